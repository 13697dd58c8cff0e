"""Colours, patterns and badges of owners, and two themes for the table.

Colour is never the only mark of a seat: patterns and the shapes of badges differ too.
"""

from math import cos, pi, sin

from msgspec import Struct

from ludoteca.parts.layout import Point

from ..map.board import NEUTRAL, Owner


class OwnerStyle(Struct, frozen=True):
    """The colours of one owner: land and the marks on it, badge and the number on it."""

    land: str
    mark: str
    badge: str
    ink: str = "#fffaf0"


class Theme(Struct, frozen=True):
    name: str
    frame: str
    frame_edge: str
    frame_ink: str
    sea: str
    weave: str
    land: str
    regions: tuple[str, ...]
    border: str
    coast: str
    route: str
    brass: str
    brass_ink: str
    text: str
    halo: str
    seats: tuple[OwnerStyle, ...]
    neutral: OwnerStyle
    unclaimed: OwnerStyle

    def style(self, owner: Owner) -> OwnerStyle:
        if owner >= 0:
            return self.seats[owner % len(self.seats)]
        return self.neutral if owner == NEUTRAL else self.unclaimed


LINEN = Theme(
    name="linen",
    frame="#96682f",
    frame_edge="#6f4a1f",
    frame_ink="#fffaf0",
    sea="#ece3d0",
    weave="#ded2ba",
    land="#d6cbb5",
    regions=("#dccdab", "#d3d3b4", "#dcc5b4", "#cfcfc4", "#d9cbc0", "#d2c8a4"),
    border="#fffaf0",
    coast="#5b4630",
    route="#7a4a1e",
    brass="#c79a3b",
    brass_ink="#3a2a10",
    text="#33281b",
    halo="#fffaf0",
    seats=(
        OwnerStyle("#d9766c", "#c65b52", "#8f1f25"),
        OwnerStyle("#7ea3cf", "#628bbd", "#1f4e86"),
        OwnerStyle("#f0d07a", "#deb74f", "#7a5700"),
        OwnerStyle("#8fb573", "#769e59", "#33591f"),
        OwnerStyle("#b493c2", "#9c78ad", "#5a2d6e"),
        OwnerStyle("#eda36b", "#dd8645", "#8a4008"),
    ),
    neutral=OwnerStyle("#c9c1b3", "#b8afa0", "#6b6357"),
    unclaimed=OwnerStyle("#f7f1e3", "#f7f1e3", "#756c5c"),
)

FELT = Theme(
    name="felt",
    frame="#4b3222",
    frame_edge="#2c1c12",
    frame_ink="#f5ecd7",
    sea="#1d3b31",
    weave="#224538",
    land="#2c4a3f",
    regions=("#2f5545", "#3b5140", "#2b4f52", "#44523c", "#38474c", "#2a5a4c"),
    border="#12241e",
    coast="#0c1a15",
    route="#d9bd7e",
    brass="#d0a649",
    brass_ink="#2a1d08",
    text="#f5ecd7",
    halo="#14261f",
    seats=(
        OwnerStyle("#b5524c", "#9c403c", "#6d1519"),
        OwnerStyle("#5681b4", "#456e9f", "#173c69"),
        OwnerStyle("#d9b551", "#bf9a38", "#664900"),
        OwnerStyle("#7da45c", "#678d48", "#2a4a19"),
        OwnerStyle("#9572a6", "#7f5c91", "#47215a"),
        OwnerStyle("#d5854a", "#bb6c33", "#733405"),
    ),
    neutral=OwnerStyle("#8d8a80", "#7c796f", "#4c4a43"),
    unclaimed=OwnerStyle("#46665a", "#46665a", "#33483f"),
)

# Marks on a tile of 12 by 12; `stroke` and `fill` come from the pattern around it.
_MARKS = (
    '<path d="M-3 3l6-6M0 12L12 0M9 15l6-6"/>',
    '<circle cx="3" cy="3" r="1.5"/><circle cx="9" cy="9" r="1.5"/>',
    '<path d="M0 3h12M0 9h12"/>',
    '<path d="M0 0l12 12M12 0L0 12"/>',
    '<path d="M3 0v12M9 0v12"/>',
    '<path d="M0 8l3-4 3 4 3-4 3 4" fill="none"/>',
)


def pattern(owner: Owner, theme: Theme, id: str) -> str:
    """An SVG pattern to fill an owner's land with."""
    style = theme.style(owner)
    marks = _MARKS[owner % len(_MARKS)] if owner >= 0 else ""
    tile = f'<rect width="12" height="12" fill="{style.land}" stroke="none"/>'
    return (
        f'<pattern id="{id}" width="12" height="12" patternUnits="userSpaceOnUse" '
        f'fill="{style.mark}" stroke="{style.mark}" stroke-width="1.4">{tile}{marks}</pattern>'
    )


def badge_outline(owner: Owner, centre: Point, radius: float) -> str:
    """The path of an owner's badge: round, square, diamond, hexagon, shield, star; neutral flat."""
    if owner < 0:
        return _polygon([(-1, -0.72), (1, -0.72), (1, 0.72), (-1, 0.72)], centre, radius)
    forms = (
        _ring(24, 1),
        [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        _ring(4, 1.26),
        _ring(6, 1.12),
        [(-0.95, -0.9), (0.95, -0.9), (0.95, 0.3), (0, 1.2), (-0.95, 0.3)],
        [
            (cos(angle) * reach, sin(angle) * reach)
            for angle, reach in ((pi * k / 8, 1.2 if k % 2 else 0.97) for k in range(16))
        ],
    )
    return _polygon(forms[owner % len(forms)], centre, radius)


def _ring(corners: int, reach: float) -> list[Point]:
    turns = [2 * pi * k / corners for k in range(corners)]
    return [(cos(turn) * reach, sin(turn) * reach) for turn in turns]


def _polygon(corners: list[Point], centre: Point, radius: float) -> str:
    x, y = centre
    points = (f"{x + dx * radius:.1f} {y + dy * radius:.1f}" for dx, dy in corners)
    return "M" + "L".join(points) + "z"
