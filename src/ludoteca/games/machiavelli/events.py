"""What happens in Machiavelli: the history of every turn (rules A.11)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec.structs import replace

from ludoteca.kernel import Event, Seat, named

ProvinceId: TypeAlias = Annotated[str, named("province")]
KindId: TypeAlias = Annotated[str, named("kind")]
SeasonId: TypeAlias = Annotated[str, named("season")]
PhaseId: TypeAlias = Annotated[str, named("phase")]
Why: TypeAlias = Annotated[str, named("why")]


class Sighted(Event, kw_only=True):
    """Something that happens on the map. In the fog only those see it who have somebody near."""

    seen: tuple[Seat, ...] | None = None

    def audience(self) -> tuple[Seat, ...] | None:
        return self.seen

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self.seen is None:
            return self
        return replace(self, seen=(seat,)) if seat is not None and seat in self.seen else None


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


class DeadlineExtended(Event):
    seat: Seat
    deadline: int


class TurnResolved(Event):
    """The heading of a turn's history."""

    turn: int
    season: SeasonId
    year: int
    conquests: tuple[ProvinceId, ...]
    retreats: int
    sieges: tuple[ProvinceId, ...]
    standoffs: tuple[ProvinceId, ...]
    eliminations: tuple[Seat, ...]


# Step 1: validation


class OrderInvalid(Sighted):
    seat: Seat
    kind: KindId
    province: ProvinceId
    action: Annotated[str, named("action")]
    reason: Why


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


class BribeTried(Sighted, tag="bribe"):
    payer: Seat
    victim: Seat
    kind: KindId
    province: ProvinceId
    cost: int
    success: bool
    reason: Why | None


class FamineRelief(Event):
    """Paid in autumn it keeps the coming famine away, in spring it lifts the ban on recruiting."""

    seat: Seat
    province: ProvinceId
    cost: int
    success: bool
    reason: Why | None


class RecruitTried(Sighted, tag="recruit"):
    seat: Seat
    kind: KindId
    city: ProvinceId
    cost: int
    success: bool
    reason: Why | None


# Steps 3 and 4: movement, battle, retreats


class ConvoySettled(Sighted, tag="convoy"):
    seat: Seat
    source: ProvinceId
    target: ProvinceId
    route: tuple[ProvinceId, ...]
    success: bool
    reason: Why | None


class SupportCut(Sighted):
    seat: Seat
    province: ProvinceId
    by: ProvinceId


class SupportVoid(Sighted):
    seat: Seat
    province: ProvinceId
    reason: Why


class Battle(Sighted):
    province: ProvinceId
    attackers: tuple[Seat, ...]
    forces: tuple[int, ...]
    """Of the attackers, each by itself."""
    defender: Seat | None
    defence: int
    winner: Seat | None
    result: Annotated[str, named("result")]


class Moved(Sighted, tag="move"):
    seat: Seat
    kind: KindId
    source: ProvinceId
    target: ProvinceId
    how: Annotated[str, named("how")]


class Bounced(Sighted):
    """An advance that did not get in."""

    seat: Seat
    kind: KindId
    source: ProvinceId
    target: ProvinceId
    reason: Why


class Retreated(Sighted, tag="retreat"):
    seat: Seat
    kind: KindId
    source: ProvinceId
    target: ProvinceId


class UnitEliminated(Sighted):
    seat: Seat
    kind: KindId
    province: ProvinceId
    reason: Why


# Steps 5 to 7: conversions, sieges, captures


class Conversion(Sighted):
    seat: Seat
    province: ProvinceId
    before: KindId
    after: KindId
    success: bool
    reason: Why | None


class Siege(Sighted):
    city: ProvinceId
    seat: Seat
    owner: Seat
    counter: int
    stage: Annotated[str, named("stage")]


class CityCaptured(Sighted):
    city: ProvinceId
    loser: Seat
    seat: Seat
    how: Annotated[str, named("how")]


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


# People


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
    PlayerEliminated,
    GameWon,
)
