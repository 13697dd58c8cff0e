"""Routes: open tables, your tables, a new table, one table from outside."""

from __future__ import annotations

import io
from collections.abc import Sequence

import segno
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.http.caller import (
    TheCaller,
    TheRateLimits,
    TheRooms,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.http.errors import RejectedByGame
from ludoteca.server.http.table_lookup import find_room
from ludoteca.server.rooms.handlers.people.messages import messages_for, unread
from ludoteca.server.rooms.quotas import require_space
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.people.guest_actions import enter
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.views import Awaited, open_seat_cards, table_card
from ludoteca.server.wire import NewTable, OpenSeatCard, TableCard, TableLook
from ludoteca.store import Store, TableRow

MOST_LISTED = 100


@get("/tables")
async def open_tables(
    store: TheStore, sources: TheSources, rooms: TheRooms, caller: TheCaller
) -> list[TableCard]:
    """Public tables with a free seat that somebody there can start; by post all of them."""
    rows = await store.open_tables(MOST_LISTED)
    tables = [(read_table(row), row.touched) for row in rows]
    return [
        table_card(table, caller.id, touched)
        for table, touched in tables
        if rooms.can_start(table.code) or table.rules.about.pace == "post"
    ]


@get("/tables/open-seats")
async def open_seats(store: TheStore) -> list[OpenSeatCard]:
    """Seats of running matches at public tables that anybody may take over, those of the tables
    touched last first."""
    rows = await store.tables_with_open_seats(MOST_LISTED)
    cards = [card for row in rows for card in open_seat_cards(read_table(row))]
    return cards[:MOST_LISTED]


@get("/tables/mine")
async def my_tables(store: TheStore, rooms: TheRooms, caller: TheCaller) -> list[TableCard]:
    """Tables you sit at or watch, the last touched first."""
    rows = await store.tables_of(caller.session.id, MOST_LISTED)
    touched = {row.code: row.touched for row in rows}
    return [
        table_card(table, caller.id, touched[table.code], awaited)
        for table, awaited in await _with_awaited(rooms, rows, caller.id)
    ]


async def tables_in_play(
    store: Store, rooms: RoomRegistry, session: str
) -> Sequence[tuple[Table, bool]]:
    """A session's tables and whether their match waits for it, the last touched first."""
    rows = await store.tables_of(session, MOST_LISTED)
    found = await _with_awaited(rooms, rows, session)
    return [(table, awaited.your_turn) for table, awaited in found]


async def _with_awaited(
    rooms: RoomRegistry, rows: Sequence[TableRow], session: str
) -> Sequence[tuple[Table, Awaited]]:
    tables = [read_table(row) for row in rows]
    return [
        (table, await _awaited(rooms, table, session))
        for table in tables
        if not table.closed and not table.tutorial
    ]


async def _awaited(rooms: RoomRegistry, table: Table, id: str) -> Awaited:
    if table.phase != "playing" or table.seat_of(id) is None:
        return Awaited()
    try:
        room = await rooms.room(table.code)
        live = room.require_match()
    except Rejected:
        return Awaited()
    is_turn = room.table.seat_of(id) in live.match.to_act()
    if not room.is_correspondence:
        return Awaited(is_turn)
    due = live.writer.deadline(live.match.state)
    messages, _ = await messages_for(room, id)
    return Awaited(is_turn, due, len(await unread(room, id, messages)))


@post("/tables")
async def new_table(
    store: TheStore,
    settings: TheSettings,
    rate_limits: TheRateLimits,
    rooms: TheRooms,
    caller: TheCaller,
    data: JSONBody[NewTable],
) -> TableLook:
    """Open a table hosted by the caller."""
    opened_from = hashed(f"address:{caller.address}")
    if data.tutorial:
        await rooms.close_tutorials(caller.session.id)
    await require_space(store, settings, host=caller.session.id, opened_from=opened_from)
    rate_limits.tables.take(caller.address)
    game = find_game(data.game)
    try:
        code = await rooms.create(data, caller.session, caller.asker, opened_from)
    except Rejected as refusal:
        raise RejectedByGame(refusal, game) from None
    if data.tutorial:
        await rooms.begin_tutorial(code)
    room = await rooms.room(code)
    return TableLook(table=room.view(), may_enter=True)


@get("/tables/{code:str}")
async def look(
    settings: TheSettings,
    rooms: TheRooms,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
) -> TableLook:
    """A table as seen before joining it."""
    room = await find_room(rooms, rate_limits, code, caller.address, caller.id)
    try:
        device = "" if caller.found is None else caller.found.device
        enter(room.table, caller.id or "somebody", "somebody", settings.people_at_table, device)
    except Rejected:
        return TableLook(table=room.view(), may_enter=False)
    return TableLook(table=room.view(), may_enter=True)


@get("/tables/{code:str}/qr")
async def qr(
    settings: TheSettings,
    rooms: TheRooms,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    code: FromPath[str],
) -> Response[bytes]:
    """The table's link as a QR code, in SVG."""
    room = await find_room(rooms, rate_limits, code, caller.address, caller.id)
    link = f"{settings.url}/t/{read_code(room.table.code)}"
    return Response(qr_svg(link), media_type="image/svg+xml")


def qr_svg(link: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=2, xmldecl=False, omitsize=True)
    return drawing.getvalue()


router = Router(
    "/api",
    route_handlers=[open_tables, open_seats, my_tables, new_table, look, qr],
    tags=["tables"],
)
