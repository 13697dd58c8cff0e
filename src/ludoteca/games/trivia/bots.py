"""Players for Trivia: they have learned some of the bank, think about as long as people do, and
guess where they do not know, as they do on a host's own quiz."""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from .bank import DIFFICULTIES, answers
from .moves import Answer, Pass
from .view import TriviaView

READING_SPEED = 22
"""Milliseconds for every sign of the question and its options."""


class Quizzer:
    """Decides once a question what to answer, and when."""

    knows = (80, 60, 35)
    """How many of 100 easy, medium and hard questions it knows."""
    passes = 10
    """How many of 100 questions it does not know it leaves to the others."""
    pace = 100
    """How much of a person's usual time it takes, of 100."""

    def __init__(self) -> None:
        self.decided = ""
        self.answer: Move = Pass()

    def choose(self, view: TriviaView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.decided != view.question:
            self.decided = view.question
            return Wait(self._decide(view, chance))
        return self.answer

    def _decide(self, view: TriviaView, chance: Chance) -> int:
        """Settle on an answer and say how long that takes: knowing is quicker than guessing."""
        level = DIFFICULTIES.index(view.difficulty) if view.difficulty in DIFFICULTIES else 1
        known = answers().get(view.question)
        signs = len(view.question) + sum(map(len, view.options))
        thinking = sum(chance.between(100, 1100 + 600 * level) for _ in range(3))
        if known in view.options and chance.below(100) < self.knows[level]:
            self.answer = Answer(view.options.index(known))
        else:
            is_passed = chance.below(100) < self.passes
            self.answer = Pass() if is_passed else Answer(chance.below(len(view.options)))
            thinking += chance.between(1500, 6000)
        return (signs * READING_SPEED + thinking) * self.pace // 100


class Easy(Quizzer):
    knows, pace = (55, 35, 15), 130


class Normal(Quizzer):
    pass


class Hard(Quizzer):
    knows, passes, pace = (97, 90, 75), 30, 75


BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
