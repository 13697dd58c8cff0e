"""Scenery: what a scenario looks like, as plain data for whoever draws it elsewhere."""

from __future__ import annotations

from msgspec import Struct

from .board import load_map
from .scenario import Scenario
from .shapes import DRAWN, Point, Strait, load_shapes


class Ground(Struct, frozen=True):
    """A province: what is there, and where it stands on the page."""

    id: str
    is_sea: bool
    is_port: bool
    income: int | None
    """What its city is worth; None where there is no city."""
    path: str
    label: Point
    letter: float
    lines: int
    unit: Point
    city: Point | None


class PowerLook(Struct, frozen=True):
    id: str
    capital: str


class Scenery(Struct, frozen=True):
    size: tuple[int, int]
    provinces: tuple[Ground, ...]
    straits: tuple[Strait, ...]
    powers: tuple[PowerLook, ...]
    """In the order of `power` in a view."""


def scenery(scenario: Scenario) -> Scenery | None:
    """Nothing for maps that nobody drew."""
    board = scenario.map
    if board.id not in DRAWN or board != load_map(board.id):
        return None
    shapes = load_shapes(board.id)
    return Scenery(
        size=shapes.size,
        provinces=tuple(_ground(scenario, number) for number in range(len(board.ids))),
        straits=shapes.straits,
        powers=tuple(PowerLook(power.id, board.ids[power.capital]) for power in scenario.powers),
    )


def _ground(scenario: Scenario, number: int) -> Ground:
    board = scenario.map
    id = board.ids[number]
    shape = load_shapes(board.id).provinces[id]
    return Ground(
        id=id,
        is_sea=board.is_sea[number],
        is_port=board.is_port[number],
        income=board.incomes[number],
        path=shape.path,
        label=shape.label,
        letter=shape.letter,
        lines=shape.lines,
        unit=shape.unit,
        city=shape.city,
    )
