"""Writes about the holders of seats, as statements that go with those about the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...rows import ParticipationRow, SeatCourse
from ...statement import Statement, Values
from ..row_mapping import PARTICIPATIONS

HELD = "match = :match AND seat = :seat AND holds"

SET_COURSE = (
    "UPDATE participations SET"
    " course = CASE WHEN :is_end = 1 AND course <> 'playing' THEN course ELSE :course END,"
    " ended = CASE WHEN :is_end = 1 AND ended IS NOT NULL THEN ended ELSE :ended END,"
    " sides = CASE WHEN :sides > 0 THEN :sides ELSE sides END,"
    f" place = :place, tied = :tied WHERE {HELD}"
)
REPLACED = (
    "UPDATE participations SET holds = false, ended = coalesce(ended, :started),"
    " course = CASE WHEN course = 'playing' THEN 'replaced' ELSE course END"
    f" WHERE {HELD} AND player <> :player"
)
HOLDS = (
    f"{PARTICIPATIONS.insert} ON CONFLICT (match, seat, player)"
    " DO UPDATE SET name = excluded.name, holds = true"
)


def add(participations: Sequence[ParticipationRow]) -> Iterator[Statement]:
    for row in participations:
        yield Statement(PARTICIPATIONS.insert, PARTICIPATIONS.values(row))


def set_courses(match: str, courses: Sequence[SeatCourse]) -> Iterator[Statement]:
    for given in courses:
        values: Values = {
            "match": match,
            "seat": given.seat,
            "course": given.course,
            "is_end": int(given.course == "finished"),
            "ended": given.ended,
            "place": given.place,
            "tied": given.tied,
            "sides": given.sides,
        }
        yield Statement(SET_COURSE, values)


def take_over(holder: ParticipationRow) -> Iterator[Statement]:
    """Somebody else holds the seat; who comes back to it gets the earlier row again."""
    names = ("match", "seat", "player", "started")
    values = PARTICIPATIONS.values(holder)
    yield Statement(REPLACED, {name: values[name] for name in names})
    yield Statement(HOLDS, values)


def rename(holder: ParticipationRow) -> Iterator[Statement]:
    values: Values = {"match": holder.match, "seat": holder.seat, "name": holder.name}
    yield Statement(f"UPDATE participations SET name = :name WHERE {HELD}", values)
