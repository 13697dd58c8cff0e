"""Observers: before, every step, after; in live matches and in replays."""

from __future__ import annotations

from ludoteca import (
    FixedRounds,
    Match,
    Observer,
    State,
    Step,
    seed_from_int,
)

from .tiny import LANE, Stop, Walk, lane, refused, start


class Notes(Observer):
    """Records its calls and the position at each."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int, bool]] = []

    def before(self, match: Match) -> None:
        self.told.append(("before", len(match.log), match.over))

    def step(self, match: Match, step: Step[State]) -> None:
        assert match.state is step.state
        assert match.log[step.index] is step.input
        self.told.append(("step", step.index, match.over))

    def after(self, match: Match) -> None:
        self.told.append(("after", len(match.log), match.over))


WHOLE = [
    ("before", 0, False),
    ("step", 0, False),
    ("step", 1, True),
    ("after", 2, True),
]


def test_an_observer_follows_a_match_from_its_start_to_its_end() -> None:
    one, other = Notes(), Notes()
    match = Match.start(
        LANE, seats=2, seed=seed_from_int(0), options={"rounds": 1}, observers=(one, other)
    )
    match.play(0, Walk(2))
    match.play(1, Stop())
    assert one.told == other.told == WHOLE


def test_an_observer_follows_a_replay_alike() -> None:
    match = start(seats=2, rounds=1)
    match.play(0, Walk(2))
    match.play(1, Stop())
    notes = Notes()
    Match.replay(match.record(), LANE, observers=(notes,))
    assert notes.told == WHOLE


def test_a_refused_move_is_no_step() -> None:
    notes = Notes()
    match = Match.start(LANE, seats=2, seed=seed_from_int(0), observers=(notes,))
    with refused("not_your_turn"):
        match.play(1, Walk(2))
    assert notes.told == WHOLE[:1]


def test_a_match_that_is_over_at_once_is_told_whole() -> None:
    notes = Notes()
    Match.start(lane(rules=FixedRounds(0)), seats=2, seed=seed_from_int(0), observers=(notes,))
    assert notes.told == [("before", 0, True), ("after", 0, True)]


def test_an_observer_need_not_listen_to_everything() -> None:
    match = Match.start(
        LANE, seats=2, seed=seed_from_int(0), options={"rounds": 1}, observers=(Observer(),)
    )
    match.play(0, Stop())
    assert match.over
