"""The bots of Pictionary: one person can play with them alone."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from ludoteca.arena.drive import drive
from ludoteca.games.pictionary.events import Guessed
from ludoteca.games.pictionary.game import game
from ludoteca.games.pictionary.moves import Draw, Guess
from ludoteca.kernel import (
    FastChance,
    Match,
    Observer,
    Play,
    RoundStarted,
    State,
    Step,
    seed_from_int,
)
from tests.games.pictionary.playing import begin


def played(*bots: str, seed: int, **options: Any) -> Match:
    match = begin(seats=len(bots), seed=1 + 1000 * seed, ends="rounds", rounds=2, **options)
    drive(match, [game.make_bot(bot) for bot in bots], FastChance(seed_from_int(seed)))
    return match


def points(match: Match) -> int:
    return sum(match.state.scores)


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_bots_draw_and_guess(bot: str) -> None:
    match = played(bot, bot, bot, seed=1, difficulty="easy")
    moves = {type(given.move) for given in match.log if isinstance(given, Play)}
    assert {Draw, Guess} <= moves


def test_letters_help_those_who_look_at_them() -> None:
    blind = sum(points(played("normal", "normal", seed=seed)) for seed in range(6))
    helped = sum(points(played("normal", "normal", seed=seed, hints="length")) for seed in range(6))
    assert helped > blind


@pytest.mark.parametrize("guessing", ["typed", "spoken"])
def test_with_words_of_the_host_they_wait_or_give_up(guessing: str) -> None:
    words = {"words": ["one", "two", "three", "four"]}
    match = played("hard", "hard", seed=1, words=words, guessing=guessing)
    assert match.over


class Guesses(Observer):
    """The wrong guesses of every round."""

    def __init__(self) -> None:
        self.rounds: list[list[str]] = [[]]

    def step(self, match: Match, step: Step[State]) -> None:
        for event in step.events:
            if isinstance(event, RoundStarted):
                self.rounds.append([])
            elif isinstance(event, Guessed):
                self.rounds[-1].append(event.text)


def test_nobody_guesses_a_word_again_that_was_wrong() -> None:
    heard = Guesses()
    Match.replay(played("hard", "hard", "hard", seed=3).record(), game, observers=(heard,))
    assert max(map(len, heard.rounds)) > 3
    assert all(len(said) == len(set(said)) for said in heard.rounds)


def test_what_a_bot_is_asked_can_be_sent_to_another_process() -> None:
    match = begin()
    for seat in range(3):
        question = match.view(seat), match.choices(seat).expanded().rows
        assert pickle.loads(pickle.dumps(question))[0] == question[0]
