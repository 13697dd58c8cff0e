"""Records: fields, parsing, refusals and verification."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from ludoteca import FairSeed, Match, Rejected, seed_from_int, verify
from ludoteca.kernel.match.record import FORMAT, digest, read_record

from .tiny import LANE, Shout, Stop, Toss, Walk, refused, start


def played() -> Match:
    """A finished match with one of everything in its log."""
    match = Match.start(
        LANE,
        seats=3,
        seed=FairSeed("ab" * 32, ("01", "02")),
        options={"rounds": 2, "clock": 1000, "rest": 50},
        teams=(0, 1, 0),
    )
    match.play(0, Walk(2), at=10)
    match.take_back(0, at=20)
    match.play(0, Toss(), at=30)
    match.skip(1, at=40)
    match.leave(2, at=50)
    match.rejoin(2, at=60)
    match.play(2, Shout("hey"), at=70)
    match.play(0, Walk(3), at=80)
    match.advance(at=3000)
    assert match.over
    return match


def test_a_record_holds_everything_a_replay_needs() -> None:
    match = played()
    record = match.record()
    assert set(record) == {
        "format", "game", "rules", "seats", "options", "teams", "seed", "chance", "fair", "log",
        "digest", "over", "places", "snapshots",
    }  # fmt: skip
    assert (record["format"], record["game"], record["rules"]) == (FORMAT, "lane", [[0, 1]])
    assert (record["seats"], record["teams"]) == (3, [0, 1, 0])
    assert record["options"] == {"rounds": 2, "clock": 1000, "skips": False, "rest": 50}
    assert record["fair"] == {"secret": "ab" * 32, "nonces": ["01", "02"]}
    assert record["seed"] == match.seed.hex()
    assert (record["over"], record["places"]) == ("rounds_played", [[0, 2], [1]])
    assert record["snapshots"] == []
    assert FORMAT == 1


def test_the_log_holds_every_input_and_nothing_else() -> None:
    log = played().record()["log"]
    assert log[:7] == [
        {"in": "play", "at": 10, "seat": 0, "move": {"move": "walk", "steps": 2}},
        {"in": "take_back", "at": 20, "step": 0},
        {"in": "play", "at": 30, "seat": 0, "move": {"move": "toss"}},
        {"in": "skip", "at": 40, "seat": 1},
        {"in": "leave", "at": 50, "seat": 2},
        {"in": "rejoin", "at": 60, "seat": 2},
        {"in": "play", "at": 70, "seat": 2, "move": {"move": "shout", "text": "hey"}},
    ]
    assert [entry["in"] for entry in log[7:]] == ["play", "alarm", "alarm", "alarm"]


def test_a_record_is_made_of_json_types() -> None:
    record = played().record()
    assert json.loads(json.dumps(record)) == record


def test_a_match_that_goes_on_has_no_places_yet() -> None:
    record = start().record()
    assert (record["over"], record["places"], record["fair"]) == ("", [], None)


# Sealing


def test_as_long_as_the_match_goes_on_a_sealed_record_foretells_nothing() -> None:
    match = Match.start(LANE, seats=2, seed=FairSeed("ab" * 32))
    match.play(0, Walk(1))
    sealed, whole = match.sealed_record(), match.record()
    assert sealed == {**whole, "seed": "", "fair": None, "digest": "", "snapshots": []}
    with refused("sealed_record", problem="seed"):
        Match.replay(sealed, LANE)


def test_when_the_match_is_over_nothing_is_sealed_any_more() -> None:
    match = played()
    assert match.sealed_record() == match.record()


# Refusals

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"format": 2}, "format"),
    ({"rules": []}, "rules"),
    ({"rules": [[1, 1]]}, "rules"),
    ({"rules": [[0, 1], [99, 1]]}, "rules"),
    ({"rules": [[0, 1], [4, 1], [2, 1]]}, "rules"),
    ({"rules": [[0, 1], [4, 1]]}, "no snapshot at step 4"),
    ({"game": "pig"}, "game pig"),
    ({"chance": "loaded dice"}, "chance loaded dice"),
    ({"seed": "zz"}, "seed"),
    ({"seed": "ab" * 31}, "seed"),
    ({"seed": "ab" * 33}, "seed"),
    ({"log": [{"in": "skip", "at": -1, "seat": 0}]}, "time"),
    (
        {"log": [{"in": "skip", "at": 9, "seat": 0}, {"in": "skip", "at": 8, "seat": 1}]},
        "time",
    ),
]
UNREADABLE: list[dict[str, Any]] = [
    {"seats": "three"},
    {"options": [1]},
    {"options": None},
    {"log": 5},
    {"log": [{"in": "bribe", "at": 0}]},
    {"log": [{"in": "play", "at": 0, "seat": 0, "move": "walk"}]},
    {"fair": {"nonces": []}},
    {"snapshots": [{"step": 1}]},
]


@pytest.mark.parametrize(("change", "problem"), WRONG, ids=str)
def test_what_cannot_be_a_record_is_refused_with_its_problem(
    change: dict[str, Any], problem: str
) -> None:
    with refused("bad_record", problem=problem):
        Match.replay({**played().record(), **change}, LANE)


@pytest.mark.parametrize("change", UNREADABLE, ids=str)
def test_what_has_another_shape_than_a_record_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Rejected, match=r"^bad_record\("):
        Match.replay({**played().record(), **change}, LANE)


@pytest.mark.parametrize("field", ["game", "rules", "seats", "options", "seed", "log"])
def test_a_record_that_lacks_something_is_refused(field: str) -> None:
    record = played().record()
    del record[field]
    with pytest.raises(Rejected, match=r"^bad_record\("):
        Match.replay(record, LANE)


SET_UPS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "bad_seats"),
    ({"seats": 5}, "bad_seats"),
    ({"teams": [0, 1]}, "bad_teams"),
    ({"options": {"rounds": 0}}, "bad_option"),
    ({"options": {"speed": 1}}, "unknown_option"),
    ({"log": [{"in": "play", "at": 0, "seat": 0, "move": {"move": "fly"}}]}, "bad_move"),
    ({"log": [{"in": "skip", "at": 0, "seat": 1}]}, "not_your_turn"),
    ({"game": "go"}, "unknown_game"),
]


@pytest.mark.parametrize(("change", "code"), SET_UPS, ids=str)
def test_a_record_of_a_match_that_cannot_be_is_refused_like_the_match(
    change: dict[str, Any], code: str
) -> None:
    record = {**played().record(), **change}
    with pytest.raises(Rejected) as caught:
        Match.replay(record, None if code == "unknown_game" else LANE)
    assert caught.value.code == code


def test_moments_may_be_equal_and_begin_at_zero() -> None:
    match = start()
    match.play(0, Walk(1))
    match.play(1, Walk(1))
    assert Match.replay(match.record(), LANE).state == match.state


def test_a_record_finds_its_game_by_its_id() -> None:
    match = Match.start(ludoteca.game("pig"), seats=2, seed=seed_from_int(0))
    assert read_record(match.record(), None)[0] is ludoteca.game("pig")
    assert Match.replay(match.record()).game is ludoteca.game("pig")


# Verification


def test_the_digest_is_of_the_whole_state() -> None:
    one, other = start(), start()
    assert digest(one.state) == digest(other.state)
    assert len(digest(one.state)) == 32
    other.play(0, Walk(1))
    assert digest(one.state) != digest(other.state)
    assert start(seed=1).record()["digest"] != one.record()["digest"]


def test_a_record_is_proven_by_a_replay_that_comes_to_the_same_end() -> None:
    record = played().record()
    verify(record, Match.replay(record, LANE).record())
    unfair = start().record()
    verify(unfair, unfair)


def test_a_log_that_leads_elsewhere_proves_nothing() -> None:
    record = played().record()
    record["log"][6]["move"]["text"] = "hello"
    match = Match.replay(record, LANE)
    with refused("broken_record", what="digest"):
        verify(record, match.record())


@pytest.mark.parametrize(("what", "forged"), [("over", "time_up"), ("places", [[1], [0, 2]])])
def test_the_end_and_the_places_must_follow_too(what: str, forged: object) -> None:
    record = played().record()
    with refused("broken_record", what=what):
        verify({**record, what: forged}, record)


def test_a_seed_must_follow_from_the_secret_and_the_nonces() -> None:
    record = played().record()
    with refused("broken_seed"):
        verify({**record, "seed": "ab" * 32}, record)
    with refused("broken_seed"):
        verify({**record, "fair": {"secret": "ab" * 32, "nonces": ["02", "01"]}}, record)


def test_a_secret_that_is_no_number_is_a_bad_record() -> None:
    record = played().record()
    with pytest.raises(Rejected, match=r"^bad_record\("):
        verify({**record, "fair": {"secret": "?", "nonces": []}}, record)


def test_a_sealed_record_proves_nothing_yet() -> None:
    match = Match.start(LANE, seats=2, seed=FairSeed("ab" * 32))
    match.play(0, Stop())
    sealed = match.sealed_record()
    with refused("broken_record", what="digest"):
        verify(sealed, match.record())
