"""The counts of a step, by seat."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Play, Step
from ludoteca.parts.conduct import Count

from ..moves import Pass
from ..state import TriviaContext, TriviaState


def counting(before: TriviaState, step: Step[TriviaState], ctx: TriviaContext) -> Iterator[Count]:
    given, now = step.input, step.state
    if isinstance(given, Play):
        yield Count(given.seat, "passes", isinstance(given.move, Pass))
    for seat, (right, sooner) in enumerate(zip(now.correct, before.correct, strict=True)):
        yield Count(seat, "right", right - sooner)
    if now.finished != before.finished:
        for seat in before.seats_in:
            yield Count(seat, "questions", now.finished - before.finished)
