"""Recognition of drawings: compares the strokes so far with the drawings of the album.

A drawing in the album is a grid of cells that it touches, and the same grid widened step by step;
grids are integers with a bit for every cell, so comparing two is a few operations. What is on the
paper may be half a drawing, of any size, anywhere: its largest stroke is laid on each stroke of
the album's drawing, and the whole on the whole, and the best fit counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import ceil, cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

from ..state import Pen, Stroke
from .album import sketch
from .hand import Line, box, spaced

Box: TypeAlias = tuple[float, float, float, float]

CELLS = 32
"""Cells along the larger side of a drawing."""
MARGIN = 8
WIDTH = CELLS + 2 * MARGIN
BITS = [1 << cell for cell in range(WIDTH * WIDTH)]
INSIDE = sum(BITS[y * WIDTH + x] for y in range(WIDTH) for x in range(1, WIDTH - 1))
"""All cells but the first and the last column: what is widened does not run into another row."""
WIDENINGS = 5
SPACING = 28
"""Paper units between points; a cell is about as wide."""
MOST_POINTS, FEW_POINTS = 120, 24
"""Points of a drawing that are compared, and at a first glance."""
LOOKED_AT = 40
"""Words that are looked at closely; of more, those that are likest at a first glance."""
SQUARE = 60
"""Least side of a box, in paper units: a line is as high as this."""
STRETCH = 1.4
"""The most that one side is scaled more than the other."""
ERASER, AREA = "white", "area"
CIRCLE = [(cos(radians(angle)), sin(radians(angle))) for angle in range(0, 361, 15)]


class Fit(NamedTuple):
    """The match of the strokes on the paper with a word. Costs are in cells, 0 is the same."""

    word: str
    off: float
    """Mean distance from the paper to the album's drawing."""
    missing: float
    """Mean distance from the album's drawing to the paper."""


class Shape(NamedTuple):
    """A drawing of the album, ready to be compared."""

    grids: tuple[int, ...]
    """The cells it touches, and the same widened."""
    size: int
    boxes: tuple[Box, ...]
    """In cells: of the whole, and of each stroke."""


def fits_of(strokes: Sequence[Stroke], pens: Sequence[Pen], words: Iterable[str]) -> list[Fit]:
    """The fits of the drawing with each of these words, English ones of the album."""
    lines = visible(strokes, pens)
    if not lines:
        return []
    points = [point for line in lines for point in line]
    boxes = _sides(box(lines)), _sides(box([max(lines, key=lambda line: sum(box([line])[2:]))]))
    left = list(words)
    if len(left) > LOOKED_AT:
        rough = [_fit(word, shape_of(word), _thinned(points, FEW_POINTS), *boxes) for word in left]
        rough.sort(key=lambda fit: fit.off + fit.missing / 2)
        left = [fit.word for fit in rough[:LOOKED_AT]]
    return [_fit(word, shape_of(word), _thinned(points, MOST_POINTS), *boxes) for word in left]


def visible(strokes: Sequence[Stroke], pens: Sequence[Pen]) -> list[Line]:
    """The lines on the paper, without what was rubbed out; filled areas tell nothing."""
    lines: list[Line] = []
    for stroke, pen in zip(strokes, pens, strict=True):
        if pen.colour == ERASER:
            lines = _rubbed(lines, stroke, pen.size)
        elif pen.tool != AREA:
            lines.append(spaced(_corners(stroke, pen), SPACING))
    return [line for line in lines if line]


def _corners(stroke: Stroke, pen: Pen) -> Line:
    """The points of a stroke, or of the shape that its two points span."""
    points = [(float(point[0]), float(point[1])) for point in stroke]
    if pen.tool not in ("rectangle", "ellipse"):
        return points
    (ax, ay), (bx, by) = points
    if pen.tool == "rectangle":
        return [(ax, ay), (bx, ay), (bx, by), (ax, by), (ax, ay)]
    x, y, rx, ry = (ax + bx) / 2, (ay + by) / 2, abs(bx - ax) / 2, abs(by - ay) / 2
    return [(x + rx * across, y + ry * down) for across, down in CIRCLE]


