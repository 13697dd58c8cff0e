"""`check_game` passes: both maps, 2 to 6 seats, every option at each of its values (C-19)."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import Plan, plans
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded
from ludoteca.check.text_properties import check_texts
from ludoteca.games.risk.game import game
from ludoteca.kernel import FastChance, seed_from_int, try_values
from tests.games.risk.test_setup import ring

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
MAX_STEPS = 20_000
LAKE = ring(8, armies_by_seats={str(seats): 6 for seats in range(2, 7)})
SEA = ring(12, armies_by_seats={str(seats): 8 for seats in range(2, 7)})
# A map, its matches in the large profile, and how those must end. The lake is small enough for
# random play to reach eliminations, forced trades and every way to end.
WORLDS: list[tuple[dict[str, Any], int, set[str]]] = [
    (
        {"map": "classic", "turn_limit": 12, "placement": "batch"},
        1050,
        {"turn_limit", "last_player"},
    ),
    ({"map": "simple", "turn_limit": 12}, 1050, {"turn_limit", "last_player"}),
    (
        {"map": "custom", "custom_map": LAKE, "cards": "on", "turn_limit": 60},
        510,
        {"turn_limit", "last_player", "abandoned", "conquest", "world_domination"},
    ),
    (
        {"map": "custom", "custom_map": SEA, "cards": "on", "missions": True, "turn_limit": 60},
        510,
        {"turn_limit", "last_player", "mission"},
    ),
]


@pytest.mark.parametrize(
    ("brief", "matches", "ends"), WORLDS, ids=["classic", "simple", "lake", "missions"]
)
def test_risk_keeps_its_word(brief: dict[str, Any], matches: int, ends: set[str]) -> None:
    world = guarded(replace(game, about=replaced(game.about, brief=brief)))
    seen = Coverage()
    for _, plan in plans(world, matches if LARGE else matches // 50, seed=0):
        RandomMatch(world, plan, seen, MAX_STEPS).run()
    check_texts(game, seen)
    assert not LARGE or seen.reasons >= ends


def test_risk_keeps_its_word_whichever_options_come_together() -> None:
    world, seen, chance = guarded(game), Coverage(), FastChance(seed_from_int(3))
    values = try_values(game.about.options)
    for number in range(250 if LARGE else 10):
        options = {name: chance.choice(each) for name, each in values.items() if each}
        options["turn_limit"] = chance.choice([1, 5, 12, 40])
        if options["map"] == "custom":
            options["custom_map"] = SEA if options["missions"] else LAKE
        seats = chance.between(3 if options["missions"] else 2, 6)
        teams = tuple(seat % 2 for seat in range(seats)) if seats > 2 and chance.below(2) else ()
        RandomMatch(world, Plan(seats, options, teams, number), seen, MAX_STEPS).run()
    check_texts(game, seen)
