"""`check_game` passes: every number of seats, every option at each of its values, teams."""

from __future__ import annotations

import os

import msgspec

from ludoteca import check_game
from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import Plan
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded
from ludoteca.check.text_properties import check_texts
from ludoteca.games.pictionary.about import PictionaryOptions, book_of
from ludoteca.games.pictionary.game import game
from ludoteca.kernel import FastChance, seed_from_int, try_values

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
WORDS = {"words": ["sun", "moon", "star", "car|automobile", "suns", "stars"]}
REASONS = {"first_correct", "all_guessed", "all_locked", "time_up", "gave_up", "absent_drawer"}


def test_pictionary_keeps_its_word() -> None:
    report = check_game(game, matches=1000 if LARGE else 5)
    assert set(report.reasons) >= {"gave_up", "rounds_played"}


def test_pictionary_keeps_its_word_whichever_options_come_together() -> None:
    """With a few words of the host, so that random play often guesses or nearly guesses."""
    world, seen, chance = guarded(game), Coverage(), FastChance(seed_from_int(3))
    values = try_values(game.about.options)
    for number in range(250 if LARGE else 12):
        options = {name: chance.choice(each) for name, each in values.items() if each}
        options |= {"words": WORDS, "rounds": 1, "target": chance.between(1, 12)}
        seats = chance.between(2, 6)
        teams = tuple(seat % 2 for seat in range(seats)) if chance.below(2) and seats > 2 else ()
        RandomMatch(world, Plan(seats, options, teams, number), seen, 20_000).run()
    check_texts(game, seen)
    assert not LARGE or seen.reasons >= REASONS


def test_a_theme_that_came_later_has_words_under_every_version_of_the_rules() -> None:
    for version in range(game.about.oldest, game.about.version + 1):
        for theme in try_values(game.about.options)["theme"]:
            options = msgspec.convert({"theme": theme}, PictionaryOptions)
            assert len(book_of(options, version=version).words) >= 4
