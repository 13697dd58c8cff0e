"""Everything that is stored about a person, as one JSON document written piece by piece."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.ratings.players import player_of
from ludoteca.store import (
    MatchRow,
    MessageRow,
    ParticipationRow,
    PreferencesRow,
    SessionRow,
    Store,
)

from .people import names_of

MESSAGES_AT_ONCE = 500
MATCHES_AT_ONCE = 50
MOST_POINTS = 100_000
MOST = 1_000
"""Reports and sanctions."""
TOLD = ("kind", "table", "name", "text", "reason", "wall", "outcome")
"""Of a report, besides what its reporter wrote."""
NO_SECRETS = {
    "token_hash",
    "previous_hash",
    "device",
    "calendar",
    "mail_key",
    "endpoint",
    "p256dh",
    "auth",
    "marks",
    "address",
}
"""Fields that would let whoever finds the file into the account; they say nothing of the person."""

RecordOf = Callable[[MatchRow], Awaitable[bytes]]
"""The record of a finished match, as JSON."""


async def export(
    store: Store, player: str, sessions: Sequence[SessionRow], record_of: RecordOf
) -> AsyncIterator[bytes]:
    """The pieces of the document. Records come last: each is made when the last has been sent."""
    account = sessions[0].account
    yield b'{"format":1,"account":' + _encoded(await store.account(account) if account else None)
    yield b',"sessions":' + _encoded(sessions)
    yield b',"page":' + _encoded(await store.profile(player))
    yield b',"preferences":' + _encoded(await _preferences(store, sessions))
    yield b',"subscriptions":' + _encoded(
        [row for each in sessions for row in await store.subscriptions_of(each.id)]
    )
    yield b',"ties":' + _encoded(await _ties(store, player))
    yield b',"reports":' + _encoded(await _reports_by(store, sessions))
    yield b',"reported":' + _encoded(await _reported(store, player))
    yield b',"sanctions":' + _encoded(await store.sanctions_of([player], MOST))
    yield b',"ratings":' + _encoded(await store.ratings_of(player))
    yield b',"rating_changes":' + _encoded(await store.rating_history(player, MOST_POINTS))
    yield b',"tables":' + _encoded(
        [row.code for session in sessions for row in await store.tables_of(session.id, 1_000)]
    )
    yield b',"creations":['
    async for piece in _listed(_creations(store, player)):
        yield piece
    yield b'],"media":['
    async for piece in _listed(_media(store, player)):
        yield piece
    yield b'],"messages":['
    async for piece in _listed(_messages(store, [session.id for session in sessions])):
        yield piece
    yield b'],"matches":['
    async for piece in _listed(_matches(store, _players(player, sessions), record_of)):
        yield piece
    yield b"]}\n"


async def _listed(items: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The items with commas between them."""
    separator = b""
    async for item in items:
        yield separator + item
        separator = b","


async def _preferences(store: Store, sessions: Sequence[SessionRow]) -> list[PreferencesRow]:
    """Of the account, and what was chosen as a guest before."""
    owners = dict.fromkeys(each for one in sessions for each in (one.account, one.id) if each)
    found = [await store.preferences(owner) for owner in owners]
    return [row for row in found if row is not None]


async def _ties(store: Store, player: str) -> list[dict[str, Any]]:
    rows = await store.ties_of(player)
    names = await names_of(store, (row.other for row in rows))
    return [
        {"kind": row.kind, "person": names[row.other], "since": row.since}
        for row in rows
        if row.other in names
    ]


async def _reports_by(store: Store, sessions: Sequence[SessionRow]) -> list[dict[str, Any]]:
    """What they reported, without the ids of others."""
    rows = await store.reports_by([row.id for row in sessions], MOST)
    return [{field: getattr(row, field) for field in (*TOLD, "note")} for row in rows]


async def _reported(store: Store, player: str) -> list[dict[str, Any]]:
    """What was reported about them, without who did and what these wrote."""
    rows = await store.reports_about([player], MOST)
    return [{field: getattr(row, field) for field in TOLD} for row in rows]


async def _creations(store: Store, player: str) -> AsyncIterator[bytes]:
    for row in await store.creations_of(player):
        document = await store.creation_document(row)
        yield _encoded({**msgspec.to_builtins(row), "document": document})


async def _media(store: Store, player: str) -> AsyncIterator[bytes]:
    """The pictures and sounds they brought, in base64."""
    for digest in await store.media_of(player):
        if (row := await store.medium(digest)) is not None:
            yield _encoded(row)


async def _messages(store: Store, sessions: Sequence[str]) -> AsyncIterator[bytes]:
    last = 0
    while True:
        rows: Sequence[MessageRow] = await store.messages_by(sessions, last, MESSAGES_AT_ONCE)
        for row in rows:
            yield _encoded(row)
        if len(rows) < MESSAGES_AT_ONCE:
            return
        last = rows[-1].id


def _players(player: str, sessions: Sequence[SessionRow]) -> list[str]:
    """The person, and their programs."""
    return [player, *(player_of(one) for one in sessions if one.program)]


async def _matches(
    store: Store, players: Sequence[str], record_of: RecordOf
) -> AsyncIterator[bytes]:
    for player in players:
        async for row in _participations(store, player):
            record = await _record(store, row.match, record_of)
            yield b'{"participation":' + _encoded(row) + b',"record":' + record + b"}"


async def _participations(store: Store, player: str) -> AsyncIterator[ParticipationRow]:
    before = None
    while True:
        rows = await store.participations_of(player, player, before=before, limit=MATCHES_AT_ONCE)
        for row in rows:
            yield row
        if len(rows) < MATCHES_AT_ONCE:
            return
        before = rows[-1].started, rows[-1].match


async def _record(store: Store, id: str, record_of: RecordOf) -> bytes:
    """Without one while the match goes on, or where it cannot be replayed any more."""
    row = await store.match(id)
    if row is None or not row.over:
        return b"null"
    try:
        return await record_of(row)
    except Rejected:
        return b"null"


def _encoded(value: object) -> bytes:
    found = msgspec.to_builtins(value)
    rows = found if isinstance(found, list) else [found]
    for row in rows:
        for name in NO_SECRETS & {*row} if isinstance(row, dict) else ():
            del row[name]
    return msgspec.json.encode(found)
