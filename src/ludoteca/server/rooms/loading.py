"""Loading the match of a room that was not in memory."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.matches.writer import MatchWriter
from ludoteca.server.rooms.handlers.match import deferrals
from ludoteca.server.rooms.handlers.match.execution import rate
from ludoteca.server.rooms.handlers.match.match_clock import limit_pause
from ludoteca.server.rooms.handlers.match.opening import open_match
from ludoteca.server.rooms.handlers.match.proposals import restore
from ludoteca.server.rooms.handlers.people.renaming import store_revealed
from ludoteca.server.rooms.handlers.seats import joining, seat_records
from ludoteca.server.rooms.handlers.table import gathering
from ludoteca.server.tables.phases import waiting_again
from ludoteca.server.tables.playlist import ended
from ludoteca.store import Unavailable

from .room import Room

log = logging.getLogger(__name__)


async def load_match(room: Room) -> None:
    """Resume the match, and repair what a crash left between two writes."""
    resources, table = room.resources, room.table
    new_secret = resources.sources.new_secret
    await deferrals.look_up(room)
    if table.phase == "starting":
        await room.save(waiting_again(table, new_secret()))
    await gathering.resume(room)
    if table.match is None or table.phase in ("waiting", "starting"):
        return
    row = await room.store.match(table.match)
    if row is None:
        matches = tuple(id for id in table.matches if id != table.match)
        repaired = waiting_again(table, new_secret())
        last = matches[-1] if matches else None
        await room.save(replace(repaired, matches=matches, match=last))
        return
    try:
        every = room.settings.snapshot_every
        writer = await MatchWriter.load(room.store, row, table.clock, every)
    except Rejected as refusal:
        log.error("a match cannot be loaded", extra={"match": row.id, "code": refusal.code})
        room.load_error = refusal
        return
    except Unavailable:
        raise
    except Exception:
        log.exception("a match cannot be loaded", extra={"match": row.id})
        room.load_error = Rejected("defect")
        return
    if writer.match.upgraded_from is not None:
        await writer.store_upgrade()
    open_match(room, writer)
    room.rating = await resources.rater.view(row)
    restore(room)
    if writer.match.over and table.phase == "playing":
        await room.save(ended(table, writer.match.ranking(), writer.match.spent_content()))
        resources.arrangement_listeners.tell(room.table)
    if writer.match.over:
        await store_revealed(room)
        await rate(room)
    else:
        await seat_records.repair(room)
        await joining.settle(room)
        await limit_pause(room)
        await writer.store_due(room.now())
        room.expect_deadline()
