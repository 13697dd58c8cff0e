"""Nothing is asked twice at a table until everything has been."""

from __future__ import annotations

from typing import Any

from ludoteca.games.trivia.bank import LANGUAGES
from ludoteca.games.trivia.game import game
from ludoteca.kernel import JsonObject, Match
from tests.games.trivia.playing import act, begin, state_of

SMALL: JsonObject = {"category": "music", "difficulty": "easy", "mode": "everyone", "rounds": 10}


def play(seed: int, **options: Any) -> Match:
    """A match in which everybody passes."""
    match = begin(seed=seed, **options)
    while not match.over:
        act(match, "wait 20000")
    return match


def asked(match: Match) -> list[str]:
    board = match.engine.ctx.board
    return [board[number].question for number in state_of(match).order]


def test_a_table_is_not_asked_again_what_it_has_had() -> None:
    first = play(1, **SMALL)
    second = play(1, **SMALL, **first.spent_content())
    assert len(asked(first)) == len(asked(second)) == 10
    assert set(asked(first)).isdisjoint(asked(second))


def test_once_everything_was_asked_it_begins_again_without_the_latest() -> None:
    spent: JsonObject = {}
    seen: list[str] = []
    available = len(begin(**SMALL).engine.ctx.board)
    while len(seen) < available:
        match = play(len(seen), **SMALL, **spent)
        spent, seen = match.spent_content(), [*seen, *asked(match)]
    assert {*seen} == {question.question for question in match.engine.ctx.board}
    assert len(seen) - available < SMALL["rounds"]
    assert len(spent["had"]) == SMALL["rounds"]
    assert {*asked(play(99, **SMALL, **spent))}.isdisjoint(asked(match))


def test_what_was_asked_of_other_categories_stays_known() -> None:
    music = play(1, **SMALL).spent_content()
    food = play(1, **SMALL | {"category": "food"}, **music).spent_content()
    assert food["had"][:10] == music["had"]
    assert len({*food["had"]}) == 20


def test_every_language_has_questions_of_its_own() -> None:
    had = [play(1, **SMALL, language=language).spent_content()["had"] for language in LANGUAGES]
    assert {*had[0]}.isdisjoint(had[1])


def test_a_record_replays_with_what_the_table_had() -> None:
    match = play(2, **SMALL, **play(1, **SMALL).spent_content())
    record = match.record()
    assert len(record["options"]["had"]) == 10
    assert asked(Match.replay(record, game)) == asked(match)
