"""Tournaments in SQL."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ludoteca.kernel import Millis

from ..protocol.errors import Conflict
from ..rows import TournamentRow
from ..statement import Statement, Transaction, Values
from .database import SqlDatabase
from .row_mapping import TOURNAMENTS

OPEN = "phase IN ('registration', 'running')"


class SqlTournaments(SqlDatabase):
    """The part of the store about tournaments; `Store` documents the methods."""

    async def add_tournament(self, tournament: TournamentRow) -> None:
        added = Statement(TOURNAMENTS.insert, TOURNAMENTS.values(tournament))
        await self._write(added, *_index(tournament))

    async def tournament(self, code: str) -> TournamentRow | None:
        return await self._one(TOURNAMENTS, "WHERE code = :code", code=code)

    async def tournament_revision(self, code: str) -> int | None:
        sql = "SELECT revision FROM tournaments WHERE code = :code"
        found = await self._read(Statement(sql, {"code": code}))
        return int(found[0][0]) if found else None

    async def save_tournament(self, tournament: TournamentRow) -> None:
        await self._run(_save, tournament)

    async def listed_tournaments(
        self, phases: Collection[str], limit: int
    ) -> Sequence[TournamentRow]:
        values: Values = {f"phase{number}": phase for number, phase in enumerate(phases)}
        marks = ", ".join(f":{name}" for name in values)
        wanted = f"WHERE is_public AND phase IN ({marks}) ORDER BY touched DESC, code LIMIT :limit"
        return await self._all(TOURNAMENTS, wanted, limit=limit, **values)

    async def tournaments_of(self, session: str, limit: int) -> Sequence[TournamentRow]:
        return await self._all(
            TOURNAMENTS,
            "WHERE code IN (SELECT tournament FROM tournament_sessions WHERE session = :session)"
            " ORDER BY touched DESC, code LIMIT :limit",
            session=session,
            limit=limit,
        )

    async def tournaments_in(self, phase: str) -> Sequence[str]:
        sql = "SELECT code FROM tournaments WHERE phase = :phase ORDER BY code"
        return [code for (code,) in await self._read(Statement(sql, {"phase": phase}))]

    async def due_tournaments(self, before: Millis, limit: int) -> Sequence[str]:
        sql = "SELECT code FROM tournaments WHERE due <= :before ORDER BY due, code LIMIT :limit"
        found = await self._read(Statement(sql, {"before": before, "limit": limit}))
        return [code for (code,) in found]

    async def next_due_tournament(self) -> Millis | None:
        ((first,),) = await self._read(Statement("SELECT min(due) FROM tournaments", {}))
        return None if first is None else int(first)

    async def count_tournaments(self, *, organiser: str = "", opened_from: str = "") -> int:
        sql = (
            f"SELECT count(*) FROM tournaments WHERE {OPEN}"
            " AND ((organiser = :organiser AND organiser <> '')"
            " OR (opened_from = :opened_from AND opened_from <> ''))"
        )
        values: Values = {"organiser": organiser, "opened_from": opened_from}
        ((count,),) = await self._read(Statement(sql, values))
        return int(count)

    async def drop_tournaments(self, untouched_since: Millis) -> int:
        sql = f"DELETE FROM tournaments WHERE touched < :since AND NOT ({OPEN}) RETURNING code"
        return len(await self._write(Statement(sql, {"since": untouched_since})))


def _save(tournament: TournamentRow) -> Transaction[None]:
    saved = yield Statement(
        f"{TOURNAMENTS.update} AND revision = :revision - 1 RETURNING code",
        TOURNAMENTS.values(tournament),
    )
    if not saved:
        raise Conflict(f"tournament {tournament.code} is not at revision {tournament.revision - 1}")
    code: Values = {"code": tournament.code}
    yield Statement("DELETE FROM tournament_sessions WHERE tournament = :code", code)
    yield from _index(tournament)


def _index(tournament: TournamentRow) -> Iterator[Statement]:
    sessions = dict.fromkeys(tournament.sessions)
    values: Values = {f"session{number}": each for number, each in enumerate(sessions)}
    if values:
        marks = ", ".join(f"(:code, :{name})" for name in values)
        sql = f"INSERT INTO tournament_sessions (tournament, session) VALUES {marks}"
        yield Statement(sql, {**values, "code": tournament.code})
