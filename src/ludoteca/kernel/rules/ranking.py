"""Rankings: ties share a place, teams rank together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from ..types import Seat

Teams = tuple[int, ...]
RankKey: TypeAlias = Any
"""A number, or anything else that can be compared and hashed."""


class Ranking(Struct, frozen=True):
    """Groups of seats from best to last; the seats of one group share a place."""

    places: tuple[tuple[Seat, ...], ...]
    teams: Teams = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.places[0]

    def place(self, seat: Seat) -> int:
        """The place of a seat: 1 plus the number of seats (or teams) ranked better."""
        ahead: set[int] = set()
        for group in self.places:
            if seat in group:
                return 1 + len(ahead)
            ahead.update(self.teams[other] if self.teams else other for other in group)
        raise ValueError(f"seat {seat} is not ranked")


def without(ranking: Ranking, empty: Collection[Seat]) -> Ranking:
    """The ranking without the seats that nobody has taken."""
    if not empty:
        return ranking
    groups = (tuple(seat for seat in group if seat not in empty) for group in ranking.places)
    return Ranking(tuple(filter(None, groups)), ranking.teams)


def with_first(ranking: Ranking, first: Collection[Seat]) -> Ranking:
    """The ranking with these seats in the first place together, the others in order after them."""
    after = (tuple(seat for seat in group if seat not in first) for group in ranking.places)
    return Ranking((tuple(sorted(first)), *filter(None, after)), ranking.teams)


def rank(keys: Sequence[RankKey], teams: Teams = ()) -> Ranking:
    """Rank by a key per seat, highest first. A team's key is the sum of its seats' numbers, or the
    best key where they are not numbers."""
    if teams:
        keys = _team_keys(keys, teams)
    groups: dict[RankKey, list[Seat]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    places = tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
    return Ranking(places, teams)


def rank_by_score(scores: Sequence[int], out: Sequence[int], teams: Teams = ()) -> Ranking:
    """Most points first; a seat that is out, or its whole team, ranks after all others."""
    sides = teams or tuple(range(len(scores)))
    points = _team_keys(scores, sides)
    still_in = {side for side, gone in zip(sides, out, strict=True) if not gone}
    keys = [(side in still_in, points[seat]) for seat, side in enumerate(sides)]
    return Ranking(rank(keys).places, teams)


def _team_keys(keys: Sequence[RankKey], teams: Teams) -> list[RankKey]:
    members: dict[int, list[RankKey]] = {}
    for seat, team in enumerate(teams):
        members.setdefault(team, []).append(keys[seat])
    totals = {
        team: sum(own) if isinstance(own[0], int | float) else max(own)
        for team, own in members.items()
    }
    return [totals[team] for team in teams]
