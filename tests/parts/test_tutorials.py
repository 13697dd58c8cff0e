"""Tutorials: every shipped document plays through, and each fault of a document is named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import Match, seed_from_int
from ludoteca.parts.tutorials import (
    THINKING,
    Mark,
    ScriptedMove,
    Tutorial,
    Until,
    let_pass,
    problems_of,
    scripted_move,
    start_tutorial,
    tutorial_of,
)

RISK = ludoteca.game("risk")
WITH_TUTORIAL = [name for name in ludoteca.game_ids() if tutorial_of(ludoteca.game(name))]


def risk() -> Tutorial:
    found = tutorial_of(RISK)
    assert found is not None
    return found


def test_every_large_game_has_a_tutorial() -> None:
    large = {"machiavelli", "pictionary", "risk", "teradeck", "trivia", "uno"}
    assert large <= set(WITH_TUTORIAL)


@pytest.mark.parametrize("name", WITH_TUTORIAL)
def test_a_shipped_tutorial_is_whole_and_plays_through(name: str) -> None:
    game = ludoteca.game(name)
    found = tutorial_of(game)
    assert found is not None
    assert problems_of(game, found) == []
    assert 1 <= found.minutes <= 4


@pytest.mark.parametrize("name", WITH_TUTORIAL)
def test_the_record_of_a_tutorial_replays_bit_for_bit(name: str) -> None:
    game = ludoteca.game(name)
    found = tutorial_of(game)
    assert found is not None
    match = start_tutorial(game, found, seed_from_int(1))
    for scripted in found.script:
        let_pass(match)
        match.play(scripted.seat, game.text.parse_move(scripted.move), match.at + THINKING)
    assert Match.replay(match.record()).record() == match.record()
    assert match.record()["chance"] == "scripted"


def mark(**changes: Any) -> tuple[Mark, ...]:
    return (Mark(**{"text": "welcome", **changes}),)


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a text": ({"marks": mark(text="nobody-wrote-it")}, "es: tutorial-nobody-wrote-it is missing"),
    "a hint": ({"marks": mark(hint="nor-this")}, "en: tutorial-nor-this is missing"),
    "an event": (
        {"marks": mark(until=Until(event="rained"))},
        "welcome: there is no event rained",
    ),
    "two ends": (
        {"marks": mark(until=Until(event="turn_ended", tap="hand"))},
        "welcome: ends with an event or with a tap, not both",
    ),
    "a mark that never ends": (
        {"marks": mark(until=Until(event="turn_ended", fields={"seat": 5}))},
        "the script ends, and welcome still waits",
    ),
    "a mark that is never shown": (
        {"marks": mark(on={"phase": "siesta"})},
        "the script ends, and welcome still waits",
    ),
    "a bot": ({"bot": "genius"}, "there is no bot genius"),
    "an illegal move": (
        {"script": (ScriptedMove(0, "place iceland 3"),)},
        "move 1, place iceland 3: not_owner(territory=iceland)",
    ),
    "no move at all": (
        {"script": (ScriptedMove(0, "sing"),)},
        "move 1, sing: unknown_notation",
    ),
    "a position": ({"position": "classic"}, "the match cannot begin: bad_position"),
    "options of one language": (
        {"local_options": {"es": {"map": "moon"}}},
        "the match cannot begin: bad_option",
    ),
    "an option": ({"options": {"map": "moon"}}, "the match cannot begin: bad_option"),
}


@pytest.mark.parametrize(("change", "problem"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named(change: dict[str, Any], problem: str) -> None:
    found = problems_of(RISK, replace(risk(), **change))
    assert any(each.startswith(problem) for each in found), found


def test_a_position_in_words_needs_a_notation() -> None:
    written = Tutorial(minutes=2, seats=2, script=(), marks=mark(), position="somewhere")
    problem = "the match cannot begin: impossible_position"
    assert any(each.startswith(problem) for each in problems_of(ludoteca.game("pig"), written))


def test_a_card_that_is_in_two_places_is_named() -> None:
    uno = ludoteca.game("uno")
    found = tutorial_of(uno)
    assert found is not None
    position = {**found.position, "place": {"hand 1": ["red_8", "red_8"]}}  # type: ignore[dict-item]
    problems = problems_of(uno, replace(found, position=position))
    assert any("impossible_position" in each and "red_8" in each for each in problems), problems


def test_a_guess_out_of_turn_waits_for_moves_of_the_learner() -> None:
    pictionary = ludoteca.game("pictionary")
    found = tutorial_of(pictionary)
    assert found is not None
    match = start_tutorial(pictionary, found, seed_from_int(1))
    guesses = []
    for scripted in found.script[:4]:
        guesses.append(scripted_move(found, match, 1) is not None)
        match.play(scripted.seat, pictionary.text.parse_move(scripted.move), match.at + THINKING)
    assert guesses == [False, False, False, True]


def test_a_scripted_move_waits_for_its_turn_and_ends_with_the_script() -> None:
    tutorial = risk()
    match = start_tutorial(RISK, tutorial, seed_from_int(1))
    assert scripted_move(tutorial, match, 1) is None  # not its turn
    assert scripted_move(tutorial, match, 0) == RISK.text.parse_move("place ontario 3")
    for scripted in tutorial.script:
        match.play(scripted.seat, RISK.text.parse_move(scripted.move))
    assert scripted_move(tutorial, match, 0) is None
