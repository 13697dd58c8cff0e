"""The forecast of the coming spring, and the first matches that bots leave time for."""

from __future__ import annotations

import os

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.sheets.forecast import Forecast
from ludoteca.kernel import FastChance, Match, seed_from_int
from tests.games.machiavelli.playing import start, state_of, view_of

MATCHES = 200 if os.environ.get("LUDOTECA_PROFILE") == "large" else 10
THIRD_YEAR = 7


def forecast_after(match: Match, seat: int, sheet: str) -> Forecast:
    match.play(seat, game.text.parse_move(f"draft {sheet}"), match.at)
    found = view_of(match, seat).forecast
    assert found is not None
    return found


def test_the_forecast_counts_the_draft() -> None:
    match = start(6)
    before = view_of(match, 2).forecast  # Milan: one garrison, two armies, a fleet
    assert before is not None
    assert (before.spent, before.left, before.income, before.upkeep) == (0, 18, 5, 10)
    assert (before.balance, before.disbanded) == (13, ())
    assert before.unguarded == ("genoa", "pavia")
    after = forecast_after(match, 2, "recruit garrison genoa; recruit garrison pavia")
    assert (after.spent, after.left, after.unguarded, after.lost_income) == (6, 12, (), 0)
    assert (after.income, after.upkeep) == (before.income + before.lost_income, 12)


def test_the_forecast_names_what_cannot_be_paid() -> None:
    match = start(6)
    state_of(match).treasury[2] = 17
    found = forecast_after(match, 2, "bribe A perugia; recruit garrison pavia")
    assert (found.spent, found.too_dear) == (15, (1,))
    assert found.balance == 2 + 5 - 10
    assert found.disbanded == ("F ligurian_sea",)


def test_the_forecast_is_ones_own() -> None:
    match = start(6)
    assert view_of(match, None).forecast is None


@pytest.mark.parametrize("seats", range(3, 9))
def test_few_matches_of_normal_bots_end_before_the_third_year(seats: int) -> None:
    options = {"diplomacy_minutes": 0, "orders_minutes": 10}
    early = 0
    for number in range(MATCHES):
        seed = seed_from_int(number)
        match = Match.start(game, seats=seats, seed=seed, options=options, chance=FastChance)
        drive(match, [game.make_bot("normal") for _ in range(seats)], FastChance(seed))
        early += match.state.round < THIRD_YEAR
    assert 10 * early < MATCHES
