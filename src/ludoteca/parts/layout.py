"""Layout of a map without shapes: places for its territories, and simple SVG paths.

Uses stress majorisation: distances on the page follow distances on the map. Deterministic: a map
always looks the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, dist, hypot, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

SIZE = (1200, 640)
MARGIN = 70
LONGEST = 180.0  # px: longest border of a small map
EFFORT = 4000  # iterations, divided by the number of places


def follow(distances: Sequence[Sequence[float]], places: list[Point]) -> list[Point]:
    """Stress majorisation: move every place repeatedly to the mean of where the others put it."""
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


def level(places: Sequence[Point]) -> list[Point]:
    """Rotate so that the longest axis is horizontal."""
    middle_x, middle_y = mean(places)
    moved = [(x - middle_x, y - middle_y) for x, y in places]
    flat, tall = sum(x * x for x, _ in moved), sum(y * y for _, y in moved)
    turn = atan2(2 * sum(x * y for x, y in moved), flat - tall) / 2
    return [(x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)) for x, y in moved]


def fit(places: Sequence[Point]) -> list[Point]:
    """Scale to the page without its margin, with similar factors in both directions."""
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


def make_room(
    places: Sequence[Point], borders: Sequence[tuple[int, int]], radius: float
) -> list[Point]:
    """Push discs off each other, and off lines between other discs."""
    places = list(places)
    for _ in range(max(10, min(80, EFFORT // 2 // len(places)))):
        for a, b in combinations(range(len(places)), 2):
            ax, ay = places[a]
            bx, by = places[b]
            dx, dy = bx - ax, (by - ay) or 0.01 * (b - a)
            gap = hypot(dx, dy)
            if gap < 3.2 * radius:
                push = (3.2 * radius - gap) / gap / 3
                places[a] = on_page(ax - dx * push, ay - dy * push)
                places[b] = on_page(bx + dx * push, by + dy * push)
        for a, b in borders:
            for t, place in enumerate(places):
                if t not in (a, b):
                    places[t] = _beside(place, places[a], places[b], 1.3 * radius)
    return [(round(x, 1), round(y, 1)) for x, y in places]


def _beside(place: Point, a: Point, b: Point, clearance: float) -> Point:
    """The place moved part of the way to `clearance` from the line a to b."""
    length = dist(a, b)
    if not length:
        return place
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    along = (place[0] - a[0]) * ux + (place[1] - a[1]) * uy
    off = (place[1] - a[1]) * ux - (place[0] - a[0]) * uy
    if not 0 < along < length or abs(off) >= clearance:
        return place
    push = (clearance - abs(off)) / 3 * (1 if off >= 0 else -1)
    return on_page(place[0] - uy * push, place[1] + ux * push)


def on_page(x: float, y: float) -> Point:
    return (
        min(max(x, MARGIN), SIZE[0] - MARGIN),
        min(max(y, MARGIN), SIZE[1] - MARGIN),
    )


def disc(centre: Point, radius: float) -> str:
    x, y = centre
    half = f"a{radius:.1f} {radius:.1f} 0 0 1"
    return f"M{x - radius:.1f} {y:.1f}{half} {2 * radius:.1f} 0{half} {-2 * radius:.1f} 0z"


def between(a: Point, b: Point, radius: float) -> str:
    """A line from the edge of one disc to that of another."""
    part = min(0.4, radius / (dist(a, b) or 1))
    dx, dy = (b[0] - a[0]) * part, (b[1] - a[1]) * part
    return polyline([(a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)])


def polyline(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
