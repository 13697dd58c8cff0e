"""Automatic layout of a map without shapes: discs for territories, lines for borders.

Uses `ludoteca.parts.layout`, with continents a little apart.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from heapq import heappop, heappush
from math import cos, dist, inf, pi, sin, sqrt

from ludoteca.parts.layout import (
    SIZE,
    Point,
    between,
    disc,
    fit,
    follow,
    level,
    make_room,
    mean,
    on_page,
    polyline,
)

from .board import SHIPPED, Board, Continent, Territory, load
from .drawing_document import Drawing, DrawnRoute, Shape
from .shapes import Route, Shapes, load_shapes

BETWEEN_CONTINENTS = 2  # length of a border between continents, against one inside
LARGEST_DISC, SMALLEST_DISC = 26.0, 12.0


def shapes_of(board: Board) -> Shapes:
    """The shapes drawn for a map, or a layout of one without a drawing."""
    if board.drawing is not None:
        return _as_drawn(board, board.drawing)
    if board.id in SHIPPED and board == load(board.id):
        return load_shapes(board.id)
    return lay_out(board)


def _as_drawn(board: Board, drawing: Drawing) -> Shapes:
    """The shapes of a drawing; a territory without an outline is a disc."""
    drawn = [drawing.territories[id] for id in board.ids]
    places = [one.label for one in drawn]
    routes = (
        [DrawnRoute((board.ids[a], board.ids[b]), "") for a, b in board.borders]
        if drawing.routes is None
        else drawing.routes
    )
    return Shapes(
        size=drawing.size,
        territories=tuple(
            Shape(one.path or disc(one.label, one.radius), one.label, one.radius) for one in drawn
        ),
        routes=tuple(_route(route, board, drawn) for route in routes),
        plaques=tuple(
            drawing.plaques.get(continent.id) or mean([places[t] for t in continent.members])
            for continent in board.continents
        ),
        frontiers=drawing.frontiers,
        land=drawing.land,
        regions=()
        if all(one.path for one in drawn)
        else tuple(_region(continent, board, places) for continent in board.continents),
    )


def _route(route: DrawnRoute, board: Board, drawn: Sequence[Shape]) -> Route:
    a, b = (board.index[id] for id in route.between)
    line = between(drawn[a].label, drawn[b].label, min(drawn[a].radius, drawn[b].radius))
    return Route((a, b), route.path or line)


@lru_cache(maxsize=32)
def lay_out(board: Board) -> Shapes:
    """Shapes for any board."""
    count = len(board.ids)
    room = sqrt(SIZE[0] * SIZE[1] / count)
    radius = max(SMALLEST_DISC, min(LARGEST_DISC, 0.26 * room))
    places = follow(_distances(board), _circles(board))
    places = make_room(fit(level(places)), board.borders, radius)
    return Shapes(
        size=SIZE,
        territories=tuple(Shape(disc(place, radius), place, radius) for place in places),
        routes=tuple(
            Route((a, b), between(places[a], places[b], radius)) for a, b in board.borders
        ),
        plaques=tuple(_plaques(board, places)),
        regions=tuple(_region(continent, board, places) for continent in board.continents),
    )


# Places


def _circles(board: Board) -> list[Point]:
    """Initial places: continents around the middle, members around each of them."""
    places = [(0.0, 0.0)] * len(board.ids)
    for number, continent in enumerate(board.continents):
        turn = 2 * pi * number / len(board.continents)
        for index, member in enumerate(continent.members):
            around = 2 * pi * index / len(continent.members)
            places[member] = (
                6 * cos(turn) + 2 * cos(around + turn),
                6 * sin(turn) + 2 * sin(around + turn),
            )
    return places


def _distances(board: Board) -> list[list[float]]:
    return [_distances_from(territory, board) for territory in range(len(board.ids))]


def _distances_from(source: Territory, board: Board) -> list[float]:
    found = [inf] * len(board.ids)
    queue = [(0.0, source)]
    while queue:
        far, here = heappop(queue)
        if far >= found[here]:
            continue
        found[here] = far
        for there in board.neighbours[here]:
            same = board.continent_of[here] == board.continent_of[there]
            heappush(queue, (far + (1 if same else BETWEEN_CONTINENTS), there))
    return found


# Shapes


def _region(continent: Continent, board: Board, places: Sequence[Point]) -> str:
    """Lines along the borders inside a continent, to be stroked broadly as its ground."""
    inside = [(a, b) for a, b in board.borders if a in continent.members and b in continent.members]
    dots = [(member, member) for member in continent.members]
    return "".join(polyline([places[a], places[b]]) for a, b in inside + dots)


def _plaques(board: Board, places: Sequence[Point]) -> list[Point]:
    """A place beside each continent, where there is most room."""
    taken = list(places)
    for continent in board.continents:
        members = [places[member] for member in continent.members]
        middle = mean(members)
        spots = [
            on_page(middle[0] + reach * cos(pi * k / 8), middle[1] + reach * sin(pi * k / 8))
            for reach in range(0, 240, 20)
            for k in range(16)
        ]
        taken.append(max(spots, key=partial(_comfort, middle, taken)))
    return [(round(x, 1), round(y, 1)) for x, y in taken[len(places) :]]


def _comfort(middle: Point, taken: Sequence[Point], spot: Point) -> float:
    """Score of a spot for a plaque: clear of everything, and not far from its continent."""
    return min(60, *(dist(spot, place) for place in taken)) - dist(spot, middle) / 10
