"""Events on the map, which in the fog only seats near them see."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from ludoteca.kernel import Event, Seat, named

from .term_types import KindId, ProvinceId, Why


class Sighted(Event, kw_only=True):
    """Base of events on the map."""

    seen: tuple[Seat, ...] | None = None
    """Seats that see it; None for all."""

    def audience(self) -> tuple[Seat, ...] | None:
        return self.seen

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self.seen is None:
            return self
        return replace(self, seen=(seat,)) if seat is not None and seat in self.seen else None


class OrderInvalid(Sighted):
    seat: Seat
    kind: KindId
    province: ProvinceId
    action: Annotated[str, named("action")]
    reason: Why


class BribeTried(Sighted, tag="bribe"):
    payer: Seat
    victim: Seat
    kind: KindId
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
    """Strengths of the attackers, in their order."""
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
    """An advance that failed."""

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
