"""Scenery: the drawing of a scenario as plain data, for clients."""

from __future__ import annotations

from msgspec import Struct

from .board import Board, load_map
from .layout import lay_out
from .scenario import Scenario
from .shapes import DRAWN, Point, Shape, Shapes, Strait, load_shapes


class ProvinceScenery(Struct, frozen=True):
    """A province: its terrain, city, outline and the places of name, unit and city."""

    id: str
    is_sea: bool
    is_port: bool
    income: int | None
    """Income of its city; None where there is no city."""
    path: str
    label: Point
    letter: float
    lines: int
    unit: Point
    city: Point | None
    near: tuple[str, ...] = ()
    """Provinces that it borders on."""


class PowerScenery(Struct, frozen=True):
    id: str
    capital: str


class Scenery(Struct, frozen=True):
    size: tuple[int, int]
    provinces: tuple[ProvinceScenery, ...]
    straits: tuple[Strait, ...]
    powers: tuple[PowerScenery, ...]
    """In the order of `power` in a view."""


def shapes_of(board: Board) -> Shapes:
    """The shapes of a shipped map, or the layout of any other."""
    is_drawn = board.id in DRAWN and board == load_map(board.id)
    return load_shapes(board.id) if is_drawn else lay_out(board)


def scenery(scenario: Scenario) -> Scenery:
    board = scenario.map
    shapes = shapes_of(board)
    return Scenery(
        size=shapes.size,
        provinces=tuple(
            _province(board, number, shapes.provinces[id]) for number, id in enumerate(board.ids)
        ),
        straits=shapes.straits,
        powers=tuple(PowerScenery(power.id, board.ids[power.capital]) for power in scenario.powers),
    )


def _province(board: Board, number: int, shape: Shape) -> ProvinceScenery:
    return ProvinceScenery(
        id=board.ids[number],
        is_sea=board.is_sea[number],
        is_port=board.is_port[number],
        income=board.incomes[number],
        path=shape.path,
        label=shape.label,
        letter=shape.letter,
        lines=shape.lines,
        unit=shape.unit,
        city=shape.city,
        near=tuple(board.ids[other] for other in board.near[number]),
    )
