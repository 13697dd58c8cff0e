"""Rules versions: older matches replay and go on under their own version, or are upgraded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca import About, Choices, Event, FastChance, Game, Match, Seat, seed_from_int
from ludoteca.kernel.match.record import digest

from .tiny import (
    LANE,
    Ctx,
    LaneRounds,
    LaneState,
    Stop,
    Toss,
    Walk,
    Walked,
    lane,
    refused,
    start,
    state_of,
)


class Stride(Walk, tag="walk"):
    """Since version 2 a step counts double; the old branch stays."""

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        if ctx.version < 2:
            yield from super().apply(state, seat, ctx)
            return
        state.walked[seat] += 2 * self.steps
        state.pass_turn(ctx)
        yield Walked(seat, 2 * self.steps)


class StrideRounds(LaneRounds):
    def choices(self, state: LaneState, seat: Seat, ctx: Ctx) -> Choices:
        rows = super().choices(state, seat, ctx).rows
        return Choices(*[Stride.where(*row.domains) if row.move is Walk else row for row in rows])


def about(version: int, oldest: int | None = None) -> About:
    return replace(LANE.about, version=version, oldest_version=oldest)


FIRST = LANE
"""The game when version 1 was the newest."""
MOVES = (Stride, *[move for move in LANE.moves if move is not Walk])
BOTH = lane(about=about(2, oldest=1), moves=MOVES, rounds=StrideRounds())
"""The game with the changed rule, which still supports version 1."""


def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
    """Double the steps counted by version 1."""
    factor = 2 if version == 1 else 1
    return {**raw, "walked": [factor * steps for steps in raw["walked"]]}


DROPPED = lane(about=about(2), moves=MOVES, rounds=StrideRounds(), upgrade=upgrade)
"""The game after version 1 was dropped."""


def old_match(steps: int = 4) -> Match:
    match = start(FIRST)
    for step in range(steps):
        match.play(step % 3, Walk(1 + step % 3), at=100 * step)
    match.play(steps % 3, Toss())
    return match


def as_json(raw: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(json.dumps(raw))
    return kept


# Supported versions


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = start(BOTH)
    match.play(0, Stride(3))
    assert (match.version, match.engine.ctx.version) == (2, 2)
    assert state_of(match).walked == [6, 0, 0]
    assert match.record()["rules"] == [[0, 2]]


def test_an_older_record_is_replayed_bit_for_bit() -> None:
    old = old_match()
    replayed = Match.replay(as_json(old.record()), BOTH)
    assert replayed.version == 1
    assert digest(replayed.state) == digest(old.state)
    assert replayed.record() == old.record()


def test_an_older_match_goes_on_under_its_own_version() -> None:
    old = old_match()
    loaded = Match.load(as_json(old.save()), BOTH)
    assert (loaded.version, loaded.upgraded_from) == (1, None)
    old.play(2, Walk(3), at=1000)
    loaded.play(2, Stride(3), at=1000)
    assert digest(loaded.state) == digest(old.state)
    assert loaded.record() == old.record()
    assert loaded.record()["rules"] == [[0, 1]]


def test_the_past_of_an_older_match_is_rebuilt_by_its_own_rules() -> None:
    old = old_match()
    loaded = Match.load(as_json(old.save()), BOTH)
    assert [loaded.state_at(step) for step in range(5)] == [old.state_at(step) for step in range(5)]
    loaded.play(2, Stride(1))
    loaded.take_back(loaded.steps - 1)
    assert state_of(loaded).walked == state_of(old).walked


def test_views_and_choices_are_asked_under_the_version_of_the_match() -> None:
    loaded = Match.load(as_json(old_match().save()), BOTH)
    assert loaded.engine.read_only_ctx(loaded.state).version == 1
    imagined = loaded.imagine(0, FastChance(seed_from_int(1)))
    assert (imagined.version, imagined.engine.ctx.version) == (1, 1)


def test_a_match_may_be_started_under_an_older_version() -> None:
    match = Match.start(BOTH, seats=2, seed=seed_from_int(0), version=1)
    match.play(0, Stride(3))
    assert state_of(match).walked == [3, 0]
    assert match.record()["rules"] == [[0, 1]]


@pytest.mark.parametrize("version", [0, 3])
def test_a_match_is_not_started_under_unknown_rules(version: int) -> None:
    with refused("other_rules", version=version, known=2):
        Match.start(BOTH, seats=2, seed=seed_from_int(0), version=version)


# Dropped versions


def test_without_an_upgrade_a_dropped_version_is_refused() -> None:
    with refused("other_rules", version=1, known=2):
        Match.load(as_json(old_match().save()), lane(about=about(2)))


def test_a_record_of_a_dropped_version_is_refused() -> None:
    with refused("other_rules", version=1, known=2):
        Match.replay(as_json(old_match().record()), DROPPED)


def test_a_running_match_is_upgraded_to_the_newest_version() -> None:
    old = old_match()
    match = Match.load(as_json(old.save()), DROPPED)
    assert (match.version, match.upgraded_from, match.engine.ctx.version) == (2, 1, 2)
    assert state_of(match).walked == [2 * steps for steps in state_of(old).walked]
    assert match.rules_versions == [(0, 1), (5, 2)]
    walked = state_of(match).walked[2]
    match.play(2, Stride(3))
    assert state_of(match).walked[2] == walked + 6


def test_an_upgraded_match_is_replayed_from_where_it_was_upgraded() -> None:
    match = Match.load(as_json(old_match().save()), DROPPED)
    match.play(2, Stride(3))
    match.play(0, Stop())
    replayed = Match.replay(as_json(match.record()), DROPPED)
    assert replayed.state == match.state
    assert replayed.record() == match.record()
    assert replayed.upgraded_from is None


def test_an_upgraded_match_does_not_look_behind_the_upgrade() -> None:
    match = Match.load(as_json(old_match().save()), DROPPED)
    match.play(2, Stride(3))
    assert state_of(match).walked != match.state_at(5).walked  # type: ignore[attr-defined]
    with refused("not_kept", step=4):
        match.state_at(4)
    with refused("not_kept", step=4):
        match.take_back(4)
    match.take_back(5)
    assert match.state_at(5).walked == state_of(match).walked  # type: ignore[attr-defined]


def test_what_an_upgrade_changes_in_the_record_can_be_stored_alone() -> None:
    old = old_match().record()
    match = Match.load(as_json(old_match().save()), DROPPED)
    changes = as_json(match.rules_changes())
    assert changes["rules"] == [[0, 1], [5, 2]]
    assert as_json(match.record()) == {**as_json(match.record()), **changes}
    match.play(2, Stride(3))
    stored = {**old, **changes, "log": match.record()["log"]}
    assert Match.load({**stored, "state": match.save()["state"]}, DROPPED).state == match.state
    assert Match.replay(stored, DROPPED).state == match.state


def test_a_match_that_was_never_upgraded_has_no_snapshot_to_store() -> None:
    assert start().rules_changes() == {"rules": [[0, 1]], "snapshots": []}


def test_an_upgraded_match_goes_on_when_its_version_is_no_longer_the_newest() -> None:
    match = Match.load(as_json(old_match().save()), DROPPED)
    third = lane(about=about(3, oldest=2), moves=MOVES, rounds=StrideRounds(), upgrade=upgrade)
    later = Match.load(as_json(match.save()), third)
    assert (later.version, later.upgraded_from) == (2, None)
    assert later.state == match.state
    assert later.state_at(5) == match.state_at(5)


# Newer versions


@pytest.mark.parametrize("game", [FIRST, lane(upgrade=upgrade)])
def test_newer_rules_are_refused(game: Game) -> None:
    newer = start(BOTH)
    with refused("other_rules", version=2, known=1):
        Match.replay(as_json(newer.record()), game)
    with refused("other_rules", version=2, known=1):
        Match.load(as_json(newer.save()), game)


# About.version and About.oldest_version


@pytest.mark.parametrize(
    ("version", "oldest", "known"), [(1, None, [1]), (3, None, [3]), (3, 2, [2, 3]), (2, 1, [1, 2])]
)
def test_a_game_knows_the_versions_from_its_oldest_to_its_newest(
    version: int, oldest: int | None, known: list[int]
) -> None:
    facts = about(version, oldest)
    assert [number for number in range(5) if facts.knows(number)] == known


@pytest.mark.parametrize(("version", "oldest"), [(2, 3), (2, 0), (0, None)])
def test_versions_that_cannot_be_are_an_error(version: int, oldest: int | None) -> None:
    with pytest.raises(TypeError, match="lane: rules from version"):
        About(
            id="lane",
            seats=(2, 4),
            version=version,
            oldest_version=oldest,
            locale=LANE.about.locale,
        )
