"""The ranking of the audience of a match: spectators who play along, apart from the players."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from .table import Fan, Table

MOST_FANS = 300
"""Spectators at a table who may play along."""


class FanStanding(Struct, frozen=True):
    person: str
    name: str
    points: int
    place: int


def standings(table: Table) -> list[FanStanding]:
    """All who have played along and have no seat now, best first; equal points share a place."""
    fans = [fan for fan in table.audience if table.seat_of(fan.person) is None]
    fans.sort(key=lambda fan: (-fan.points, fan.name))
    found: list[FanStanding] = []
    for number, fan in enumerate(fans, 1):
        is_shared = bool(found) and found[-1].points == fan.points
        place = found[-1].place if is_shared else number
        found.append(FanStanding(fan.person, fan.name, fan.points, place))
    return found


def has_room_for(table: Table, person: str, pending: int) -> bool:
    """Whether somebody may still begin to play along; `pending` have begun in this round."""
    known = {fan.person for fan in table.audience}
    return person in known or len(known) + pending < MOST_FANS


def with_gains(table: Table, gains: Mapping[str, int]) -> Table:
    """The table after a round, with what it brought to those who played along."""
    fans = {fan.person: fan for fan in table.audience}
    for person, points in gains.items():
        here, before = table.person(person), fans.get(person)
        name = here.name if here is not None else "" if before is None else before.name
        if name and (before is not None or len(fans) < MOST_FANS):
            earned = points + (0 if before is None else before.points)
            fans[person] = Fan(person, name, earned)
    return replace(table, audience=tuple(fans.values()))
