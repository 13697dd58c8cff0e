"""The past of a match: every position can be seen again, rebuilt from those that are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import Match, State
from ludoteca.kernel.match import KEEP_EVERY

from .tiny import LANE, Shout, Toss, Walk, refused, start


def wander(steps: int) -> tuple[Match, list[State]]:
    """A match of so many steps, of every kind that needs no clock, with all its positions."""
    match = start(rounds=90_000)
    states = [match.state]
    inputs: list[Callable[[], object]] = [
        lambda: match.play(match.to_act()[0], Walk(1)),
        lambda: match.play(match.to_act()[0], Toss()),
        lambda: match.play(2, Shout("hey")),
        lambda: match.take_back(len(match.log) - 1),
        lambda: match.skip(match.to_act()[0]),
        lambda: match.leave(1),
        lambda: match.rejoin(1),
        lambda: match.play(match.to_act()[0], Walk(3)),
        lambda: match.take_back(len(match.log) - 3),
    ]
    while len(match.log) < steps:
        inputs[len(match.log) % len(inputs)]()
        states.append(match.state)
    return match, states


def test_every_position_can_be_seen_again() -> None:
    match, states = wander(150)
    assert [match.state_at(step) for step in range(151)] == states
    assert match.state_at(150) is match.state


def test_every_position_of_a_loaded_match_can_be_seen_again() -> None:
    match, states = wander(150)
    loaded = Match.load(match.save(), LANE)
    assert [loaded.state_at(step) for step in (149, 64, 150, 5, 0)] == [
        states[step] for step in (149, 64, 150, 5, 0)
    ]


def test_a_position_is_kept_at_times_and_after_every_take_back() -> None:
    match = start(rounds=90_000)
    for seat in [0, 1, 2] * 50:
        match.play(seat, Walk(1))
    assert KEEP_EVERY == 64
    assert sorted(match.kept) == [0, 64, 128]
    match.take_back(149)
    assert sorted(match.kept) == [0, 64, 128, 151]
    assert all(match.kept[step] == match.state_at(step) for step in match.kept)


def test_looking_back_in_a_loaded_match_keeps_positions_on_the_way() -> None:
    match, _ = wander(70)
    loaded = Match.load(match.save(), LANE)
    assert sorted(loaded.kept) == [0]
    loaded.state_at(69)
    assert {0, 4, 64} <= loaded.kept.keys() <= match.kept.keys() | {69}


@pytest.mark.parametrize("step", [-1, 3])
def test_there_are_no_positions_before_the_start_or_after_now(step: int) -> None:
    match = start()
    match.play(0, Walk(1))
    match.play(1, Walk(1))
    with refused("no_such_step", step=step):
        match.state_at(step)
