"""What a seat may know: everything but the cards of others and the order of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Pool, Seat, View

from .board import Board, compile_map, load
from .cards import WILD, bonus_territories, most_worth, sets_in, symbol, worth
from .draw import draw
from .events import Card, TerritoryId
from .layout import shapes_of
from .odds import win
from .realm import realm_of
from .state import DECK, DISCARD, Phase, RiskContext, RiskState

ODDS_UP_TO = 100
"""Battles larger than this are not worked out for a view."""


class Conquest(Struct, frozen=True):
    """A conquest move that has to be made now."""

    source: TerritoryId
    target: TerritoryId
    least: int
    most: int


class Chances(Struct, frozen=True):
    """How an attack until the end would come out."""

    source: TerritoryId
    target: TerritoryId
    win: float


class SetOfCards(Struct, frozen=True):
    """Three cards of one's own that could be traded."""

    cards: tuple[Card, ...]
    armies: int


class RiskView(View):
    map: str
    custom_map: dict[str, Any]
    order: tuple[Seat, ...]
    turn: Seat
    pending: str
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    territories: tuple[int, ...]
    """How many each seat holds."""
    troops: tuple[int, ...]
    """How many armies each seat has on the map."""
    pool: tuple[int, ...]
    to_place: int
    neutral_to_place: int
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    discard: tuple[int, ...]
    trades: int
    trade_values: str
    next_set: int
    """What the next set traded is worth at most."""
    conquered: bool
    bonus_taken: bool
    conquest: Conquest | None
    declared: Conquest | None
    """An attack that waits for its defender; `least` is the number of dice."""
    odds: tuple[Chances, ...]
    sets: tuple[SetOfCards, ...]
    """The sets in the seat's hand, the best first."""
    deadline: int | None

    @property
    def board(self) -> Board:
        return compile_map(self.custom_map) if self.custom_map else load(self.map)

    def _repr_svg_(self) -> str:
        """The position as a picture, where a notebook shows it."""
        board = self.board
        return draw(board, shapes_of(board), self.owner, self.armies)


def own(state: RiskState, seat: Seat | None, ctx: RiskContext) -> dict[str, Any]:
    """What a seat knows and sees before the others."""
    if seat is None or (seat != state.turn and not state.place):
        return {"hand": (), "odds": (), "sets": ()}
    hand = state.hand(seat) if state.place else ()
    return {
        "hand": tuple(hand),
        "odds": _odds(state, seat, ctx) if seat == state.turn else (),
        "sets": tuple(_sets(state, seat, hand, ctx)) if hand else (),
    }


def view(state: RiskState, seat: Seat | None, ctx: RiskContext) -> RiskView:
    waiting, board = _waiting(state, ctx), ctx.board
    held = [realm_of(each, state, board).held for each in range(ctx.seats)]
    armies_on = state.armies.__getitem__
    return RiskView.of(
        state,
        seat,
        map=board.id,
        custom_map=ctx.options.custom_map,
        territories=tuple(map(len, held)),
        troops=tuple([sum(map(armies_on, lands)) for lands in held]),
        cards=tuple(map(state.place.count, range(ctx.seats))),
        deck=state.place.count(DECK),
        discard=tuple(state.hand(DISCARD)),
        trade_values=ctx.options.trade_values,
        next_set=most_worth(state.trades, ctx.options) if state.place else 0,
        conquest=waiting if state.phase == Phase.ATTACK else None,
        declared=waiting if state.phase == Phase.DEFEND else None,
        **own(state, seat, ctx),
    )


def _waiting(state: RiskState, ctx: RiskContext) -> Conquest | None:
    if state.target < 0:
        return None
    ids, most = ctx.board.ids, state.armies[state.source] - 1
    return Conquest(ids[state.source], ids[state.target], state.dice, most)


@cache
def _win(attackers: int, defenders: int) -> float:
    return round(win(attackers, defenders), 4)


def _odds(state: RiskState, seat: Seat, ctx: RiskContext) -> tuple[Chances, ...]:
    """The odds of every attack the seat could begin now."""
    if state.phase != Phase.ATTACK or state.pending:
        return ()
    board, owner, armies = ctx.board, state.owner, state.armies
    ids, neighbours = board.ids, board.neighbours
    return tuple(
        [
            Chances(ids[source], ids[target], _win(armies[source] - 1, armies[target]))
            for source in realm_of(seat, state, board).fronts
            if 1 < armies[source] <= ODDS_UP_TO + 1
            for target in neighbours[source]
            if owner[target] != seat and armies[target] <= ODDS_UP_TO
        ]
    )


def _sets(
    state: RiskState, seat: Seat, hand: Sequence[int], ctx: RiskContext
) -> Iterator[SetOfCards]:
    """Worth most first; of equal ones those that bring extra armies, and spare wild cards."""
    board = ctx.board

    def merit(cards: tuple[int, ...]) -> tuple[int, int, int]:
        wild = sum(symbol(card, board) == WILD for card in cards)
        extra = bool(bonus_territories(cards, state, seat))
        return worth(cards, state.trades, board, ctx.options), extra, -wild

    for cards in sorted(sets_in(hand, board), key=merit, reverse=True):
        yield SetOfCards(cards, merit(cards)[0])


def hidden(state: RiskState, seat: Seat | None, ctx: RiskContext) -> Iterator[Pool]:
    """The cards of others and those of the deck could be any of each other."""
    unknown = [c for c, place in enumerate(state.place) if place not in (DISCARD, seat)]
    yield Pool.of("place", *unknown)
