"""Participations in SQL, as others may know of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludoteca.kernel import Millis

from ..rows import ParticipationRow, Tally
from ..statement import Statement, Transaction, Values
from .database import SqlDatabase
from .row_mapping import PARTICIPATIONS

IS_OVER = "EXISTS (SELECT 1 FROM matches WHERE matches.id = participations.match AND over <> '')"
VISIBLE = (
    f"(participations.player = :viewer OR (NOT participations.anonymous OR {IS_OVER})"
    " AND (NOT participations.private OR EXISTS (SELECT 1 FROM participations AS own"
    " WHERE own.match = participations.match AND own.player = :viewer)))"
)
"""Of a running match with anonymous seats nobody else knows, of a private one only who played."""
COUNTED = "place IS NOT NULL AND ended IS NOT NULL"
WON = "count(CASE WHEN place = 1 AND tied < sides THEN 1 END)"
DRAWN = "count(CASE WHEN place = 1 AND tied = sides THEN 1 END)"
AGAINST = (
    " AND EXISTS (SELECT 1 FROM participations AS other WHERE other.match = participations.match"
    " AND other.player = :opponent AND other.side <> participations.side"
    f" AND (NOT other.anonymous OR {IS_OVER}))"
)


class SqlParticipations(SqlDatabase):
    """The part of the store about participations; `Store` documents the methods."""

    async def participations(self, match: str) -> Sequence[ParticipationRow]:
        wanted = "WHERE match = :match ORDER BY seat, holds, started, player"
        return await self._all(PARTICIPATIONS, wanted, match=match)

    async def participations_of(
        self,
        player: str,
        viewer: str,
        *,
        game: str = "",
        opponent: str = "",
        before: tuple[Millis, str] | None = None,
        running: bool = False,
        limit: int,
    ) -> Sequence[ParticipationRow]:
        values: Values = {"player": player, "viewer": viewer, "limit": limit}
        wanted = f"WHERE player = :player AND {VISIBLE}"
        if game:
            wanted += " AND game = :game"
            values["game"] = game
        if opponent:
            wanted += AGAINST
            values["opponent"] = opponent
        if running:
            wanted += f" AND ended IS NULL AND NOT {IS_OVER}"
        if before is not None:
            wanted += " AND (started, match) < (:started, :match)"
            values |= {"started": before[0], "match": before[1]}
        order = "ORDER BY started DESC, match DESC, seat LIMIT :limit"
        return await self._all(PARTICIPATIONS, f"{wanted} {order}", **values)

    async def match_ends(self, matches: Iterable[str]) -> Mapping[str, tuple[str, str]]:
        values: Values = {f"id{number}": id for number, id in enumerate(dict.fromkeys(matches))}
        marks = ", ".join(f":{name}" for name in values) or "NULL"
        sql = f"""SELECT id, coalesce("table", ''), over FROM matches WHERE id IN ({marks})"""
        found = await self._read(Statement(sql, values))
        return {id: (table, over) for id, table, over in found}

    async def count_courses(self, player: str, since: Millis = 0) -> dict[str, int]:
        sql = (
            "SELECT course, count(*) FROM participations"
            " WHERE player = :player AND started >= :since GROUP BY course"
        )
        records = await self._read(Statement(sql, {"player": player, "since": since}))
        return {course: int(count) for course, count in records}

    async def tallies(self, player: str, viewer: str) -> Sequence[Tally]:
        sql = (
            f"SELECT game, pace, count(*), {WON}, {DRAWN}, count(CASE WHEN rated THEN 1 END)"
            f" FROM participations WHERE player = :player AND {COUNTED} AND {VISIBLE}"
            " GROUP BY game, pace ORDER BY count(*) DESC, game, pace"
        )
        records = await self._read(Statement(sql, {"player": player, "viewer": viewer}))
        return [
            Tally(of=of, pace=pace, matches=count, won=won, drawn=drawn, rated=rated)
            for of, pace, count, won, drawn, rated in records
        ]

    async def opponents(self, player: str, viewer: str, limit: int) -> Sequence[Tally]:
        sql = (
            "SELECT other.player, count(*),"
            " count(CASE WHEN participations.place < other.place THEN 1 END),"
            " count(CASE WHEN participations.place = other.place THEN 1 END)"
            " FROM participations JOIN participations AS other"
            " ON other.match = participations.match AND other.player <> participations.player"
            " AND other.side <> participations.side"
            " WHERE participations.player = :player AND participations.place IS NOT NULL"
            f" AND other.place IS NOT NULL AND {VISIBLE}"
            " GROUP BY other.player ORDER BY count(*) DESC, other.player LIMIT :limit"
        )
        values: Values = {"player": player, "viewer": viewer, "limit": limit}
        return [
            Tally(of=of, matches=count, won=won, drawn=drawn)
            for of, count, won, drawn in await self._read(Statement(sql, values))
        ]

    async def unlisted_matches(self, limit: int) -> Sequence[str]:
        sql = "SELECT match FROM unlisted_matches ORDER BY match LIMIT :limit"
        return [id for (id,) in await self._read(Statement(sql, {"limit": limit}))]

    async def list_match(
        self, match: str, steps: int, participations: Sequence[ParticipationRow]
    ) -> bool:
        return await self._run(_list_match, (match, steps, participations))


def _list_match(listed: tuple[str, int, Sequence[ParticipationRow]]) -> Transaction[bool]:
    """Rows that are there already were written when the match went on."""
    match, steps, participations = listed
    values: Values = {"match": match}
    ((count,),) = yield Statement("SELECT count(*) FROM log WHERE match = :match", values)
    if count != steps:
        return False
    for row in participations:
        insert = f"{PARTICIPATIONS.insert} ON CONFLICT DO NOTHING"
        yield Statement(insert, PARTICIPATIONS.values(row))
    yield Statement("DELETE FROM unlisted_matches WHERE match = :match", values)
    return True
