"""The picture of the rules page: quick drawings, from the album of the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.parts.pictures import INK, cloth, paper
from ludoteca.parts.svg import group

from .bots.album import sketch
from .state import PAPER

WORDS = ("cat", "house", "tree", "fish")
SIDE, GAP = 100, 14


def _drawing(word: str, left: float) -> str:
    lines = (
        f'<polyline points="{" ".join(f"{point[0]},{point[1]}" for point in stroke)}"/>'
        for stroke in sketch(word, "")
    )
    pen = 'fill="none" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"'
    scale = f"translate({left:g} {GAP}) scale({SIDE / PAPER:g})"
    return paper((left, GAP, SIDE, SIDE)) + group(
        f'transform="{scale}" stroke="{INK}" {pen}', *lines
    )


def _drawings(locale: str) -> str:
    papers = (_drawing(word, GAP + place * (SIDE + GAP)) for place, word in enumerate(WORDS))
    return cloth(GAP + len(WORDS) * (SIDE + GAP), SIDE + 2 * GAP, *papers)


PICTURES: Mapping[str, Callable[[str], str]] = {"drawings": _drawings}
"""By name: the picture in a locale, as SVG."""
