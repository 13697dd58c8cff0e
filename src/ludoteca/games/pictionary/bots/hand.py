"""The hand of a bot: a drawing of the album as somebody would draw it, never twice the same.

It stands somewhere else, larger or smaller, tilted and stretched a little; lines tremble, circles
do not quite close, and strokes come in nearly the order of the album, in either direction.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

from ludoteca.kernel import Chance, Millis

from ..state import PAPER, Stroke

Line: TypeAlias = list[tuple[float, float]]

SPACING = 40
"""Paper units between two points of a stroke."""
EDGE = 25
SIZES = (65, 100)
"""Per cent of the album's size."""
STRETCH = (90, 111)
TILT = 6
SLIP = 12
"""Paper units that a whole stroke is off."""
TREMBLE = 7
SWING = 5
"""Points from one tremble to the next."""
LATE = 25
"""Tenths of a place that a stroke may come later than in the album."""
TURNED = 40
"""Per cent of the strokes that are drawn from their other end."""
PACKET = 10


class Packet(NamedTuple):
    """Points drawn in one go."""

    points: Stroke
    joined: bool
    """Whether they continue the stroke before."""
    length: float


def drawn_by_hand(strokes: Sequence[Stroke], chance: Chance) -> list[Packet]:
    """A drawing in packets, in the order in which to draw them."""
    lines = [spaced([(float(x), float(y)) for x, y in stroke], SPACING) for stroke in strokes]
    lines = [_trembled(line, chance) for line in _placed(lines, chance)]
    order = sorted((10 * at + chance.below(LATE), at) for at in range(len(lines)))
    turned = [_turned(lines[at], chance) for _, at in order]
    return [packet for line in turned for packet in _packets(line)]


def time_for(packet: Packet, speed: int) -> Millis:
    """The time to draw a packet, at a speed in paper units a second."""
    return round(1000 * packet.length / speed)


def spaced(line: Line, spacing: int) -> Line:
    """The line with points at most this far apart; its corners stay."""
    points = line[:1]
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, ceil(hypot(bx - ax, by - ay) / spacing))
        points += [
            (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps)
            for step in range(1, steps + 1)
        ]
    return points


def _placed(lines: list[Line], chance: Chance) -> list[Line]:
    """Tilt, stretch and shrink the drawing, and put it somewhere on the paper."""
    size, wide, tilt = (
        chance.between(*SIZES) / 100,
        chance.between(*STRETCH) / 100,
        radians(chance.between(-TILT, TILT)),
    )
    right, down = size * cos(tilt), size * sin(tilt)
    lines = [
        [(wide * (x * right - y * down), x * down + y * right) for x, y in line] for line in lines
    ]
    left, top, width, height = box(lines)
    most = PAPER - 2 * EDGE
    fit = min(1.0, most / max(width, height, 1.0))
    dx = EDGE + chance.between(0, max(0, int(most - fit * width))) - fit * left
    dy = EDGE + chance.between(0, max(0, int(most - fit * height))) - fit * top
    return [[(fit * x + dx, fit * y + dy) for x, y in line] for line in lines]


def box(lines: Sequence[Sequence[tuple[float, ...]]]) -> tuple[float, float, float, float]:
    """Left, top, width and height of a drawing."""
    xs = [point[0] for line in lines for point in line]
    ys = [point[1] for line in lines for point in line]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _trembled(line: Line, chance: Chance) -> Line:
    """Move the stroke as a whole, and its points to and fro."""
    off = [chance.between(-SLIP, SLIP) for _ in range(2)]
    knots = 2 + len(line) // SWING
    sways = [[chance.between(-TREMBLE, TREMBLE) for _ in range(knots)] for _ in range(2)]
    return [
        (x + off[0] + _between(sways[0], at), y + off[1] + _between(sways[1], at))
        for at, (x, y) in enumerate(line)
    ]


def _between(knots: list[int], at: int) -> float:
    number, part = divmod(at, SWING)
    return knots[number] + (knots[number + 1] - knots[number]) * part / SWING


def _turned(line: Line, chance: Chance) -> Stroke:
    if chance.below(100) < TURNED:
        line = line[::-1]
    return tuple((_on_paper(x), _on_paper(y)) for x, y in line)


def _on_paper(value: float) -> int:
    return min(PAPER, max(0, round(value)))


def _packets(line: Stroke) -> Iterator[Packet]:
    """Packets of a stroke; the points go on where the packet before ended."""
    for start in range(0, len(line), PACKET):
        drawn = line[max(0, start - 1) : start + PACKET]
        length = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(drawn))
        yield Packet(line[start : start + PACKET], start > 0, length)
