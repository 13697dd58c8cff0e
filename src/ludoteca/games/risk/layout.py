"""Lays out a map that nobody has drawn: discs for territories, lines for borders.

Places are found by stress majorisation (distances on the page follow distances on the map), with
continents a little apart. No chance is involved: a map always looks the same.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from heapq import heappop, heappush
from itertools import combinations
from math import atan2, cos, dist, hypot, inf, pi, sin, sqrt

from .board import SHIPPED, Board, Continent, Territory, load
from .shapes import Point, Route, Shape, Shapes, load_shapes

SIZE = (1200, 640)
MARGIN = 70
BETWEEN_CONTINENTS = 2  # a border between continents counts as long as two others
LARGEST_DISC, SMALLEST_DISC = 26.0, 12.0
LONGEST = 180.0  # px: a border inside a continent of a small map
EFFORT = 4000  # rounds of improvement, shared by the territories


def shapes_of(board: Board) -> Shapes:
    """The shapes drawn for a shipped map, or a layout of any other."""
    if board.id in SHIPPED and board == load(board.id):
        return load_shapes(board.id)
    return lay_out(board)


@lru_cache(maxsize=32)
def lay_out(board: Board) -> Shapes:
    """Shapes for any board."""
    count = len(board.ids)
    room = sqrt(SIZE[0] * SIZE[1] / count)
    radius = max(SMALLEST_DISC, min(LARGEST_DISC, 0.26 * room))
    places = _follow(_distances(board), _circles(board))
    places = _make_room(_fit(_level(places)), board.borders, radius)
    return Shapes(
        size=SIZE,
        territories=tuple(Shape(_disc(place, radius), place, radius) for place in places),
        routes=tuple(
            Route((a, b), _between(places[a], places[b], radius)) for a, b in board.borders
        ),
        plaques=tuple(_plaques(board, places)),
        regions=tuple(_region(continent, board, places) for continent in board.continents),
    )


# --- Places -------------------------------------------------------------------------------------
def _circles(board: Board) -> list[Point]:
    """To begin with: continents around the middle, their members around each of them."""
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


def _follow(distances: Sequence[Sequence[float]], places: list[Point]) -> list[Point]:
    """Move every territory, again and again, to where the others would have it."""
    places = list(places)
    for _ in range(max(20, min(100, EFFORT // len(places)))):
        for here, wanted in enumerate(distances):
            places[here] = _where_others_want(here, wanted, places)
    return places


def _where_others_want(here: int, wanted: Sequence[float], places: Sequence[Point]) -> Point:
    x, y = places[here]
    sum_x = sum_y = total = 0.0
    for (other_x, other_y), far in zip(places, wanted, strict=True):
        if far:
            dx, dy = x - other_x, y - other_y
            scale = far / (hypot(dx, dy) or 1.0)
            weight = 1 / (far * far)
            sum_x += weight * (other_x + dx * scale)
            sum_y += weight * (other_y + dy * scale)
            total += weight
    return sum_x / total, sum_y / total


def _level(places: Sequence[Point]) -> list[Point]:
    """Turn the whole so that its longest direction lies flat."""
    middle_x, middle_y = _mean(places)
    moved = [(x - middle_x, y - middle_y) for x, y in places]
    flat, tall = sum(x * x for x, _ in moved), sum(y * y for _, y in moved)
    turn = atan2(2 * sum(x * y for x, y in moved), flat - tall) / 2
    return [(x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)) for x, y in moved]


def _fit(places: Sequence[Point]) -> list[Point]:
    """Fill the page up to its margin, without stretching one direction much more than the other."""
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    across = (SIZE[0] - 2 * MARGIN) / (right - left or 1)
    down = (SIZE[1] - 2 * MARGIN) / (bottom - top or 1)
    across, down = min(across, 2 * down, LONGEST), min(down, 2 * across, LONGEST)
    return [
        (
            SIZE[0] / 2 + (x - (left + right) / 2) * across,
            SIZE[1] / 2 + (y - (top + bottom) / 2) * down,
        )
        for x, y in places
    ]


def _make_room(
    places: Sequence[Point], borders: Sequence[tuple[Territory, Territory]], radius: float
) -> list[Point]:
    """Push discs off each other, and off the lines that are not theirs."""
    places = list(places)
    for _ in range(max(10, min(80, EFFORT // 2 // len(places)))):
        for a, b in combinations(range(len(places)), 2):
            ax, ay = places[a]
            bx, by = places[b]
            dx, dy = bx - ax, (by - ay) or 0.01 * (b - a)
            gap = hypot(dx, dy)
            if gap < 3.2 * radius:
                push = (3.2 * radius - gap) / gap / 3
                places[a] = _on_page(ax - dx * push, ay - dy * push)
                places[b] = _on_page(bx + dx * push, by + dy * push)
        for a, b in borders:
            for t, place in enumerate(places):
                if t not in (a, b):
                    places[t] = _beside(place, places[a], places[b], 1.3 * radius)
    return [(round(x, 1), round(y, 1)) for x, y in places]


def _beside(place: Point, a: Point, b: Point, clearance: float) -> Point:
    """A place no nearer to the line from a to b than that, moved a part of the way."""
    length = dist(a, b)
    if not length:
        return place
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    along = (place[0] - a[0]) * ux + (place[1] - a[1]) * uy
    off = (place[1] - a[1]) * ux - (place[0] - a[0]) * uy
    if not 0 < along < length or abs(off) >= clearance:
        return place
    push = (clearance - abs(off)) / 3 * (1 if off >= 0 else -1)
    return _on_page(place[0] - uy * push, place[1] + ux * push)


def _on_page(x: float, y: float) -> Point:
    return (
        min(max(x, MARGIN), SIZE[0] - MARGIN),
        min(max(y, MARGIN), SIZE[1] - MARGIN),
    )


# --- Drawing ------------------------------------------------------------------------------------
def _disc(centre: Point, radius: float) -> str:
    x, y = centre
    half = f"a{radius:.1f} {radius:.1f} 0 0 1"
    return f"M{x - radius:.1f} {y:.1f}{half} {2 * radius:.1f} 0{half} {-2 * radius:.1f} 0z"


def _between(a: Point, b: Point, radius: float) -> str:
    """A line from the edge of one disc to that of another."""
    part = min(0.4, radius / (dist(a, b) or 1))
    dx, dy = (b[0] - a[0]) * part, (b[1] - a[1]) * part
    return _polyline([(a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)])


def _polyline(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _region(continent: Continent, board: Board, places: Sequence[Point]) -> str:
    """Lines along the borders inside a continent: drawn broadly, they make the ground under it."""
    inside = [(a, b) for a, b in board.borders if a in continent.members and b in continent.members]
    dots = [(member, member) for member in continent.members]
    return "".join(_polyline([places[a], places[b]]) for a, b in inside + dots)


def _plaques(board: Board, places: Sequence[Point]) -> list[Point]:
    """Beside each continent, where there is most room."""
    taken = list(places)
    for continent in board.continents:
        members = [places[member] for member in continent.members]
        middle = _mean(members)
        spots = [
            _on_page(middle[0] + reach * cos(pi * k / 8), middle[1] + reach * sin(pi * k / 8))
            for reach in range(0, 240, 20)
            for k in range(16)
        ]
        taken.append(max(spots, key=partial(_comfort, middle, taken)))
    return [(round(x, 1), round(y, 1)) for x, y in taken[len(places) :]]


def _comfort(middle: Point, taken: Sequence[Point], spot: Point) -> float:
    """How good a spot is for a plaque: clear of everything, and not far from its continent."""
    return min(60, *(dist(spot, place) for place in taken)) - dist(spot, middle) / 10


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
