"""Points by place: the same steps from the first to the last, shared by who shares a place."""

from __future__ import annotations

from fractions import Fraction

from .tournament import Pairing


def points_of(pairing: Pairing, seats: int) -> tuple[Fraction, ...]:
    """The points of each seat, at tables that usually have so many. The first gets one for each
    opponent of a full table, the last none, also at a table that is smaller; who is absent gets
    none."""
    if not pairing.places:
        return ()
    size = len(pairing.places)
    step = Fraction(best(seats), size - 1) if size > 1 else Fraction(best(seats))
    return tuple(
        Fraction(0) if number in pairing.absent else step * (size - _average(pairing.places, place))
        for number, place in zip(pairing.seats, pairing.places, strict=True)
    )


def best(seats: int) -> int:
    """The points of the first at a table, and of a bye."""
    return seats - 1


def _average(places: tuple[int, ...], place: int) -> Fraction:
    """The middle of the places that those who share one take up."""
    if len(places) == 1:
        return Fraction(0)
    return place + Fraction(places.count(place) - 1, 2)
