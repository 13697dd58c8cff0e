"""Plans: the set-ups a check plays."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca.check.plans import plans


def set_ups(game: str, matches: int) -> list[tuple[int, str, bool]]:
    found = (plan for _, plan in plans(ludoteca.game(game), matches, seed=0))
    return [(plan.seats, str(plan.options), bool(plan.teams)) for plan in found]


def test_the_first_match_is_small_and_brief() -> None:
    assert set_ups("quick_quiz", 1) == [(2, "{}", False)]


@pytest.mark.parametrize(("game", "possible"), [("pig", 21), ("liars_hand", 15)])
def test_every_set_up_is_played_before_any_is_played_again(game: str, possible: int) -> None:
    played = set_ups(game, 2 * possible)
    assert len(set(played[:possible])) == possible
    assert played[:possible] == played[possible:]


def test_few_matches_see_all_seats_all_options_and_teams() -> None:
    seats, options, teams = map(set, zip(*set_ups("quick_quiz", 30), strict=True))
    assert seats == set(range(2, 11))
    assert len(options) == 9
    assert teams == {False, True}


def test_every_match_has_dice_of_its_own_and_another_seed_gives_others() -> None:
    game = ludoteca.game("pig")
    seeds = [plan.seed for seed in (0, 1) for _, plan in plans(game, 50, seed)]
    assert len(set(seeds)) == 100


def test_every_version_the_rules_know_is_played() -> None:
    game = ludoteca.game("pig")
    about = replace(game.about, version=3, oldest_version=2)
    played = [plan.version for _, plan in plans(dataclasses.replace(game, about=about), 42, seed=0)]
    assert played.count(None) == played.count(2) == 21
    assert played[0] is None
