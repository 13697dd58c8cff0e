"""Evidence of a bluff: what a seat can hold, and how often it was caught."""

from __future__ import annotations

from collections import Counter

from ludoteca.kernel import Seat

from ..deck import CARDS, COLOUR, COLOURS, INDEX
from ..view import UnoView

BLUFFS, WEIGHT = 0.12, 6
"""How often somebody who could bluff does, and the challenges that this guess counts for."""
DESPERATE, SHORT = 0.5, 2
"""How often against somebody with so few cards."""
UNLIKELY = 0.1
"""Share of hands with a colour on which their seat had to draw, of those one would expect."""
GUILTLESS = 6
"""Cards drawn for a challenge that failed."""


class Evidence:
    """What one seat has seen of the others."""

    def __init__(self) -> None:
        self.caught: Counter[Seat] = Counter()
        self.cleared: Counter[Seat] = Counter()
        self._challenged: tuple[Seat, int] | None = None

    def look(self, view: UnoView) -> None:
        """Note how the last challenge ended."""
        if self._challenged is not None:
            rival, cards = self._challenged
            failed = len(view.hand) >= cards + GUILTLESS
            (self.cleared if failed else self.caught)[rival] += 1
            self._challenged = None

    def challenge(self, view: UnoView) -> None:
        self._challenged = view.bluffer, len(view.hand)

    def of_a_bluff(self, view: UnoView) -> float:
        """The probability that the last wild draw four was a bluff."""
        held, rival = holds(view, view.bluffer), view.bluffer
        seen = self.caught[rival] + self.cleared[rival]
        habit = (BLUFFS * WEIGHT + self.caught[rival]) / (WEIGHT + seen)
        if len(view.hand) <= SHORT:
            habit = max(habit, DESPERATE)
        return habit * held / (habit * held + 1 - held)


def holds(view: UnoView, seat: Seat) -> float:
    """The probability that a seat held the colour which its wild draw four replaced."""
    if view.former is None:
        return 0.0
    colour = COLOURS.index(view.former)
    known = {INDEX[id] for id in (*view.hand, *view.pile)}
    left = [COLOUR[card] for card in range(CARDS) if card not in known]
    unknown, other, none = len(left), len(left) - left.count(colour), 1.0
    for drawn in range(view.counts[seat]):
        none *= max(0, other - drawn) / max(1, unknown - drawn)
    return (1 - none) * (UNLIKELY if view.drew_on[seat] == view.former else 1.0)
