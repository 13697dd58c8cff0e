"""What `ludoteca conduct trivia` counts: questions answered rightly, and passed on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteca.kernel import Play, Step
from ludoteca.parts.conduct import Conduct, Count, Figure

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


conduct = Conduct(
    counting=counting,
    figures=(
        Figure(name="right", part="right", of="questions"),
        Figure(name="passes", part="passes", of="questions"),
    ),
    locale=Path(__file__).parent / "locale",
)
