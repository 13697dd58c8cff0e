"""Rounds of TeraDeck: a round is one seat's turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from ludoteca.kernel import (
    NOTHING,
    Choices,
    Due,
    Event,
    Move,
    Ranking,
    Reason,
    RoundRules,
    Seat,
    rank,
    replaced,
)
from ludoteca.parts.cards import DISCARD, deal, draw, move_all
from ludoteca.parts.turns import deadline_after, turn_clock

from .choices import offers
from .deck import COLOURS, ID
from .events import (
    CardsDrawn,
    DeckReshuffled,
    HandDealt,
    ProjectAbandoned,
    ProjectDelivered,
    TurnSkipped,
)
from .moves import Discard, Pass
from .state import (
    BUGGED,
    EMPTY,
    FIRST_SLOT,
    HAND,
    NOBODY,
    PAID,
    SLOTS,
    STABILISED,
    STABLE_TO_WIN,
    TeraContext,
    TeraState,
    slot_of,
)
from .view import TeraView


class TeraRounds(RoundRules):
    def begin(self, state: TeraState, ctx: TeraContext) -> Iterator[Event]:
        """Pass the turn; a seat that misses it only restocks (rule 4). Where the match goes on with
        a finished project, that is delivered first (rule 8)."""
        if state.won != NOBODY:
            yield from deliver(state, ctx)
        if state.round == 1:
            deal(state.place, range(ctx.seats), HAND, ctx.chance)
            for seat in range(ctx.seats):
                yield HandDealt(seat, tuple(ID[card] for card in state.hand(seat)))
            state.turn = state.first
        else:
            state.turn = state.seat_after(state.turn)
        state.ended = ""
        state.deadline = deadline_after(ctx.at, ctx.options.turn_seconds)
        if state.skips[state.turn]:
            state.skips[state.turn] -= 1
            state.ended = "skipped"
            yield TurnSkipped(state.turn)

    def to_act(self, state: TeraState, ctx: TeraContext) -> tuple[Seat]:
        return (state.turn,)

    def choices(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Choices:
        return offers(state, seat, ctx) if seat == state.turn else NOTHING

    def due(self, state: TeraState, ctx: TeraContext) -> Due | None:
        return turn_clock(state.deadline)

    def is_over(self, state: TeraState, ctx: TeraContext) -> Reason | None:
        return state.ended or None

    def end(self, state: TeraState, ctx: TeraContext) -> Iterator[Event]:
        """Refill the hand, unless a project is finished or the seat has left."""
        if state.won == NOBODY:
            yield from restock(state, state.turn, ctx)

    def winner(self, state: TeraState, ctx: TeraContext) -> Seat | None:
        return None if ctx.version < PAID or state.won == NOBODY else state.won

    def points(self, state: TeraState, ctx: TeraContext) -> list[int]:
        """The score of a seat is the number of its stable modules, with those delivered."""
        if ctx.version < PAID:
            return [0] * ctx.seats
        return [state.worth(seat) - state.scores[seat] for seat in range(ctx.seats)]

    def ranking(self, state: TeraState, ctx: TeraContext) -> Ranking:
        """By points, then a finished project, stable modules, stabilised ones, all of them, fewer
        bugs (ruling 35); seats that left come last."""
        seats = range(ctx.seats)
        return rank([(not state.out[s], state.scores[s], *merits(state, s)) for s in seats])

    def autopilot(self, view: TeraView, choices: Choices) -> Move:
        """Discard a card (ruling 43)."""
        return Discard(view.hand[:1]) if view.hand else Pass()

    def leave(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        """Discard hand, modules and attachments; the turn passes to the next seat."""
        move_all(state.place, seat, DISCARD)
        state.skips[seat] = 0
        yield ProjectAbandoned(seat, clear_project(state, seat))
        if seat == state.turn:
            state.ended = "left"


def restock(state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
    """Refill the hand of a seat that is in."""
    missing = HAND - state.place.count(seat)
    if not missing or state.out[seat]:
        return
    cards, recycled = draw(state.place, seat, missing, ctx.chance)
    if recycled:
        yield DeckReshuffled(recycled)
    if cards:
        yield CardsDrawn(seat, len(cards), tuple([ID[card] for card in cards]))


def deliver(state: TeraState, ctx: TeraContext) -> Iterator[Event]:
    """Every finished project leaves the table; the seat that had the turn restocks."""
    if state.delivered is UNSET:  # a position of version 1
        state.delivered = (0,) * ctx.seats
    for seat in range(ctx.seats):
        if state.stable(seat) >= STABLE_TO_WIN:
            state.delivered = replaced(state.delivered, seat, state.delivered[seat] + 1)
            yield ProjectDelivered(seat, clear_project(state, seat))
    state.won = NOBODY
    yield from restock(state, state.turn, ctx)


def clear_project(state: TeraState, seat: Seat) -> tuple[str, ...]:
    """Discard the modules of a seat with their attachments."""
    modules = [colour for colour in range(SLOTS) if state.slots[slot_of(seat, colour)] != EMPTY]
    for colour in modules:
        slot = slot_of(seat, colour)
        move_all(state.place, FIRST_SLOT + slot, DISCARD)
        state.slots[slot] = EMPTY
    return tuple(COLOURS[colour] for colour in modules)


def merits(state: TeraState, seat: Seat) -> tuple[int, ...]:
    """What parts seats with as many points."""
    project = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    stabilised, bugs = project.count(STABILISED), project.count(BUGGED)
    total = SLOTS - project.count(EMPTY)
    return state.won == seat, state.stable(seat), stabilised, total, -bugs
