"""Shapes of a map: outlines, and places for names, units and cities. No rule depends on them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

Point: TypeAlias = tuple[float, float]

DRAWN = ("italy",)
"""Shipped maps with shapes; `layout` makes those of the others."""


class Shape(Struct, frozen=True):
    """A province: its SVG path and the places of its name, unit and city."""

    path: str
    label: Point
    letter: float
    """Font size of its name."""
    lines: int
    unit: Point
    city: Point | None


class Strait(Struct, frozen=True):
    """A border across water, drawn as a line."""

    between: tuple[str, str]
    path: str


class Shapes(Struct, frozen=True):
    size: tuple[int, int]
    provinces: dict[str, Shape]
    straits: tuple[Strait, ...]


@cache
def load_shapes(map_id: str) -> Shapes:
    """Load the shapes of a shipped map, `maps/*_shapes.json`."""
    path = files("ludoteca.games.machiavelli") / "maps" / f"{map_id}_shapes.json"
    return msgspec.json.decode(path.read_bytes(), type=Shapes)
