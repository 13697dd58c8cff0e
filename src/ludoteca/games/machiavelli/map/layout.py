"""Layout of a map without shapes: a disc for every province, a line for every border."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from math import cos, pi, sin, sqrt

from ludoteca.parts.layout import SIZE, Point, between, disc, fit, follow, level, make_room

from .board import Board, Province
from .shapes import Shape, Shapes, Strait

LARGEST_DISC, SMALLEST_DISC = 46.0, 22.0
APART = 3
"""Steps beyond the farthest pair at which unconnected provinces are placed."""


@lru_cache(maxsize=32)
def lay_out(board: Board) -> Shapes:
    """Shapes for any board, by the number of borders between its provinces."""
    count = len(board.ids)
    radius = max(SMALLEST_DISC, min(LARGEST_DISC, 0.3 * sqrt(SIZE[0] * SIZE[1] / count)))
    circle = [(cos(2 * pi * n / count), sin(2 * pi * n / count)) for n in range(count)]
    places = make_room(fit(level(follow(_distances(board), circle))), board.borders, radius)
    ids = board.ids
    return Shapes(
        size=SIZE,
        provinces={
            id: _shape(places[province], radius, board.has_city(province))
            for province, id in enumerate(ids)
        },
        straits=tuple(
            Strait((ids[a], ids[b]), between(places[a], places[b], radius))
            for a, b in board.borders
        ),
    )


def _shape(place: Point, radius: float, has_city: bool) -> Shape:
    """The unit in the middle, the city at the edge above it, the name below."""
    x, y = place
    return Shape(
        path=disc(place, radius),
        label=(x, y + radius),
        letter=radius / 3.2,
        lines=1,
        unit=place,
        city=(x + 0.6 * radius, y - 0.6 * radius) if has_city else None,
    )


def _distances(board: Board) -> list[list[float]]:
    found = [_distances_from(province, board) for province in range(len(board.ids))]
    farthest = max(max(known.values()) for known in found) + APART
    return [[known.get(other, farthest) for other in range(len(found))] for known in found]


def _distances_from(source: Province, board: Board) -> dict[Province, float]:
    found = {source: 0.0}
    queue = deque([source])
    while queue:
        here = queue.popleft()
        for there in board.near[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found
