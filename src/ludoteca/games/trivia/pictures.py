"""The picture of the rules page: a question with its clock and four answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.parts.pictures import EDGE, INK, PAPER, cloth, drawing, paper, verdict
from ludoteca.parts.svg import text_at

WIDTH, TILE, GAP = 400, 56, 12
ANSWERS = (
    ("#b8452f", "M12 3 22 21H2Z"),
    ("#2c67ad", "M12 2 22 12 12 22 2 12Z"),
    ("#9a6b06", "M12 3a9 9 0 1 0 .01 0Z"),
    ("#3a7a44", "M4 4h16v16H4Z"),
)
"""The colours of the answers, each with a shape: colour is never the only sign."""
RIGHT = 2
RING = "M12 2A10 10 0 1 1 2 12"


def _bar(left: float, top: float, width: float, fill: str) -> str:
    """A line of writing, whatever it says."""
    return f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="9" rx="4.5" fill="{fill}"/>'


def _question(locale: str) -> str:
    inner = WIDTH - 2 * GAP
    layers = [
        paper((GAP, GAP, inner, 84)),
        _bar(GAP + 20, GAP + 24, 250, INK),
        _bar(GAP + 20, GAP + 48, 190, INK),
        drawing("M12 2A10 10 0 1 1 11.990 2", (WIDTH - 60, GAP + 42), 2.3, pen=EDGE),
        drawing(RING, (WIDTH - 60, GAP + 42), 2.3, pen=ANSWERS[RIGHT][0]),
        text_at("15", (WIDTH - 60, GAP + 49), 20, INK),
    ]
    width = (inner - GAP) / 2
    for number, (colour, shape) in enumerate(ANSWERS):
        left = GAP + number % 2 * (width + GAP)
        top = 2 * GAP + 84 + number // 2 * (TILE + GAP)
        layers += [
            paper((left, top, width, TILE), fill=colour, edge=colour),
            drawing(shape, (left + 30, top + TILE / 2), 0.9, pen=PAPER, fill=PAPER),
            _bar(left + 56, top + TILE / 2 - 4.5, 60 + 15 * (number % 3), PAPER),
        ]
        if number == RIGHT:
            layers.append(verdict((left + width - 22, top + TILE / 2), is_good=True))
    return cloth(WIDTH, 84 + 2 * TILE + 4 * GAP, *layers)


PICTURES: Mapping[str, Callable[[str], str]] = {"question": _question}
"""By name: the picture in a locale, as SVG."""
