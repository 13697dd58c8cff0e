"""Elements of standalone SVG drawings: groups, texts, arrows, dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from math import hypot
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

NUMBER = re.compile(r"-?[\d.]+")
HEAD = 9.0
"""Length of an arrow's head."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def document(box: Box, font: str, *layers: str) -> str:
    """A whole drawing, cut to the box."""
    left, top, width, height = box
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}"'
    size = f'width="{width}" height="{height}"'
    return f'{head} {size} role="img" font-family="{font}">{"".join(layers)}</svg>'


def touches(path: str, box: Box) -> bool:
    """Whether a path of absolute points has its bounding box in reach of another box."""
    numbers = [float(number) for number in NUMBER.findall(path)]
    xs, ys = numbers[::2], numbers[1::2]
    left, top, width, height = box
    return (
        min(xs) <= left + width and max(xs) >= left and min(ys) <= top + height and max(ys) >= top
    )


def group(attributes: str, *inside: str) -> str:
    """A group of elements, or nothing if there are none."""
    content = "".join(inside)
    return f"<g {attributes}>{content}</g>" if content else ""


def element(tag: str, text: str) -> str:
    return f"<{tag}>{safe(text)}</{tag}>"


def safe(text: str) -> str:
    """Escaped text; control characters, which XML forbids, become spaces."""
    return escape("".join(char if char.isprintable() else " " for char in text))


def text_at(
    text: str, place: Point, size: float, fill: str, *, halo: str = "", anchor: str = "middle"
) -> str:
    outline = f' stroke="{halo}" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<text x="{place[0]:.1f}" y="{place[1]:.1f}" font-size="{size}" font-weight="600" '
        f'fill="{fill}" text-anchor="{anchor}"{outline if halo else ""}>{safe(text)}</text>'
    )


def arrow(
    source: Point,
    target: Point,
    colour: str,
    halo: str,
    *,
    width: float = 5,
    apart: tuple[float, float] = (14, 14),
    dashes: str = "",
) -> str:
    """A straight arrow that keeps its distances from both places."""
    length = hypot(target[0] - source[0], target[1] - source[1]) or 1.0
    dx, dy = (target[0] - source[0]) / length, (target[1] - source[1]) / length
    start = (source[0] + dx * apart[0], source[1] + dy * apart[0])
    tip = (target[0] - dx * apart[1], target[1] - dy * apart[1])
    reach = HEAD + width
    base = (tip[0] - dx * reach, tip[1] - dy * reach)
    side = (-dy * reach * 0.62, dx * reach * 0.62)
    shaft = f"M{start[0]:.1f} {start[1]:.1f}L{base[0]:.1f} {base[1]:.1f}"
    corners = (
        (base[0] + side[0], base[1] + side[1]),
        (base[0] - side[0], base[1] - side[1]),
    )
    head = f"M{tip[0]:.1f} {tip[1]:.1f}" + "".join(f"L{x:.1f} {y:.1f}" for x, y in corners) + "z"
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{shaft}" stroke="{halo}" stroke-width="{width + 3}" fill="none"/>'
        f'<path d="{head}" fill="{halo}" stroke="{halo}" stroke-width="3"/>'
        f'<path d="{shaft}" stroke="{colour}" stroke-width="{width}" fill="none"{dashed}/>'
        f'<path d="{head}" fill="{colour}"/>'
    )


def dice(faces: Sequence[int], place: Point, size: float, fill: str, pip: str) -> str:
    """Dice in a row, beginning at the place."""
    return "".join(
        _die(face, (place[0] + number * size * 1.25, place[1]), size, fill, pip)
        for number, face in enumerate(faces)
    )


def _die(face: int, place: Point, size: float, fill: str, pip: str) -> str:
    x, y = place[0] + size / 2, place[1] + size / 2
    reach, radius = size * 0.27, size * 0.085
    pips = (
        f'<circle cx="{x + dx * reach:.1f}" cy="{y + dy * reach:.1f}" r="{radius:.1f}"/>'
        for dx, dy in PIPS[face]
    )
    corner = f'x="{place[0]}" y="{place[1]}" width="{size}" height="{size}" rx="{size / 6:.1f}"'
    return f'<rect {corner} fill="{fill}"/>' + group(f'fill="{pip}"', *pips)
