"""`check_game` passes: every number of seats, every option at each of its values, teams."""

from __future__ import annotations

import os

import pytest

from ludoteca import check_game
from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import Plan
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded
from ludoteca.check.text_properties import check_texts
from ludoteca.games.trivia.game import game
from ludoteca.kernel import FastChance, seed_from_int, try_values
from tests.games.trivia.every_kind import EVERY_KIND, QUESTIONS, only

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"


def test_trivia_keeps_its_word() -> None:
    report = check_game(game, matches=1000 if LARGE else 20)
    assert set(report.reasons) >= {"first_correct", "all_locked", "time_up", "rounds_played"}


def test_trivia_keeps_its_word_whichever_options_come_together() -> None:
    world, seen, chance = guarded(game), Coverage(), FastChance(seed_from_int(3))
    values = try_values(game.about.options)
    for number in range(250 if LARGE else 12):
        options = {name: chance.choice(each) for name, each in values.items() if each}
        options["rounds"] = chance.between(1, 4)
        if chance.below(2):
            options["quiz"] = EVERY_KIND
        seats = chance.between(2, 10)
        teams = tuple(seat % 2 for seat in range(seats)) if chance.below(2) and seats > 2 else ()
        RandomMatch(world, Plan(seats, options, teams, number), seen, 20_000).run()
    check_texts(game, seen)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("mode", ["first_correct", "everyone"])
def test_every_kind_of_question_keeps_its_word(kind: str, mode: str) -> None:
    world, seen = guarded(game), Coverage()
    options = {"quiz": only(*{kind, "poll"}), "mode": mode, "penalty": 5}
    for number in range(20 if LARGE else 2):
        RandomMatch(world, Plan(3, options, (), number), seen, 20_000).run()
    check_texts(game, seen)
