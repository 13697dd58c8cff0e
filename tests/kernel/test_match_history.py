"""History: every position can be rebuilt from the kept ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import Match, State
from ludoteca.kernel.match.history import KEEP_EVERY

from .tiny import LANE, Shout, Stop, Toss, Walk, refused, start


def wander(steps: int) -> tuple[Match, list[State]]:
    """A match with all kinds of inputs that need no clock, and all its positions."""
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


def test_a_match_forgets_what_is_stored_elsewhere_and_goes_on() -> None:
    match, _ = wander(150)
    other, states = wander(150)
    match.forget(before=147)
    assert (match.forgotten, match.steps, len(match.log)) == (143, 150, 7)
    assert [match.state_at(step) for step in range(144, 151)] == states[144:]
    match.take_back(148)
    other.take_back(148)
    assert match.state == other.state
    assert match.prepare(match.log[-1]).index == match.steps == 151
    with refused("not_kept", step=143):
        match.state_at(143)
    with pytest.raises(ValueError, match="143 inputs are stored elsewhere"):
        match.record()


def test_what_was_forgotten_is_rebuilt_from_the_inputs_by_whoever_has_them() -> None:
    match, states = wander(150)
    log = [*match.log]
    for before in (70, 90, 149):
        match.forget(before)
    for step in range(match.forgotten):
        nearest = match.kept_before(step)
        assert match.rebuild(nearest, log[nearest:step]) == states[step]


def test_the_first_position_of_a_round_stays_and_those_after_a_take_back() -> None:
    match = start()
    for _ in range(200):
        match.play(2, Shout("hey"))
    match.take_back(199)
    for _ in range(200):
        match.play(2, Shout("hey"))
    assert sorted(match.kept) == [0, 64, 128, 192, 201, 256, 320, 384]
    match.forget(before=256)
    assert sorted(match.kept) == [0, 201, 256, 320, 384]
    match.forget(before=401)
    assert sorted(match.kept) == [0, 201, 384]


def test_the_first_position_of_every_later_round_stays_too() -> None:
    match = start(rounds=90_000)
    for _ in range(2):
        for _ in range(100):
            match.play(2, Shout("hey"))
        match.play(match.to_act()[0], Stop())
    for _ in range(100):
        match.play(2, Shout("hey"))
    assert [match.kept[step].round for step in (64, 128, 192, 256)] == [1, 2, 2, 3]
    match.forget(before=300)
    assert sorted(match.kept) == [0, 128, 256]


def test_a_position_after_a_take_back_stays_however_often_is_forgotten() -> None:
    match = start()
    for _ in range(KEEP_EVERY - 2):
        match.play(2, Shout("hey"))
    match.take_back(KEEP_EVERY - 3)
    for _ in range(2 * KEEP_EVERY):
        match.play(2, Shout("hey"))
    match.forget(before=KEEP_EVERY)
    assert match.forgotten == KEEP_EVERY - 1
    match.forget(before=2 * KEEP_EVERY)
    assert sorted(match.kept) == [0, KEEP_EVERY - 1, 2 * KEEP_EVERY]


def test_there_is_nothing_to_forget_before_a_position_was_kept() -> None:
    match = Match.load(wander(60)[0].save(), LANE)
    match.forget(before=60)
    assert (match.forgotten, len(match.log)) == (0, 60)


# Rolling back


@pytest.mark.parametrize("forgets", [False, True])
def test_rolled_back_inputs_leave_no_trace(forgets: bool) -> None:
    match, _ = wander(126)
    if forgets:
        match.forget(before=120)
    log, state, kept = [*match.log], match.state, {**match.kept}
    match.play(match.to_act()[0], Walk(1))
    match.play(2, Shout("hey"))
    match.take_back(127)
    assert match.kept.keys() > kept.keys()
    match.roll_back(126, state)
    assert (match.log, match.state, match.kept) == (log, state, kept)
    assert match.steps == 126


def test_a_match_goes_on_after_a_roll_back_as_if_nothing_had_happened() -> None:
    match, other = start(rounds=90_000), start(rounds=90_000)
    before = match.state
    match.play(0, Toss())
    match.roll_back(0, before)
    assert match.play(0, Toss()) == other.play(0, Toss())
    assert match.record() == other.record()
    assert match.save() == other.save()


def test_a_position_kept_at_the_step_itself_survives_a_roll_back() -> None:
    match, states = wander(64)
    match.play(2, Shout("hey"))
    match.roll_back(64, states[64])
    assert match.kept[64] == states[64]
    match.roll_back(63, states[63])
    assert 64 not in match.kept
    assert match.state == states[63]


def test_inputs_stored_elsewhere_cannot_be_rolled_back() -> None:
    match, states = wander(150)
    match.forget(before=147)
    match.roll_back(143, states[143])
    assert (match.steps, match.log) == (143, [])
    with pytest.raises(ValueError, match="step 142 is among the 143 inputs stored elsewhere"):
        match.roll_back(142, states[142])
