"""Invariants of every position of Pictionary."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from .hints import fits
from .moves.drawing import MOST_PACKETS
from .state import GUESSES_KEPT, PictionaryContext, PictionaryState, word_of


def invariants(state: PictionaryState, ctx: PictionaryContext) -> Iterator[str]:
    if len(state.strokes) != len(state.pens):
        yield "a stroke without a pen, or a pen without a stroke"
    if not len(state.strokes) <= state.packets <= MOST_PACKETS:
        yield f"{len(state.strokes)} strokes of {state.packets} packets"
    if state.drawer in state.right or len(set(state.right)) < len(state.right):
        yield f"the word is guessed by {state.right}"
    if state.is_choosing and (state.strokes or state.word >= 0 or state.right):
        yield "somebody draws or guesses before there is a word"
    if not state.is_choosing and not fits(word_of(state, ctx).text, state.mask):
        yield f"{state.mask!r} does not fit the word"
    if state.guessed is not UNSET and not state.guessed <= sum(state.turns):
        yield f"{state.guessed} words guessed in {sum(state.turns)} drawings"
    if len(state.guesses) > GUESSES_KEPT:
        yield "more guesses are kept than should be"
    if sorted(state.order) != list(range(ctx.seats)):
        yield f"the order is {state.order}"
    if any(state.locked[seat] for seat in state.right):
        yield "somebody is right and wrong"
