"""A person's deadlines as an iCalendar feed at a secret address."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from icalendar import Calendar, Event
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, catalogue
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.mail.login import domain_of
from ludoteca.server.problems import LOCALE
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.store import SessionRow, Store

MOST_TABLES = 100
REFRESH = timedelta(hours=1)


class Deadline(NamedTuple):
    """When a match stops waiting for a person."""

    match: str
    at: Millis
    summary: str
    link: str


async def new_address(store: Store, settings: Settings, session: SessionRow) -> str:
    """A new address; the previous one stops working."""
    secret = secrets.token_urlsafe(24)
    await store.save_session(replace(session, calendar=hashed(secret)), "calendar")
    return f"{settings.url}/api/calendar/{secret}.ics"


async def revoke(store: Store, session: SessionRow) -> None:
    await store.save_session(replace(session, calendar=""), "calendar")


async def feed(
    store: Store, settings: Settings, sources: Sources, rooms: RoomRegistry, secret: str
) -> bytes:
    session = await store.session_by_calendar(hashed(secret))
    if session is None:
        raise Rejected("unknown_code")
    deadlines = [each async for each in _deadlines(store, settings, rooms, session)]
    return _document(settings, session.locale, sources.now(), deadlines)


async def _deadlines(
    store: Store, settings: Settings, rooms: RoomRegistry, session: SessionRow
) -> AsyncIterator[Deadline]:
    """The deadlines of all matches a person plays, in any session of their account."""
    account = session.account
    sessions = await store.sessions_of(account) if account else [session]
    for each in sessions:
        for row in await store.tables_of(each.id, MOST_TABLES):
            table = read_table(row)
            if table.phase == "playing" and table.seat_of(each.id) is not None:
                found = await _deadline(rooms, settings, table.code, each.id, session.locale)
                if found is not None:
                    yield found


async def _deadline(
    rooms: RoomRegistry, settings: Settings, code: str, person: str, locale: str
) -> Deadline | None:
    try:
        room = await rooms.room(code)
    except Rejected:
        return None
    live, seat = room.live, room.table.seat_of(person)
    due = None if live is None else live.writer.due_view(live.match.state)
    if live is None or due is None or seat is None or live.match.state.out[seat]:
        return None
    text = room.table.rules.text
    words = text.catalogue(locale)
    phase = words.say(f"phase-{due.name}") if words.has(f"phase-{due.name}") else ""
    summary = catalogue(locale, LOCALE).say(
        "calendar-deadline",
        game=text.name(locale),
        phase=phase or "-",
        has_phase="true" if phase else "false",
    )
    return Deadline(live.id, due.at, summary, f"{settings.url}/t/{code}")


def _document(settings: Settings, locale: str, now: Millis, deadlines: Iterable[Deadline]) -> bytes:
    calendar = Calendar()
    calendar.add("version", "2.0")
    calendar.add("prodid", "-//Ludoteca//Deadlines//EN")
    calendar.add("method", "PUBLISH")
    calendar.add("refresh-interval", REFRESH, parameters={"value": "DURATION"})
    calendar.add("x-wr-calname", catalogue(locale, LOCALE).say("calendar-name"))
    for deadline in sorted(deadlines, key=lambda each: each.at):
        event = Event()
        event.add("uid", f"{deadline.match}@{domain_of(settings)}")
        event.add("dtstamp", _moment(now))
        event.add("dtstart", _moment(deadline.at))
        event.add("dtend", _moment(deadline.at))
        event.add("summary", deadline.summary)
        event.add("url", deadline.link)
        calendar.add_component(event)
    document: bytes = calendar.to_ical()
    return document


def _moment(at: Millis) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)
