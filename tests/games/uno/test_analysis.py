"""The analysis of a match of UNO: statistics, hands over time, key moments."""

from __future__ import annotations

import pytest

from ludoteca import LOCALES
from ludoteca.arena import drive
from ludoteca.games.uno.analysis import Analyst, UnoAnalysis
from ludoteca.games.uno.game import game
from ludoteca.games.uno.statistics import WEIGHTS, SeatStatistics
from ludoteca.kernel import FastChance, Match, seed_from_int
from tests.games.uno.positions import act, position


def watched(match: Match, *moves: str) -> UnoAnalysis:
    analyst = Analyst()
    match.watch((analyst,))
    act(match, *moves)
    return analyst.analysis()


# Hand of the first of two seats, moves, and the kinds of moments.
MOMENTS = [
    ("red_5 blue_3 blue_4", ["play red_5"], []),
    ("red_5 blue_3", ["play red_5 uno"], ["last_card"]),
    ("red_5", ["play red_5"], ["hand_won"]),
    ("wild_draw_four blue_3 blue_4", ["play wild_draw_four green", "draw"], ["many_drawn"]),
    (
        "wild_draw_four red_3 blue_4",
        ["play wild_draw_four green", "challenge"],
        ["bluff_found", "many_drawn"],
    ),
    (
        "wild_draw_four blue_3 blue_4",
        ["play wild_draw_four green", "challenge"],
        ["bluff_trusted", "many_drawn"],
    ),
]


@pytest.mark.parametrize(("hand", "moves", "kinds"), MOMENTS)
def test_which_moments_stand_out(hand: str, moves: list[str], kinds: list[str]) -> None:
    found = watched(position([hand, "green_1 green_2"], "red_7"), *moves)
    assert [moment.kind for moment in found.moments] == kinds


def test_every_seat_has_its_figures() -> None:
    match = position(["red_skip red_5 blue_3", "green_1 green_2"], "red_7")
    one, two = watched(match, "play red_skip", "play red_5 uno").seats
    assert (one.played, one.special, one.called) == (2, 1, 1)
    assert two.missed == 1


def test_the_direction_and_the_most_cards_of_a_hand_won_are_counted() -> None:
    match = position(["red_reverse red_5", "green_1 green_2", "blue_1 blue_2"], "red_7")
    found = watched(match, "play red_reverse uno")
    assert [seat.reversed for seat in found.seats] == [1, 0, 0]
    won = watched(position(["red_5", "green_1 green_2"], "red_7"), "play red_5")
    assert [seat.recovered for seat in won.seats] == [1, 0]


@pytest.fixture(scope="module")
def match() -> Match:
    options = {"match": "to_points", "target": 100}
    match = Match.start(game, seats=3, seed=seed_from_int(1), options=options)
    drive(match, [game.make_bot("normal") for _ in range(3)], FastChance(seed_from_int(2)))
    return match


def test_a_record_is_summed_up(match: Match) -> None:
    found = Analyst.of(match.record())
    hands, points = found.series
    assert (hands.name, points.name) == ("hand", "points")
    assert found.winner is not None
    assert points.values[found.winner][-1] == match.state.scores[found.winner]
    assert min(row[-1] for row in hands.values) == 0
    assert sum(seat.hands_won for seat in found.seats) == match.state.round
    assert hands.steps[-1] == len(match.log) - 1


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_text(match: Match, locale: str) -> None:
    names = [f"moment-{kind}" for kind in WEIGHTS]
    names += [f"figure-{name}" for name in SeatStatistics.__struct_fields__]
    names += [f"series-{series.name}" for series in Analyst.of(match.record()).series]
    assert [name for name in names if not game.text.catalogue(locale).has(name)] == []
