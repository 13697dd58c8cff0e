"""The view of a seat: everything but the cards of others and those in the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

from msgspec import Struct

from ludoteca.kernel import CommonFields, JsonObject, Millis, Pool, Seat, View

from .cards import WILD, bonus_territories, most_worth, sets_in, symbol, worth
from .drawing.svg import draw
from .events import Card, TerritoryId
from .map.board import Board, Owner, compile_map, load
from .map.layout import shapes_of
from .state import DECK, DISCARD, Phase, RiskContext, RiskState


class Conquest(Struct, frozen=True):
    """A conquest move that has to be made now."""

    source: TerritoryId
    target: TerritoryId
    least: int
    most: int


class SetOfCards(Struct, frozen=True):
    """Three own cards that could be traded."""

    cards: tuple[Card, ...]
    armies: int


class RiskView(View):
    map: str
    custom_map: JsonObject
    order: tuple[Seat, ...]
    turn: Seat
    pending: str
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    territories: tuple[int, ...]
    """Number of territories of each seat."""
    troops: tuple[int, ...]
    """Number of armies of each seat on the map."""
    pool: tuple[int, ...]
    to_place: int
    neutral_to_place: int
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    """Number of cards of each seat."""
    deck: int
    discard: tuple[int, ...]
    trades: int
    trade_values: str
    next_set: int
    """Most armies for the next set traded."""
    conquered: bool
    bonus_taken: bool
    conquest: Conquest | None
    declared: Conquest | None
    """An attack that waits for its defender; `least` is the number of dice."""
    sets: tuple[SetOfCards, ...]
    """The sets in the seat's hand, the best first."""
    deadline: int | None

    @property
    def board(self) -> Board:
        return compile_map(self.custom_map) if self.custom_map else load(self.map)

    def _repr_svg_(self) -> str:
        """The position as a picture, shown by notebooks."""
        board = self.board
        return draw(board, shapes_of(board), self.owner, self.armies)


class SharedFields(CommonFields):
    """The fields of a view that are the same for everybody."""

    map: str
    custom_map: JsonObject
    order: tuple[Seat, ...]
    turn: Seat
    pending: str
    owner: tuple[Owner, ...]
    armies: tuple[int, ...]
    territories: tuple[int, ...]
    troops: tuple[int, ...]
    pool: tuple[int, ...]
    to_place: int
    neutral_to_place: int
    cards: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    trades: int
    trade_values: str
    next_set: int
    conquered: bool
    bonus_taken: bool
    conquest: Conquest | None
    declared: Conquest | None
    deadline: Millis | None


class OwnFields(TypedDict):
    """The fields of a view that only its seat knows: its hand."""

    hand: tuple[int, ...]
    sets: tuple[SetOfCards, ...]


def view(state: RiskState, seat: Seat | None, ctx: RiskContext) -> RiskView:
    return RiskView(seat=seat, **shared(state, ctx), **own(state, seat, ctx))


def shared(state: RiskState, ctx: RiskContext) -> SharedFields:
    board, options, place = ctx.board, ctx.options, state.place
    waiting = None if state.target < 0 else _waiting(state, board)
    return {
        **RiskView.common(state),
        "map": board.id,
        "custom_map": options.custom_map,
        "order": state.order,
        "turn": state.turn,
        "pending": state.pending,
        "owner": state.owner,
        "armies": tuple(state.armies),
        "territories": tuple(map(state.owner.count, range(ctx.seats))),
        "troops": _troops(state, ctx.seats),
        "pool": state.pool,
        "to_place": state.to_place,
        "neutral_to_place": state.neutral_to_place,
        "cards": tuple(map(place.count, range(ctx.seats))),
        "deck": place.count(DECK),
        "discard": tuple(state.hand(DISCARD)) if place else (),
        "trades": state.trades,
        "trade_values": options.trade_values,
        "next_set": most_worth(state.trades, options) if place else 0,
        "conquered": state.conquered,
        "bonus_taken": state.bonus_taken,
        "conquest": waiting if state.phase == Phase.ATTACK else None,
        "declared": waiting if state.phase == Phase.DEFEND else None,
        "deadline": state.deadline,
    }


def own(state: RiskState, seat: Seat | None, ctx: RiskContext) -> OwnFields:
    if seat is None or not state.place:
        return {"hand": (), "sets": ()}
    hand = tuple(state.hand(seat))
    return {"hand": hand, "sets": tuple(_sets(state, seat, hand, ctx)) if hand else ()}


def _troops(state: RiskState, seats: int) -> tuple[int, ...]:
    by_owner = [0] * (seats + 2)  # with NEUTRAL and UNCLAIMED, which count from the end
    for owner, armies in zip(state.owner, state.armies, strict=True):
        by_owner[owner] += armies
    return tuple(by_owner[:seats])


def _waiting(state: RiskState, board: Board) -> Conquest:
    ids, most = board.ids, state.armies[state.source] - 1
    return Conquest(ids[state.source], ids[state.target], state.dice, most)


def _sets(
    state: RiskState, seat: Seat, hand: Sequence[int], ctx: RiskContext
) -> Iterator[SetOfCards]:
    """By worth; among equals those with extra armies first, then those without wild cards."""
    board = ctx.board

    def merit(cards: tuple[int, ...]) -> tuple[int, int, int]:
        wild = sum(symbol(card, board) == WILD for card in cards)
        extra = bool(bonus_territories(cards, state, seat))
        return worth(cards, state.trades, board, ctx.options), extra, -wild

    for cards in sorted(sets_in(hand, board), key=merit, reverse=True):
        yield SetOfCards(cards, merit(cards)[0])


def hidden(state: RiskState, seat: Seat | None, ctx: RiskContext) -> Iterator[Pool]:
    """The cards of others and of the deck are interchangeable for this seat."""
    unknown = [c for c, place in enumerate(state.place) if place not in (DISCARD, seat)]
    yield Pool.of("place", *unknown)
