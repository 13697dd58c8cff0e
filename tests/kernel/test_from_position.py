"""Given positions and scripted chance: matches for tests and tutorials, and their records."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import ludoteca
from ludoteca import Chance, FairSeed, Game, Match, Scripted, seed_from_int, verify
from ludoteca.kernel.match.record import raw_state

from .test_persistence import PROBES, at_random
from .tiny import LANE, LaneState, Stop, Toss, Walk, Walked, lane, refused, start, state_of

SEED = seed_from_int(7)
outcomes = st.lists(st.integers(1, 256), max_size=200)


def position() -> LaneState:
    """Two seats in the middle of a round."""
    match = start(seats=2, rounds=2)
    match.play(0, Walk(2))
    match.play(1, Toss())
    return state_of(match)


# Scripted chance


def test_a_script_yields_its_outcomes_as_dice_first() -> None:
    chance = Scripted([6, 6, 1])(SEED)
    assert chance.dice(2) == [6, 6]
    assert chance.die() == 1
    assert Scripted([2, 20])(SEED).choice("abc") == "b"


def test_draws_of_another_kind_take_outcomes_too() -> None:
    assert Scripted([3])(SEED).between(10, 19) == 12
    assert Scripted([6])(SEED).choice("ab") == "b"  # the sixth of two, counted round
    items = list("abcd")
    Scripted([4, 3, 2])(SEED).shuffle(items)
    assert items == list("abcd")


@given(outcomes, st.integers(0, 300))
def test_after_the_script_goes_on_the_stream_of_the_seed(given: list[int], ahead: int) -> None:
    scripted, seeded = Scripted(given)(SEED), Chance(SEED)
    assert [scripted.below(256) + 1 for _ in given] == given
    scripted.position = seeded.position = len(given) + ahead
    assert [scripted.below(256) for _ in range(80)] == [seeded.below(256) for _ in range(80)]


@given(outcomes, st.integers(0, 199))
def test_a_script_can_be_read_from_any_position(given: list[int], at: int) -> None:
    whole, later = Scripted(given)(SEED), Scripted(given)(SEED)
    drawn = [whole.below(256) for _ in range(260)]
    later.position = at
    assert [later.below(256) for _ in range(60)] == drawn[at : at + 60]


@pytest.mark.parametrize("outcome", [0, -1, 257])
def test_an_outcome_that_no_byte_stands_for_is_an_error(outcome: int) -> None:
    with pytest.raises(ValueError, match="outcomes are from 1 to 256"):
        Scripted([1, outcome])


def test_a_fair_seed_and_a_script_exclude_each_other() -> None:
    with pytest.raises(ValueError, match="not those of a fair seed"):
        Match.start(LANE, seats=2, seed=FairSeed("ab" * 32), chance=Scripted([6]))


def test_a_match_rolls_what_is_scripted() -> None:
    match = Match.from_position(LANE, position(), seed=SEED, chance=Scripted([6, 1]))
    assert match.play(0, Toss()) == [Walked(0, 6)]
    assert match.play(1, Toss()) == [Walked(1, 1)]


# Given positions


def test_a_match_goes_on_from_a_given_position() -> None:
    given = position()
    match = Match.from_position(LANE, given, seed=SEED, options={"rounds": 2})
    assert (match.seats, match.steps, match.opening) == (2, 0, ())
    assert state_of(match) == replace_drawn(given)
    match.play(0, Walk(3))
    assert state_of(match).walked[0] == given.walked[0] + 3
    assert match.state_at(0) == replace_drawn(given)
    assert given == position()


def replace_drawn(state: LaneState) -> LaneState:
    """The state with chance at the beginning of its stream."""
    draft = state.copy()
    draft.drawn = 0
    return draft


def test_a_position_may_be_json_that_leaves_out_defaults() -> None:
    given = {"round": 1, "walked": [0, 5], "scores": [1, 0], "out": [0, 0]}
    match = Match.from_position(LANE, given, seed=SEED)
    assert state_of(match).walked == [0, 5]
    assert match.position == raw_state(match.state)


def test_match_time_begins_at_that_of_the_position() -> None:
    given = position()
    given.at = given.since = 500
    match = Match.from_position(LANE, given, seed=SEED, options={"clock": 1000})
    assert match.at == 500
    match.advance(1499)
    assert state_of(match).round == given.round
    match.advance(1500)
    assert state_of(match).round == given.round + 1
    assert Match.replay(match.record(), LANE).state == match.state


def test_teams_rules_version_and_observers_are_those_asked_for() -> None:
    seen: list[int] = []

    class Watcher(ludoteca.Observer):
        def before(self, match: Match) -> None:
            seen.append(match.steps)

    older = lane(about=replace(LANE.about, version=2, oldest_version=1))
    match = Match.from_position(
        older, position(), seed=SEED, teams=(0, 1), version=1, observers=[Watcher()]
    )
    assert (match.teams, match.version, seen) == ((0, 1), 1, [0])


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another type": ({"walked": "far"}, "Expected `array`, got `str` - at `$.walked`"),
    "scores of others": ({"scores": [0]}, "scores and out need 2 items"),
    "nobody left": ({"out": [1, 2]}, "nobody can move"),
}


@pytest.mark.parametrize(("change", "problem"), WRONG.values(), ids=WRONG)
def test_a_position_the_rules_cannot_go_on_from_is_refused(
    change: dict[str, Any], problem: str
) -> None:
    given = raw_state(position()) | change
    with refused("impossible_position", problem=problem):
        Match.from_position(LANE, given, seed=SEED)


def test_a_broken_invariant_and_a_crash_refuse_a_position() -> None:
    strict = lane(invariants=lambda state, ctx: ["too far"])
    with refused("impossible_position", problem="too far"):
        Match.from_position(strict, position(), seed=SEED)
    with refused("impossible_position", problem="KeyError: 'view'"):
        Match.from_position(lane(view=_crash), position(), seed=SEED)


def _crash(*_: object) -> Any:
    raise KeyError("view")


def test_a_position_for_too_few_seats_is_refused_like_the_match() -> None:
    with refused("bad_seats", seats=0, fewest=2, most=4):
        Match.from_position(LANE, {}, seed=SEED)
    with refused("bad_seats", seats=1, fewest=2, most=4):
        Match.from_position(LANE, {"out": [0], "scores": [0]}, seed=SEED)


def test_a_match_may_be_over_or_resting_from_the_beginning() -> None:
    given = position()
    given.over = "rounds_played"
    assert Match.from_position(LANE, given, seed=SEED).over
    resting = position()
    resting.rest_until = 50
    match = Match.from_position(LANE, resting, seed=SEED)
    match.advance(50)
    assert state_of(match).round == resting.round + 1


# Records


def played() -> Match:
    match = Match.from_position(
        LANE, position(), seed=SEED, options={"rounds": 2}, chance=Scripted([5, 2])
    )
    match.play(0, Toss())
    match.play(1, Stop())
    match.play(0, Toss())
    match.play(1, Toss())
    match.play(0, Stop())
    assert match.over
    return match


def test_a_record_names_the_position_and_the_outcomes() -> None:
    record = played().record()
    assert (record["chance"], record["outcomes"]) == ("scripted", [5, 2])
    assert record["position"] == raw_state(replace_drawn(position()))
    assert json.loads(json.dumps(record)) == record


def test_other_records_keep_their_fields() -> None:
    assert not {"outcomes", "position"} & set(start().record())


def test_a_record_replays_and_verifies_bit_for_bit() -> None:
    match = played()
    replayed = Match.replay(match.record(), LANE)
    assert replayed.record() == match.record()
    verify(match.record(), replayed.record())
    assert Match.load(match.save(), LANE).state_at(2) == match.state_at(2)


def test_take_backs_return_to_the_given_position() -> None:
    match = Match.from_position(LANE, position(), seed=SEED, chance=Scripted([6]))
    match.play(0, Walk(1))
    match.take_back(0)
    assert state_of(match) == replace_drawn(position())
    assert Match.replay(match.record(), LANE).state == match.state


def test_a_sealed_record_only_says_that_something_was_given() -> None:
    match = Match.from_position(LANE, position(), seed=SEED, chance=Scripted([6, 6]))
    sealed = match.sealed_record()
    assert (sealed["outcomes"], sealed["position"], sealed["seed"]) == ([], {}, "")
    with refused("sealed_record", problem="seed"):
        Match.replay(sealed, LANE)
    assert played().sealed_record() == played().record()


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "an outcome of nothing": ({"outcomes": [0]}, "outcomes"),
    "no outcomes": ({"outcomes": None}, "chance scripted"),
    "outcomes of another source": ({"chance": "blake2b"}, "chance blake2b"),
    "fair": (
        {"fair": {"secret": "ab" * 32, "nonces": []}},
        "scripted outcomes are not those of a fair seed",
    ),
}


@pytest.mark.parametrize(("change", "problem"), REFUSED.values(), ids=REFUSED)
def test_records_that_mix_sources_are_refused(change: dict[str, Any], problem: str) -> None:
    record = {**played().record(), **change}
    if record["outcomes"] is None:
        del record["outcomes"]
    with refused("bad_record", problem=problem):
        Match.replay(record, LANE)


def test_the_position_of_a_dropped_rules_version_stays_in_the_record() -> None:
    match = played()
    newer = lane(
        about=replace(LANE.about, version=2, oldest_version=2),
        upgrade=lambda state, version: {**state, "walked": [0, 0]},
    )
    loaded = Match.load(match.save(), newer)
    assert loaded.upgraded_from == 1
    assert loaded.record()["position"] == match.record()["position"]


@pytest.mark.parametrize("name", PROBES)
def test_any_position_of_any_match_can_be_a_start(name: str) -> None:
    game: Game = ludoteca.game(name)
    for seed in range(4):
        origin = at_random(game, 12, seed)
        if origin.over:
            continue
        match = Match.from_position(
            game, origin.state, seed=SEED, options=origin.options, chance=Scripted([1, 2, 3])
        )
        chance = Chance(seed_from_int(seed))
        for _ in range(10):
            seats = [seat for seat in match.to_act() if match.choices(seat)]
            if not seats:
                break
            match.play(seats[0], match.choices(seats[0]).sample(chance))
        assert Match.replay(match.record(), game).record() == match.record()
