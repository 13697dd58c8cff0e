"""Figures: what the events of a match add up to for every seat, and which moments stand out."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import RoundEnded
from ludoteca.parts.analysis import Tally

from .deck import INDEX, SKIP, SYMBOL
from .events import (
    CardPlayed,
    CardsDrawn,
    Challenged,
    HandsSwapped,
    JumpedIn,
    TurnMissed,
    UnoCaught,
)

MANY = 4
"""So many cards drawn at once are worth a word."""
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
"""How much each kind of moment mattered."""


class SeatFigures(Struct):
    """What one seat did and suffered."""

    hands_won: int = 0
    played: int = 0
    special: int = 0
    """Cards played that are more than a number."""
    drawn: int = 0
    missed: int = 0
    """Turns."""
    called: int = 0
    caught: int = 0
    """Forgotten calls of its own that somebody caught."""
    catches: int = 0
    challenges: int = 0
    challenges_won: int = 0


class Count(Tally):
    """Goes through the pages of a match and adds up."""

    weights = WEIGHTS

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = [SeatFigures() for _ in range(seats)]

    # One reader for each kind of event that counts

    def played(self, event: CardPlayed) -> None:
        figures = self.seats[event.seat]
        figures.played += 1
        figures.special += SYMBOL[INDEX[event.card]] >= SKIP
        if event.left == 1:
            figures.called += event.uno
            self.remark("last_card", (event.seat,))

    def drawn(self, event: CardsDrawn) -> None:
        self.seats[event.seat].drawn += event.count
        if event.count >= MANY:
            self.remark("many_drawn", (event.seat,), count=event.count)

    def missed(self, event: TurnMissed) -> None:
        self.seats[event.seat].missed += 1

    def challenged(self, event: Challenged) -> None:
        figures = self.seats[event.seat]
        figures.challenges += 1
        figures.challenges_won += event.guilty
        kind = "bluff_found" if event.guilty else "bluff_trusted"
        self.remark(kind, (event.seat, event.rival))

    def caught(self, event: UnoCaught) -> None:
        self.seats[event.seat].catches += 1
        self.seats[event.rival].caught += 1
        self.remark("caught", (event.seat, event.rival))

    def swapped(self, event: HandsSwapped) -> None:
        self.remark("swapped", (event.seat, event.rival))

    def jumped_in(self, event: JumpedIn) -> None:
        self.remark("jumped_in", (event.seat,))

    def ended(self, event: RoundEnded) -> None:
        if event.winner is not None:
            self.seats[event.winner].hands_won += 1
            self.remark("hand_won", (event.winner,), hand=event.round)


Count.readers = {
    CardPlayed: Count.played,
    CardsDrawn: Count.drawn,
    TurnMissed: Count.missed,
    Challenged: Count.challenged,
    UnoCaught: Count.caught,
    HandsSwapped: Count.swapped,
    JumpedIn: Count.jumped_in,
    RoundEnded: Count.ended,
}
