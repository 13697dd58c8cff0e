"""What a map looks like: outlines, places for names, units and cities. No rule depends on it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

Point: TypeAlias = tuple[float, float]

DRAWN = ("italy",)
"""The maps that have shapes; others are laid out."""


class Shape(Struct, frozen=True):
    """A province: its SVG path, and where its name, its unit and its city stand."""

    path: str
    label: Point
    letter: float
    """The size of its name."""
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
    """The shapes of a shipped map, `maps/*_shapes.json`."""
    path = files("ludoteca.games.machiavelli") / "maps" / f"{map_id}_shapes.json"
    return msgspec.json.decode(path.read_bytes(), type=Shapes)
