"""Pictures of rules pages: papers, drawings and marks on a linen cloth."""

from __future__ import annotations

from textwrap import wrap

from .svg import Box, Point, document, group, text_at

CLOTH, PAPER, EDGE, INK = "#ece3d0", "#fffaf0", "#cdbf9f", "#2b2117"
GOOD, BAD = "#226b3d", "#b3261a"
FONT = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif"
LINE = 1.15
"""Height of a line of text, as a multiple of its size."""
MARKS = {True: ("M-4.5 .5-1.500 3.500 4.500-3.500", GOOD), False: ("M-4-4 4 4M4-4-4 4", BAD)}


def cloth(width: float, height: float, *layers: str) -> str:
    """A whole picture."""
    ground = f'<rect width="{width}" height="{height}" rx="8" fill="{CLOTH}"/>'
    return document((0, 0, width, height), FONT, ground, *layers)


def paper(box: Box, *, fill: str = PAPER, edge: str = EDGE, radius: float = 6) -> str:
    left, top, width, height = box
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def drawing(
    path: str,
    centre: Point,
    scale: float,
    *,
    size: float = 24,
    pen: str,
    width: float = 2,
    fill: str = "none",
) -> str:
    """A path on a square of this size, scaled and moved to a centre."""
    half = -size / 2
    place = f"translate({centre[0]:g} {centre[1]:g}) scale({scale:g}) translate({half:g} {half:g})"
    return group(
        f'transform="{place}" fill="{fill}" stroke="{pen}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"',
        f'<path d="{path}"/>',
    )


def badge(centre: Point, radius: float, fill: str, *inside: str) -> str:
    """A round mark with something in it."""
    x, y = centre
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>' + "".join(inside)


def verdict(centre: Point, *, is_good: bool) -> str:
    """A tick or a cross."""
    path, fill = MARKS[is_good]
    return badge(centre, 9, fill, drawing(path, centre, 1, size=0, pen=PAPER))


def caption(text: str, top: Point, size: float = 11, letters: int = 12) -> str:
    """Centred lines of text, broken to a number of letters."""
    x, y = top
    return "".join(
        text_at(line, (x, y + number * size * LINE), size, INK)
        for number, line in enumerate(wrap(text, letters))
    )
