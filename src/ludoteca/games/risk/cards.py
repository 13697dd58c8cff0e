"""Cards: sets and their worth, drawing, and forced trades (rules A9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Protocol

from ludoteca.kernel import Event, Seat

from .events import CardDrawn, CardUnavailable, DeckReshuffled
from .map.board import Board
from .state import DECK, DISCARD, Phase, RiskContext, RiskState

WILD = -1
LADDER, BEYOND = (4, 6, 8, 10, 12, 15), 5
"""Armies for the first sets traded, and the increase for every further one."""
THREE_OF_A_KIND, ONE_OF_EACH = (4, 6, 8), 10
"""Armies for a set without escalation."""
ENOUGH, TOO_MANY_AFTER_ELIMINATION = 4, 6
TERRITORY_BONUS = 2

Cards = tuple[int, int, int]


class Valuing(Protocol):
    """The rule by which sets are valued, as the options and a view know it."""

    @property
    def trade_values(self) -> str: ...


def symbol(card: int, board: Board) -> int:
    """The symbol of a card, or WILD."""
    return board.symbols[card] if card < len(board.symbols) else WILD


def is_set(cards: Sequence[int], board: Board) -> bool:
    """Three equal, one of each, or any with a wild card."""
    symbols = {symbol(card, board) for card in cards}
    return WILD in symbols or len(symbols) != 2


def sets_in(hand: Sequence[int], board: Board) -> list[Cards]:
    return [cards for cards in combinations(hand, 3) if is_set(cards, board)]


def worth(cards: Sequence[int], trades: int, board: Board, rule: Valuing) -> int:
    """Armies for a set after this many trades by all seats."""
    if rule.trade_values == "escalating":
        return most_worth(trades, rule)
    plain = [kind for card in cards if (kind := symbol(card, board)) != WILD]
    differ = len(plain) < 2 or len(set(plain)) > 1
    return ONE_OF_EACH if differ else THREE_OF_A_KIND[plain[0]]


def most_worth(trades: int, rule: Valuing) -> int:
    """Armies for the best possible set after this many trades."""
    if rule.trade_values == "fixed":
        return ONE_OF_EACH
    last = len(LADDER) - 1
    return LADDER[min(trades, last)] + BEYOND * max(0, trades - last)


def bonus_territories(cards: Sequence[int], state: RiskState, seat: Seat) -> list[int]:
    """Territories on the cards that belong to the seat."""
    return [card for card in cards if card < len(state.owner) and state.owner[card] == seat]


def must_trade(state: RiskState, seat: Seat) -> bool:
    """More than four cards force a trade in the reinforcement phase, and after an elimination
    that brought six or more (rulings B10, B11)."""
    forced = state.phase == Phase.REINFORCE or state.must_trade_down
    return forced and state.place.count(seat) > ENOUGH


def draw(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
    """Draw the card for a conquest; an empty deck is reshuffled first."""
    deck = [card for card, place in enumerate(state.place) if place == DECK]
    if not deck:
        deck = [card for card, place in enumerate(state.place) if place == DISCARD]
        for card in deck:
            state.place[card] = DECK
        if deck:
            yield DeckReshuffled(len(deck))
    if not deck:
        yield CardUnavailable(seat)
        return
    card = ctx.chance.choice(deck)
    state.place[card] = seat
    yield CardDrawn(seat, card)
