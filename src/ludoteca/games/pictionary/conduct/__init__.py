"""What `ludoteca conduct pictionary` counts: guesses, and the time there was for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteca.kernel import Play, Step
from ludoteca.parts.conduct import Conduct, Count, Figure

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


conduct = Conduct(
    counting=counting,
    figures=(
        Figure(name="guesses_a_minute", part="guess_minutes", of="guessing", percent=False),
        Figure(name="right", part="right", of="guesses"),
        Figure(name="words_known", part="right", percent=False),
    ),
    locale=Path(__file__).parent / "locale",
)
