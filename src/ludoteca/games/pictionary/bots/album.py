"""The album: our own drawings of words, one file of the folder `album` per theme.

A drawing is a list of shapes, in the order in which a hand would draw them. A shape is a letter and
whole numbers: `l x y x y …` a line through points, `p …` the same, closed, `s …` and `c …` smooth
curves, open and closed, `r x y width height` a rectangle, `o x y radius` a circle, `e x y rx ry` an
ellipse, `a x y rx ry from to` an arc between two angles in degrees, clockwise from the right. A
capital letter stands for the shape and its mirror image, left and right exchanged.

`scripts/contact_sheet.py` shows the drawings to people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from ..state import PAPER, Stroke
from ..words import THEMES, in_english

HERE = Path(__file__).parent.parent / "album"
DEGREES_PER_POINT = 15
CURVE_STEPS = 5
"""Points of a smooth curve between two given ones."""

Numbers: TypeAlias = list[int]
Line: TypeAlias = list[tuple[float, float]]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The drawings of a theme by English word, and the emblem that stands for any other."""

    emblem: tuple[str, ...]
    words: dict[str, tuple[str, ...]]


@cache
def pages() -> dict[str, Page]:
    """The album, by theme."""
    files = ((theme, HERE / f"{theme}.json") for theme in THEMES)
    return {theme: msgspec.json.decode(file.read_bytes(), type=Page) for theme, file in files}


@cache
def album() -> dict[str, tuple[str, ...]]:
    """The shapes of every drawing, by English word."""
    return {word: shapes for page in pages().values() for word, shapes in page.words.items()}


def is_known(word: str) -> bool:
    """Whether there is a drawing of this word, in any language."""
    return in_english(word) in album()


@cache
def sketch(word: str, theme: str) -> tuple[Stroke, ...]:
    """The strokes of a drawing; for an unknown word, the emblem of its theme."""
    emblem = pages()[theme].emblem if theme in pages() else ()
    shapes = album().get(in_english(word), emblem)
    return tuple(stroke for shape in shapes for stroke in strokes_of(shape))


def strokes_of(shape: str) -> Iterator[Stroke]:
    """One stroke, or two for a capital letter."""
    kind, *words = shape.split()
    try:
        line = SHAPES[kind.lower()]([int(word) for word in words])
    except (KeyError, ValueError, TypeError):
        raise ValueError(f"not a shape: {shape!r}") from None
    yield tuple((_on_paper(x), _on_paper(y)) for x, y in line)
    if kind.isupper():
        yield tuple((_on_paper(PAPER - x), _on_paper(y)) for x, y in line)


def _points(numbers: Numbers) -> Line:
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    if len(points) < 2:
        raise ValueError
    return [(float(x), float(y)) for x, y in points]


def _polygon(numbers: Numbers) -> Line:
    points = _points(numbers)
    return [*points, points[0]]


def _rectangle(numbers: Numbers) -> Line:
    x, y, width, height = numbers
    return _polygon([x, y, x + width, y, x + width, y + height, x, y + height])


def _circle(numbers: Numbers) -> Line:
    x, y, radius = numbers
    return _arc([x, y, radius, radius, 0, 360])


def _ellipse(numbers: Numbers) -> Line:
    x, y, rx, ry = numbers
    return _arc([x, y, rx, ry, 0, 360])


def _arc(numbers: Numbers) -> Line:
    x, y, rx, ry, start, end = numbers
    steps = max(2, abs(end - start) // DEGREES_PER_POINT)
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + rx * cos(angle), y + ry * sin(angle)) for angle in angles]


def _curve(numbers: Numbers) -> Line:
    points = _points(numbers)
    return list(_through([points[0], *points, points[-1]]))


def _closed_curve(numbers: Numbers) -> Line:
    points = _points(numbers)
    return list(_through([points[-1], *points, *points[:2]]))


def _through(points: Line) -> Iterator[tuple[float, float]]:
    """A Catmull–Rom spline through all points but the first and the last."""
    yield points[1]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(
        points, points[1:], points[2:], points[3:], strict=False
    ):
        for step in range(1, CURVE_STEPS + 1):
            t = step / CURVE_STEPS
            yield (_spline(ax, bx, cx, dx, t), _spline(ay, by, cy, dy, t))


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    bend = 2 * a - 5 * b + 4 * c - d + (3 * b - 3 * c + d - a) * t
    return b + t * (c - a + t * bend) / 2


def _on_paper(value: float) -> int:
    return min(PAPER, max(0, round(value)))


SHAPES: Mapping[str, Callable[[Numbers], Line]] = {
    "l": _points,
    "p": _polygon,
    "s": _curve,
    "c": _closed_curve,
    "r": _rectangle,
    "o": _circle,
    "e": _ellipse,
    "a": _arc,
}
