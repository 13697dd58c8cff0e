"""What `ludoteca conduct pictionary` counts: guesses, and the time there was for them."""

from pathlib import Path

from ludoteca.parts.conduct import Conduct, Figure

from .counting import counting

conduct = Conduct(
    counting=counting,
    figures=(
        Figure(name="guesses_a_minute", part="guess_minutes", of="guessing", percent=False),
        Figure(name="right", part="right", of="guesses"),
        Figure(name="words_known", part="right", percent=False),
    ),
    locale=Path(__file__).parent / "locale",
)

__all__ = ["conduct"]
