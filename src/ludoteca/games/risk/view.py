"""The view of a seat: everything but the cards and missions of others, and the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

from msgspec import UNSET, Struct

from ludoteca.kernel import CommonFields, JsonObject, Millis, Pool, Seat, View

from .cards import WILD, bonus_territories, most_worth, sets_in, symbol, worth
from .drawing.svg import draw
from .events import Card, TerritoryId
from .holdings import counts, incomes
from .map.board import Board, Income, Owner, Territory, compile_map, load
from .map.layout import shapes_of
from .missions import Mission, all_missions, mission_of, unknown_missions
from .state import DECK, DISCARD, Phase, RiskContext, RiskState
from .victory import last_lap


class Conquest(Struct, frozen=True):
    """A conquest move that has to be made now."""

    source: TerritoryId
    target: TerritoryId
    least: int
    most: int
    advised: int
    """Suggested number of armies to move."""


class SetOfCards(Struct, frozen=True):
    """Three own cards that could be traded."""

    cards: tuple[Card, ...]
    armies: int


class RiskView(View):
    map: str
    custom_map: JsonObject
    order: tuple[Seat, ...]
    """The seats in the order of their turns."""
    turn: Seat
    lap: int
    """Number of the lap of turns, from 1; 0 in the set-up, and under version 1."""
    last_lap: int
    """The lap that the turn limit ends in, if nobody else goes out; 0 without a limit."""
    turn_limit: int
    """Turns until the map decides; 0: none."""
    teams: tuple[int, ...]
    """The team of each seat; empty where everybody plays alone."""
    pending: str
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    territories: tuple[int, ...]
    """Number of territories of each seat."""
    troops: tuple[int, ...]
    """Number of armies of each seat on the map."""
    income: tuple[Income, ...]
    """Armies that each seat would get if its turn began now."""
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
    mission: Mission | None
    """The seat's own mission; None where there are none, and for spectators."""
    missions: tuple[Mission, ...]
    """The missions of all seats, once the match is over."""
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
    lap: int
    last_lap: int
    turn_limit: int
    teams: tuple[int, ...]
    pending: str
    owner: tuple[Owner, ...]
    armies: tuple[int, ...]
    territories: tuple[int, ...]
    troops: tuple[int, ...]
    income: tuple[Income, ...]
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
    missions: tuple[Mission, ...]
    deadline: Millis | None


class OwnFields(TypedDict):
    """The fields of a view that only its seat knows: its hand and its mission."""

    hand: tuple[int, ...]
    sets: tuple[SetOfCards, ...]
    mission: Mission | None


def view(state: RiskState, seat: Seat | None, ctx: RiskContext) -> RiskView:
    return RiskView(seat=seat, **shared(state, ctx), **own(state, seat, ctx))


def shared(state: RiskState, ctx: RiskContext) -> SharedFields:
    board, options, place = ctx.board, ctx.options, state.place
    waiting = None if state.target < 0 else _waiting(state, ctx)
    held = counts(state, ctx.seats, board)
    return {
        **RiskView.common(state),
        "map": board.id,
        "custom_map": board.source,
        "order": state.order,
        "turn": state.turn,
        "lap": 0 if state.lap is UNSET else state.lap,
        "last_lap": last_lap(state, options.turn_limit),
        "turn_limit": options.turn_limit,
        "teams": ctx.teams,
        "pending": state.pending,
        "owner": state.owner,
        "armies": tuple(state.armies),
        "territories": held,
        "troops": _troops(state, ctx.seats),
        "income": incomes(state, held, board),
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
        "missions": all_missions(state, ctx) if state.over else (),
        "deadline": state.deadline,
    }


def own(state: RiskState, seat: Seat | None, ctx: RiskContext) -> OwnFields:
    if seat is None:
        return {"hand": (), "sets": (), "mission": None}
    mission = None if state.missions is UNSET else mission_of(state, seat, ctx)
    if not state.place:
        return {"hand": (), "sets": (), "mission": mission}
    hand = tuple(state.hand(seat))
    sets = tuple(_sets(state, seat, hand, ctx)) if hand else ()
    return {"hand": hand, "sets": sets, "mission": mission}


def _troops(state: RiskState, seats: int) -> tuple[int, ...]:
    by_owner = [0] * (seats + 2)  # with NEUTRAL and UNCLAIMED, which count from the end
    for owner, armies in zip(state.owner, state.armies, strict=True):
        by_owner[owner] += armies
    return tuple(by_owner[:seats])


def _waiting(state: RiskState, ctx: RiskContext) -> Conquest:
    ids, most = ctx.board.ids, state.armies[state.source] - 1
    onward = _can_attack_from(state.target, state, ctx) or not _can_attack_from(
        state.source, state, ctx
    )
    advised = most if onward else state.dice
    return Conquest(ids[state.source], ids[state.target], state.dice, most, advised)


def _can_attack_from(territory: Territory, state: RiskState, ctx: RiskContext) -> bool:
    """Whether a territory borders on one that the seat whose turn it is may attack."""
    own = ctx.team_of(state.turn)
    owners = (state.owner[near] for near in ctx.board.neighbours[territory])
    return any(owner < 0 or ctx.team_of(owner) != own for owner in owners)


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
    """The cards of others and of the deck are interchangeable for this seat; the missions of others
    may be any that are left."""
    unknown = [c for c, place in enumerate(state.place) if place not in (DISCARD, seat)]
    yield Pool.of("place", *unknown)
    yield from unknown_missions(state, seat, ctx)
