"""Ends that the players agree on: who wins, how the others rank, what is refused."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from ludoteca import Agree, Agreement, Game, Match, MatchEnded, Seat, seed_from_int, verify

from .tiny import LANE, Stop, Walk, refused

ALL: tuple[Agreement, ...] = ("draw", "shared_victory", "concession", "early_end")


def agreeable(*agreements: Agreement, teams: bool = False) -> Game:
    return changed(LANE, about=replace(LANE.about, agreements=agreements or ALL, teams=teams))


def start(game: Game, seats: int = 4, teams: tuple[int, ...] = (), **options: object) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(0), teams=teams, options=options)


def under_way(game: Game | None = None) -> Match:
    """Seat 2 has left, and seat 1 leads by points."""
    match = start(game or agreeable())
    match.play(0, Walk(1))
    match.play(1, Walk(3))
    match.leave(2)
    match.play(3, Stop())
    assert match.ranking().places[0] == (1,)
    return match


@pytest.mark.parametrize(
    ("on", "winners", "places"),
    [
        ("draw", (), ((0, 1, 3), (2,))),
        ("shared_victory", (0, 3), ((0, 3), (1,), (2,))),
        ("concession", (3,), ((3,), (1,), (0,), (2,))),
        ("early_end", (), ((1,), (0,), (3,), (2,))),
    ],
)
def test_who_agreed_on_ranks_first_and_the_others_as_they_stand(
    on: Agreement, winners: tuple[Seat, ...], places: tuple[tuple[Seat, ...], ...]
) -> None:
    match = under_way()
    events = match.agree(on, winners, at=700)
    assert events == [MatchEnded(on, match.ranking().places)]
    flat = [seat for group in match.ranking().places for seat in group]
    assert sorted(flat) == [0, 1, 2, 3]
    assert match.ranking().places[0] == places[0]
    assert match.ranking().places[-1] == (2,)
    assert (match.over, match.state.over, match.at) == (True, on, 700)
    assert match.log[-1] == Agree(700, on, winners)


def test_the_record_of_an_agreement_replays_and_verifies() -> None:
    match = under_way()
    match.agree("shared_victory", [0, 3])
    record = match.record()
    again = Match.replay(record, match.game)
    verify(record, again.record())
    assert again.state == match.state
    assert Match.load(match.save(), match.game).ranking() == match.ranking()
    assert record["log"][-1] == {
        "in": "agree",
        "at": 0,
        "on": "shared_victory",
        "winners": [0, 3],
    }


def test_states_without_an_agreement_are_stored_as_before() -> None:
    match = under_way()
    assert match.state.agreed is UNSET
    assert "agreed" not in match.save()["state"]
    match.agree("early_end")
    assert "agreed" not in match.save()["state"]


@pytest.mark.parametrize(
    ("on", "winners"),
    [
        ("draw", (0,)),
        ("early_end", (0,)),
        ("concession", ()),
        ("concession", (0, 1)),
        ("concession", (2,)),
        ("concession", (9,)),
        ("concession", (-1,)),
        ("shared_victory", ()),
        ("shared_victory", (0,)),
        ("shared_victory", (0, 0)),
        ("shared_victory", (0, 2)),
        ("shared_victory", (0, 1, 3)),
    ],
)
def test_winners_must_be_in_the_match_and_leave_somebody_who_loses(
    on: Agreement, winners: tuple[Seat, ...]
) -> None:
    match = under_way()
    before = match.state
    with refused("bad_winners"):
        match.agree(on, winners)
    assert match.state is before


@pytest.mark.parametrize("on", ALL)
def test_a_game_ends_only_as_it_declares(on: Agreement) -> None:
    with refused("no_such_agreement"):
        start(LANE).agree(on)


def test_what_is_over_or_paused_is_not_agreed_on() -> None:
    match = under_way()
    match.pause()
    with refused("paused"):
        match.agree("draw")
    match.resume()
    match.agree("draw")
    with refused("match_over"):
        match.agree("draw")


def test_a_team_wins_as_a_whole() -> None:
    match = start(agreeable(teams=True), teams=(0, 1, 0, 1))
    match.leave(2)
    match.agree("concession", [0])
    assert match.ranking().places[0] == (0, 2)
    with refused("bad_winners"):  # nobody would lose
        start(agreeable(teams=True), teams=(0, 1, 0, 1)).agree("shared_victory", [0, 1])


def test_an_intermission_ends_by_agreement_too() -> None:
    match = start(agreeable(), rest=500)
    match.play(0, Stop())
    assert match.state.rest_until is not None
    match.agree("draw", at=100)
    assert match.over
    assert match.due() is None
