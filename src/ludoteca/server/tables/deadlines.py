"""What a host settles about the deadlines of a table by post, until its match begins."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.wire.shared import ClosedHours, QuietHours

from .opening_hours import Night, OpeningHours, read_hours
from .table import Table, require_waiting


def with_deadlines(table: Table, hours: ClosedHours | None, holidays: bool | None) -> Table:
    """With other closed hours, and waiting for holidays or not; None: as it is."""
    opening = table.hours if hours is None else _read(hours)
    waits = table.holidays if holidays is None else holidays
    changed = replace(table, hours=opening, holidays=waits)
    if changed == table:
        return table
    require_waiting(table)
    if table.rules.about.pace != "post":
        raise Rejected("deadlines_by_post_only")
    return changed


def _read(hours: ClosedHours) -> OpeningHours | None:
    night = None if hours.night is None else Night(hours.night.begins, hours.night.ends)
    return read_hours(hours.zone, weekends=not hours.weekends, night=night)


def shown(hours: OpeningHours | None) -> ClosedHours | None:
    if hours is None:
        return None
    night = hours.night
    closed = None if night is None else QuietHours(begins=night.begins, ends=night.ends)
    return ClosedHours(zone=hours.zone, weekends=not hours.weekends, night=closed)
