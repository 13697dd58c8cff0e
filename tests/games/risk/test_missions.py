"""Missions as they are dealt and seen, the order of turns, laps and incomes (rulings M1 to M7)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludoteca import Match, Rejected, game, seed_from_int
from ludoteca.games.risk.events import MissionChanged, MissionDealt, OrderDrawn
from ludoteca.games.risk.map.board import load
from ludoteca.games.risk.missions import target_of
from ludoteca.games.risk.view import RiskView
from tests.games.risk.positions import act, position, state_of
from tests.games.risk.test_setup import ring

RISK = game("risk")


def start(seats: int, seed: int = 1, teams: tuple[int, ...] = (), **options: object) -> Match:
    return Match.start(RISK, seats=seats, seed=seed_from_int(seed), teams=teams, options=options)


def view(match: Match, seat: int | None) -> RiskView:
    return cast(RiskView, match.view(seat))


def test_m2_nobody_is_to_eliminate_oneself_or_a_partner() -> None:
    for seed in range(60):
        match = start(4, seed, (0, 1, 0, 1), missions=True)
        for seat, mission in enumerate(state_of(match).missions or ()):
            target = target_of(mission, load("classic"))
            assert target is None or match.teams[target] != match.teams[seat]


def test_a_mission_is_told_to_its_seat_only() -> None:
    match = start(3, missions=True)
    dealt = [event for event in match.opening if isinstance(event, MissionDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        for seat in (0, 1, 2, None):
            hidden = cast(MissionDealt, event.seen_by(seat)).mission is None
            assert hidden == (seat != event.seat)
            seen = view(match, seat)
            assert (seen.mission is None) == (seat is None)
            assert seen.missions == ()


def test_m3_only_its_seat_hears_that_a_mission_changed() -> None:
    told = MissionChanged(2, 0)
    assert [told.seen_by(seat) for seat in (0, 1, 2, None)] == [None, None, told, None]


def test_all_missions_are_shown_when_the_match_is_over() -> None:
    match = position(
        land={"0": "alaska 6", "1": "kamchatka", "2": "rest"},
        options={"missions": True},
        missions=["eliminate 1", "many", "garrisoned"],
        dice=[6, 6, 6, 1],
        fields={"lap": 2},
    )
    assert view(match, 0).mission is not None
    act(match, "attack alaska kamchatka 3")
    shown = view(match, None).missions
    assert [(one.mission, one.target, one.done, one.needed) for one in shown] == [
        (9, 1, 1, 1),
        (0, None, 0, 24),
        (1, None, 0, 18),
    ]


@pytest.mark.parametrize(("lap", "is_told"), [(1, True), (2, False)])
def test_m7_the_first_lap_is_told_to_be_too_early(lap: int, is_told: bool) -> None:
    match = position(
        land={"0": "alaska 6", "1": "kamchatka", "2": "rest"},
        options={"missions": True},
        missions=["eliminate 1", "many", "garrisoned"],
        fields={"lap": lap},
    )
    told = RISK.text.describe(match.view(0), "en", ("Ana", "Ben", "Cai"))
    assert ("It counts from the second lap on" in told) == is_told


@pytest.mark.parametrize(
    ("teams", "reason"),
    [((), "one owner holds the whole world"), ((0, 1, 0, 1), "one team holds the whole world")],
)
def test_the_world_is_one_owners_or_one_teams(teams: tuple[int, ...], reason: str) -> None:
    match = start(4, teams=teams, map="simple")
    state_of(match).over = "world_domination"
    assert f"The match is over: {reason}." in RISK.text.describe(match.view(0), "en", "ABCD")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {}, "missions_need_three"),
        (3, {"map": "custom", "custom_map": ring(8, armies_per_territory=2)}, "no_missions_here"),
    ],
)
def test_m6_missions_need_three_seats_and_room(
    seats: int, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(Rejected) as refusal:
        start(seats, missions=True, **options)
    assert refusal.value.code == code


def test_t1_teams_alternate_in_the_drawn_order_which_is_told() -> None:
    for seed in range(20):
        match = start(4, seed, (0, 0, 1, 1))
        drawn = next(event for event in match.opening if isinstance(event, OrderDrawn))
        assert drawn.order == state_of(match).order
        sides = [match.teams[seat] for seat in drawn.order]
        assert sides[0] != sides[1]
        assert sides[:2] == sides[2:]


def test_laps_count_how_often_the_turn_comes_round() -> None:
    match = start(3, map="simple", turn_limit=7)
    laps = []
    while not match.over:
        laps.append((match.state.round, view(match, None).lap))
        match.skip(match.to_act()[0])
    assert sorted(set(laps)) == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)]


def test_everybody_sees_what_each_seat_would_get() -> None:
    australia = "indonesia, new_guinea, western_australia, eastern_australia"
    match = position(land={"0": f"{australia}, japan", "1": "rest"}, seats=3)
    income = view(match, None).income
    assert [(one.armies, one.for_territories, one.for_continents) for one in income] == [
        (5, 3, 2),
        (27, 12, 15),
        (0, 0, 0),
    ]
    assert income[0].continents == ("oceania",)


def test_version_1_tells_no_order_and_counts_no_laps() -> None:
    match = Match.start(RISK, seats=3, seed=seed_from_int(1), options={}, version=1)
    assert not any(isinstance(event, OrderDrawn) for event in match.opening)
    assert view(match, None).lap == 0
    assert "lap" not in match.record()["options"]
