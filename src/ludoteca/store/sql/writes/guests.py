"""What becomes of a guest's traces: into an account, or away with the session."""

from __future__ import annotations

import msgspec

from ludoteca.kernel import Millis

from ...statement import Statement, Transaction, Values
from ..row_mapping import PROFILES
from . import creations

NONE_YET = " AND NOT EXISTS (SELECT 1 FROM {table} AS own WHERE own.player = :account AND {same})"
SAME_RATING = "own.game = ratings.game AND own.pace = ratings.pace"
GONE = "AND NOT EXISTS (SELECT 1 FROM sessions WHERE {column} = 'guest:' || sessions.id)"


def adopt(adopted: tuple[str, str]) -> Transaction[None]:
    """Rating changes go with their rating. What the account has already, it keeps."""
    session, account_id = adopted
    guest, account = f"guest:{session}", f"account:{account_id}"
    values: Values = {"guest": guest, "account": account}
    moved = yield Statement(
        "UPDATE ratings SET player = :account WHERE player = :guest"
        + NONE_YET.format(table="ratings", same=SAME_RATING)
        + " RETURNING game, pace",
        values,
    )
    for game, pace in moved:
        yield Statement(
            "UPDATE rating_changes SET player = :account WHERE player = :guest"
            " AND game = :game AND pace = :pace"
            + NONE_YET.format(table="rating_changes", same="own.match = rating_changes.match"),
            {**values, "game": game, "pace": pace},
        )
    same = "own.match = participations.match AND own.seat = participations.seat"
    yield Statement(
        "UPDATE participations SET player = :account WHERE player = :guest"
        + NONE_YET.format(table="participations", same=same),
        values,
    )
    for table in ("reports", "sanctions", "operator_acts"):
        yield Statement(f"UPDATE {table} SET player = :account WHERE player = :guest", values)
    yield Statement("UPDATE sessions SET program = :account WHERE program = :guest", values)
    yield from creations.adopt(values)
    yield from _adopt_ties(values)
    yield from _adopt_favourites(guest, account)


def _adopt_ties(values: Values) -> Transaction[None]:
    yield Statement(
        "INSERT INTO ties (player, kind, other, since)"
        " SELECT :account, kind, other, since FROM ties WHERE player = :guest"
        " AND other <> :account ON CONFLICT DO NOTHING",
        values,
    )
    yield Statement(
        "INSERT INTO ties (player, kind, other, since)"
        " SELECT player, kind, :account, since FROM ties WHERE other = :guest"
        " AND player <> :account ON CONFLICT DO NOTHING",
        values,
    )
    guest: Values = {"guest": values["guest"]}
    yield Statement("DELETE FROM ties WHERE player = :guest OR other = :guest", guest)


def _adopt_favourites(guest: str, account: str) -> Transaction[None]:
    """The guest's page stays, as another way to the account's."""
    found = yield Statement(
        f"{PROFILES.select} WHERE player IN (:guest, :account)",
        {"guest": guest, "account": account},
    )
    rows = {row.player: row for row in map(PROFILES.row, found)}
    if guest not in rows or account not in rows:
        return
    own, other = rows[account], rows[guest]
    changed = msgspec.structs.replace(
        own,
        hidden=own.hidden or other.hidden,
        favourites=tuple(dict.fromkeys((*own.favourites, *other.favourites))),
    )
    if changed != own:
        yield Statement(PROFILES.update, PROFILES.values(changed))


def drop_unseen(since: Millis) -> Transaction[int]:
    """Whose session is gone is told nothing more; accounts keep what they chose."""
    sql = "DELETE FROM sessions WHERE seen < :since RETURNING id"
    dropped = yield Statement(sql, {"since": since})
    yield Statement(
        "DELETE FROM sessions WHERE program LIKE 'guest:%' AND NOT EXISTS"
        " (SELECT 1 FROM sessions AS own WHERE sessions.program = 'guest:' || own.id)",
        {},
    )
    of_nobody = "NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = {column})"
    gone = of_nobody.format(column="subscriptions.session")
    chosen = f"SELECT id FROM subscriptions WHERE {gone}"
    yield Statement(f"DELETE FROM pushes WHERE subscription IN ({chosen})", {})
    yield Statement(f"DELETE FROM subscriptions WHERE {gone}", {})
    yield Statement(
        f"DELETE FROM preferences WHERE {of_nobody.format(column='preferences.owner')}"
        " AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = preferences.owner)",
        {},
    )
    return len(dropped)


def drop_gone(_: None) -> Transaction[int]:
    yield from creations.drop_gone()
    for column in ("player", "other"):
        gone = GONE.format(column=column)
        yield Statement(f"DELETE FROM ties WHERE {column} LIKE 'guest:%' {gone}", {})
    dropped = yield Statement(
        f"DELETE FROM profiles WHERE player LIKE 'guest:%' {GONE.format(column='player')}"
        " RETURNING player",
        {},
    )
    return len(dropped)
