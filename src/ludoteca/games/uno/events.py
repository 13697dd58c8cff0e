"""The events of UNO."""

from __future__ import annotations

from ludoteca.kernel import Event, Seat

from .deck import Card, Colour


class HandDealt(Event, secret=("hand",)):
    seat: Seat
    hand: tuple[Card, ...] | None


class StarterTurned(Event):
    """The card that opens the pile."""

    card: Card


class CardPlayed(Event):
    seat: Seat
    card: Card
    colour: Colour | None
    """The colour named for a wild card."""
    uno: bool
    left: int


class JumpedIn(Event):
    seat: Seat


class CardsDrawn(Event, secret=("cards",)):
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class NothingToDraw(Event):
    seat: Seat


class CardKept(Event):
    seat: Seat


class PileShuffled(Event):
    cards: int


class TurnMissed(Event):
    seat: Seat


class DirectionChanged(Event):
    forward: bool


class ColourNamed(Event):
    seat: Seat
    colour: Colour


class Challenged(Event):
    seat: Seat
    rival: Seat
    guilty: bool


class UnoCalled(Event):
    """A late call, before anybody caught the seat."""

    seat: Seat


class UnoCaught(Event):
    seat: Seat
    rival: Seat
    """The seat that forgot to call."""


class CalledFalsely(Event):
    seat: Seat


class HandsSwapped(Event, announced=("rival",)):
    seat: Seat
    rival: Seat


class HandsPassed(Event):
    forward: bool


class HandCounted(Event):
    """The cards left in all hands at the end of a hand."""

    hands: tuple[tuple[Card, ...], ...]
    values: tuple[int, ...]
    seats: tuple[Seat, ...] = ()


EVENTS: tuple[type[Event], ...] = (
    HandDealt,
    StarterTurned,
    CardPlayed,
    JumpedIn,
    CardsDrawn,
    NothingToDraw,
    CardKept,
    PileShuffled,
    TurnMissed,
    DirectionChanged,
    ColourNamed,
    Challenged,
    UnoCalled,
    UnoCaught,
    CalledFalsely,
    HandsSwapped,
    HandsPassed,
    HandCounted,
)
