"""REST: tables. Open ones, yours, a new one, and one seen from its door."""

from __future__ import annotations

import io

import segno
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.kernel import Rejected
from ludoteca.kernel import game as find_game
from ludoteca.server.http.caller import RejectedByGame, TheAsker, TheHouse
from ludoteca.server.rooms.play import require_match
from ludoteca.server.rooms.registry import read_table
from ludoteca.server.services import House
from ludoteca.server.settings import HOUR
from ludoteca.server.tables.guest_actions import enter
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.views import table_card
from ludoteca.server.wire import NewTable, TableCard, TableLook

MOST_LISTED = 100


@get("/tables")
async def open_tables(house: TheHouse, asker: TheAsker) -> list[TableCard]:
    """Tables anybody may join, where somebody has been lately."""
    rows = await house.store.open_tables(MOST_LISTED)
    lately = house.now() - HOUR
    return [
        table_card(read_table(row), asker.id, row.touched)
        for row in rows
        if row.touched >= lately or house.rooms.somebody_at(row.code)
    ]


@get("/tables/mine")
async def my_tables(house: TheHouse, asker: TheAsker) -> list[TableCard]:
    """Tables you sit at or watch, the last touched first."""
    rows = await house.store.tables_of(asker.session.id, MOST_LISTED)
    cards = []
    for row in rows:
        table = read_table(row)
        if not table.closed:
            turn = await _is_turn(house, table, asker.id)
            cards.append(table_card(table, asker.id, row.touched, your_turn=turn))
    return cards


async def _is_turn(house: House, table: Table, id: str) -> bool:
    if table.phase != "playing" or table.seat_of(id) is None:
        return False
    try:
        room = await house.rooms.room(table.code)
        return room.table.seat_of(id) in require_match(room).match.to_act()
    except Rejected:
        return False


@post("/tables")
async def new_table(house: TheHouse, asker: TheAsker, data: JSONBody[NewTable]) -> TableLook:
    """Open a table; you are its host."""
    mine = await house.store.tables_of(asker.session.id, MOST_LISTED)
    hosted = [row for row in mine if read_table(row).host == asker.id]
    most = house.settings.tables_per_session
    if sum(not read_table(row).closed for row in hosted) >= most:
        raise Rejected("too_many_tables", most=most)
    game = find_game(data.game)
    try:
        code = await house.rooms.create(data, asker.session)
    except Rejected as refusal:
        raise RejectedByGame(refusal, game) from None
    room = await house.rooms.room(code)
    return TableLook(table=room.view(), may_enter=True)


@get("/tables/{code:str}")
async def look(house: TheHouse, asker: TheAsker, code: FromPath[str]) -> TableLook:
    """A table seen from its door."""
    room = await house.rooms.room(code)
    try:
        enter(room.table, asker.id or "somebody", "somebody", house.settings.people_at_table)
    except Rejected:
        return TableLook(table=room.view(), may_enter=False)
    return TableLook(table=room.view(), may_enter=True)


@get("/tables/{code:str}/qr")
async def qr(house: TheHouse, code: FromPath[str]) -> Response[bytes]:
    """The table's link as a QR code, in SVG."""
    room = await house.rooms.room(code)
    link = f"{house.settings.url}/t/{read_code(room.table.code)}"
    return Response(qr_svg(link), media_type="image/svg+xml")


def qr_svg(link: str) -> bytes:
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", border=2, xmldecl=False, omitsize=True)
    return drawing.getvalue()


router = Router(
    "/api", route_handlers=[open_tables, my_tables, new_table, look, qr], tags=["tables"]
)
