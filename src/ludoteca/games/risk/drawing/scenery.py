"""Scenery: the shapes of a map as plain data, for the browser and other renderers."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.parts.layout import Point

from ..map.board import SYMBOLS, Board
from ..map.layout import shapes_of
from ..odds import percents


class Land(Struct, frozen=True):
    """A territory: its outline, and the circle with room for its badge."""

    id: str
    path: str
    label: Point
    radius: float
    symbol: str
    """On its card."""
    neighbours: tuple[str, ...]


class Crossing(Struct, frozen=True):
    """A border that is drawn as a line."""

    between: tuple[str, str]
    path: str


class ContinentShape(Struct, frozen=True):
    """A continent: its bonus, its territories and the place of its plaque."""

    id: str
    bonus: int
    territories: tuple[str, ...]
    plaque: Point
    ground: str
    """Path to stroke broadly as the ground under it; empty where outlines serve."""


class Scenery(Struct, frozen=True):
    size: tuple[int, int]
    territories: tuple[Land, ...]
    """In the order of the board, as `owner` and `armies` in a view."""
    routes: tuple[Crossing, ...]
    continents: tuple[ContinentShape, ...]
    frontiers: str
    land: str
    odds: tuple[tuple[int, ...], ...]
    """Attackers → defenders → chance to conquer in percent."""


def scenery(board: Board) -> Scenery:
    shapes, ids = shapes_of(board), board.ids
    grounds = shapes.regions or ("",) * len(board.continents)
    return Scenery(
        size=shapes.size,
        territories=tuple(
            Land(id, shape.path, shape.label, shape.radius, SYMBOLS[symbol], board.near[id])
            for id, shape, symbol in zip(ids, shapes.territories, board.symbols, strict=True)
        ),
        routes=tuple(
            Crossing((ids[route.between[0]], ids[route.between[1]]), route.path)
            for route in shapes.routes
        ),
        continents=tuple(
            ContinentShape(
                c.id, c.bonus, tuple(ids[member] for member in c.members), plaque, ground
            )
            for c, plaque, ground in zip(board.continents, shapes.plaques, grounds, strict=True)
        ),
        frontiers=shapes.frontiers,
        land=shapes.land,
        odds=percents(),
    )
