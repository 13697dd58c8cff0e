"""Rates matches, each once: at its end, or later if the server stopped in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from statistics import fmean

from ludoteca.kernel import Match, Rejected, Seat
from ludoteca.ratings import NEW, Rated, Rating, rate
from ludoteca.server.matches.log_codec import load_match_in_slices
from ludoteca.server.sources import Sources
from ludoteca.server.tables.table import Table
from ludoteca.server.wire import MatchRating, SeatRating
from ludoteca.store import Conflict, MatchRow, RatedSeat, RatingChange, Store

from .course import changed_hands, course_of, given_up, is_too_short
from .limits import is_limit_reached, weights
from .players import GUEST, is_guest, people_among, player_by_session, rated_seats

log = logging.getLogger(__name__)

TRIES = 5
AT_ONCE = 100
"""Matches that a clean-up rates."""


class MatchRater:
    """Rates one match at a time: two that end together may share players."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources
        self._lock = asyncio.Lock()

    async def opening(self, table: Table) -> tuple[str, list[RatedSeat]]:
        """Whether the match that starts now is rated (`open`) or why not, and its players."""
        if not table.rated:
            return "", []
        seats = await rated_seats(self._store, table.places)
        players = [seat["player"] for seat in seats]
        people = [player for player in players if player in people_among(players)]
        if len({*players}) < 2 or len({*people}) < len(people):
            return "same_player", seats
        if await is_limit_reached(self._store, players, self._sources.now()):
            return "daily_limit", seats
        return "open", seats

    async def rate(self, row: MatchRow, match: Match) -> str:
        """Rate a match that is over, unless that was done before; returns the outcome."""
        async with self._lock:
            for _ in range(TRIES):
                outcome, changes = await self._changes(row, match)
                try:
                    if await self._store.rate_match(row.id, outcome, changes):
                        return outcome
                except Conflict:
                    continue  # another server rated one of these players meanwhile
                stored = await self._store.match(row.id)
                return row.rating if stored is None else stored.rating
        raise Rejected("try_again")

    async def rate_overdue(self) -> int:
        """Rate the matches that ended without being rated; returns their number."""
        ids = await self._store.matches_to_rate(AT_ONCE)
        return sum([await self._rate_stored(id) for id in ids])

    async def _rate_stored(self, id: str) -> bool:
        row = await self._store.match(id)
        if row is None:
            return False
        try:
            rows = await self._store.log(id)
            match = await load_match_in_slices(row, rows, await self._store.snapshot(id))
        except Rejected:
            log.warning("a match cannot be rated", extra={"match": id})
            await self._store.rate_match(id, "unreadable")
            return False
        await self.rate(row, match)
        return True

    async def view(self, row: MatchRow) -> MatchRating | None:
        """What people at the table see of it."""
        if not row.rating:
            return None
        changes = await self._store.rating_changes(row.id) if row.rating == "rated" else ()
        by_player = {change.player: _seat_rating(change) for change in changes}
        players = await self._present_players(row)
        seats = tuple(
            None if changed_hands(row, seat) else by_player.get(player)
            for seat, player in enumerate(players)
        )
        return MatchRating(outcome=row.rating, seats=seats)

    async def _present_players(self, row: MatchRow) -> list[str]:
        """By seat; a guest who logged in during the match is rated as the account, unless that
        plays too."""
        players = [seat["player"] for seat in row.setup["rated"]]
        for seat, player in enumerate(players):
            if is_guest(player):
                now = await player_by_session(self._store, player.removeprefix(GUEST))
                players[seat] = player if now in players else now
        return players

    async def _changes(self, row: MatchRow, match: Match) -> tuple[str, Sequence[RatingChange]]:
        players = await self._present_players(row)
        course = course_of(await self._store.log(row.id))
        now, pace = self._sources.now(), pace_of(match)
        if is_too_short(course, len(players), match.state.finished):
            return "too_short", ()
        if await is_limit_reached(self._store, players, now):
            return "daily_limit", ()
        stored = await self._store.ratings(row.game, pace, players)
        before = {
            player: Rating(found.mean, found.deviation, found.matches)
            if (found := stored.get(player))
            else NEW
            for player in players
        }
        taken_over = {seat for seat in range(len(players)) if changed_hands(row, seat)}
        left = course.left | taken_over | given_up(row)
        seats = {seat: Rated(before[player], seat in left) for seat, player in enumerate(players)}
        weight = await weights(self._store, players, row.game, pace, now)
        after = {
            seat: rate(seats, match.ranking(), weight[player])[seat]
            for seat, player in enumerate(players)
        }
        new = _by_player(players, after)
        return "rated", [
            RatingChange(
                match=row.id,
                player=player,
                game=row.game,
                pace=pace,
                mean_before=before[player].mean,
                deviation_before=before[player].deviation,
                mean=rating.mean,
                deviation=rating.deviation,
                matches=rating.matches,
                wall=now,
            )
            for player, rating in new.items()
        ]


def pace_of(match: Match) -> str:
    """Ratings know two paces: everybody is there, or plays by post."""
    return "post" if match.game.about.pace == "post" else "live"


def _by_player(players: Sequence[str], after: Mapping[Seat, Rating]) -> dict[str, Rating]:
    """The new rating of each player; a bot that held several seats gets the mean of theirs."""
    found: dict[str, list[Rating]] = {}
    for seat, player in enumerate(players):
        found.setdefault(player, []).append(after[seat])
    return {
        player: Rating(
            fmean(each.mean for each in ratings),
            fmean(each.deviation for each in ratings),
            ratings[0].matches,
        )
        for player, ratings in found.items()
    }


def _seat_rating(change: RatingChange) -> SeatRating:
    mean = round(change.mean)
    return SeatRating(
        mean=mean, deviation=round(change.deviation), change=mean - round(change.mean_before)
    )
