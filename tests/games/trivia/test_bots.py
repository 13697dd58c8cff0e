"""The bots of Trivia: stronger ones know more, none is faster than a person, and all guess on a
host's own quiz."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.trivia.bots import RIGHT
from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.kinds import FAMILIES, FULL
from ludoteca.games.trivia.state import question_of
from ludoteca.kernel import FastChance, Match, Play, seed_from_int
from tests.games.trivia.every_kind import EVERY_KIND
from tests.games.trivia.playing import begin, state_of

QUICKEST = 1500


def played(*bots: str, seed: int, **options: Any) -> Match:
    match = begin(seats=len(bots), seed=seed, mode="everyone", rounds=20, **options)
    chance = FastChance(seed_from_int(seed))
    drive(match, [game.make_bot(bot) for bot in bots], chance)
    return match


def right_of(match: Match) -> list[int]:
    return state_of(match).correct


def test_bots_are_right_as_often_as_people_of_different_learning() -> None:
    matches = [right_of(played("easy", "normal", "hard", seed=seed)) for seed in range(10)]
    easy, normal, hard = (sum(column) / (10 * 20) for column in zip(*matches, strict=True))
    assert 0.45 < easy < 0.63 < normal < 0.77 < hard < 0.92


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_harder_questions_are_harder_for_bots(bot: str) -> None:
    easy, hard = (
        sum(sum(right_of(played(bot, bot, seed=seed, difficulty=level))) for seed in range(4))
        for level in ("easy", "hard")
    )
    assert hard < easy


def test_no_bot_answers_before_a_person_could_have_read() -> None:
    match = played("hard", "hard", seed=1, reading=3, showing=0)
    asked, since = 0, []
    for given in match.log:
        if isinstance(given, Play):
            since.append(given.at - asked)
        else:
            asked = given.at
    assert min(since) >= QUICKEST


def test_on_a_quiz_of_the_host_bots_only_guess() -> None:
    questions = [
        {"question": f"{n}?", "options": ["a", "b", "c", "d"], "answer": 0} for n in range(20)
    ]
    match = played("hard", "hard", "hard", seed=2, quiz={"questions": questions})
    assert sum(right_of(match)) < 30


@pytest.mark.parametrize("kind", sorted({*FAMILIES} - {"poll"}))
def test_a_bot_that_knows_a_question_of_any_kind_answers_it_rightly(kind: str) -> None:
    for seed in range(5):
        match = begin(kind=kind, mode="everyone", seed=seed)
        question = question_of(state_of(match), match.engine.ctx)
        right = RIGHT[question.kind](question, match.view(0))  # type: ignore[arg-type]
        assert right in match.choices(0)
        match.play(0, right, match.at)
        assert state_of(match).share_of(0) == FULL


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_bots_answer_questions_of_every_kind(bot: str) -> None:
    matches = [played(bot, bot, seed=seed, quiz=EVERY_KIND) for seed in range(4)]
    moves = {one.move.tag for match in matches for one in match.log if isinstance(one, Play)}
    assert moves >= {"answer", "choose", "estimate", "arrange", "point"}
    assert "write" not in moves
