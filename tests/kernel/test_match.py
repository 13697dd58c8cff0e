"""Match: starting, queries, preparing and accepting steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca import (
    Chance,
    FairSeed,
    FastChance,
    Match,
    Play,
    Skip,
    seed_from_int,
)

from .tiny import (
    LANE,
    LaneOptions,
    LaneView,
    Peek,
    Stop,
    Toss,
    Walk,
    Walked,
    refused,
    start,
    state_of,
)

# Starting


def test_a_match_starts_with_options_from_plain_data_or_as_a_struct() -> None:
    seed = seed_from_int(0)
    plain = Match.start(LANE, seats=2, seed=seed, options={"rounds": 7})
    struct = Match.start(LANE, seats=2, seed=seed, options=LaneOptions(rounds=7))
    assert plain.options == struct.options == LaneOptions(rounds=7)
    assert Match.start(LANE, seats=2, seed=seed).options == LaneOptions()


def test_a_set_up_that_is_not_possible_is_refused() -> None:
    with refused("bad_option", option="rounds", value="0", allowed="1–100000"):
        start(rounds=0)
    with refused("unknown_option", option="speed"):
        start(speed=1)


def test_a_seed_has_its_length() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Match.start(LANE, seats=2, seed=b"short")


def test_a_fair_seed_is_kept_with_the_match() -> None:
    fair = FairSeed("aa" * 32, ("01", "02"))
    match = Match.start(LANE, seats=2, seed=fair)
    assert (match.seed, match.fair) == (fair.seed, fair)
    assert start().fair is None


def test_a_match_may_draw_from_another_source() -> None:
    fast = Match.start(LANE, seats=2, seed=seed_from_int(0), chance=FastChance)
    assert type(fast.engine.ctx.chance) is FastChance
    assert type(start().engine.ctx.chance) is Chance


def test_a_match_that_has_started_is_neither_over_nor_paused() -> None:
    match = start()
    assert (match.over, match.paused, match.at, match.log) == (False, False, 0, [])
    assert match.rules_versions == [(0, 1)]


# Queries


def test_a_seat_sees_its_own_view_and_a_spectator_one_without_a_seat() -> None:
    match = start()
    assert [match.view(seat).seat for seat in (0, 1, None)] == [0, 1, None]


def test_a_view_is_of_the_moment_of_its_state_whatever_was_asked_before() -> None:
    match = start()
    match.play(0, Walk(1), at=300)
    match.choices(1, at=9000)
    moments = [match.view_of(match.state_at(step), None) for step in (0, 1)]
    assert [view.moment for view in moments if isinstance(view, LaneView)] == [0, 300]


def test_the_legal_moves_are_those_of_the_choices() -> None:
    sealed = Match.start(ludoteca.game("quick_quiz"), seats=2, seed=seed_from_int(0))
    assert len(list(sealed.legal_moves(0))) == 4
    assert set(sealed.legal_moves(0)) == set(sealed.choices(0).legal_moves())


def test_the_ranking_can_be_seen_at_any_time() -> None:
    match = start(seats=2)
    match.play(0, Walk(2))
    match.play(1, Stop())
    assert match.ranking().places == ((0,), (1,))


# Preparing and accepting


def test_what_is_prepared_has_not_happened_until_it_is_accepted() -> None:
    match = start()
    before = match.state
    step = match.prepare(Play(40, 0, Walk(2)))
    assert (step.index, step.input, step.events) == (0, Play(40, 0, Walk(2)), (Walked(0, 2),))
    assert match.state is before
    assert match.log == []
    match.accept(step)
    assert match.state is step.state
    assert match.log == [step.input]
    assert match.at == 40


def test_preparing_twice_gives_the_same() -> None:
    match = start()
    assert match.prepare(Play(0, 0, Toss())) == match.prepare(Play(0, 0, Toss()))


@pytest.mark.parametrize("steps", [1, 2])
def test_a_step_is_accepted_only_where_it_was_prepared(steps: int) -> None:
    match = start()
    step = match.prepare(Play(0, 0, Walk(2)))
    for seat in range(steps):
        match.play(seat, Walk(1))
    with pytest.raises(ValueError, match="step 0 was prepared for another position"):
        match.accept(step)
    assert len(match.log) == steps


def test_time_never_runs_backwards() -> None:
    match = start()
    match.play(0, Walk(1), at=500)
    backwards: list[Callable[[], object]] = [
        lambda: match.play(1, Walk(1), at=499),
        lambda: match.advance(at=499),
        lambda: match.pause(at=499),
        lambda: match.prepare(Play(499, 1, Walk(1))),
    ]
    for attempt in backwards:
        with pytest.raises(ValueError, match="time runs backwards: 499 after 500"):
            attempt()
    match.play(1, Walk(1), at=500)
    match.play(2, Walk(1))
    assert match.at == 500


def test_only_inputs_come_into_a_match() -> None:
    class Bribe:
        at = 0

    bribe: Any = Bribe()
    with pytest.raises(TypeError, match="not an input"):
        start().prepare(bribe)


# Pausing


def test_nothing_is_accepted_while_a_match_is_paused() -> None:
    match = start(clock=1000)
    match.pause(at=400)
    attempts: list[Callable[[], object]] = [
        lambda: match.play(0, Walk(1)),
        lambda: match.skip(0),
        lambda: match.leave(0),
        lambda: match.prepare(Skip(0, 0)),
    ]
    for attempt in attempts:
        with refused("paused"):
            attempt()
    assert match.advance(at=9000) == []
    assert match.log == []


def test_after_a_pause_the_match_goes_on_where_it_was() -> None:
    match = start(clock=1000)
    match.pause(at=400)
    assert match.paused
    match.resume()
    assert not match.paused
    match.play(0, Walk(1), at=400)
    due = match.due()
    assert due is not None
    assert due.at == 1400


def test_what_is_due_before_a_pause_happens_first() -> None:
    match = start(clock=1000)
    match.pause(at=1000)
    assert match.state.finished == 1
    match = start(clock=1000)
    match.pause()
    assert match.state.finished == 0


# Imagining


def test_an_imagined_match_looks_the_same_and_differs_in_secrets_and_dice() -> None:
    match = Match.start(ludoteca.game("liars_hand"), seats=3, seed=seed_from_int(0))
    chance = Chance(seed_from_int(1))
    others = [match.imagine(1, chance) for _ in range(10)]
    assert all(other.view(1) == match.view(1) for other in others)
    assert all(other.to_act() == match.to_act() for other in others)
    assert any(other.view(0) != match.view(0) for other in others)
    assert len({other.seed for other in others} | {match.seed}) == 11


def test_an_imagined_match_is_played_on_without_the_real_one() -> None:
    match = start()
    match.play(0, Peek())
    before = match.state
    other = match.imagine(0, FastChance(seed_from_int(1)))
    assert type(other.engine.ctx.chance) is FastChance
    assert other.log == []
    other.play(0, Toss())
    assert sorted(state_of(other).deck) == sorted(state_of(match).deck)
    assert match.state is before
    assert other.state_at(0).at == 0


def test_an_imagined_seed_is_drawn_from_the_given_chance() -> None:
    expected = Chance(seed_from_int(1)).fork().seed
    assert start().imagine(0, Chance(seed_from_int(1))).seed == expected


def test_an_imagined_match_keeps_its_set_up() -> None:
    match = Match.start(
        LANE, seats=4, seed=seed_from_int(0), options={"rounds": 9}, teams=(0, 1, 0, 1)
    )
    other = match.imagine(2, Chance(seed_from_int(1)))
    assert (other.seats, other.options, other.teams) == (4, match.options, (0, 1, 0, 1))
    assert other.fair is None