def _rubbed(lines: list[Line], stroke: Stroke, size: int) -> list[Line]:
    rubber = spaced([(float(point[0]), float(point[1])) for point in stroke], SPACING)
    reach = size / 2 + SPACING / 2
    return [
        [(x, y) for x, y in line if all(hypot(x - a, y - b) > reach for a, b in rubber)]
        for line in lines
    ]


def _thinned(points: Line, most: int) -> Line:
    return points[:: ceil(len(points) / most)]


def _sides(found: Box) -> Box:
    """A box with sides long enough to compare."""
    left, top, width, height = found
    wide, high = max(width, SQUARE), max(height, SQUARE)
    return left - (wide - width) / 2, top - (high - height) / 2, wide, high


@cache
def shape_of(word: str) -> Shape:
    """The album's drawing of an English word."""
    lines = [
        spaced([(float(x), float(y)) for x, y in stroke], SPACING) for stroke in sketch(word, "")
    ]
    left, top, width, height = box(lines)
    scale = CELLS / max(width, height)
    dx = MARGIN + (CELLS - scale * width) / 2 - scale * left
    dy = MARGIN + (CELLS - scale * height) / 2 - scale * top
    grid = _grid([point for line in lines for point in line], scale, scale, dx, dy)[0]
    boxes = [_sides(box(lines)), *(_sides(box([line])) for line in lines)]
    placed = [(scale * x + dx, scale * y + dy, scale * w, scale * h) for x, y, w, h in boxes]
    return Shape(_widened(grid), grid.bit_count(), tuple(placed))


def _grid(points: Line, sx: float, sy: float, dx: float, dy: float) -> tuple[int, int]:
    """The cells that scaled and moved points touch, and the number of points beside the grid."""
    cells = set()
    beside = 0
    for x, y in points:
        across, down = int(sx * x + dx), int(sy * y + dy)
        if 0 < across < WIDTH - 1 and 0 <= down < WIDTH:
            cells.add(down * WIDTH + across)
        else:
            beside += 1
    return sum([BITS[cell] for cell in cells]), beside


def _widened(grid: int) -> tuple[int, ...]:
    """The grid, and the same wider by one cell at a time, by a diagonal every other time."""
    grids = [grid]
    for step in range(WIDENINGS - 1):
        row = (grid | grid << 1 | grid >> 1) & INSIDE
        tall = row if step % 2 else grid
        grid = (row | tall << WIDTH | tall >> WIDTH) & INSIDE
        grids.append(grid)
    return tuple(grids)


def _fit(word: str, shape: Shape, points: Line, whole: Box, largest: Box) -> Fit:
    """The best way to lay the drawing on the album's."""
    found = (_compared(shape, points, way) for way in _ways(shape, whole, largest))
    off, missing = min(found, key=lambda costs: costs[0] + costs[1] / 2)
    return Fit(word, off, missing)


def _ways(shape: Shape, whole: Box, largest: Box) -> Iterator[tuple[float, float, float, float]]:
    """Scales and offsets that lay a box of the drawing on one of the album's."""
    pairs = [(whole, shape.boxes[0]), *((largest, target) for target in shape.boxes[1:])]
    for number, ((x, y, width, height), (left, top, wide, high)) in enumerate(pairs):
        sx, sy = wide / width, high / height
        if max(sx, sy) > STRETCH * min(sx, sy):
            if number and max(sx, sy) > 2 * STRETCH * min(sx, sy):
                continue  # another kind of stroke
            sx = sy = max(wide, high) / max(width, height)
        yield sx, sy, left + wide / 2 - sx * (x + width / 2), top + high / 2 - sy * (y + height / 2)


def _compared(
    shape: Shape, points: Line, way: tuple[float, float, float, float]
) -> tuple[float, float]:
    """Mean distances from the drawing to the shape, and from the shape to the drawing."""
    grid, beside = _grid(points, *way)
    size = grid.bit_count()
    if not size or 2 * beside > len(points):
        return float(WIDENINGS), float(WIDENINGS)
    off = sum([(grid & ~wide).bit_count() for wide in shape.grids])
    missing = sum([(shape.grids[0] & ~wide).bit_count() for wide in _widened(grid)])
    share = beside / len(points)
    return (1 - share) * off / size + share * WIDENINGS, missing / shape.size
