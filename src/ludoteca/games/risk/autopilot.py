"""The autopilot: a legal, modest move for a seat that is absent (ruling B30)."""

from __future__ import annotations

from ludoteca.kernel import Choices, Move

from .board import Board
from .fighting import MAX_DEFENCE_DICE, Defend, Occupy
from .fortifying import EndTurn
from .placing import Claim, Confirm, Place, PlaceNeutral, Trade
from .view import RiskView

ORDER = (Trade, Occupy, Claim, PlaceNeutral, Place, Confirm, EndTurn)
"""Duties first: trade when forced, move in the minimum, place evenly, then end the turn."""


def modest_move(view: RiskView, choices: Choices) -> Move:
    if Defend in choices.kinds:
        return Defend(MAX_DEFENCE_DICE)
    kind = next(kind for kind in ORDER if kind in choices.kinds and _is_a_duty(kind, view))
    if kind in (Place, PlaceNeutral):
        return kind(_weakest(view, choices), 1)
    return next(move for row in choices.rows if row.move is kind for move in row.moves())


def _is_a_duty(kind: type[Move], view: RiskView) -> bool:
    return kind is not Trade or view.pending == Trade.tag


def _weakest(view: RiskView, choices: Choices) -> str:
    """The territory with the fewest armies among those that may get some."""
    board: Board = view.board
    row = next(row for row in choices.rows if row.move in (Place, PlaceNeutral))
    weakest: str = min(row.leaves[0], key=lambda id: view.armies[board.index[id]])
    return weakest
