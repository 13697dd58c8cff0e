"""`check_game` passes: every number of seats, every option at each of its values, teams."""

from __future__ import annotations

import os

from ludoteca import check_game
from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import Plan
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded
from ludoteca.check.text_properties import check_texts
from ludoteca.games.mentiroso.game import game
from ludoteca.kernel import FastChance, seed_from_int, try_values

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
OWN = {"statements": [{"statement": f"{n} is odd.", "truth": n % 2 == 1} for n in range(12)]}


def test_mentiroso_keeps_its_word() -> None:
    report = check_game(game, matches=1000 if LARGE else 20)
    assert set(report.reasons) >= {"everyone_acted", "absent_orator", "time_up", "rounds_played"}


def test_mentiroso_keeps_its_word_whichever_options_come_together() -> None:
    world, seen, chance = guarded(game), Coverage(), FastChance(seed_from_int(3))
    values = try_values(game.about.options)
    for number in range(250 if LARGE else 12):
        options = {name: chance.choice(each) for name, each in values.items() if each}
        options["rounds"] = chance.between(1, 2)
        if chance.below(2):
            options["statements"] = OWN
        seats = chance.between(3, 10)
        teams = tuple(seat % 2 for seat in range(seats)) if chance.below(2) else ()
        RandomMatch(world, Plan(seats, options, teams, number), seen, 20_000).run()
    check_texts(game, seen)
