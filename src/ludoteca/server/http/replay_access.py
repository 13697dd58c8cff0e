"""Who may read a match by its id: everybody, unless it was played without spectators; then those
who sat in it, and whoever has a link that one of them made."""

from __future__ import annotations

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.rooms.table_rows import read_table
from ludoteca.server.settings import DAY
from ludoteca.server.sources import Sources, make_code
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.people.moderation import is_muted
from ludoteca.server.tables.table import Table
from ludoteca.store import LinkRow, MatchRow, Store

from .caller import Caller

LINK_LIFETIME: Millis = 365 * DAY
CODE_LENGTH = 16


def is_open(row: MatchRow) -> bool:
    """Whether the match was played in front of spectators."""
    return row.setup.get("spectators", True)


async def has_seat(store: Store, row: MatchRow, caller: Caller) -> bool:
    sitters = (each["person"] or "" for each in row.setup["sitters"])
    return any([await is_caller(store, person, caller) for person in sitters])


async def is_at_table(store: Store, row: MatchRow, caller: Caller) -> bool:
    """Whether the caller is at the table of the match, as a host who only watches may be."""
    table = await _table_of(store, row)
    return bool(caller.id) and table is not None and table.person(caller.id) is not None


async def is_host(store: Store, row: MatchRow, caller: Caller) -> bool:
    """Whether the caller is the host of the table where the match was played."""
    table = await _table_of(store, row)
    return bool(caller.id) and table is not None and table.host == caller.id


async def muted_seats(store: Store, row: MatchRow) -> tuple[Seat, ...]:
    """Seats whose players are muted at the table of the match: others do not read their words."""
    table = await _table_of(store, row)
    if table is None:
        return ()
    sitters = enumerate(row.setup["sitters"])
    return tuple(seat for seat, each in sitters if is_muted(table, each["person"] or "", ""))


async def _table_of(store: Store, row: MatchRow) -> Table | None:
    stored = await store.table(row.table)
    return None if stored is None else read_table(stored)


async def is_caller(store: Store, person: str, caller: Caller) -> bool:
    """Whether the caller is this person, in this browser or in another one of their account."""
    if not person or caller.found is None or person == caller.id:
        return bool(person) and person == caller.id
    if caller.found.account is None:
        return False
    session = await store.session(person)
    return session is not None and session.account == caller.found.account


async def require_readable(
    store: Store, sources: Sources, caller: Caller, match: str, link: str
) -> MatchRow:
    row = await store.match(match)
    if row is None:
        raise Rejected("unknown_match")
    if is_open(row) or await has_seat(store, row, caller):
        return row
    found = await store.link(_hash(match, link), sources.now()) if link else None
    if found is None or found.kind != "replay":
        raise Rejected("replay_closed")
    return row


async def new_link(store: Store, sources: Sources, row: MatchRow, caller: Caller) -> str:
    """The secret of a new link to a match the caller sat in; empty where none is needed."""
    if not await has_seat(store, row, caller):
        raise Rejected("not_a_player")
    if is_open(row):
        return ""
    code = make_code(CODE_LENGTH)
    await store.add_link(
        LinkRow(
            hash=_hash(row.id, code),
            kind="replay",
            session=caller.id,
            match=row.id,
            expires=sources.now() + LINK_LIFETIME,
        )
    )
    return code


def _hash(match: str, code: str) -> str:
    return hashed(f"replay:{match}:{read_code(code)}")
