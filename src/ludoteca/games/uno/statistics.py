"""Statistics of every seat and key moments, counted from the events of a match."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from ludoteca.kernel import Millis, RoundEnded
from ludoteca.parts.analysis import Page, Statistics, counts
from ludoteca.parts.awards import Honour

from .deck import INDEX, REVERSE, SKIP, SYMBOL
from .events import (
    CardPlayed,
    CardsDrawn,
    Challenged,
    HandsSwapped,
    JumpedIn,
    TurnMissed,
    UnoCaught,
)
from .state import UnoState

MANY = 4
"""Number of cards drawn at once that is a key moment."""
WEIGHTS = {
    "hand_won": 1.0,
    "swapped": 0.8,
    "bluff_found": 0.7,
    "bluff_trusted": 0.6,
    "many_drawn": 0.5,
    "caught": 0.5,
    "last_card": 0.4,
    "jumped_in": 0.3,
}
"""Kind of moment → weight."""


class SeatStatistics(Struct):
    hands_won: int = 0
    turns: int = 0
    played: int = 0
    special: int = 0
    """Action and wild cards played."""
    drawn: int = 0
    missed: int = 0
    """Turns missed."""
    called: int = 0
    caught: int = 0
    """Own forgotten calls that were caught."""
    catches: int = 0
    challenges: int = 0
    challenges_won: int = 0
    reversed: int = 0
    """Times it turned the direction."""
    recovered: int = 0
    """Most cards that it held in a hand which it won."""
    thinking: Millis = 0
    """Total time of its turns."""


HONOURS = (
    Honour("recovered", "recovered", least=10),
    Honour("catcher", "catches"),
    Honour("bluff", "challenges_won"),
    Honour("action", "special", least=4),
    Honour("reverser", "reversed", least=2),
    Honour("collector", "drawn", least=5),
    Honour("patient", "missed", least=3),
)


class UnoStatistics(Statistics[SeatStatistics]):
    weights = WEIGHTS

    def __init__(self, start: UnoState) -> None:
        super().__init__(SeatStatistics() for _ in start.out)
        self.before = start
        self._largest = list(start.counts)
        """The most cards of every seat in this hand."""

    def read(self, page: Page) -> None:
        before, state = self.before, cast(UnoState, page.state)
        super().read(page)
        self.before = state
        if not state.ended:
            self._largest = [*map(max, self._largest, state.counts)]
        if before.ended:  # the pause between two hands
            return
        figures = self.seats[before.turn]
        figures.turns += state.turns > before.turns or bool(state.ended)
        figures.thinking += state.at - before.at

    @counts(CardPlayed)
    def played(self, event: CardPlayed) -> None:
        figures = self.seats[event.seat]
        figures.played += 1
        symbol = SYMBOL[INDEX[event.card]]
        figures.special += symbol >= SKIP
        figures.reversed += symbol == REVERSE
        if event.left == 1:
            figures.called += event.uno
            self.add_moment("last_card", (event.seat,))

    @counts(CardsDrawn)
    def drawn(self, event: CardsDrawn) -> None:
        self.seats[event.seat].drawn += event.count
        if event.count >= MANY:
            self.add_moment("many_drawn", (event.seat,), count=event.count)

    @counts(TurnMissed)
    def missed(self, event: TurnMissed) -> None:
        self.seats[event.seat].missed += 1

    @counts(Challenged)
    def challenged(self, event: Challenged) -> None:
        figures = self.seats[event.seat]
        figures.challenges += 1
        figures.challenges_won += event.guilty
        kind = "bluff_found" if event.guilty else "bluff_trusted"
        self.add_moment(kind, (event.seat, event.rival))

    @counts(UnoCaught)
    def caught(self, event: UnoCaught) -> None:
        self.seats[event.seat].catches += 1
        self.seats[event.rival].caught += 1
        self.add_moment("caught", (event.seat, event.rival))

    @counts(HandsSwapped)
    def swapped(self, event: HandsSwapped) -> None:
        self.add_moment("swapped", (event.seat, event.rival))

    @counts(JumpedIn)
    def jumped_in(self, event: JumpedIn) -> None:
        self.add_moment("jumped_in", (event.seat,))

    @counts(RoundEnded)
    def ended(self, event: RoundEnded) -> None:
        largest, self._largest = self._largest, [0] * len(self.seats)
        if event.winner is not None:
            figures = self.seats[event.winner]
            figures.hands_won += 1
            figures.recovered = max(figures.recovered, largest[event.winner])
            self.add_moment("hand_won", (event.winner,), hand=event.round)
