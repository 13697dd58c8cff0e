"""Facts about TeraDeck that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from ludoteca.kernel import About, between, duration, rare
from ludoteca.parts.endings import ROUNDS, SCORE, EndingOptions, Ends


class TeraOptions(EndingOptions):
    """The defaults are the rulings of the README."""

    ends: Ends = "score"
    rounds: Annotated[int, between(3, 50), ROUNDS] = 15
    """Turns of each seat."""
    target: Annotated[int, between(4, 40), SCORE] = 4
    """Stable modules; with 4 the first finished project wins."""
    first: Annotated[Literal["random", "host"], rare()] = "random"
    bug_self: bool = False
    patch_others: bool = False
    turn_seconds: Annotated[int, duration(0, 604_800)] = 0
    """0: no clock."""


about = About(
    id="teradeck",
    seats=(2, 6),
    pace="turns",
    version=2,
    oldest_version=1,
    options=TeraOptions,
    presets={
        "party": {"ends": "score", "target": 4, "turn_seconds": 60},
        "classic": {"ends": "score", "target": 4},
        "three": {"ends": "score", "target": 12, "turn_seconds": 60},
        "half_hour": {"ends": "minutes", "minutes": 30, "turn_seconds": 60},
        "quick": {"turn_seconds": 45},
        "house": {"bug_self": True, "patch_others": True},
    },
    minutes=(10, 30),
    opponents=2,
    agreements=("draw", "concession"),
    locale=Path(__file__).parent / "locale",
)
