"""Deleting a person: first who they are, then their traces in matches, at last what they wrote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ...rows import NOBODY, DeletionRow
from ...statement import Statement, Transaction, Values
from ..row_mapping import DELETIONS, SANCTIONS
from . import creations

STEPS_AT_ONCE = 500


def begin(deletion: DeletionRow) -> Transaction[None]:
    yield Statement(f"{DELETIONS.insert} ON CONFLICT DO NOTHING", DELETIONS.values(deletion))
    yield from _drop_standing(deletion)
    for session in deletion.sessions:
        yield from _each(
            {"session": session},
            "DELETE FROM links WHERE session = :session",
            "DELETE FROM sessions WHERE id = :session",
        )
    if deletion.email:
        account = "DELETE FROM accounts WHERE email = :email"
        yield Statement(account, {"email": deletion.email})


def _drop_standing(deletion: DeletionRow) -> Iterator[Statement]:
    """What others know of them beside their matches, and what reaches them by mail and push."""
    for player in _players(deletion):
        yield from _each(
            {"player": player},
            "DELETE FROM ties WHERE player = :player OR other = :player",
            "DELETE FROM profiles WHERE player = :player",
            "DELETE FROM ratings WHERE player = :player",
            "DELETE FROM rating_changes WHERE player = :player",
        )
    yield from creations.forget(_players(deletion))
    for session in deletion.sessions:
        yield from _each(
            {"session": session},
            "DELETE FROM pushes WHERE subscription IN"
            " (SELECT id FROM subscriptions WHERE session = :session)",
            "DELETE FROM subscriptions WHERE session = :session",
        )
    for owner in _ids(deletion):
        yield Statement("DELETE FROM preferences WHERE owner = :owner", {"owner": owner})
    if deletion.email:
        yield from _each(
            {"email": deletion.email},
            "DELETE FROM links WHERE email = :email",
            'DELETE FROM mails WHERE "to" = :email',
        )


def forget_match(forgotten: tuple[str, DeletionRow]) -> Transaction[None]:
    """Ids are long and random: as text they stand for nothing else."""
    match, deletion = forgotten
    ids = _ids(deletion)
    values: Values = {"match": match}
    ((setup,),) = yield Statement("SELECT setup FROM matches WHERE id = :match", values)
    changed = _without_ids(_without_name(setup, deletion), ids)
    update = "UPDATE matches SET setup = :setup WHERE id = :match"
    yield Statement(update, {"match": match, "setup": changed})
    for id in ids:
        yield from _forget_in_log(match, id)
    for session in deletion.sessions:
        gone = "DELETE FROM match_sessions WHERE match = :match AND session = :session"
        yield Statement(gone, {"match": match, "session": session})


def _forget_in_log(match: str, id: str) -> Transaction[None]:
    while True:
        rows: Sequence[Sequence[Any]] = yield Statement(
            "SELECT seq, input FROM log WHERE match = :match AND CAST(input AS TEXT) LIKE :id"
            " ORDER BY seq LIMIT :limit",
            {"match": match, "id": f"%{id}%", "limit": STEPS_AT_ONCE},
        )
        for seq, given in rows:
            values: Values = {"match": match, "seq": seq, "input": _without_ids(given, [id])}
            update = "UPDATE log SET input = :input WHERE match = :match AND seq = :seq"
            yield Statement(update, values)
        if len(rows) < STEPS_AT_ONCE:
            return


def end(deletion: DeletionRow) -> Transaction[None]:
    """Once more what a match that ended meanwhile may have written."""
    yield from _drop_standing(deletion)
    yield from _forget_sanctions(deletion)
    for session in deletion.sessions:
        yield from _each(
            {"session": session},
            "DELETE FROM messages WHERE sender = :session",
            "DELETE FROM read_marks WHERE session = :session",
            'DELETE FROM reports WHERE sender = :session OR "by" = :session',
        )
    for player in _players(deletion):
        yield from _each(
            {"player": player},
            "DELETE FROM participations WHERE player = :player",
            "DELETE FROM reports WHERE player = :player",
        )
    yield Statement("DELETE FROM deletions WHERE player = :player", {"player": deletion.player})


def _forget_sanctions(deletion: DeletionRow) -> Transaction[None]:
    """Delete the sanctions that are over. The others stay in force for browsers and networks,
    without a name; otherwise a deletion would end a ban."""
    for player in _players(deletion):
        values: Values = {"player": player, "now": deletion.since}
        yield Statement(
            "DELETE FROM sanctions WHERE player = :player AND (kind = 'warning'"
            ' OR undone IS NOT NULL OR "until" <= :now)',
            values,
        )
        found = yield Statement(f"{SANCTIONS.select} WHERE player = :player", {"player": player})
        for row in map(SANCTIONS.row, found):
            marks = tuple(one for one in row.marks if one.startswith(("device:", "address:")))
            nameless = replace(row, player=f"guest:{NOBODY}", name="", marks=marks)
            yield SANCTIONS.update_of(nameless, ["player", "name", "marks"])
        yield from _each(
            {"player": player},
            "UPDATE operator_acts SET player = '', name = '' WHERE player = :player",
            """UPDATE operator_acts SET "by" = '', operator = '' WHERE "by" = :player""",
        )


def _each(values: Values, *sql: str) -> Iterator[Statement]:
    for one in sql:
        yield Statement(one, values)


def _players(deletion: DeletionRow) -> list[str]:
    guests = (f"guest:{session}" for session in deletion.sessions)
    return list(dict.fromkeys((deletion.player, *guests)))


def _ids(deletion: DeletionRow) -> list[str]:
    account = deletion.player.removeprefix("account:")
    own = () if account == deletion.player else (account,)
    return [*own, *deletion.sessions]


def _without_name(setup: str, deletion: DeletionRow) -> str:
    document = msgspec.json.decode(setup)
    for sitter in document.get("sitters", ()):
        if sitter["person"] in deletion.sessions:
            sitter["name"] = deletion.label
    return msgspec.json.encode(document).decode()


def _without_ids(text: str, ids: Sequence[str]) -> str:
    """A player becomes a guest who is gone, in no leaderboard."""
    for id in ids:
        text = text.replace(f"account:{id}", f"guest:{NOBODY}").replace(id, NOBODY)
    return text
