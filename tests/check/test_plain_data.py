"""Plain data: mutable parts and differences."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match, SeatOut, seed_from_int
from ludoteca.check.plain_data import changeable, difference

DIFFERENCES: list[tuple[Any, Any, str]] = [
    ({"pot": 3, "turn": 0}, {"pot": 4, "turn": 0}, "pot: 3 or 4"),
    ({"hands": [[1], [2, 3]]}, {"hands": [[1], [2, 5]]}, "hands[1][1]: 3 or 5"),
    ({"hands": [[1], [2]]}, {"hands": [[1], []]}, "hands[1]: [2] or []"),
    ([{"event": "dealt", "hand": [1]}], [{"event": "dealt", "hand": [2]}], "dealt.hand[0]: 1 or 2"),
    ([{"event": "dealt"}], [{"event": "out"}], "dealt.event: 'dealt' or 'out'"),
    ([1], [1, 2], "[1] or [1, 2]"),
    ([1], [1], "nothing"),
]


@pytest.mark.parametrize(("one", "other", "told"), DIFFERENCES)
def test_a_difference_is_told_by_where_it_is(one: Any, other: Any, told: str) -> None:
    assert difference(one, other) == told


def test_what_may_change_later_is_found_however_deep() -> None:
    deep: Any = ((1, [2]), {"a": 1})
    assert list(changeable(deep)) == [[2], {"a": 1}]
    state: Any = Match.start(ludoteca.game("liars_hand"), seats=2, seed=seed_from_int(0)).state
    assert [id(value) for value in changeable(state)].count(id(state.hands)) == 1
    assert not list(changeable(SeatOut(1)))
