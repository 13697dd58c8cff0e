"""Joining in the middle: empty seats, who takes one, and what a record says of it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from ludoteca import (
    EMPTY,
    JOINING,
    Agree,
    FairSeed,
    Game,
    Match,
    Rejected,
    RoundStarted,
    Seat,
    SeatJoined,
    SeatLeft,
    seed_from_int,
)

from .tiny import LANE, Ctx, LaneRounds, LaneState, Shout, Stop, Walk, lane, refused


class PartyRounds(LaneRounds):
    """Who joins begins one step ahead for the show of it."""

    def join(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.seen.append(100 + seat + ctx.chance.below(1))


ABOUT = replaced(LANE.about, joins=True, agreements=("early_end",))
PARTY = lane(about=ABOUT, rounds=PartyRounds())


def begun(
    empty: tuple[Seat, ...] = (2, 3),
    *,
    game: Game = PARTY,
    seats: int = 4,
    teams: tuple[int, ...] = (),
    **options: object,
) -> Match:
    return Match.start(
        game,
        seats=seats,
        seed=FairSeed("ab" * 32, ("01", "02")),
        options=options,
        teams=teams,
        empty=empty,
    )


def test_an_empty_seat_is_out_without_having_left() -> None:
    match = begun()
    assert match.state.out == (0, 0, EMPTY, EMPTY)
    assert (match.state.seats_in, match.state.empty_seats) == ([0, 1], [2, 3])
    assert not match.choices(2)
    assert match.opening == (RoundStarted(1),)
    with refused("seat_out", seat=2):
        match.play(2, Shout("hey"))
    with refused("seat_out", seat=2):
        match.leave(2)
    with refused("seat_joins", seat=2):
        match.rejoin(2)


def test_who_joins_watches_the_round_and_plays_the_next_from_nothing() -> None:
    match = begun(rounds=2)
    match.play(0, Walk(3), at=10)
    assert match.join(2, at=20) == [SeatJoined(2)]
    assert (match.state.out, match.at) == ((0, 0, JOINING, EMPTY), 20)
    assert not match.choices(2)
    with refused("seat_joins", seat=2):
        match.play(2, Shout("hey"))
    match.play(1, Stop(), at=30)
    assert match.state.out == (0, 0, 0, EMPTY)
    assert match.state.scores == (3, 0, 0, 0)
    assert match.choices(2)
    match.play(0, Walk(1), at=40)
    match.play(1, Walk(1), at=50)
    match.play(2, Walk(2), at=60)
    match.play(0, Stop(), at=70)
    assert match.over
    assert match.ranking().places == ((0,), (2,), (1,)), "nobody ever took seat 3"


def test_the_rules_prepare_a_new_seat_before_its_round_begins() -> None:
    match = begun()
    match.join(3)
    assert isinstance(match.state, LaneState)
    assert match.state.seen == []
    match.play(0, Stop())
    assert match.state.seen == [103]


def test_who_joins_in_the_intermission_plays_the_round_after_it() -> None:
    match = begun(rest=50)
    match.play(0, Stop(), at=10)
    match.join(2, at=20)
    assert match.state.out[2] == JOINING
    match.advance(at=60)
    assert (match.state.round, match.state.out[2]) == (2, 0)


def test_a_seat_is_taken_once() -> None:
    match = begun()
    with refused("seat_in", seat=0):
        match.join(0)
    match.join(2)
    with refused("seat_not_empty", seat=2):
        match.join(2)
    with refused("no_such_seat", number=4):
        match.join(4)
    match.leave(1)  # a seat that was left is not empty: only its player may come back
    with refused("seat_not_empty", seat=1):
        match.join(1)


def test_nobody_joins_a_match_that_is_over() -> None:
    match = begun(rounds=1)
    match.play(0, Stop())
    with refused("match_over"):
        match.join(2)


def test_who_leaves_before_playing_leaves_an_empty_seat() -> None:
    match = begun()
    match.join(2, at=5)
    assert match.leave(2, at=10) == [SeatLeft(2)]
    assert match.state.out == (0, 0, EMPTY, EMPTY)
    assert match.join(2, at=20) == [SeatJoined(2)]
    match.play(0, Stop())
    match.leave(2)
    assert match.state.out == (0, 0, 1, EMPTY)


def test_a_match_goes_on_while_somebody_waits_to_play_in_it() -> None:
    match = begun()
    match.join(2)
    match.leave(1)
    assert not match.over
    match.play(0, Stop())
    assert match.state.seats_in == [0, 2]
    match.leave(2)
    assert match.state.over == "last_player"


def test_the_last_who_waits_ends_a_match_by_leaving() -> None:
    match = begun()
    match.join(2)
    match.leave(1)
    match.leave(2)
    assert match.state.over == "last_player"
    assert match.ranking().places == ((0,), (1,))


def test_who_has_not_played_yet_is_ranked_last_by_an_early_end() -> None:
    match = begun()
    match.join(2)
    match.agree("early_end")
    assert match.ranking().places == ((0, 1), (2,))


def test_teams_count_the_seats_that_are_taken() -> None:
    match = begun(teams=(0, 1, 0, 1), rounds=1)
    match.play(0, Walk(1))
    match.play(1, Stop())
    assert match.ranking().places == ((0,), (1,))
    assert match.ranking().place(1) == 2


def test_a_take_back_unseats_nobody() -> None:
    match = begun()
    match.play(0, Walk(1))
    match.join(2)
    with refused("somebody_joined", step=0):
        match.take_back(0)
    match.play(1, Walk(1))
    match.take_back(2)
    assert match.state.out[2] == JOINING


@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("no_joining", {"game": LANE}),
        ("bad_empty_seats", {"empty": (3, 2)}),
        ("bad_empty_seats", {"empty": (2, 2)}),
        ("bad_empty_seats", {"empty": (4,)}),
        ("bad_seats", {"empty": (1, 2, 3)}),
        ("bad_teams", {"teams": (0, 0, 1, 1)}),
    ],
)
def test_a_match_needs_enough_players_at_its_start(code: str, more: dict[str, Any]) -> None:
    with pytest.raises(Rejected) as caught:
        begun(**more)
    assert caught.value.code == code


def joined() -> Match:
    match = begun(rounds=3, rest=50)
    match.play(0, Walk(2), at=10)
    match.join(2, at=20)
    match.play(1, Stop(), at=30)
    match.join(3, at=40)
    match.advance(at=100)
    match.play(0, Walk(1), at=110)
    match.play(1, Walk(1), at=120)
    match.play(2, Stop(), at=130)
    return match


def test_a_record_replays_bit_for_bit() -> None:
    match = joined()
    record = json.loads(json.dumps(match.record()))
    assert record["empty"] == [2, 3]
    assert {"in": "join", "at": 20, "seat": 2} in record["log"]
    again = Match.replay(record, PARTY)
    assert (again.state, again.record()) == (match.state, record)
    assert again.seed == FairSeed("ab" * 32, ("01", "02")).seed, "a joiner adds no nonce"
    loaded = Match.load(json.loads(json.dumps(match.save())), PARTY)
    assert (loaded.state, loaded.empty) == (match.state, (2, 3))
    assert loaded.state_at(0).out == (0, 0, EMPTY, EMPTY)


def test_a_match_without_empty_seats_says_nothing_of_them() -> None:
    record = Match.start(PARTY, seats=2, seed=seed_from_int(0)).record()
    assert "empty" not in record
    assert Match.replay(record, PARTY).empty == ()


def test_a_record_with_wrong_empty_seats_is_refused() -> None:
    record = joined().record()
    for empty, code in (([2, 9], "bad_empty_seats"), ([0, 1, 2], "bad_seats")):
        with pytest.raises(Rejected) as caught:
            Match.replay({**record, "empty": empty}, PARTY)
        assert caught.value.code == code
    with refused("no_joining"):
        Match.replay(record, replace(PARTY, about=LANE.about))


def test_a_sealed_record_tells_who_joined() -> None:
    sealed = joined().sealed_record()
    assert (sealed["empty"], sealed["seed"]) == ([2, 3], "")


def test_an_agreement_needs_nobody_who_was_never_there() -> None:
    match = begun()
    step = match.prepare(Agree(0, "early_end"))
    assert step.state.over == "early_end"
