"""The pictures of the rules page: a project, and a module from bugged to stabilised."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.kernel import catalogue
from ludoteca.parts.pictures import CLOTH, PAPER, badge, caption, cloth, drawing, paper
from ludoteca.parts.svg import Point, arrow

from .about import about

WIDTH, HEIGHT, GAP = 76, 70, 20
MODULES: Mapping[str, tuple[str, str, str]] = {
    "backend": (
        "#2d67b2",
        "#c5d3e0",
        (
            "M4 4.500h16v4.500H4ZM4 9.800h16v4.500H4ZM4 15.100h16v4.500H4ZM7 6.800h.01M7 "
            "12h.01M7 17.300h.01M11 6.800h6M11 12h6M11 17.300h6"
        ),
    ),
    "frontend": (
        "#c0562a",
        "#f0cfbb",
        (
            "M3 5h18v14H3ZM3 9h18M5.500 7h.01M8 7h.01M9.500 12 7 14.200l2.500 2.200M14.500 "
            "12l2.500 2.200-2.500 2.200"
        ),
    ),
    "mobile": (
        "#2f8350",
        "#c9dcc7",
        "M7.500 2.500h9v19h-9ZM7.500 5.500h9M7.500 17.500h9M12 19.500h.01",
    ),
    "data_science": (
        "#7c4aa8",
        "#dccce2",
        (
            "M4 3.500v17h17M7.500 16.500v-4M11.500 16.500V8M15.500 16.500v-6M19.500 "
            "16.500V5M7 9l4.500-4 4 2.500"
        ),
    ),
}
"""By module: the colour, that of its card, and the drawing, as on the board."""
BUG, PATCH, BRASS = "#b3261a", "#226b3d", "#6d5208"
MARKS: Mapping[str, tuple[str, str]] = {
    "bugged": (
        BUG,
        (
            "M8 9a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0ZM8 11h8M12 11v9M9.500 5.800 7.500 3M14.500 "
            "5.800l2-2.800M8 10 4 7.500M16 10l4-2.500M8 14H3.500M16 14h4.500M8.200 17.500 "
            "4.500 20.500M15.800 17.500l3.700 3"
        ),
    ),
    "patched": (
        PATCH,
        (
            "M7.500 3.800 20.200 16.500a2.600 2.600 0 0 1-3.700 3.700L3.800 7.500a2.600 "
            "2.600 0 0 1 3.700-3.700ZM9 14.500l5.500-5.500M11 11h.01M13 13h.01M13 11h.01M11 "
            "13h.01"
        ),
    ),
    "stabilised": (BRASS, "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2"),
}
PROJECT = {
    "backend": "free",
    "frontend": "patched",
    "mobile": "bugged",
    "data_science": "stabilised",
}
STATES = ("bugged", "free", "patched", "stabilised")


def _mark(state: str, centre: Point) -> str:
    fill, path = MARKS[state]
    return badge(centre, 12, fill, drawing(path, centre, 0.72, pen=PAPER))


def _module(module: str, state: str, left: float, top: float) -> str:
    colour, fill, path = MODULES[module]
    box = (left, top, WIDTH, HEIGHT)
    edge = BRASS if state == "stabilised" else colour
    mark = _mark(state, (left + WIDTH - 3, top + 3)) if state in MARKS else ""
    picture = drawing(path, (left + WIDTH / 2, top + HEIGHT / 2), 1.6, pen=colour, width=1.8)
    return paper(box, fill=fill, edge=edge) + picture + mark


def _project(locale: str) -> str:
    say = catalogue(locale, about.locale).say
    layers = []
    for place, (module, state) in enumerate(PROJECT.items()):
        left = GAP + place * (WIDTH + GAP)
        layers += [
            _module(module, state, left, GAP),
            caption(say(f"module-{module}"), (left + WIDTH / 2, GAP + HEIGHT + 16), letters=20),
        ]
    return cloth(GAP + len(PROJECT) * (WIDTH + GAP), HEIGHT + GAP + 28, *layers)


def _states(locale: str) -> str:
    """One module in all states; patches lead to the right, bugs to the left."""
    say = catalogue(locale, about.locale).say
    apart, top = WIDTH + 64, 34
    layers = []
    for place, state in enumerate(STATES):
        left = GAP + place * apart
        middle = left + WIDTH + (apart - WIDTH) / 2
        layers += [
            _module("backend", state, left, top),
            caption(say(f"state-{state}"), (left + WIDTH / 2, top + HEIGHT + 16), letters=20),
        ]
        if state != "stabilised":
            layers += [_step("patched", middle, top + 18, rightwards=True)]
        if state not in ("patched", "stabilised"):
            layers += [_step("bugged", middle, top + 58, rightwards=False)]
    return cloth(2 * GAP + (len(STATES) - 1) * apart + WIDTH, top + HEIGHT + 28, *layers)


def _step(mark: str, middle: float, y: float, *, rightwards: bool) -> str:
    ends = [(middle - 26, y), (middle + 26, y)]
    source, target = ends if rightwards else ends[::-1]
    line = arrow(source, target, MARKS[mark][0], CLOTH, width=4, apart=(0, 0))
    return line + _mark(mark, (middle - (4 if rightwards else -4), y - 4))


PICTURES: Mapping[str, Callable[[str], str]] = {"project": _project, "states": _states}
"""By name: the picture in a locale, as SVG."""
