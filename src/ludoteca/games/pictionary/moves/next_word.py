"""A new word for the drawer: an unused one, as long as there are any."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event

from ..events import WordGiven
from ..hints import blank
from ..state import PictionaryContext, PictionaryState, word_of


def give_word(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
    if state.word >= 0:
        state.used.append(state.word)
    every = range(len(ctx.board.words))
    if len(state.used) >= len(every):
        state.used = state.used[-1:]  # all are used: start over, but without the last one
    state.word = ctx.chance.choice([word for word in every if word not in state.used])
    word = word_of(state, ctx)
    state.theme = word.theme
    state.mask = "" if ctx.options.hints == "none" else blank(word.text)
    state.hints = 0
    yield WordGiven(state.drawer, word.text, state.theme or None, state.mask)
