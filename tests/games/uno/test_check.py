"""`check_game` passes: 2 to 10 seats, every option at each of its values, and some together."""

from __future__ import annotations

import os

from ludoteca.check import check_game
from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import Plan
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded
from ludoteca.check.text_properties import check_texts
from ludoteca.games.uno.game import game
from ludoteca.games.uno.view import HOUSE_RULES
from ludoteca.kernel import FastChance, seed_from_int

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
MAX_STEPS = 50_000


def test_uno_keeps_its_word() -> None:
    report = check_game(game, matches=2_000 if LARGE else 3, max_steps=MAX_STEPS)
    assert not LARGE or {"empty_hand", "score_reached", "last_player"} <= set(report.reasons)


def test_uno_keeps_its_word_whichever_house_rules_come_together() -> None:
    world, seen, chance = guarded(game), Coverage(), FastChance(seed_from_int(5))
    for number in range(200 if LARGE else 2):
        options: dict[str, object] = {rule: bool(chance.below(2)) for rule in HOUSE_RULES}
        options["false_call"] = chance.choice(["ignored", "draw_two"])
        options["catch_millis"] = chance.choice([0, 1500])
        options["turn_seconds"] = chance.choice([0, 20])
        plan = Plan(chance.between(2, 10), options, (), number)
        RandomMatch(world, plan, seen, MAX_STEPS).run()
    check_texts(game, seen)
