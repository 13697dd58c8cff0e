"""A new word for the drawer: an unused one, as long as there are any, or one of a few to choose."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Row, Seat

from ..events import WordGiven, WordsOffered
from ..hints import blank
from ..state import PictionaryContext, PictionaryState, offered_words, word_of

OFFERED = 3


class ChooseWord(Move):
    """Choose the word to draw, of those on offer."""

    word: str

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not state.is_choosing:
            raise Rejected("no_choice")
        if self.word not in texts(state, ctx):
            raise Rejected("not_offered")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        yield from choose(state, texts(state, ctx).index(self.word), ctx)


def texts(state: PictionaryState, ctx: PictionaryContext) -> list[str]:
    return [word.text for word in offered_words(state, ctx)]


def word_choices(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Row]:
    if state.is_choosing:
        yield ChooseWord.where(word=texts(state, ctx))


def offer_words(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
    """A few words to choose from; where only one is left, that one."""
    left = _unused(state, ctx)
    state.word, state.theme, state.mask, state.hints = -1, "", "", 0
    state.offered = ctx.chance.sample(left, min(OFFERED, len(left)))
    if len(state.offered) == 1:
        yield from choose(state, 0, ctx)
    else:
        yield WordsOffered(state.drawer, tuple(texts(state, ctx)))


def choose(state: PictionaryState, at: int, ctx: PictionaryContext) -> Iterator[Event]:
    """The time to draw runs from here."""
    assert isinstance(state.offered, list)
    number, state.offered = state.offered[at], []
    state.began = ctx.at
    yield from _give(state, number, ctx)


def give_word(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Event]:
    yield from _give(state, ctx.chance.choice(_unused(state, ctx)), ctx)


def _unused(state: PictionaryState, ctx: PictionaryContext) -> list[int]:
    if state.word >= 0:
        state.used.append(state.word)
    every = range(len(ctx.board.words))
    if len(state.used) >= len(every):
        state.used = state.used[-1:]  # all are used: start over, but without the last one
    return [word for word in every if word not in state.used]


def _give(state: PictionaryState, number: int, ctx: PictionaryContext) -> Iterator[Event]:
    state.word = number
    word = word_of(state, ctx)
    state.theme = word.theme
    state.mask = "" if ctx.options.hints == "none" else blank(word.text)
    state.hints = 0
    yield WordGiven(state.drawer, word.text, state.theme or None, state.mask)
