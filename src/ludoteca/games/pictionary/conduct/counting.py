"""The counts of a step, by seat."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Play, Step
from ludoteca.parts.conduct import Count

from ..events import GuessedRight
from ..moves import Guess
from ..state import PictionaryContext, PictionaryState, asked_to_guess

MINUTE = 60_000


def counting(
    before: PictionaryState, step: Step[PictionaryState], ctx: PictionaryContext
) -> Iterator[Count]:
    given = step.input
    if before.strokes:
        for seat in asked_to_guess(before, ctx):
            if seat not in before.right:
                yield Count(seat, "guessing", step.state.at - before.at)
    if isinstance(given, Play) and isinstance(given.move, Guess):
        yield Count(given.seat, "guesses")
        yield Count(given.seat, "guess_minutes", MINUTE)
    for event in step.events:
        if isinstance(event, GuessedRight):
            yield Count(event.seat, "right")
