"""Ratings in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludoteca.kernel import Millis

from ..protocol.errors import Conflict
from ..rows import Ranked, RatingChange, RatingRow
from ..statement import Statement, Transaction, Values
from .database import SqlDatabase
from .row_mapping import RATING_CHANGES, RATINGS

LISTED = "game = :game AND pace = :pace AND deviation <= :deviation AND player NOT LIKE 'guest:%'"
"""The ratings of a leaderboard."""


class SqlRatings(SqlDatabase):
    """The part of the store about ratings; `Store` documents the methods."""

    async def ratings(
        self, game: str, pace: str, players: Iterable[str]
    ) -> Mapping[str, RatingRow]:
        values: Values = {f"player{number}": player for number, player in enumerate({*players})}
        if not values:
            return {}
        marks = ", ".join(f":{name}" for name in values)
        wanted = f"WHERE game = :game AND pace = :pace AND player IN ({marks})"
        rows = await self._all(RATINGS, wanted, game=game, pace=pace, **values)
        return {row.player: row for row in rows}

    async def ratings_of(self, player: str) -> Sequence[RatingRow]:
        wanted = "WHERE player = :player ORDER BY game, pace"
        return await self._all(RATINGS, wanted, player=player)

    async def matches_to_rate(self, limit: int) -> Sequence[str]:
        sql = (
            "SELECT id FROM matches WHERE rating = 'open' AND over <> ''"
            " ORDER BY created, id LIMIT :limit"
        )
        return [id for (id,) in await self._read(Statement(sql, {"limit": limit}))]

    async def rate_match(
        self, match: str, outcome: str, changes: Sequence[RatingChange] = ()
    ) -> bool:
        return await self._run(_rate_match, (match, outcome, changes))

    async def rating_changes(self, match: str) -> Sequence[RatingChange]:
        wanted = "WHERE match = :match ORDER BY player"
        return await self._all(RATING_CHANGES, wanted, match=match)

    async def rating_history(self, player: str, limit: int) -> Sequence[RatingChange]:
        wanted = "WHERE player = :player ORDER BY wall DESC, match LIMIT :limit"
        found = await self._all(RATING_CHANGES, wanted, player=player, limit=limit)
        return found[::-1]

    async def rated_together(
        self, player: str, since: Millis, *, game: str = "", pace: str = ""
    ) -> Mapping[str, int]:
        sql = (
            "SELECT other.player, count(*) FROM rating_changes AS one"
            " JOIN rating_changes AS other ON other.match = one.match"
            " WHERE one.player = :player AND other.player <> :player AND one.wall > :since"
            " AND (:game = '' OR one.game = :game) AND (:pace = '' OR one.pace = :pace)"
            " GROUP BY other.player"
        )
        values: Values = {"player": player, "since": since, "game": game, "pace": pace}
        return {other: int(count) for other, count in await self._read(Statement(sql, values))}

    async def leaderboard(
        self, game: str, pace: str, deviation: float, *, limit: int, offset: int = 0
    ) -> Sequence[Ranked]:
        sql = (
            f"SELECT {RATINGS.columns}, (SELECT name FROM accounts"
            " WHERE ratings.player = 'account:' || accounts.id)"
            f" FROM ratings WHERE {LISTED} ORDER BY mean DESC, player LIMIT :limit OFFSET :offset"
        )
        values: Values = {
            "game": game,
            "pace": pace,
            "deviation": deviation,
            "limit": limit,
            "offset": offset,
        }
        records = await self._read(Statement(sql, values))
        return [Ranked(RATINGS.row([*record][:-1]), record[-1] or "") for record in records]

    async def count_rated(
        self, game: str, pace: str, deviation: float, *, above: float | None = None
    ) -> int:
        better = "" if above is None else " AND mean > :above"
        values: Values = {"game": game, "pace": pace, "deviation": deviation}
        if above is not None:
            values["above"] = above
        sql = f"SELECT count(*) FROM ratings WHERE {LISTED}{better}"
        ((count,),) = await self._read(Statement(sql, values))
        return int(count)

    async def drop_guest_ratings(self) -> int:
        sql = (
            "DELETE FROM ratings WHERE player LIKE 'guest:%'"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = 'guest:' || sessions.id)"
            " RETURNING player"
        )
        return len(await self._write(Statement(sql, {})))


def _rate_match(rated: tuple[str, str, Sequence[RatingChange]]) -> Transaction[bool]:
    """Rows are written in the order of players, so that two matches cannot block each other."""
    match, outcome, changes = rated
    closed = yield Statement(
        "UPDATE matches SET rating = :outcome WHERE id = :match AND rating = 'open' AND over <> ''"
        " RETURNING id",
        {"match": match, "outcome": outcome},
    )
    if not closed:
        return False
    if outcome != "rated":
        unrated = "UPDATE participations SET rated = false WHERE match = :match"
        yield Statement(unrated, {"match": match})
    for change in sorted(changes, key=lambda change: change.player):
        yield Statement(RATING_CHANGES.insert, RATING_CHANGES.values(change))
        row = RatingRow(
            player=change.player,
            game=change.game,
            pace=change.pace,
            mean=change.mean,
            deviation=change.deviation,
            matches=change.matches,
        )
        if change.matches == 1:
            yield Statement(RATINGS.insert, RATINGS.values(row))
            continue
        updated = yield Statement(
            f"{RATINGS.update} AND matches = :matches - 1 RETURNING player", RATINGS.values(row)
        )
        if not updated:
            raise Conflict(f"the rating of {change.player} has changed")
    return True
