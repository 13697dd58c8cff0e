"""Facts about TeraDeck that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from ludoteca.kernel import About, Options, duration


class TeraOptions(Options):
    """The defaults are the rulings of the README."""

    first: Literal["random", "host"] = "random"
    bug_self: bool = False
    patch_others: bool = False
    turn_seconds: Annotated[int, duration(0, 604_800)] = 0
    """0: no clock."""


about = About(
    id="teradeck",
    seats=(2, 6),
    pace="turns",
    version=1,
    options=TeraOptions,
    presets={
        "classic": {},
        "quick": {"turn_seconds": 45},
        "house": {"bug_self": True, "patch_others": True},
    },
    minutes=(10, 30),
    opponents=2,
    agreements=("draw", "concession"),
    locale=Path(__file__).parent / "locale",
)
