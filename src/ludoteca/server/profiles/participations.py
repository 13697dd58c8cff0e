"""Participations of a match that starts, and of who takes over a seat."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Match, Millis, Seat
from ludoteca.server.matches.seat_courses import placed, sides_of
from ludoteca.server.matches.timed_match import TimedMatch
from ludoteca.server.ratings.players import holder_of
from ludoteca.server.ratings.rater import pace_of
from ludoteca.server.tables.table import Table
from ludoteca.store import MatchRow, ParticipationRow, SeatCourse, Store


async def opening_participations(
    store: Store, row: MatchRow, match: Match, table: Table
) -> list[ParticipationRow]:
    """Those of a match that starts now. A tutorial has none."""
    if row.setup.get("tutorial"):
        return []
    rows = [
        participation_row(row, match, seat, await holder_of(store, place), table)
        for seat, place in enumerate(table.places)
        if not place.is_free
    ]
    return [_ended(each, match) for each in rows] if match.over else rows


async def participation(
    store: Store, timed: TimedMatch, table: Table, seat: Seat, now: Millis
) -> ParticipationRow:
    """Of who sits in a seat of a running match from now on."""
    player = await holder_of(store, table.places[seat])
    row = participation_row(timed.row, timed.match, seat, player, table)
    return replace(row, started=now)


def participation_row(
    row: MatchRow, match: Match, seat: Seat, player: str, table: Table
) -> ParticipationRow:
    teams, seats = match.engine.ctx.teams, match.state.taken_seats
    return ParticipationRow(
        match=row.id,
        seat=seat,
        player=player,
        name=table.places[seat].name,
        game=row.game,
        pace=pace_of(match),
        started=row.created,
        side=teams[seat] if teams else seat,
        sides=sides_of(seats, teams),
        rated=row.rating in ("open", "rated"),
        private=is_private(table),
        anonymous=table.anonymous,
    )


def is_private(table: Table) -> bool:
    """Whether only those who play may know who plays: nobody may watch, or it is not listed."""
    return not (table.spectators and (table.public or table.rated))


def _ended(row: ParticipationRow, match: Match) -> ParticipationRow:
    """Of a match that was over as soon as it began."""
    finished = SeatCourse(seat=row.seat, course="finished", ended=row.started)
    end = placed(finished, match.ranking())
    return replace(row, course=end.course, ended=end.ended, place=end.place, tied=end.tied)
