"""Shapes of a map: outlines, places for badges, sea routes. No rule depends on them."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from ludoteca.parts.layout import Point

from .board import Territory, load
from .drawing_document import Drawing, Shape


class Route(Struct, frozen=True):
    """A border that is drawn as a line because its two territories do not touch."""

    between: tuple[Territory, Territory]
    path: str


class Shapes(Struct, frozen=True):
    """The drawing of a board, by territory and by continent in the board's order."""

    size: tuple[int, int]
    territories: tuple[Shape, ...]
    routes: tuple[Route, ...]
    plaques: tuple[Point, ...]  # where the continents' bonuses stand
    frontiers: str = ""  # where continents touch on land
    land: str = ""  # land that is no territory
    regions: tuple[str, ...] = ()  # grounds of the continents, where their outlines would not do


@cache
def load_shapes(map_id: str) -> Shapes:
    """The shapes of a shipped map, `maps/*_shapes.json`."""
    board = load(map_id)
    text = (files("ludoteca.games.risk") / "maps" / f"{map_id}_shapes.json").read_bytes()
    found = msgspec.json.decode(text, type=Drawing)
    index = {id: territory for territory, id in enumerate(board.ids)}
    return Shapes(
        size=found.size,
        territories=tuple(found.territories[id] for id in board.ids),
        routes=tuple(
            Route((index[route.between[0]], index[route.between[1]]), route.path)
            for route in found.routes or ()
        ),
        plaques=tuple(found.plaques[continent.id] for continent in board.continents),
        frontiers=found.frontiers,
        land=found.land,
    )
