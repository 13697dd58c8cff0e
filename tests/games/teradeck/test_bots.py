"""The bots: strategies, traits, reasons, and each strength beats the one below."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludoteca import LOCALES
from ludoteca.games.teradeck.bots import BOTS
from ludoteca.games.teradeck.bots.outlook import Outlook, is_close
from ludoteca.games.teradeck.bots.personalities import PERSONALITIES, Personality
from ludoteca.games.teradeck.bots.player import Player
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.moves import ThrowBug
from ludoteca.games.teradeck.operations import RecruitAce
from ludoteca.games.teradeck.view import TeraView
from ludoteca.kernel import FastChance, Match, seed_from_int
from tests.games.bot_checks import TOURNAMENTS, assert_answers_are_choices, assert_first_is_best
from tests.games.teradeck.positions import position, state_of

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
THREE = "backend:free frontend:free mobile:free"


@pytest.mark.parametrize("name", BOTS)
def test_every_answer_is_among_the_choices(name: str) -> None:
    assert_answers_are_choices(game, name, 40 if LARGE else 3)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_player_has_a_name(name: str, locale: str) -> None:
    assert game.text.catalogue(locale).has(f"bot-{name}")


def test_ten_players_have_a_character() -> None:
    assert len(PERSONALITIES) == 13
    assert {one.difficulty for one in PERSONALITIES.values()} == {"easy", "normal", "hard"}


# Hand, projects, the strategy chosen, the move.
STRATEGIES = [
    (
        "immediate_win",
        "module_data_science_1 bug_backend_1",
        [THREE, THREE],
        "module module_data_science_1",
    ),
    ("immediate_win", "op_recruit_ace_1", [THREE, "data_science:free"], None),
    (
        "sabotage",
        "bug_backend_1 module_mobile_1",
        ["", THREE],
        "bug bug_backend_1 2 backend",
    ),
    ("defensive", "patch_backend_1", ["backend:free", THREE], "patch patch_backend_1 1 backend"),
    ("defensive", "patch_backend_1", ["backend:free mobile:free", "backend:free"], None),
    ("aggressive", "bug_backend_1", ["", "backend:free"], "bug bug_backend_1 2 backend"),
    ("balanced", "module_backend_1", ["", ""], "module module_backend_1"),
]


@pytest.mark.parametrize(("strategy", "cards", "projects", "move"), STRATEGIES)
def test_the_position_decides_the_strategy(
    strategy: str, cards: str, projects: list[str], move: str | None
) -> None:
    match = position([cards, ""], projects)
    chosen, reasoning = think(match, PERSONALITIES["hard"])
    assert reasoning.strategy == strategy
    if move is not None:
        assert game.text.format_move(chosen) == move


def think(match: Match, personality: Personality) -> Any:
    view = match.view(0)
    assert isinstance(view, TeraView)
    return Player(personality).think(view, match.choices(0), FastChance(seed_from_int(0)))


# Close to winning (section 10)
CLOSENESS = [
    (THREE, True),
    ("backend:free mobile:patched", False),
    ("backend:free mobile:patched frontend:bugged", True),
    ("backend:free frontend:bugged", False),
]


@pytest.mark.parametrize(("project", "close"), CLOSENESS)
def test_who_is_close_to_winning(project: str, close: bool) -> None:
    assert is_close(state_of(position(["", ""], [project, ""])), 0) is close


# Traits: each changes the choice, or the score.


def test_the_aggressive_throw_bugs_where_the_defensive_patch() -> None:
    cards = "bug_backend_1 patch_backend_1"
    match = position([cards, "", ""], ["backend:free", "backend:free", ""])
    kinds = {
        name: type(think(match, Personality("normal", aggressive, defensive))[0]).__name__
        for name, aggressive, defensive in (("fighter", 100, 0), ("guardian", 0, 100))
    }
    assert kinds == {"fighter": "ThrowBug", "guardian": "ApplyPatch"}


def test_the_opportunistic_prefer_operations() -> None:
    cards = "op_recruit_ace_1 bug_backend_1"
    match = position([cards, ""], ["", "backend:bugged"])
    bold = think(match, Personality("normal", opportunistic=100))[0]
    timid = think(match, Personality("normal", opportunistic=0))[0]
    assert isinstance(bold, RecruitAce)
    assert isinstance(timid, ThrowBug)


def test_the_methodical_have_no_whims() -> None:
    match = position(["module_backend_1 module_mobile_1", ""], ["", ""])
    view = match.view(0)
    assert isinstance(view, TeraView)

    def choices_of(methodical: int) -> set[str]:
        player = Player(Personality("normal", methodical=methodical))
        chances = (FastChance(seed_from_int(number)) for number in range(30))
        moves = (player.choose(view, match.choices(0), chance) for chance in chances)
        return {game.text.format_move(move) for move in moves}

    assert len(choices_of(100)) == 1
    assert len(choices_of(20)) > 1


def test_a_player_sees_no_hidden_hand() -> None:
    """Its reasoning does not depend on other hands."""
    one = position(["bug_backend_1", "module_mobile_1"], ["", "backend:free"])
    other = position(["bug_backend_1", "patch_backend_1"], ["", "backend:free"])
    assert think(one, PERSONALITIES["hard"]) == think(other, PERSONALITIES["hard"])
    view = one.view(0)
    assert isinstance(view, TeraView)
    assert Outlook(view).now.place.count(1) == 0


@pytest.mark.skipif(not LARGE, reason="a thousand matches are for `make verify`")
@pytest.mark.parametrize(("bots", "share"), TOURNAMENTS, ids=str)
def test_each_strength_beats_the_one_below(bots: list[str], share: float) -> None:
    assert_first_is_best(game, bots, share)
