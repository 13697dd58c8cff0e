"""Statistics of every seat of a match of Pictionary, and what is honoured."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.kernel import Millis, Seat
from ludoteca.parts.analysis import Statistics, counts
from ludoteca.parts.awards import Honour, seconds

from .events import NearlyGuessed

WEIGHTS = {"everybody": 0.7, "nobody": 0.5}
"""Kind of moment → weight."""


class SeatStatistics(Struct):
    drawings: int = 0
    understood: int | None = None
    """The percentage of the others who guessed its drawings."""
    guessed: int = 0
    first: int = 0
    """Words guessed before everybody else."""
    quickest: float | None = None
    """Seconds for its quickest right guess."""
    near: int = 0
    """Wrong guesses that were close."""
    fewest: int | None = None
    """Lines of the sparest drawing that somebody guessed."""


HONOURS = (
    Honour("drawer", "understood", least=25),
    Honour("quickest", "quickest", least=0, is_lowest=True),
    Honour("guesser", "guessed", least=2),
    Honour("sparest", "fewest", is_lowest=True),
    Honour("near", "near"),
)


class PictionaryStatistics(Statistics[SeatStatistics]):
    def __init__(self, seats: int) -> None:
        super().__init__(SeatStatistics() for _ in range(seats))
        self._asked = [0] * seats
        self._understood = [0] * seats

    @counts(NearlyGuessed)
    def near(self, event: NearlyGuessed) -> None:
        self.seats[event.seat].near += 1

    def add_drawing(
        self, drawer: Seat, right: Sequence[tuple[Seat, Millis]], asked: int, lines: int
    ) -> None:
        """Count a finished drawing: who has guessed it after what time, and its lines."""
        figures = self.seats[drawer]
        figures.drawings += 1
        self._asked[drawer] += asked
        self._understood[drawer] += len(right)
        if self._asked[drawer]:
            figures.understood = min(100, 100 * self._understood[drawer] // self._asked[drawer])
        if right and lines:
            figures.fewest = min(lines, figures.fewest or lines)
        for at, (seat, after) in enumerate(right):
            guesser = self.seats[seat]
            guesser.guessed += 1
            guesser.first += not at
            guesser.quickest = min(seconds(after), guesser.quickest or seconds(after))
