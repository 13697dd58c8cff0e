"""Opens tables for players the server brought together: they need no host to start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis
from ludoteca.server.rooms.handlers.table import gathering
from ludoteca.server.sources import Sources
from ludoteca.server.tables.setup import new_table
from ludoteca.server.tables.starts.arrangement import Arrangement
from ludoteca.server.tables.starts.gathering import Seated, arranged
from ludoteca.server.tables.table import Table
from ludoteca.server.wire.vocabulary import Origin, Press

from .registry import RoomRegistry


class Plan(Struct, frozen=True, kw_only=True):
    """A table to open."""

    origin: Origin
    id: str = ""
    """What the match is part of, such as a tournament's pairing."""
    game: str
    options: JsonObject = {}
    seats: Sequence[Seated]
    """In order."""
    bot: str = ""
    """The strength of the bots for those who do not come; empty for none."""
    fewest: int | None = None
    """Players, these bots included, with whom it begins in any case; with fewer it is called off.
    None: all are needed."""
    grace: Millis | None = None
    """How long absent players are waited for; None: as the server is set."""
    rated: bool = False
    public: bool = True
    spectators: bool = True
    press: Press = "private"
    opened_from: str = ""


class ArrangedTables:
    """The match begins as soon as everybody is at the table; by post at once."""

    def __init__(self, rooms: RoomRegistry, sources: Sources, grace: Millis) -> None:
        self._rooms = rooms
        self._sources = sources
        self._grace = grace

    async def open(self, plan: Plan, code: str = "") -> str:
        """Store the table, under a given code or a new one, and return its code. Refused where
        these players cannot play so."""
        code = await self._rooms.add(partial(self.table, plan), code)
        room = await self._rooms.room(code)
        if room.is_correspondence or not any(place.person for place in room.table.places):
            await room.run(partial(gathering.settle, room))
        return code

    def table(self, plan: Plan, code: str) -> Table:
        sources = self._sources
        table = new_table(
            code,
            plan.game,
            plan.options,
            secret=sources.new_secret(),
            public=plan.public,
            spectators=plan.spectators,
            hosted=False,
            now=sources.now(),
            opened_from=plan.opened_from,
        )
        table = replace(table, rated=plan.rated, press=plan.press)
        grace = self._grace if plan.grace is None else plan.grace
        is_post = table.rules.about.pace == "post"
        arrangement = Arrangement(
            origin=plan.origin,
            id=plan.id,
            until=sources.now() + (0 if is_post else grace),
            grace=grace,
            seats=len(plan.seats),
            fewest=len(plan.seats) if plan.fewest is None else plan.fewest,
            bot=plan.bot,
        )
        return arranged(table, arrangement, plan.seats)
