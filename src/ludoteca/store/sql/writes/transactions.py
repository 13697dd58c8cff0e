"""Writes of the store that take more than one statement, for either database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis

from ...protocol.errors import Conflict
from ...rows import (
    DueRow,
    MailRow,
    MatchRow,
    MessageRow,
    ParticipationRow,
    PushRow,
    SessionRow,
    SnapshotRow,
    SubscriptionRow,
    TableRow,
    UnitOfWork,
)
from ...statement import Statement, Transaction, Values
from ..row_mapping import (
    DUES,
    LOG,
    MAILS,
    MATCHES,
    MESSAGES,
    PUSHES,
    READ_MARKS,
    SESSIONS,
    SNAPSHOTS,
    SUBSCRIPTIONS,
    TABLES,
)  # fmt: skip
from ..shared_documents import Documents, without_documents
from . import holders
from .creations import store_documents

DUE_CHANGED = f"{DUES.upsert} WHERE dues.at <> excluded.at OR dues.post <> excluded.post"
READ_FURTHER = f"{READ_MARKS.upsert} WHERE read_marks.upto < excluded.upto"
SNAPSHOT_NEWER = f"{SNAPSHOTS.upsert} WHERE snapshots.seq < excluded.seq"

# Independent statements, run in any order or combined into one


def add_match(
    match: MatchRow,
    work: UnitOfWork,
    sessions: Sequence[str],
    participations: Sequence[ParticipationRow],
) -> Iterator[Statement]:
    """A match that ends with its start is inserted as ended: combined into one statement, these
    could not update a row that is being inserted."""
    match = replace(match, over=work.over or match.over)
    setup, documents = without_documents(cast(JsonObject, match.setup))
    yield from store_documents(documents, match.created)
    yield Statement(MATCHES.insert, MATCHES.values(replace(match, setup=setup)))
    yield from _index("match", "document", match.id, documents)
    yield from _index_sessions("match", match.id, sessions)
    yield from holders.add(participations)
    yield from append(replace(work, over="", courses=()))


def append(work: UnitOfWork) -> Iterator[Statement]:
    """Everything an accepted input writes."""
    for row in work.log:
        yield Statement(LOG.insert, LOG.values(row))
    if work.due is None:
        yield Statement("DELETE FROM dues WHERE match = :match", {"match": work.match})
    elif work.due is not UNSET:
        wake = work.due if work.remind is None else work.remind
        due = DueRow(match=work.match, at=work.due, wake=wake, post=work.post, since=work.since)
        yield Statement(DUE_CHANGED, DUES.values(due))
    if work.snapshot is not None:
        yield Statement(SNAPSHOT_NEWER, SNAPSHOTS.values(work.snapshot))
    if work.over:
        ended = "UPDATE matches SET over = :over WHERE id = :match"
        yield Statement(ended, {"match": work.match, "over": work.over})
    yield from holders.set_courses(work.match, work.courses)
    for mail in work.mails:
        yield Statement(MAILS.insert, MAILS.values(mail))
    for seat in work.settled:
        void = "DELETE FROM pushes WHERE match = :match AND seat = :seat"
        yield Statement(void, {"match": work.match, "seat": seat})
    yield from add_pushes(work.pushes)


def change_sitters(
    match: MatchRow, session: str, holder: ParticipationRow | None
) -> Iterator[Statement]:
    yield _save_setup(match)
    if holder is not None:
        yield from holders.take_over(holder) if holder.took_over else holders.rename(holder)
    for index in _index_sessions("match", match.id, [session] if session else []):
        yield Statement(f"{index.sql} ON CONFLICT DO NOTHING", index.values)


def upgrade_match(match: MatchRow, snapshot: SnapshotRow) -> Iterator[Statement]:
    yield _save_setup(match)
    yield Statement(SNAPSHOTS.upsert, SNAPSHOTS.values(snapshot))


def _save_setup(match: MatchRow) -> Statement:
    """The options of a match do not change, so that its references stay."""
    setup, _ = without_documents(cast(JsonObject, match.setup))
    values = MATCHES.values(replace(match, setup=setup))
    changed = "UPDATE matches SET setup = :setup WHERE id = :id"
    return Statement(changed, {name: values[name] for name in ("setup", "id")})


def add_table(table: TableRow) -> Iterator[Statement]:
    document, documents = without_documents(table.document)
    yield from store_documents(documents, table.touched)
    yield Statement(TABLES.insert, TABLES.values(replace(table, document=document)))
    yield from _index("table", "document", table.code, documents)
    yield from _index_sessions("table", table.code, table.sessions)


def add_pushes(pushes: Iterable[PushRow]) -> Iterator[Statement]:
    for push in pushes:
        yield Statement(PUSHES.insert, PUSHES.values(push))


def unsubscribe(session: str, endpoint: str) -> Iterator[Statement]:
    """One subscription of a session, or all."""
    which = "session = :session AND (endpoint = :endpoint OR :endpoint = '')"
    values: Values = {"session": session, "endpoint": endpoint}
    chosen = f"SELECT id FROM subscriptions WHERE {which}"
    yield Statement(f"DELETE FROM pushes WHERE subscription IN ({chosen})", values)
    yield Statement(f"DELETE FROM subscriptions WHERE {which}", values)


def drop_sessions(account: str, session: str) -> Iterator[Statement]:
    """Delete sessions, the links made for them, and pushes to their browsers."""
    values: Values = {"account": account, "session": session}
    own = (
        "id = :session OR account = :account"
        " OR program IN ('guest:' || :session, 'account:' || :account)"
    )
    theirs = f"session = :session OR session IN (SELECT id FROM sessions WHERE {own})"
    chosen = f"SELECT id FROM subscriptions WHERE {theirs}"
    yield Statement(f"DELETE FROM links WHERE {theirs}", values)
    yield Statement(f"DELETE FROM pushes WHERE subscription IN ({chosen})", values)
    yield Statement(f"DELETE FROM subscriptions WHERE {theirs}", values)
    yield Statement(f"DELETE FROM sessions WHERE {own}", values)


def _index_sessions(what: str, id: str, sessions: Iterable[str]) -> Iterator[Statement]:
    return _index(what, "session", id, sessions)


def _index(what: str, by: str, id: str, keys: Iterable[str]) -> Iterator[Statement]:
    """Rows of `table_sessions`, `match_sessions`, `table_documents` or `match_documents`."""
    values: Values = {f"key{number}": key for number, key in enumerate(dict.fromkeys(keys))}
    if values:
        marks = ", ".join(f"(:id, :{name})" for name in values)
        sql = f'INSERT INTO {what}_{by}s ("{what}", {by}) VALUES {marks}'
        yield Statement(sql, {**values, "id": id})


# Transactions, whose statements depend on each other


def save_table(table: TableRow) -> Transaction[None]:
    document, documents = without_documents(table.document)
    saved = yield Statement(
        f"{TABLES.update} AND revision = :revision - 1 RETURNING code",
        TABLES.values(replace(table, document=document)),
    )
    if not saved:
        raise Conflict(f"table {table.code} is not at revision {table.revision - 1}")
    code: Values = {"code": table.code}
    yield Statement('DELETE FROM table_sessions WHERE "table" = :code', code)
    yield from _index_sessions("table", table.code, table.sessions)
    yield from _refer(table.code, documents, table.touched)


def _refer(table: str, documents: Documents, now: Millis) -> Transaction[None]:
    """Store the documents a table refers to, and that it refers to these alone."""
    code: Values = {"code": table}
    referred = 'SELECT document FROM table_documents WHERE "table" = :code'
    records = yield Statement(referred, code)
    if {record[0] for record in records} == documents.keys():
        return
    yield Statement('DELETE FROM table_documents WHERE "table" = :code', code)
    yield from store_documents(documents, now)
    yield from _index("table", "document", table, documents)


def drop_tables(untouched_since: Millis) -> Transaction[Sequence[str]]:
    """The lock makes a match that is being started wait, or be seen by the DELETE. A table whose
    match ended just now is kept: it is about to be touched."""
    values: Values = {"since": untouched_since}
    yield Statement(
        "SELECT code FROM tables WHERE touched < :since ORDER BY code FOR UPDATE", values
    )
    dropped = yield Statement(
        "DELETE FROM tables WHERE touched < :since AND NOT EXISTS"
        """ (SELECT 1 FROM matches WHERE matches."table" = tables.code AND (over = '' OR EXISTS"""
        " (SELECT 1 FROM log WHERE log.match = matches.id AND wall >= :since))) RETURNING code",
        values,
    )
    return sorted(code for (code,) in dropped)


def reminded(
    reminder: tuple[DueRow, Sequence[MailRow], Sequence[PushRow]],
) -> Transaction[bool]:
    due, mails, pushes = reminder
    found = yield Statement(
        "UPDATE dues SET wake = at WHERE match = :match AND at = :at AND wake < at RETURNING match",
        {"match": due.match, "at": due.at},
    )
    for mail in mails if found else ():
        yield Statement(MAILS.insert, MAILS.values(mail))
    for push in pushes if found else ():
        yield Statement(PUSHES.insert, PUSHES.values(push))
    return bool(found)


def subscribe(given: tuple[str, SubscriptionRow, int]) -> Transaction[None]:
    """The latest of a session stay; the row lock makes those that come at once wait."""
    sql, row, most = given
    session: Values = {"session": row.session}
    yield Statement("SELECT id FROM sessions WHERE id = :session FOR UPDATE", session)
    yield Statement(sql, SUBSCRIPTIONS.values(row))
    yield Statement(
        "DELETE FROM subscriptions WHERE session = :session AND id NOT IN (SELECT id FROM"
        " subscriptions WHERE session = :session ORDER BY created DESC, id DESC LIMIT :most)",
        {**session, "most": most},
    )


def add_program(added: tuple[SessionRow, str, int]) -> Transaction[bool]:
    """The row lock makes those that one session asks for at once wait. A program has no page."""
    row, maker, most = added
    yield Statement("SELECT id FROM sessions WHERE id = :maker FOR UPDATE", {"maker": maker})
    ((count,),) = yield Statement(
        "SELECT COUNT(*) FROM sessions WHERE program = :program", {"program": row.program}
    )
    if count >= most:
        return False
    yield Statement(SESSIONS.insert, SESSIONS.values(row))
    return True


def add_message(message: MessageRow) -> Transaction[MessageRow]:
    """The row lock serialises the messages of a table: they become visible in the order of ids."""
    yield Statement(
        "SELECT code FROM tables WHERE code = :table FOR NO KEY UPDATE", {"table": message.table}
    )
    ((number,),) = yield Statement(f"{MESSAGES.insert} RETURNING id", MESSAGES.values(message))
    return replace(message, id=number)
