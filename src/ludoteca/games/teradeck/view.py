"""The view of a seat: the table, the discard pile and its own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from ludoteca.kernel import Pool, Seat, View, named
from ludoteca.parts.cards import DECK, DISCARD, Unplayable, held, unplayable

from .choices import why_not
from .deck import COLOURS, ID, Card, Module
from .state import EMPTY, SLOTS, STATES, TeraContext, TeraState, slot_of

ModuleState = Annotated[str, named("state")]


class Placed(Struct, frozen=True):
    """A module on the table."""

    module: Module
    state: ModuleState
    card: Card
    attached: tuple[Card, ...]


class TeraView(View):
    turn: Seat
    hand: tuple[Card, ...]
    unplayable: tuple[Unplayable, ...]
    projects: tuple[tuple[Placed, ...], ...]
    """The modules of each seat."""
    stable: tuple[int, ...]
    """Number of them without a bug; four win."""
    counts: tuple[int, ...]
    """Number of cards of each seat."""
    skips: tuple[int, ...]
    deck: int
    discard: tuple[Card, ...]
    latest: tuple[Card, ...]
    """The cards played or discarded in the last turn."""
    won: Seat
    deadline: int | None


def view(state: TeraState, seat: Seat | None, ctx: TeraContext) -> TeraView:
    hand = [] if seat is None else state.hand(seat)
    seats = range(ctx.seats)
    return TeraView.of(
        state,
        seat,
        hand=ids(hand),
        unplayable=() if seat is None or state.over else _unplayable(state, seat, hand, ctx),
        projects=tuple(project(state, other) for other in seats),
        stable=tuple(state.stable(other) for other in seats),
        counts=tuple(state.place.count(other) for other in seats),
        deck=state.place.count(DECK),
        discard=ids(held(state.place, DISCARD)),
    )


def _unplayable(
    state: TeraState, seat: Seat, hand: Sequence[int], ctx: TeraContext
) -> tuple[Unplayable, ...]:
    return unplayable(hand, ID, lambda card: why_not(state, seat, card, ctx))


def project(state: TeraState, seat: Seat) -> tuple[Placed, ...]:
    placed = []
    for colour in range(SLOTS):
        slot = slot_of(seat, colour)
        if state.slots[slot] != EMPTY:
            module, *attached = ids(state.lying_in(slot))
            where = STATES[state.slots[slot]]
            placed.append(Placed(COLOURS[colour], where, module, tuple(attached)))
    return tuple(placed)


def ids(cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple([ID[card] for card in cards])


def hidden(state: TeraState, seat: Seat | None, ctx: TeraContext) -> Iterator[Pool]:
    """The cards of other hands and of the deck are interchangeable for this seat."""
    hands = range(ctx.seats)
    unknown = [
        card
        for card, place in enumerate(state.place)
        if place == DECK or (place in hands and place != seat)
    ]
    yield Pool.of("place", *unknown)
