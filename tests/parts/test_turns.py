"""Turn order: whoever is out is passed over, in either direction."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Due, State
from ludoteca.parts.turns import BACKWARD, FORWARD, ahead, deadline_after, turn_clock

# Who is out, from which seat, direction, places: the seat.
AHEAD = [
    ([0, 0, 0], 0, FORWARD, 1, 1),
    ([0, 0, 0], 0, BACKWARD, 1, 2),
    ([0, 0, 0], 2, FORWARD, 2, 1),
    ([0, 1, 0], 0, FORWARD, 1, 2),
    ([0, 1, 0], 0, FORWARD, 2, 0),
    ([0, 1, 0, 2], 2, BACKWARD, 1, 0),
]


@pytest.mark.parametrize(("out", "seat", "direction", "places", "found"), AHEAD)
def test_the_seat_ahead(out: list[int], seat: int, direction: int, places: int, found: int) -> None:
    assert ahead(State(out=out), seat, direction, places) == found


def test_a_turn_has_a_clock_only_where_it_is_given_time() -> None:
    assert turn_clock(deadline_after(500, 0)) is None
    assert turn_clock(deadline_after(500, 30)) == Due(30_500, "turn_clock", skips=True)
