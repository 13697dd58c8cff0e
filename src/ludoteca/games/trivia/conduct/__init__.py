"""What `ludoteca conduct trivia` counts: questions answered rightly, and passed on."""

from pathlib import Path

from ludoteca.parts.conduct import Conduct, Figure

from .counting import counting

conduct = Conduct(
    counting=counting,
    figures=(
        Figure(name="right", part="right", of="questions"),
        Figure(name="passes", part="passes", of="questions"),
    ),
    locale=Path(__file__).parent / "locale",
)

__all__ = ["conduct"]
