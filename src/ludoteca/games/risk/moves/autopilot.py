"""The autopilot: a legal, modest move for an absent seat (ruling B30)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Choices, Move, Row

from ..cards import WILD, symbol, worth
from ..dice import MAX_DEFENCE_DICE
from ..view import RiskView
from .attacking import Defend, Occupy
from .fortifying import EndTurn
from .placing import Claim, Confirm, Place, PlaceNeutral, Trade

ORDER = (Trade, Occupy, Claim, PlaceNeutral, Place, Confirm, EndTurn)
"""Duties first: trade when forced, move in the minimum, place evenly, then end the turn."""


def modest_move(view: RiskView, choices: Choices) -> Move:
    if Defend in choices.kinds:
        return Defend(MAX_DEFENCE_DICE)
    kind = next(kind for kind in ORDER if kind in choices.kinds and _is_a_duty(kind, view))
    rows = [row for row in choices.rows if row.move is kind]
    if kind is Trade:
        return _best_trade(rows, view)
    if kind in (Place, PlaceNeutral):
        return kind(_weakest(rows[0].domains[0], view), 1)
    return next(rows[0].moves())


def _is_a_duty(kind: type[Move], view: RiskView) -> bool:
    return kind is not Trade or view.pending == Trade.tag


def _best_trade(rows: Sequence[Row], view: RiskView) -> Move:
    """The set that is worth most; among equals one with a bonus, then one without wild cards."""
    board = view.board

    def merit(trade: Trade) -> tuple[int, bool, int]:
        wild = sum(symbol(card, board) == WILD for card in trade.cards)
        return worth(trade.cards, view.trades, board, view), bool(trade.bonus), -wild

    trades = (move for row in rows for move in row.moves() if isinstance(move, Trade))
    return max(trades, key=merit)


def _weakest(ids: Sequence[str], view: RiskView) -> str:
    """The territory with the fewest armies."""
    index = view.board.index
    return min(ids, key=lambda id: view.armies[index[id]])
