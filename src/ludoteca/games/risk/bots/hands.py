"""Hands of cards: the set to trade, and the chance that a rival has one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from ludoteca.kernel import Row

from ..cards import WILD, symbol, worth
from ..map.board import SYMBOLS
from ..moves import Trade
from ..state import WILD_CARDS
from .outlook import Outlook


def best_trade(trades: Sequence[Row], seen: Outlook) -> Trade:
    """The set that is worth most; among equals the one with the fewest wild cards, then one whose
    bonus goes to a territory that needs it."""

    def key(trade: Trade) -> tuple[int, int, int]:
        wild = sum(symbol(card, seen.board) == WILD for card in trade.cards)
        need = 1 + seen.threat(seen.board.index[trade.bonus]) if trade.bonus else 0
        return worth(trade.cards, seen.view.trades, seen.board, seen.view), -wild, need

    rows = [(row.domains[0], row.domains[1]) for row in trades]
    return max((Trade(cards, bonus) for cards, ids in rows for bonus in ids), key=key)


def unseen(seen: Outlook) -> tuple[int, ...]:
    """Numbers of unknown cards: of each symbol, then wild ones."""
    board = seen.board
    counts = [board.symbols.count(kind) for kind in range(len(SYMBOLS))] + [WILD_CARDS]
    for card in (*seen.view.hand, *seen.view.discard):
        counts[symbol(card, board)] -= 1
    return tuple(counts)


@lru_cache(maxsize=4096)
def chance_of_set(cards: int, unseen: tuple[int, ...]) -> float:
    """The chance that this many unknown cards hold a set. Cards without a set have no wild card
    among them, and at most two of each of two symbols."""
    if cards < 3:
        return 0.0
    if cards > 4:
        return 1.0
    without = 0
    for one, other in combinations(unseen[:-1], 2):
        if cards == 3:
            without += comb(one, 2) * other + one * comb(other, 2)
        else:
            without += comb(one, 2) * comb(other, 2)
    return 1 - without / comb(sum(unseen), cards)
