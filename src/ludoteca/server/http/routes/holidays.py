"""Routes: the holidays of a person, for which matches by post wait."""

from __future__ import annotations

from functools import partial

from litestar import Router, get, post
from litestar.params import JSONBody

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.http.caller import TheCaller, TheRooms, TheSessions, TheSources, TheStore
from ludoteca.server.notices.preferences import preferences_of, read_holidays, with_holidays
from ludoteca.server.rooms.handlers.match import deferrals, proposals
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.room import Room
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.tables import holidays as rules
from ludoteca.server.tables.holidays import Holiday
from ludoteca.server.tables.opening_hours import local_time
from ludoteca.server.wire import HolidayEnd, Holidays, HolidayView, NewHoliday
from ludoteca.store import SessionRow, Store

MOST_TABLES = 100


@get("/holidays")
async def own_holidays(store: TheStore, sources: TheSources, caller: TheCaller) -> Holidays:
    """When the caller is away, and how much of the year is left."""
    row = await preferences_of(store, caller.session)
    return _view(read_holidays(row), sources.now())


@post("/holidays", status_code=200)
async def add_holiday(
    store: TheStore,
    sources: TheSources,
    sessions: TheSessions,
    rooms: TheRooms,
    caller: TheCaller,
    data: JSONBody[NewHoliday],
) -> Holidays:
    """Be away for some days; deadlines by post that wait for the caller move to their end."""
    row, now = await preferences_of(store, caller.session), sources.now()
    changed = rules.with_holiday(read_holidays(row), data.first, data.last, data.zone, now)
    await store.save_preferences(with_holidays(row, changed))
    await _move_deadlines(store, sessions, rooms, caller.session)
    return _view(changed, now)


@post("/holidays/end", status_code=200)
async def end_holiday(
    store: TheStore,
    sources: TheSources,
    sessions: TheSessions,
    rooms: TheRooms,
    caller: TheCaller,
    data: JSONBody[HolidayEnd],
) -> Holidays:
    """Come back earlier, or not leave at all."""
    row, now = await preferences_of(store, caller.session), sources.now()
    changed = rules.shortened(read_holidays(row), data.first, data.last, now)
    await store.save_preferences(with_holidays(row, changed))
    await _move_deadlines(store, sessions, rooms, caller.session)
    return _view(changed, now)


async def _move_deadlines(
    store: Store, sessions: Sessions, rooms: RoomRegistry, session: SessionRow
) -> None:
    """At all tables by post of the person. One that cannot be loaded now follows when it is."""
    for own in await sessions.own(session):
        for row in await store.tables_of(own.id, MOST_TABLES):
            table = read_table(row)
            if table.rules.about.pace != "post" or table.seat_of(own.id) is None:
                continue
            try:
                room = await rooms.room(table.code)
            except Rejected:
                continue
            await room.run(partial(_follow, room))


async def _follow(room: Room) -> None:
    await deferrals.refresh(room)
    await proposals.follow_deadline(room)


def _view(holidays: tuple[Holiday, ...], now: Millis) -> Holidays:
    year = local_time(now, "").year
    return Holidays(
        holidays=tuple(
            HolidayView(first=each.first, last=each.last, begun=each.begins <= now)
            for each in rules.coming(holidays, now)
        ),
        years={str(each): rules.left_in(each, holidays) for each in (year, year + 1)},
        most=rules.MOST_IN_A_YEAR,
        stretch=rules.MOST_AT_A_STRETCH,
    )


router = Router(
    "/api",
    route_handlers=[own_holidays, add_holiday, end_holiday],
    tags=["post"],
)
