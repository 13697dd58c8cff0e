"""The pictures of the rules page: a map with units, an advance, a support, a convoy, a siege."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ludoteca.parts.svg import Box

from ..map.board import load_map
from .svg import Drawn, Position, draw

NORTH: Box = (330, 130, 400, 300)
TUSCANY: Box = (375, 480, 280, 220)
SOUTH: Box = (330, 690, 400, 280)
RED, BLUE = 0, 1

_HOMES = {"florence": RED, "pistoia": RED, "bologna": BLUE, "urbino": BLUE, "ancona": BLUE}

POSITIONS: dict[str, tuple[Box, Position]] = {
    "units": (
        NORTH,
        Position(
            units={
                "A milan": RED,
                "G milan": RED,
                "A verona": BLUE,
                "F venice": BLUE,
                "G venice": BLUE,
            },
            owners={"milan": RED, "pavia": RED, "venice": BLUE, "padua": BLUE, "verona": BLUE},
        ),
    ),
    "advance": (
        TUSCANY,
        Position(
            units={"A florence": RED, "G florence": RED},
            owners=_HOMES,
            orders=(Drawn("florence", "siena"),),
        ),
    ),
    "support": (
        TUSCANY,
        Position(
            units={"A florence": RED, "A siena": RED, "A arezzo": BLUE},
            owners=_HOMES | {"siena": RED, "arezzo": BLUE},
            orders=(
                Drawn("florence", "arezzo"),
                Drawn("siena", "arezzo", "support"),
            ),
        ),
    ),
    "bounce": (
        TUSCANY,
        Position(
            units={"A florence": RED, "A urbino": BLUE},
            owners=_HOMES,
            orders=(
                Drawn("florence", "arezzo"),
                Drawn("urbino", "arezzo", power=BLUE),
            ),
        ),
    ),
    "convoy": (
        SOUTH,
        Position(
            units={"A rome": RED, "G rome": RED, "F tyrrhenian_sea": RED},
            owners={"rome": RED, "patrimony": RED},
            orders=(
                Drawn("rome", "tyrrhenian_sea", "convoy"),
                Drawn("tyrrhenian_sea", "naples", "convoy"),
            ),
        ),
    ),
    "siege": (
        TUSCANY,
        Position(
            units={"A siena": RED, "G siena": BLUE, "A florence": RED},
            owners=_HOMES | {"siena": BLUE},
            besieged=frozenset({"siena"}),
        ),
    ),
}


def _picture(name: str, locale: str) -> str:
    crop, position = POSITIONS[name]
    return draw(load_map("italy"), position, crop=crop, locale=locale)


PICTURES: Mapping[str, Callable[[str], str]] = {name: partial(_picture, name) for name in POSITIONS}
"""By name: the picture in a locale, as SVG."""
