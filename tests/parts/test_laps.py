"""Laps: everybody has equally many turns, in one order, and who is absent loses theirs."""

from __future__ import annotations

import pytest

from ludoteca.kernel import State
from ludoteca.parts.laps import next_in_lap, seats_to_go


class Lap(State):
    order: tuple[int, ...] = (2, 0, 1)
    turns: list[int]


def lap(turns: list[int], out: tuple[int, ...] = (0, 0, 0)) -> Lap:
    return Lap(turns=turns, out=out)


# turns of the seats, who is out, the last seat, the next one
FOLLOWS = [
    ([0, 0, 0], (0, 0, 0), -1, 2),
    ([0, 0, 1], (0, 0, 0), 2, 0),
    ([1, 0, 1], (0, 0, 0), 0, 1),
    ([1, 1, 1], (0, 0, 0), 1, 2),
    ([0, 0, 1], (1, 0, 0), 2, 1),
    ([2, 1, 2], (0, 0, 0), 1, 1),
    ([2, 2, 2], (0, 0, 0), 1, 2),
]


@pytest.mark.parametrize(("turns", "out", "last", "expected"), FOLLOWS)
def test_the_next_seat_is_the_next_in_order_that_waits_for_a_turn(
    turns: list[int], out: tuple[int, ...], last: int, expected: int
) -> None:
    state = lap(turns, out)
    assert next_in_lap(state, last, seats_to_go(state, 2)) == expected


def test_seats_that_are_out_do_not_wait() -> None:
    assert seats_to_go(lap([1, 0, 2], (0, 1, 0)), 2) == [0]
