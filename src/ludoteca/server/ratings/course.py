"""What the log of a match tells about its seats: who left, and who had a turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ludoteca.kernel import Seat
from ludoteca.store import LogRow, MatchRow

NOBODY: frozenset[Seat] = frozenset()


class Course(Struct, frozen=True):
    left: frozenset[Seat] = NOBODY
    """Seats that were given up, and not returned to."""
    acted: frozenset[Seat] = NOBODY
    """Seats that moved, or for which the autopilot did."""


def course_of(rows: Iterable[LogRow]) -> Course:
    """The course of a match by its log, without what was taken back."""
    now, before = Course(), []
    for row in rows:
        before.append(now)
        given = row.input
        match given["in"]:
            case "leave":
                now = Course(now.left | {given["seat"]}, now.acted)
            case "rejoin":
                now = Course(now.left - {given["seat"]}, now.acted)
            case "play" | "skip":
                now = Course(now.left, now.acted | {given["seat"]})
            case "take_back":
                now = before[given["step"]]
    return now


def changed_hands(row: MatchRow, seat: Seat) -> bool:
    """Whether somebody else holds a seat now than at the start."""
    return row.setup["sitters"][seat]["person"] != row.setup["rated"][seat]["person"]


def given_up(row: MatchRow) -> frozenset[Seat]:
    """Seats that their holders gave up, and that have not left the match nor been taken over."""
    return frozenset(row.setup.get("given_up", ()))


def is_too_short(course: Course, seats: int, finished_rounds: int) -> bool:
    """Whether a match ended before every seat had its first turn. Who left without one is not
    waited for, as long as two others had theirs. A round is a turn of one seat at least."""
    if finished_rounds >= seats:
        return False
    waited_for = {*range(seats)} - course.left
    return not waited_for <= course.acted or len(course.acted) < 2
