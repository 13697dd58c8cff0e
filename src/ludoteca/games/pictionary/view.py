"""The view of a seat: drawing and guesses; the word only for the drawer and right guessers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Self

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ludoteca.kernel import Millis, Pool, Seat, View

from .hints import fits
from .state import (
    PAPER,
    Pen,
    PictionaryContext,
    PictionaryState,
    Stroke,
    Theme,
    Together,
    WrongGuess,
    asked_to_guess,
    ends_at,
    offered_words,
    word_of,
)

SOME_GUESSES = ("?", "??")
"""Stand-ins for a held guess of another seat."""
NEAR_TIMES = range(3)


class PictionaryView(View):
    language: str
    difficulty: str
    paper: int
    order: tuple[Seat, ...]
    """The seats in the order in which they draw."""
    drawer: Seat
    word: str
    """Empty for a seat that may not know it."""
    theme: Theme | None
    """None for a host's own words."""
    mask: str
    offered: tuple[str, ...]
    """Words of which this seat chooses one."""
    is_choosing: bool
    """Whether the drawer still chooses a word."""
    strokes: tuple[Stroke, ...]
    pens: tuple[Pen, ...]
    """One for each stroke."""
    right: tuple[Seat, ...]
    guesses: tuple[WrongGuess, ...]
    near: int
    """Number of nearly right guesses of this seat."""
    held: str
    """A guess of this seat that is held for a moment."""
    asked: tuple[Seat, ...]
    """Seats that may guess."""
    claims: tuple[Seat, ...]
    locked: tuple[bool, ...]
    turns: tuple[int, ...]
    at: Millis
    """Time of the last step, in match time."""
    ends_at: Millis
    """End of the time to choose or to draw, in match time; hints and verdicts may be due before."""
    together: Together | UnsetType = UNSET
    """What two players have done together; absent where more play."""

    def without_words_of(self, seats: Collection[Seat]) -> Self:
        heard = tuple(guess for guess in self.guesses if guess.seat not in seats)
        return replace(self, guesses=heard)


def view(state: PictionaryState, seat: Seat | None, ctx: PictionaryContext) -> PictionaryView:
    offered = offered_words(state, ctx)
    return PictionaryView.of(
        state,
        seat,
        language=ctx.options.language,
        difficulty=ctx.options.difficulty,
        paper=PAPER,
        theme=state.theme or None,
        word=word_of(state, ctx).text if state.knows_word(seat) else "",
        offered=tuple(word.text for word in offered) if seat == state.drawer else (),
        is_choosing=state.is_choosing,
        near=0 if seat is None else state.near[seat],
        held="" if seat is None else state.waiting[seat],
        asked=tuple(asked_to_guess(state, ctx)),
        ends_at=ends_at(state, ctx),
    )


def hidden(state: PictionaryState, seat: Seat | None, ctx: PictionaryContext) -> Iterator[Pool]:
    """The word could be any of its theme that fits the hints, words on offer any. Nearly right
    guesses and held guesses of other seats are hidden too."""
    others = [other for other in range(ctx.seats) if other != seat]
    yield Pool.among([("near", other) for other in others], NEAR_TIMES)
    held = [("waiting", other) for other in others if state.waiting[other]]
    yield Pool.among(held, SOME_GUESSES)
    if state.is_choosing and state.offered is not UNSET and seat != state.drawer:
        yield _offered(len(state.offered), range(len(ctx.board.words)))
    elif not state.is_choosing and not state.knows_word(seat):
        yield Pool.among([("word",)], possible_words(state, ctx))


def _offered(count: int, words: range) -> Pool:
    slots = tuple(("offered", at) for at in range(count))
    return Pool(slots, lambda chance: chance.sample(words, count))


def possible_words(state: PictionaryState, ctx: PictionaryContext) -> list[int]:
    return [
        number
        for number, word in enumerate(ctx.board.words)
        if word.theme == state.theme and fits(word.text, state.mask)
    ]
