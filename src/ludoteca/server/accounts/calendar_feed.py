"""Calendars: my deadlines as a feed that calendar programs subscribe to, at a secret address."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, catalogue
from ludoteca.server.mail.login import domain_of
from ludoteca.server.problems import LOCALE
from ludoteca.server.rooms.registry import read_table
from ludoteca.store import SessionRow

from .sessions import hashed

if TYPE_CHECKING:
    from ludoteca.server.services import House

MOST_TABLES = 100
LONGEST_LINE = 73


class Deadline(NamedTuple):
    """By when a match waits for somebody."""

    match: str
    at: Millis
    summary: str
    link: str


async def new_address(house: House, session: SessionRow) -> str:
    """A new address; the one before does not work any more."""
    secret = secrets.token_urlsafe(24)
    await house.store.save_session(replace(session, calendar=hashed(secret)))
    return f"{house.settings.url}/api/calendar/{secret}.ics"


async def revoke(house: House, session: SessionRow) -> None:
    await house.store.save_session(replace(session, calendar=""))


async def feed(house: House, secret: str) -> str:
    session = await house.store.session_by_calendar(hashed(secret))
    if session is None:
        raise Rejected("unknown_code")
    deadlines = [each async for each in _deadlines(house, session)]
    return "".join(f"{line}\r\n" for line in _document(house, session.locale, deadlines))


async def _deadlines(house: House, session: SessionRow) -> AsyncIterator[Deadline]:
    """Of all matches somebody plays, in whichever browser they sat down."""
    account = session.account
    sessions = await house.store.sessions_of(account) if account else [session]
    for each in sessions:
        for row in await house.store.tables_of(each.id, MOST_TABLES):
            table = read_table(row)
            if table.phase == "playing" and table.seat_of(each.id) is not None:
                found = await _deadline(house, table.code, each.id, session.locale)
                if found is not None:
                    yield found


async def _deadline(house: House, code: str, person: str, locale: str) -> Deadline | None:
    try:
        room = await house.rooms.room(code)
    except Rejected:
        return None
    keeper, seat = room.keeper, room.table.seat_of(person)
    due = None if keeper is None else keeper.due_view(keeper.match.state)
    if keeper is None or due is None or seat is None or keeper.match.state.out[seat]:
        return None
    text = room.table.rules.text
    words = text.catalogue(locale)
    phase = words.say(f"phase-{due.name}") if words.has(f"phase-{due.name}") else ""
    name = text.name(locale)
    say = catalogue(locale, LOCALE).say
    summary = say("calendar-deadline", game=name, phase=phase or "-", has_phase=_yes(phase))
    return Deadline(keeper.id, due.at, summary, f"{house.settings.url}/t/{code}")


def _yes(said: str) -> str:
    return "true" if said else "false"


def _document(house: House, locale: str, deadlines: Iterable[Deadline]) -> Iterator[str]:
    """As RFC 5545 has it."""
    yield from ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ludoteca//Deadlines//EN")
    yield from ("METHOD:PUBLISH", "REFRESH-INTERVAL;VALUE=DURATION:PT1H")
    yield f"X-WR-CALNAME:{_escaped(catalogue(locale, LOCALE).say('calendar-name'))}"
    for deadline in sorted(deadlines, key=lambda each: each.at):
        yield "BEGIN:VEVENT"
        yield f"UID:{deadline.match}@{domain_of(house.settings)}"
        yield f"DTSTAMP:{_stamp(house.now())}"
        yield f"DTSTART:{_stamp(deadline.at)}"
        yield f"DTEND:{_stamp(deadline.at)}"
        yield from _folded(f"SUMMARY:{_escaped(deadline.summary)}")
        yield from _folded(f"URL:{deadline.link}")
        yield "END:VEVENT"
    yield "END:VCALENDAR"


def _stamp(at: Millis) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Long lines go on in the next one, after a space; bytes count, and no letter is split."""
    part = ""
    for sign in line:
        if len((part + sign).encode()) > LONGEST_LINE:
            yield part
            part = " "
        part += sign
    yield part
