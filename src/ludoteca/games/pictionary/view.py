"""What a seat may know: the drawing and the guesses; the word only who draws or has guessed it."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Millis, Pool, Seat, View

from .hints import fits
from .state import (
    PAPER,
    Pen,
    PictionaryContext,
    PictionaryState,
    Said,
    Stroke,
    Theme,
    asked_to_guess,
    ends_at,
    word_of,
)

SOME_GUESSES = ("?", "??")
"""What stands for a guess that somebody else has typed and nobody has heard."""
NEAR_TIMES = range(3)


class PictionaryView(View):
    language: str
    difficulty: str
    paper: int
    order: tuple[Seat, ...]
    """Who draws after whom."""
    drawer: Seat
    word: str
    """Empty for who may not know it."""
    theme: Theme | None
    """None for a host's own words."""
    mask: str
    strokes: tuple[Stroke, ...]
    pens: tuple[Pen, ...]
    """One for each stroke."""
    right: tuple[Seat, ...]
    guesses: tuple[Said, ...]
    near: int
    """How often this seat was nearly right."""
    held: str
    """A guess of this seat that is heard in a moment."""
    asked: tuple[Seat, ...]
    """Who may guess."""
    claims: tuple[Seat, ...]
    locked: tuple[bool, ...]
    turns: tuple[int, ...]
    ends_at: Millis
    """When time is up, in match time; hints and verdicts may be due before."""


def view(state: PictionaryState, seat: Seat | None, ctx: PictionaryContext) -> PictionaryView:
    return PictionaryView.of(
        state,
        seat,
        language=ctx.options.language,
        difficulty=ctx.options.difficulty,
        paper=PAPER,
        theme=state.theme or None,
        word=word_of(state, ctx).text if state.knows_word(seat) else "",
        near=0 if seat is None else state.near[seat],
        held="" if seat is None else state.waiting[seat],
        asked=tuple(asked_to_guess(state, ctx)),
        ends_at=ends_at(state, ctx),
    )


def hidden(state: PictionaryState, seat: Seat | None, ctx: PictionaryContext) -> Iterator[Pool]:
    """The word: it could be any of its theme that fits the hints. Who was nearly right, and what
    others have typed too soon, is their own business."""
    others = [other for other in range(ctx.seats) if other != seat]
    yield Pool.among([("near", other) for other in others], NEAR_TIMES)
    held = [("waiting", other) for other in others if state.waiting[other]]
    yield Pool.among(held, SOME_GUESSES)
    if not state.knows_word(seat):
        yield Pool.among([("word",)], possible_words(state, ctx))


def possible_words(state: PictionaryState, ctx: PictionaryContext) -> list[int]:
    return [
        number
        for number, word in enumerate(ctx.board.words)
        if word.theme == state.theme and fits(word.text, state.mask)
    ]
