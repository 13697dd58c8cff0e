"""Bans and mutes of a table: kept by session and by device, so that a new guest in the same browser
does not escape them."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.server.tables.people.person import Person
from ludoteca.server.tables.seats.seating import with_person
from ludoteca.server.tables.table import Table

MOST_MARKS = 500
"""Sessions and devices remembered at a table; the oldest are forgotten."""


def is_banned(table: Table, id: str, device: str) -> bool:
    """A device that is shared with somebody at the table bans only those who are not there."""
    if id in table.banned:
        return True
    return bool(device) and device in table.banned and table.person(id) is None


def is_muted(table: Table, id: str, device: str) -> bool:
    return id in table.muted or (bool(device) and device in table.muted)


def with_ban(table: Table, id: str, device: str) -> Table:
    return replace(table, banned=_with_marks(table.banned, id, device))


def with_mute(table: Table, id: str, device: str, *, muted: bool) -> Table:
    """Mute or unmute a person; a mute stays on after they left."""
    marks = _with_marks(table.muted, id, device) if muted else _without(table.muted, id, device)
    table = replace(table, muted=marks)
    person = table.person(id)
    return table if person is None else with_person(table, replace(person, muted=muted))


def newcomer(table: Table, id: str, name: str, device: str) -> Person:
    return Person(id, name, is_muted(table, id, device), device)


def _with_marks(marks: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return (*_without(marks, *more), *filter(None, more))[-MOST_MARKS:]


def _without(marks: tuple[str, ...], *dropped: str) -> tuple[str, ...]:
    return tuple(mark for mark in marks if mark not in dropped)
