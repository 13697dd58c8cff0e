"""New ratings after a match, by the Plackett–Luce model of openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from ludoteca.kernel import Ranking, Seat

from .rating import DEVIATION, LUCK, MEAN, Rating

DRIFT = 1.0
"""How much strength may change between two matches: standard deviation."""
MODEL = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=LUCK, tau=DRIFT)


class Rated(Struct, frozen=True):
    """A seat of a match that counts for somebody's rating."""

    rating: Rating
    left: bool = False
    """Gave up the seat, and is rated below everybody who stayed."""


def rate(seats: Mapping[Seat, Rated], ranking: Ranking, weight: float = 1.0) -> dict[Seat, Rating]:
    """The new ratings of these seats after a match; seats that are not given do not count.
    A `weight` below 1 makes the match count less."""
    sides = _sides(list(seats), ranking)
    if len(sides) < 2:
        return {seat: rated.rating for seat, rated in seats.items()}
    teams = [[_to_model(seats[seat].rating) for seat in side] for side in sides]
    last = len(ranking.places) + len(sides)
    ranks = [
        float(last if all(seats[seat].left for seat in side) else ranking.place(side[0]))
        for side in sides
    ]
    rated = MODEL.rate(teams, ranks=ranks)
    new = {
        seat: _weighted(seats[seat].rating, after.mu, after.sigma, weight)
        for side, ratings in zip(sides, rated, strict=True)
        for seat, after in zip(side, ratings, strict=True)
    }
    return {seat: new[seat] for seat in seats}


def repeat_weight(earlier: int) -> float:
    """What a match counts for after `earlier` rated ones of the same people in the last month, so
    that nobody climbs on somebody who lets them win."""
    return 1 / (1 + earlier) ** 2


def _sides(seats: Sequence[Seat], ranking: Ranking) -> list[list[Seat]]:
    """The seats that win or lose together."""
    sides: dict[int, list[Seat]] = {}
    for seat in seats:
        sides.setdefault(ranking.teams[seat] if ranking.teams else seat, []).append(seat)
    return list(sides.values())


def _to_model(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mean, sigma=rating.deviation)


def _weighted(before: Rating, mean: float, deviation: float, weight: float) -> Rating:
    return Rating(
        before.mean + weight * (mean - before.mean),
        before.deviation + weight * (deviation - before.deviation),
        before.matches + 1,
    )
