"""What `ludoteca conduct machiavelli` counts: orders by kind, supports and whether they counted,
recruits, bribes, bankruptcies."""

from pathlib import Path

from ludoteca.parts.conduct import Conduct, Figure

from .counting import counting

ACTIONS = ("holds", "advances", "supports", "convoys", "sieges", "conversions")

conduct = Conduct(
    new_counting=lambda: counting,
    figures=(
        *(Figure(name=name, part=name, of="orders") for name in ACTIONS),
        Figure(name="supports_that_count", part="supports_that_count", of="supports"),
        Figure(name="supports_that_decide", part="supports_that_decide", of="supports"),
        Figure(name="convoys_that_carry", part="convoys_that_carry", of="convoys"),
        Figure(name="bounces", part="bounces", of="advances"),
        Figure(name="repeated_bounces", part="repeated_bounces", of="advances"),
        Figure(name="empty_sheets", part="empty_sheets", of="sheets"),
        Figure(name="armies", part="armies", percent=False),
        Figure(name="fleets", part="fleets", percent=False),
        Figure(name="garrisons", part="garrisons", percent=False),
        Figure(name="unpaid", part="unpaid", percent=False),
        Figure(name="dislodged", part="dislodged", percent=False),
        Figure(name="bribes", part="bribes", percent=False),
        Figure(name="sieges_won", part="sieges_won", percent=False),
        Figure(name="cities_lost", part="cities_lost", percent=False),
    ),
    locale=Path(__file__).parent / "locale",
)

__all__ = ["conduct"]
