"""Rounds of TeraDeck: a round is one seat's turn."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import NOTHING, Choices, Due, Event, Move, Reason, RoundRules, Seat
from ludoteca.parts.cards import DISCARD, deal, draw, move_all
from ludoteca.parts.turns import deadline_after, turn_clock

from .choices import offers
from .deck import COLOURS, ID
from .events import CardsDrawn, DeckReshuffled, HandDealt, ProjectAbandoned, TurnSkipped
from .moves import Discard, Pass
from .state import (
    EMPTY,
    FIRST_SLOT,
    HAND,
    NOBODY,
    SLOTS,
    TeraContext,
    TeraState,
    slot_of,
)
from .view import TeraView


class TeraRounds(RoundRules):
    def begin(self, state: TeraState, ctx: TeraContext) -> Iterator[Event]:
        """Pass the turn; a seat that misses it only restocks (rule 4)."""
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
        """Refill the hand, unless the match is won or the seat has left."""
        seat = state.turn
        missing = HAND - state.place.count(seat)
        if not missing or state.won != NOBODY or state.out[seat]:
            return
        cards, recycled = draw(state.place, seat, missing, ctx.chance)
        if recycled:
            yield DeckReshuffled(recycled)
        if cards:
            yield CardsDrawn(seat, len(cards), tuple([ID[card] for card in cards]))

    def autopilot(self, view: TeraView, choices: Choices) -> Move:
        """Discard a card (ruling 43)."""
        return Discard(view.hand[:1]) if view.hand else Pass()

    def leave(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        """Discard hand, modules and attachments; the turn passes to the next seat."""
        modules = [c for c in range(SLOTS) if state.slots[slot_of(seat, c)] != EMPTY]
        move_all(state.place, seat, DISCARD)
        for colour in modules:
            slot = slot_of(seat, colour)
            move_all(state.place, FIRST_SLOT + slot, DISCARD)
            state.slots[slot] = EMPTY
        state.skips[seat] = 0
        yield ProjectAbandoned(seat, tuple(COLOURS[colour] for colour in modules))
        if seat == state.turn:
            state.ended = "left"
