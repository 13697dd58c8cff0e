"""Invariants of every position of UNO."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.parts.cards import DISCARD, NO_CARD

from .deck import CARDS
from .state import NOBODY, Phase, UnoContext, UnoState


def invariants(state: UnoState, ctx: UnoContext) -> Iterator[str]:
    if len(state.place) != CARDS or not all(DISCARD <= p < ctx.seats for p in state.place):
        yield f"the {CARDS} cards are in {state.place}"
    if state.counts != [state.place.count(seat) for seat in range(ctx.seats)]:
        yield f"the hands are not of the sizes {state.counts}"
    if state.place[state.top] != DISCARD:
        yield "the card on top is not on the pile"
    for seat, out in enumerate(state.out):
        if out and seat in state.place:
            yield f"seat {seat} is out and holds cards"
    if state.ended or state.over:
        return
    if state.out[state.turn]:
        yield f"it is the turn of seat {state.turn}, which is out"
    if any(not size and not out for size, out in zip(state.counts, state.out, strict=True)):
        yield "a hand is empty and the hand goes on"
    if (state.fresh != NO_CARD) != (state.phase == Phase.DRAWN):
        yield f"the card just drawn is {state.fresh} in the phase {state.phase}"
    if state.fresh != NO_CARD and state.place[state.fresh] != state.turn:
        yield "the card just drawn is in another hand"
    if (state.penalty > 0) != (state.phase == Phase.PENALTY):
        yield f"a penalty of {state.penalty} in the phase {state.phase}"
    if state.window is not None and state.uncalled == NOBODY:
        yield "the turn waits for a catch, and nobody forgot to call"
