"""The events of Pictionary."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ludoteca.kernel import Event, Seat

from .state import Colour, Level, Stroke, Theme, Tool


class WordGiven(Event, secret=("word",)):
    """The drawer learns the word, the others its theme and its mask."""

    seat: Seat
    word: str | None
    theme: Theme | None
    """None for a host's own words."""
    mask: str


class WordsOffered(Event, secret=("words",)):
    """The drawer learns the words to choose from."""

    seat: Seat
    words: tuple[str, ...] | None


class WordSkipped(Event):
    seat: Seat
    word: str


class LetterShown(Event):
    mask: str


class Drawn(Event):
    stroke: Stroke
    colour: Colour
    size: int
    joined: bool
    """Whether it continues the last stroke."""
    tool: Tool | UnsetType = UNSET
    """What the points are of, if not of a line drawn by hand."""


class Undone(Event):
    seat: Seat


class Redone(Event):
    seat: Seat


class Cleared(Event):
    seat: Seat


class GaveUp(Event):
    seat: Seat


class Guessed(Event, spoken=True, aside=True):
    """A wrong guess; a right one is never published."""

    seat: Seat
    text: str


class GuessedRight(Event):
    seat: Seat


class _ToOne(Event, secret=()):
    """An event that only one seat learns."""

    seat: Seat

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def public(self) -> None:
        return None


class NearlyGuessed(_ToOne):
    text: str


class GuessHeld(_ToOne):
    text: str


class Claimed(Event):
    seat: Seat


class Judged(Event):
    seat: Seat
    right: bool


class WordShown(Event):
    word: str
    seats: tuple[Seat, ...]
    """Seats that guessed it."""


class CountedTogether(Event):
    """What two players have done together so far."""

    guessed: int
    drawings: int
    level: Level


EVENTS = (
    WordsOffered,
    WordGiven,
    WordSkipped,
    LetterShown,
    Drawn,
    Undone,
    Redone,
    Cleared,
    GaveUp,
    Guessed,
    GuessedRight,
    NearlyGuessed,
    GuessHeld,
    Claimed,
    Judged,
    WordShown,
    CountedTogether,
)
