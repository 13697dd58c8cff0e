"""The picture of the rules page: a statement, what only the orator sees, and the two votes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.parts.pictures import BAD, EDGE, GOOD, INK, PAPER, badge, cloth, drawing, paper
from ludoteca.parts.svg import group

WIDTH, GAP, TILE = 400, 12, 64
TRUE, LIE = "M5 12.500 10 17.500 19 7", "M6 6 18 18M18 6 6 18"
"""A tick and a cross: colour is never the only sign."""
SPEECH = "M3 4h18v12H11l-5 5v-5H3Z"


def _bar(left: float, top: float, width: float, fill: str) -> str:
    """A line of writing, whatever it says."""
    return f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="9" rx="4.5" fill="{fill}"/>'


def _statement(locale: str) -> str:
    inner = WIDTH - 2 * GAP
    width = (inner - GAP) / 2
    layers = [
        paper((GAP, GAP, inner, 84)),
        _bar(GAP + 20, GAP + 24, 260, INK),
        _bar(GAP + 20, GAP + 48, 200, INK),
        group(
            'transform="rotate(-6 340 84)"',
            paper((306, 62, 76, 48), fill=BAD, edge=PAPER),
            drawing(LIE, (344, 86), 1.3, pen=PAPER, width=3),
        ),
        drawing(SPEECH, (GAP + 34, 128), 1.6, pen=INK, fill=PAPER, width=1.5),
        _bar(GAP + 64, 118, 130, EDGE),
        _bar(GAP + 64, 136, 90, EDGE),
    ]
    for number, (colour, sign) in enumerate(((GOOD, TRUE), (BAD, LIE))):
        left, top = GAP + number * (width + GAP), 164
        layers += [
            paper((left, top, width, TILE), fill=colour, edge=colour),
            drawing(sign, (left + 36, top + TILE / 2), 1.3, pen=PAPER, width=3),
            _bar(left + 66, top + TILE / 2 - 4.5, 70, PAPER),
            *(
                badge((left + width - 18 - 18 * seat, top + TILE / 2), 7, PAPER)
                for seat in range(3 - 2 * number)
            ),
        ]
    return cloth(WIDTH, 164 + TILE + GAP, *layers)


PICTURES: Mapping[str, Callable[[str], str]] = {"statement": _statement}
"""By name: the picture in a locale, as SVG."""
