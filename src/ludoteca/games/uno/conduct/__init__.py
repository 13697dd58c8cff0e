"""What `ludoteca conduct uno` counts: challenges and how they ended, bluffs, forgotten calls."""

from pathlib import Path

from ludoteca.parts.conduct import Conduct, Figure

from .counting import counting

conduct = Conduct(
    counting=counting,
    figures=(
        Figure(name="challenges", part="challenges", of="doubtful"),
        Figure(name="right", part="right", of="challenges"),
        Figure(name="accepted_bluffs", part="accepted_bluffs", of="doubtful"),
        Figure(name="bluffs", part="bluffs", of="draw_fours"),
        Figure(name="cards", part="cards", percent=False),
        Figure(name="drawn", part="drawn", percent=False),
        Figure(name="forgotten", part="forgotten", percent=False),
    ),
    locale=Path(__file__).parent / "locale",
)

__all__ = ["conduct"]
