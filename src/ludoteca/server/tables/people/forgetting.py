"""A table without what it tells of a person whose data are deleted."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from ludoteca.kernel import Seat
from ludoteca.server.tables.seats.place import Place
from ludoteca.server.tables.table import Standing, Table

from .guest_actions import leave


def forgotten(table: Table, ids: Collection[str], seats: Collection[Seat], label: str) -> Table:
    """Without a person by their sessions; `seats` are those they held in the present match."""
    for person in [person.id for person in table.people if person.id in ids]:
        table = leave(table, person)

    def without(seat: Seat, place: Place) -> Place:
        if place.person in ids:
            return replace(place, person="", name=label)
        is_theirs = seat in seats and place.name and not (place.person or place.bot)
        return replace(place, name=label) if is_theirs else place

    def standing(each: Standing) -> Standing:
        return replace(each, who="", name=label) if each.who in ids else each

    vote = table.proposal
    return replace(
        table,
        proposal=None if vote is not None and vote.person in ids else vote,
        places=tuple(without(seat, place) for seat, place in enumerate(table.places)),
        audience=tuple(fan for fan in table.audience if fan.person not in ids),
        overall=tuple(map(standing, table.overall)),
        banned=tuple(one for one in table.banned if one not in ids),
        muted=tuple(one for one in table.muted if one not in ids),
        queue=tuple(replace(one, by="") if one.by in ids else one for one in table.queue),
        options_by="" if table.options_by in ids else table.options_by,
        host="" if table.host in ids else table.host,
        absent_host="" if table.absent_host in ids else table.absent_host,
    )
