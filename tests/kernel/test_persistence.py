"""Persistence: replaying, saving and loading, and upgrades of rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import ludoteca
from ludoteca import Chance, FairSeed, FastChance, Game, Match, Rejected, seed_from_int
from ludoteca.kernel.match.record import digest

from .tiny import LANE, Toss, Walk, lane, refused, start, state_of

PROBES = ["pig", "sealed_orders", "quick_quiz", "liars_hand", "scribble"]


def at_random(game: Game, steps: int, seed: int) -> Match:
    """A random match: any seat with choices may act, and time passes."""
    chance = Chance(seed_from_int(seed))
    match = Match.start(game, seats=3, seed=seed_from_int(seed))
    for _ in range(steps):
        seats = [seat for seat in range(3) if match.choices(seat)]
        at = match.at + chance.below(5000)
        if match.over:
            break
        if not seats or not chance.below(4):
            match.advance(at)
            continue
        seat = chance.choice(seats)
        try:
            match.play(seat, match.choices(seat).sample(chance), at)
        except Rejected:
            continue  # an alarm fired first and changed the seat's choices
    return match


@pytest.mark.parametrize("name", PROBES)
@given(seed=st.integers(0, 10_000))
def test_a_match_is_the_same_replayed_and_loaded_even_after_json(name: str, seed: int) -> None:
    match = at_random(ludoteca.game(name), 25, seed)
    saved = json.loads(json.dumps(match.save()))
    loaded = Match.load(saved)
    saved.pop("state")
    replayed = Match.replay(saved)
    assert match.state == replayed.state == loaded.state
    assert match.log == replayed.log == loaded.log
    assert match.opening == replayed.opening == loaded.opening
    assert match.record() == replayed.record() == loaded.record()


def test_a_replay_in_another_process_with_another_hash_seed_is_the_same() -> None:
    match = at_random(ludoteca.game("liars_hand"), 40, 7)
    program = (
        "import json, sys; from ludoteca import Match;"
        "print(Match.replay(json.load(sys.stdin)).record()['digest'])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(match.record()),
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.strip() == digest(match.state)


def test_a_loaded_match_goes_on_with_the_same_dice() -> None:
    match = Match.start(LANE, seats=3, seed=FairSeed("ab" * 32), teams=(0, 1, 0))
    match.play(0, Toss(), at=300)
    loaded = Match.load(match.save(), LANE)
    assert loaded.play(1, Toss()) == match.play(1, Toss())
    assert (loaded.state, loaded.at) == (match.state, 300)
    assert (loaded.seed, loaded.fair, loaded.teams) == (match.seed, match.fair, match.teams)


def test_a_record_names_the_source_of_its_chance() -> None:
    match = Match.start(LANE, seats=2, seed=seed_from_int(0), chance=FastChance)
    match.play(0, Toss())
    assert match.record()["chance"] == "fast"
    assert start().record()["chance"] == "blake2b"
    assert Match.replay(match.record(), LANE).state == match.state
    assert Match.load(match.save(), LANE).play(1, Toss()) == match.play(1, Toss())


def test_a_log_that_leaves_out_an_alarm_is_refused() -> None:
    match = start(clock=1000)
    match.play(0, Walk(1), at=400)
    match.play(0, Walk(1), at=1500)
    record = match.record()
    del record["log"][1]
    with refused("bad_record", problem="an alarm is missing at step 1"):
        Match.replay(record, LANE)


def test_a_log_may_play_at_the_very_moment_of_an_alarm() -> None:
    match = start(clock=1000)
    match.play(0, Walk(1), at=1000)
    assert Match.replay(match.record(), LANE).state == match.state


def test_a_save_is_a_record_with_the_position() -> None:
    match = start()
    saved = match.save()
    state = saved.pop("state")
    assert saved == match.record()
    assert LANE.read_state(state) == match.state


@pytest.mark.parametrize("state", [None, 5, []])
def test_a_save_without_a_position_is_refused(state: object) -> None:
    with refused("bad_record", problem="state"):
        Match.load({**start().save(), "state": state}, LANE)
    with refused("bad_record", problem="state"):
        Match.load(start().record(), LANE)


def test_a_position_that_is_none_of_the_game_is_refused() -> None:
    saved = start().save()
    with pytest.raises(Rejected, match=r"^bad_record\(problem=Expected `int`, got `str`"):
        Match.load({**saved, "state": {**saved["state"], "round": "one"}}, LANE)


# Upgrades


def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
    """Adds ten steps per version to the first seat, to show which versions were upgraded."""
    walked = raw["walked"]
    return {**raw, "walked": [walked[0] + 10 * version, *walked[1:]]}


def newer(version: int, **parts: Any) -> Game:
    return lane(about=replace(LANE.about, version=version), **parts)


SECOND = newer(2, upgrade=upgrade)
THIRD = newer(3, upgrade=upgrade)


def old_match(steps: int) -> Match:
    match = start()
    for step in range(steps):
        match.play(step % 3, Walk(1))
    return match


def test_a_record_of_other_rules_is_not_replayed() -> None:
    with refused("other_rules", version=1, known=2):
        Match.replay(old_match(2).record(), SECOND)


def test_a_match_of_other_rules_is_not_loaded_without_an_upgrade() -> None:
    with refused("other_rules", version=1, known=2):
        Match.load(old_match(2).save(), newer(2))


@pytest.mark.parametrize("steps", [0, 2])
def test_a_match_is_upgraded_where_it_stands_and_its_record_says_so(steps: int) -> None:
    match = Match.load(old_match(steps).save(), SECOND)
    assert state_of(match).walked[0] == 10 + min(steps, 1)
    assert match.rules_versions == [(0, 1), (steps, 2)]
    record = match.record()
    assert record["rules"] == [[0, 1], [steps, 2]]
    assert [kept["step"] for kept in record["snapshots"]] == [steps]


@pytest.mark.parametrize("steps", [0, 2])
@pytest.mark.parametrize("more", [0, 1, 70])
def test_an_upgraded_match_is_replayed_and_loaded_from_its_snapshot(steps: int, more: int) -> None:
    match = Match.load(old_match(steps).save(), SECOND)
    for step in range(steps, steps + more):
        match.play(step % 3, Walk(2))
    kept = json.loads(json.dumps(match.save()))
    replayed, loaded = Match.replay(match.record(), SECOND), Match.load(kept, SECOND)
    for other in (replayed, loaded):
        assert other.state == match.state
        assert other.log == match.log
        assert other.record() == match.record()
        assert other.state_at(steps) == match.state_at(steps)
        assert other.state_at(steps + more // 2) == match.state_at(steps + more // 2)


def test_what_was_played_under_older_rules_cannot_be_seen_again() -> None:
    match = Match.load(old_match(2).save(), SECOND)
    match.play(2, Walk(1))
    for other in (match, Match.replay(match.record(), SECOND), Match.load(match.save(), SECOND)):
        with refused("not_kept", step=1):
            other.state_at(1)
        with refused("not_kept", step=1):
            other.take_back(1)


def test_rules_may_change_more_than_once() -> None:
    match = Match.load(old_match(1).save(), SECOND)
    match.play(1, Walk(1))
    match = Match.load(match.save(), THIRD)
    assert match.rules_versions == [(0, 1), (1, 2), (2, 3)]
    assert state_of(match).walked[0] == 1 + 10 + 20
    match.play(2, Walk(1))
    assert Match.replay(match.record(), THIRD).state == match.state


def test_an_upgraded_match_is_sealed_with_its_snapshot() -> None:
    match = Match.load(old_match(1).save(), SECOND)
    assert match.record()["snapshots"] != []
    assert match.sealed_record()["snapshots"] == []


def test_a_snapshot_that_is_none_of_the_game_is_refused() -> None:
    record = Match.load(old_match(1).save(), SECOND).record()
    record["snapshots"][0]["state"]["round"] = "one"
    with pytest.raises(Rejected, match=r"^bad_record\("):
        Match.replay(record, SECOND)


def test_the_snapshot_of_the_last_change_is_found_among_others() -> None:
    record = Match.load(old_match(1).save(), SECOND).record()
    record["snapshots"].insert(0, {"step": 0, "state": {}})
    assert state_of(Match.replay(record, SECOND)).walked[0] == 11
