"""Drawings for bots: simple shapes in `sketches.json`, by English word, and an emblem for every
theme.

A shape is a letter and numbers: `l x y x y …` a line, `o x y radius` a circle, `e x y rx ry` an
ellipse, `a x y rx ry from to` an arc between two angles in degrees, clockwise from the right.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

import msgspec
from msgspec import Struct

from .moves.drawing import MOST_POINTS
from .state import PAPER, Stroke
from .words import in_english

DEGREES_PER_POINT = 15


class Album(Struct, frozen=True, forbid_unknown_fields=True):
    words: dict[str, tuple[str, ...]]
    themes: dict[str, tuple[str, ...]]


@cache
def album() -> Album:
    file = Path(__file__).parent / "sketches.json"
    return msgspec.json.decode(file.read_bytes(), type=Album)


def is_known(word: str) -> bool:
    """Whether there is a drawing of this word, in any language."""
    return in_english(word) in album().words


@cache
def sketch(word: str, theme: str) -> tuple[Stroke, ...]:
    """The strokes of a drawing; for an unknown word, the emblem of its theme."""
    emblem = album().themes.get(theme, ())
    shapes = album().words.get(in_english(word), emblem)
    return tuple(stroke_of(shape) for shape in shapes)


def stroke_of(shape: str) -> Stroke:
    kind, *words = shape.split()
    numbers = [int(word) for word in words]
    match kind, numbers:
        case "l", [_, _, *_]:
            return tuple(zip(numbers[::2], numbers[1::2], strict=True))
        case "o", [x, y, radius]:
            return _arc(x, y, radius, radius, 0, 360)
        case "e", [x, y, rx, ry]:
            return _arc(x, y, rx, ry, 0, 360)
        case "a", [x, y, rx, ry, start, end]:
            return _arc(x, y, rx, ry, start, end)
    raise ValueError(f"not a shape: {shape!r}")


def _arc(x: int, y: int, rx: int, ry: int, start: int, end: int) -> Stroke:
    steps = max(2, (end - start) // DEGREES_PER_POINT)
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple(
        (_on_paper(x + rx * cos(angle)), _on_paper(y + ry * sin(angle))) for angle in angles
    )


def _on_paper(value: float) -> int:
    return min(PAPER, max(0, round(value)))


def packets(strokes: tuple[Stroke, ...]) -> list[tuple[Stroke, bool]]:
    """The strokes in packets of a move, each with whether it continues the one before."""
    return [
        (stroke[start:end], start > 0)
        for stroke in strokes
        for start, end in pairwise([*range(0, len(stroke), MOST_POINTS), len(stroke)])
    ]
