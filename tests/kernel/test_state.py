"""State: the match's own fields, and the order of seats."""

from typing import Any

import pytest
from msgspec import UNSET

from ludoteca import Seat, State, replaced

from .tiny import start

NEXT = [
    # out, from, step, next
    ((0, 0, 0), 0, 1, 1),
    ((0, 0, 0), 2, 1, 0),
    ((0, 0, 0), -1, 1, 0),
    ((0, 0, 0), 0, -1, 2),
    ((0, 1, 0), 0, 1, 2),
    ((0, 1, 0), 2, -1, 0),
    ((1, 0, 2), 1, 1, 1),
    ((1, 0, 2), 0, -1, 1),
    ((1, 2, 0, 3), 3, 1, 2),
]


class Wanting(State):
    """Required fields may follow optional ones: all are keyword-only."""

    cards: list[int]
    hand: list[int] = []


def test_a_state_begins_before_the_first_round_with_nothing_done() -> None:
    known = {name: getattr(State(), name) for name in State.__struct_fields__}
    assert known == {
        "round": 0,
        "finished": 0,
        "at": 0,
        "rest_until": None,
        "rang": "",
        "over": "",
        "agreed": UNSET,
        "drawn": 0,
        "scores": (),
        "out": (),
        "phase": "",
        "pending": "",
    }


def test_without_a_start_of_its_own_a_state_starts_with_its_defaults() -> None:
    assert State.start(None) == State()


def test_fields_are_given_by_name_only() -> None:
    assert Wanting(cards=[1]).cards == [1]
    for kind in (State, Wanting):
        unnamed: Any = kind
        with pytest.raises(TypeError, match="positional"):
            unnamed([1])


def test_default_lists_are_never_shared_between_states() -> None:
    one, other = Wanting(cards=[]), Wanting(cards=[])
    one.hand.append(1)
    assert other.hand == []


@pytest.mark.parametrize(
    ("out", "seats"), [((0, 0), [0, 1]), ((1, 0, 2), [1]), ((1, 2), []), ((), [])]
)
def test_the_seats_in_are_those_that_are_not_out(out: tuple[int, ...], seats: list[Seat]) -> None:
    assert State(out=out).seats_in == seats


@pytest.mark.parametrize(("out", "seat", "step", "expected"), NEXT)
def test_the_next_seat_is_the_next_one_in_that_direction(
    out: tuple[int, ...], seat: Seat, step: int, expected: Seat
) -> None:
    assert State(out=out).seat_after(seat, step) == expected


def test_the_next_seat_goes_forwards_unless_told_otherwise() -> None:
    assert State(out=(0, 0, 0)).seat_after(0) == 1


def test_nobody_comes_next_when_nobody_is_in() -> None:
    with pytest.raises(ValueError, match="no seat is left in"):
        State(out=(1, 2)).seat_after(0)


def test_a_match_gives_every_seat_a_score_and_a_place_in_it() -> None:
    state = start(seats=3).state
    assert (state.scores, state.out, state.round) == ((0, 0, 0), (0, 0, 0), 1)


def test_one_value_of_a_tuple_is_replaced_and_the_old_tuple_stays() -> None:
    old = (1, 2, 3)
    assert replaced(old, 1, 7) == (1, 7, 3)
    assert replaced(old, -1, 7) == (1, 2, 7)
    assert old == (1, 2, 3)
