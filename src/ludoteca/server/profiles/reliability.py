"""Reliability: the share of matches begun and not abandoned."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.kernel import Rejected
from ludoteca.server.ratings.players import player_by_session
from ludoteca.server.wire import Reliability
from ludoteca.store import Course, Store

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


async def require_reliable(store: Store, session: str, least: int) -> None:
    """Refuse a seat to who finishes a smaller share of their matches. New players are welcome."""
    if least:
        found = reliability(await store.count_courses(await player_by_session(store, session)))
        if found.percent is not None and found.percent < least:
            raise Rejected("not_reliable_enough", least=least)
