"""Correct games pass: the examples, and some that only look suspicious."""

from __future__ import annotations

import os

import pytest

import ludoteca
from ludoteca import Game, check_game
from ludoteca.check.coverage import Coverage
from ludoteca.check.plans import plans
from ludoteca.check.random_match import RandomMatch
from ludoteca.check.step_properties import guarded

from . import sound

PROBES = ("liars_hand", "pig", "quick_quiz", "scribble", "sealed_orders")
LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
SOUND = (
    "dice_leave_no_trace",
    "hands_once_shown_are_remembered",
    "words_once_shown_stay_in_the_state",
    "a_card_is_shown_to_one_seat",
)


@pytest.mark.parametrize("name", PROBES)
def test_a_probe_game_keeps_its_word(name: str) -> None:
    matches = 500 if LARGE else 10
    report = check_game(ludoteca.game(name), matches=matches)
    assert (report.game, report.matches) == (name, matches)
    assert report.steps > 5 * matches
    assert report.reasons
    assert "not_your_turn" in report.refusals


@pytest.mark.parametrize("name", SOUND)
def test_what_was_shown_by_the_rules_is_no_leak(name: str) -> None:
    game: Game = getattr(sound, name)
    seen = Coverage()
    for _, plan in plans(game, 300 if LARGE else 15, seed=1):
        RandomMatch(guarded(game), plan, seen, max_steps=20_000).run()
    assert seen.reasons
