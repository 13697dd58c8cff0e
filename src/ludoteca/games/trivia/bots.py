"""Bots for Trivia: they know a part of the shipped questions, answer about as fast as people, and
guess otherwise, as on a host's own quiz."""

from __future__ import annotations

from ludoteca.kernel import Chance, Choices, Move, Wait

from .bank import known
from .moves import Answer, Pass
from .question import DIFFICULTIES
from .view import TriviaView

READING_SPEED = 22
"""Milliseconds per character of the question and its options."""


class Quizzer:
    """Decides once per question what to answer, and when."""

    knows = (80, 60, 35)
    """Percent of easy, medium and hard questions it knows."""
    passes = 10
    """Percent of unknown questions it passes on."""
    pace = 100
    """Time to answer, in percent of a person's."""

    def __init__(self) -> None:
        self.decided = ""
        self.answer: Move = Pass()

    def choose(self, view: TriviaView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.decided != view.question:
            self.decided = view.question
            return Wait(self._decide(view, chance))
        return self.answer

    def _decide(self, view: TriviaView, chance: Chance) -> int:
        """Choose an answer and return the time it takes: knowing is quicker than guessing."""
        level = DIFFICULTIES.index(view.difficulty) if view.difficulty in DIFFICULTIES else 1
        question = known().get(view.question)
        right = question.options[0] if question and question.options else None
        signs = len(view.question) + sum(map(len, view.options))
        thinking = sum(chance.between(100, 1100 + 600 * level) for _ in range(3))
        if right in view.options and chance.below(100) < self.knows[level]:
            self.answer = Answer(view.options.index(right))
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
