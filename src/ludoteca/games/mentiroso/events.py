"""The events of Mentiroso."""

from __future__ import annotations

from typing import Annotated

from ludoteca.kernel import Event, Seat, named

Category = Annotated[str, named("category")]


class StatementGiven(Event, secret=("truth",)):
    """Everybody sees the statement; only the orator learns whether it is true."""

    seat: Seat
    statement: str
    category: Category | None
    """None where a host's own statement has none."""
    truth: bool | None


class SpeechBegan(Event):
    seat: Seat


class Said(Event, spoken=True):
    """A line that the orator wrote."""

    seat: Seat
    text: str


class VotingBegan(Event):
    seats: tuple[Seat, ...]
    """Seats that may vote."""


class Voted(Event, secret=("truth",)):
    """The vote is secret until the truth is shown."""

    seat: Seat
    truth: bool | None


class Abstained(Event):
    seat: Seat


class TruthShown(Event):
    truth: bool
    because: str
    believed: tuple[Seat, ...]
    """Seats that voted for true."""
    doubted: tuple[Seat, ...]
    """Seats that voted for a lie."""


EVENTS = (StatementGiven, SpeechBegan, Said, VotingBegan, Voted, Abstained, TruthShown)
