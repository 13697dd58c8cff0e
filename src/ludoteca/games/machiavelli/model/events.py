"""Events. Together with `map_events` they are the history of every turn (rules A.11)."""

from __future__ import annotations

from typing import Annotated

from ludoteca.kernel import Event, Seat, named

from .map_events import (
    Battle,
    Bounced,
    BribeTried,
    CityCaptured,
    Conversion,
    ConvoySettled,
    Moved,
    OrderInvalid,
    RecruitTried,
    Retreated,
    Siege,
    SupportCut,
    SupportVoid,
    UnitEliminated,
)
from .pact_events import PACT_EVENTS
from .term_types import PhaseId, ProvinceId, SeasonId, Why

# The turn and its phases


class PhaseChanged(Event):
    turn: int
    season: SeasonId
    year: int
    phase: PhaseId
    deadline: int


class OrdersSaved(Event):
    seat: Seat


class SeatReady(Event):
    seat: Seat


class SeatNotReady(Event):
    """A seat that was ready goes on with the phase."""

    seat: Seat


class Private(Event):
    """Base of events that only their own seat sees."""

    seat: Seat

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def public(self) -> None:
        return None


class DraftSaved(Private):
    pass


class FallbackChosen(Private):
    use: Annotated[str, named("fallback")]


class DeadlineExtended(Event):
    seat: Seat
    deadline: int


class TurnResolved(Event):
    """Summary of a turn."""

    turn: int
    season: SeasonId
    year: int
    conquests: tuple[ProvinceId, ...]
    retreats: int
    sieges: tuple[ProvinceId, ...]
    standoffs: tuple[ProvinceId, ...]
    eliminations: tuple[Seat, ...]
    takers: tuple[Seat, ...] = ()
    """Who took each of the conquests."""
    losers: tuple[Seat, ...] = ()
    """Who lost it; the neutral owner too."""
    retreating: tuple[Seat, ...] = ()
    """Owners of the units that retreated, each with the provinces it left and went to."""
    left: tuple[ProvinceId, ...] = ()
    reached: tuple[ProvinceId, ...] = ()


# Step 1: validation


class NoOrders(Event):
    seat: Seat
    strikes: int


# Step 2: money


class TransferMade(Event, tag="transfer"):
    sender: Seat
    recipient: Seat
    amount: int
    success: bool
    reason: Why | None
    note: str
    to_inactive: bool


class AssassinationTried(Event, tag="assassination"):
    """Public, also when it fails (B-57)."""

    attacker: Seat
    target: Seat
    cost: int
    numbers: tuple[int, ...]
    roll: int | None
    success: bool
    reason: Why | None


class AssassinationEffect(Event):
    victim: Seat
    garrisons: tuple[ProvinceId, ...]
    frozen: tuple[ProvinceId, ...]


class FamineRelief(Event):
    """In autumn it protects against the coming famine, in spring it lifts the ban on recruiting."""

    seat: Seat
    province: ProvinceId
    cost: int
    success: bool
    reason: Why | None


# Seasons


class Income(Event):
    seat: Seat
    cities: tuple[ProvinceId, ...]
    amount: int


class Maintenance(Event):
    seat: Seat
    cost: int
    disbanded: int


class Famine(Event):
    dice: tuple[int, ...]
    provinces: tuple[ProvinceId, ...]
    protected: tuple[ProvinceId, ...]


class FamineEnded(Event):
    provinces: tuple[ProvinceId, ...]


class Plague(Event):
    roll: int
    province: ProvinceId | None


# Absence and the end


class InactivityWarning(Event):
    seat: Seat
    strikes: int


class PlayerInactive(Event):
    seat: Seat


class VoteCast(Event):
    seat: Seat
    target: Seat
    option: Annotated[str, named("ballot")]


class VoteResult(Event):
    seat: Seat
    option: Annotated[str, named("ballot")]
    ai: int
    replacement: int
    elimination: int


class PlayerReturned(Event):
    seat: Seat


class PlayerReplaced(Event):
    seat: Seat


class PlayerEliminated(Event):
    seat: Seat
    reason: Why


class GameWon(Event):
    winners: tuple[Seat, ...]
    how: Annotated[str, named("how")]
    cities: int


EVENTS: tuple[type[Event], ...] = (
    PhaseChanged,
    OrdersSaved,
    SeatReady,
    SeatNotReady,
    DraftSaved,
    FallbackChosen,
    DeadlineExtended,
    TurnResolved,
    OrderInvalid,
    NoOrders,
    TransferMade,
    AssassinationTried,
    AssassinationEffect,
    BribeTried,
    FamineRelief,
    RecruitTried,
    ConvoySettled,
    SupportCut,
    SupportVoid,
    Battle,
    Moved,
    Bounced,
    Retreated,
    UnitEliminated,
    Conversion,
    Siege,
    CityCaptured,
    Income,
    Maintenance,
    Famine,
    FamineEnded,
    Plague,
    InactivityWarning,
    PlayerInactive,
    VoteCast,
    VoteResult,
    PlayerReturned,
    PlayerReplaced,
    PlayerEliminated,
    GameWon,
    *PACT_EVENTS,
)
