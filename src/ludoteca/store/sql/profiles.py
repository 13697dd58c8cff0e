"""People's pages and ties in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludoteca.kernel import Millis

from ..rows import DeletionRow, Known, ProfileRow, TableRow, Tie, TieRow
from ..statement import Statement, Transaction, Values
from .database import SqlDatabase
from .row_mapping import DELETIONS, PROFILES, TABLES, TIES
from .writes import deletions, guests


class SqlProfiles(SqlDatabase):
    """The part of the store about people's pages; `Store` documents the methods."""

    async def profile(self, player: str) -> ProfileRow | None:
        return await self._one(PROFILES, "WHERE player = :player", player=player)

    async def profile_by_handle(self, handle: str) -> ProfileRow | None:
        return await self._one(PROFILES, "WHERE handle = :handle", handle=handle)

    async def save_profile(self, profile: ProfileRow) -> None:
        await self._write(Statement(PROFILES.upsert, PROFILES.values(profile)))

    async def known(self, players: Iterable[str]) -> Mapping[str, Known]:
        accounts, guests_of, values = _ids(players)
        sql = (
            "SELECT 'account:' || id, name, created FROM accounts"
            f" WHERE id IN ({accounts}) UNION ALL SELECT 'guest:' || id, name, created"
            f" FROM sessions WHERE account IS NULL AND id IN ({guests_of})"
        )
        found = await self._read(Statement(sql, values))
        return {record[0]: Known(*record) for record in found}

    async def tie(self, tie: TieRow, most: int) -> bool:
        return await self._run(_tie, (tie, most))

    async def untie(self, player: str, kind: Tie, other: str) -> None:
        sql = "DELETE FROM ties WHERE player = :player AND kind = :kind AND other = :other"
        values: Values = {"player": player, "kind": kind, "other": other}
        await self._write(Statement(sql, values))

    async def ties_of(self, player: str) -> Sequence[TieRow]:
        wanted = "WHERE player = :player ORDER BY since DESC, other"
        return await self._all(TIES, wanted, player=player)

    async def blocked_with(self, player: str) -> frozenset[str]:
        sql = (
            "SELECT other FROM ties WHERE player = :player AND kind = 'block'"
            " UNION SELECT player FROM ties WHERE other = :player AND kind = 'block'"
        )
        return frozenset(one for (one,) in await self._read(Statement(sql, {"player": player})))

    async def sessions_of_players(self, players: Iterable[str]) -> Mapping[str, str]:
        accounts, guests_of, values = _ids(players)
        sql = (
            "SELECT id, CASE WHEN account IS NULL THEN 'guest:' || id"
            f" ELSE 'account:' || account END FROM sessions WHERE account IN ({accounts})"
            f" OR account IS NULL AND id IN ({guests_of})"
        )
        found = await self._read(Statement(sql, values))
        return {str(session): str(player) for session, player in found}

    async def tables_with(
        self, sessions: Iterable[str], since: Millis, limit: int
    ) -> Sequence[TableRow]:
        marks, values = _listed("session", sessions)
        wanted = (
            'WHERE touched >= :since AND code IN (SELECT "table" FROM table_sessions'
            f" WHERE session IN ({marks})) ORDER BY touched DESC, code LIMIT :limit"
        )
        return await self._all(TABLES, wanted, since=since, limit=limit, **values)

    async def adopt_guest(self, session: str, account: str) -> None:
        await self._run(guests.adopt, (session, account))

    async def begin_deletion(self, deletion: DeletionRow) -> None:
        await self._run(deletions.begin, deletion)

    async def deletions(self) -> Sequence[DeletionRow]:
        return await self._all(DELETIONS, "ORDER BY since, player")

    async def tables_to_forget(self, ids: Sequence[str]) -> Sequence[str]:
        return await self._codes_with("tables", ids)

    async def tournaments_to_forget(self, ids: Sequence[str]) -> Sequence[str]:
        return await self._codes_with("tournaments", ids)

    async def _codes_with(self, table: str, ids: Sequence[str]) -> Sequence[str]:
        """Ids are long and random: as text they stand for nothing else."""
        values: Values = {f"id{number}": f"%{id}%" for number, id in enumerate(ids)}
        found = " OR ".join(f"CAST(document AS TEXT) LIKE :{name}" for name in values)
        sql = f"SELECT code FROM {table} WHERE {found} ORDER BY code"
        return [code for (code,) in await self._read(Statement(sql, values))]

    async def matches_to_forget(
        self, sessions: Sequence[str], limit: int
    ) -> Sequence[tuple[str, str]]:
        marks, values = _listed("session", sessions)
        sql = (
            """SELECT DISTINCT id, coalesce("table", '') FROM matches JOIN match_sessions"""
            f" ON match_sessions.match = id WHERE session IN ({marks}) ORDER BY id LIMIT :limit"
        )
        found = await self._read(Statement(sql, values | {"limit": limit}))
        return [(id, table) for id, table in found]

    async def forget_in_match(self, match: str, deletion: DeletionRow) -> None:
        await self._run(deletions.forget_match, (match, deletion))

    async def end_deletion(self, deletion: DeletionRow) -> None:
        await self._run(deletions.end, deletion)

    async def drop_guest_profiles(self) -> int:
        return await self._run(guests.drop_gone, None)


def _listed(name: str, ids: Iterable[str]) -> tuple[str, Values]:
    """Parameters for a list, and their values."""
    values: Values = {f"{name}{number}": id for number, id in enumerate(dict.fromkeys(ids))}
    return ", ".join(f":{each}" for each in values) or "NULL", values


def _ids(players: Iterable[str]) -> tuple[str, str, Values]:
    """The same for the accounts and for the guests among some players."""
    pairs = [player.split(":", 1) for player in players]
    accounts, values = _listed("account", (id for kind, id in pairs if kind == "account"))
    guests_of, more = _listed("guest", (id for kind, id in pairs if kind == "guest"))
    return accounts, guests_of, values | more


def _tie(tied: tuple[TieRow, int]) -> Transaction[bool]:
    tie, most = tied
    own: Values = {"player": tie.player, "kind": tie.kind}
    count = "SELECT count(*) FROM ties WHERE player = :player AND kind = :kind"
    ((number,),) = yield Statement(count, own)
    if number >= most:
        return False
    yield Statement(f"{TIES.insert} ON CONFLICT DO NOTHING", TIES.values(tie))
    if tie.kind == "block":
        ended = (
            "DELETE FROM ties WHERE kind = 'follow' AND (player = :player AND other = :other"
            " OR player = :other AND other = :player)"
        )
        yield Statement(ended, {"player": tie.player, "other": tie.other})
    return True
