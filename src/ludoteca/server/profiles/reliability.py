"""Reliability: the share of matches begun and not abandoned."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server.wire import Reliability
from ludoteca.store import Course

ABANDONED: tuple[Course, ...] = ("left", "removed", "absent")
KEPT: tuple[Course, ...] = ("finished", "resigned", "replaced")
"""Who resigned, or was replaced by agreement, left nobody waiting."""
FEWEST = 5
"""Matches before a share says anything."""


def reliability(courses: Mapping[str, int]) -> Reliability:
    """Of a player by the number of their matches for each course. Matches under way do not count
    yet."""
    kept = sum(courses.get(course, 0) for course in KEPT)
    matches = kept + sum(courses.get(course, 0) for course in ABANDONED)
    percent = round(100 * kept / matches) if matches >= FEWEST else None
    return Reliability(percent=percent, matches=matches)
