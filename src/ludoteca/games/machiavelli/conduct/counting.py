"""The counts of a resolved turn, by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Event, Seat, Step
from ludoteca.parts.conduct import Count

from ..adjudicator import CONVOY, SUPPORT
from ..model.events import Maintenance, TurnResolved
from ..model.map_events import (
    Bounced,
    BribeTried,
    CityCaptured,
    RecruitTried,
    Retreated,
    Siege,
    UnitEliminated,
)
from ..model.sheet import Command, Sheet
from ..model.state import MachiavelliContext, MachiavelliState
from ..turn.movement import Movement
from .replayed import campaign_of
from .supports import decides, is_contested

ORDERED = {
    "hold": "holds",
    "advance": "advances",
    "support": "supports",
    "convoy": "convoys",
    "besiege": "sieges",
    "convert": "conversions",
}
RECRUITED = {"army": "armies", "fleet": "fleets", "garrison": "garrisons"}
FELL = ("no_retreat_list", "no_retreat_option")


def counting(
    before: MachiavelliState, step: Step[MachiavelliState], ctx: MachiavelliContext
) -> Iterator[Count]:
    for event in step.events:
        yield from _events(event)
    if any(isinstance(event, TurnResolved) for event in step.events):
        for seat in before.seats_in:
            yield from _sheet(before, step.state.opened[seat], seat)
        yield from _repeated(before, step.state.opened, step.events)
        yield from _movement(campaign_of(before, step, ctx))


def _events(event: Event) -> Iterator[Count]:
    match event:
        case RecruitTried(seat=seat, kind=kind, success=True):
            yield Count(seat, RECRUITED[kind])
        case BribeTried(payer=seat, success=True):
            yield Count(seat, "bribes")
        case Maintenance(seat=seat, disbanded=disbanded):
            yield Count(seat, "unpaid", disbanded)
        case Siege(seat=seat, stage="completed"):
            yield Count(seat, "sieges_won")
        case CityCaptured(loser=loser) if loser >= 0:
            yield Count(loser, "cities_lost")
        case Retreated(seat=seat) if seat >= 0:
            yield Count(seat, "dislodged")
        case UnitEliminated(seat=seat, reason=reason) if seat >= 0 and reason in FELL:
            yield Count(seat, "dislodged")
        case Bounced(seat=seat):
            yield Count(seat, "bounces")


def _sheet(before: MachiavelliState, sheet: Sheet | None, seat: Seat) -> Iterator[Count]:
    """A garrison that holds needs no order, and does not count as one."""
    if not before.units_of(seat):
        return
    orders = [] if sheet is None else [one for one in sheet.orders if is_order(one)]
    yield Count(seat, "sheets")
    yield Count(seat, "empty_sheets", not orders)
    yield Count(seat, "orders", len(orders))
    for order in orders:
        yield Count(seat, ORDERED[order.action])


def is_order(command: Command) -> bool:
    return not command.unit.startswith("G") or command.action == "convert"


def _repeated(
    before: MachiavelliState, sheets: Sequence[Sheet | None], events: Sequence[Event]
) -> Iterator[Count]:
    """Advances that failed, without support, although the same unit had been ordered to the same
    place in the turn before from the same place."""
    bounced = {(e.seat, e.source, e.target) for e in events if isinstance(e, Bounced)}
    for seat, (sheet, last) in enumerate(zip(sheets, before.opened, strict=True)):
        if sheet is None or last is None:
            continue
        helped = {order.target for order in sheet.orders if order.action == "support"}
        tried = {(order.unit, order.target) for order in last.orders if order.action == "advance"}
        for order in sheet.orders:
            again = order.action == "advance" and (order.unit, order.target) in tried
            place = order.unit.split(" ")[1]
            if again and order.unit not in helped and (seat, place, order.target) in bounced:
                yield Count(seat, "repeated_bounces")


def _movement(movement: Movement) -> Iterator[Count]:
    decided = movement.decided
    for at, given in enumerate(movement.orders):
        seat = movement.units[at].owner
        if seat < 0:
            continue
        if given.action == SUPPORT and decided.results[at].reason == "supports":
            yield Count(seat, "supports_that_count", is_contested(movement, given.target))
            yield Count(seat, "supports_that_decide", decides(movement, at))
        if given.action == CONVOY:
            used = movement.units[at].place in decided.routes.get(given.target, ())
            yield Count(seat, "convoys_that_carry", used)
