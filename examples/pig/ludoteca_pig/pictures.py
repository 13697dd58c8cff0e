"""The picture of the rules page: a turn that is held, and one that ends with a 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.parts.pictures import BAD, GOOD, INK, PAPER, cloth
from ludoteca.parts.svg import dice, text_at

DIE, GAP = 44, 16
TURNS = ((4, 6, 3), (5, 2, 1))


def _turns(locale: str) -> str:
    layers = []
    for row, rolls in enumerate(TURNS):
        top = GAP + row * (DIE + GAP)
        pot = 0 if 1 in rolls else sum(rolls)
        layers += [
            dice([roll], (GAP + place * DIE * 1.25, top), DIE, BAD if roll == 1 else INK, PAPER)
            for place, roll in enumerate(rolls)
        ]
        told, colour = (f"+{pot}", GOOD) if pot else ("0", BAD)
        layers.append(text_at(told, (GAP + 3 * DIE * 1.25 + 38, top + 33), 30, colour))
    return cloth(2 * GAP + 3 * DIE * 1.25 + 72, GAP + len(TURNS) * (DIE + GAP), *layers)


PICTURES: Mapping[str, Callable[[str], str]] = {"turns": _turns}
"""By name: the picture in a locale, as SVG."""
