"""Values: how good a position is for each seat, from 0 to 1, where a game does not say."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import ImaginedMatch, Ranking

LEAD = 0.2
"""Share of the value that tells by how much one leads; the rest is the place."""


def values_of(match: ImaginedMatch) -> Sequence[float]:
    """By the ranking as it stands and, while the match goes on, by the points."""
    seats = len(match.state.scores)
    places = _by_place(match.ranking(), seats)
    low, high = min(match.state.scores), max(match.state.scores)
    if match.over or low == high:
        return places
    return [
        (1 - LEAD) * place + LEAD * (points - low) / (high - low)
        for place, points in zip(places, match.state.scores, strict=True)
    ]


def _by_place(ranking: Ranking, seats: int) -> list[float]:
    """1 for the first alone, 0 for the last alone; who shares a place shares its values."""
    values = [0.5] * seats
    behind = seats
    for group in ranking.places:
        behind -= len(group)
        middle = behind + (len(group) - 1) / 2
        for seat in group:
            values[seat] = middle / (seats - 1) if seats > 1 else 1.0
    return values
