"""Bots for Trivia: they know a part of the shipped questions, as people of different learning do,
answer about as fast as people, and guess otherwise, as on a host's own quiz."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.kernel import Chance, Choices, Move, Wait

from .bank import known
from .moves import Answer, Arrange, Choose, Estimate, Pass, Point, Write
from .question import DIFFICULTIES, Kind, Question
from .view import TriviaView

READING_SPEED = 32
"""Milliseconds per character of the question and its options."""
WRITING_SPEED = 180
"""Milliseconds per character that a bot types."""
FORM = 8
"""A bot knows up to so many percent more or less than others of its strength, for a whole match."""
WORST_ESTIMATE = 40
"""A bot that does not know a number is at most so many percent wrong about it."""


class Quizzer:
    """Decides once per question what to answer, and when. With what it guesses it is right about
    seven times in ten; an easy one five, a hard one eight."""

    knows = (78, 60, 42)
    """Percent of easy, medium and hard questions it knows."""
    passes = 10
    """Percent of unknown questions it passes on."""
    pace = 100
    """Time to answer, in percent of a person's."""

    def __init__(self) -> None:
        self.decided = ""
        self.answer: Move = Pass()
        self.form: int | None = None

    def choose(self, view: TriviaView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.decided != view.question:
            self.decided = view.question
            return Wait(self._decide(view, choices, chance))
        return self.answer if self.answer in choices else Pass()

    def _decide(self, view: TriviaView, choices: Choices, chance: Chance) -> int:
        """Choose an answer and return the time it takes: knowing is quicker than guessing."""
        if self.form is None:
            self.form = chance.between(-FORM, FORM)
        level = DIFFICULTIES.index(view.difficulty) if view.difficulty in DIFFICULTIES else 1
        right = right_answer(view)
        signs = len(view.question) + sum(map(len, view.options))
        thinking = sum(chance.between(200, 1400 + 600 * level) for _ in range(3))
        if right is not None and chance.below(100) < self.knows[level] + self.form:
            self.answer = right
        else:
            is_passed = chance.below(100) < self.passes
            self.answer = Pass() if is_passed else guess(view, choices, chance)
            thinking += chance.between(1500, 6000)
        if isinstance(self.answer, Write):
            thinking += WRITING_SPEED * len(self.answer.text)
        return (signs * READING_SPEED + thinking) * self.pace // 100


def guess(view: TriviaView, choices: Choices, chance: Chance) -> Move:
    """Any answer, but no word at random; about a number of ours everybody has an idea."""
    if view.kind == "typed":
        return Pass()
    question = known().get(view.question)
    if view.kind != "number" or question is None or question.kind != "number":
        return next(row for row in choices.rows if row.move is not Pass).sample(chance)
    percent = chance.between(100 - WORST_ESTIMATE, 100 + WORST_ESTIMATE)
    estimate = float(round(question.number * percent / 100))
    least = estimate if view.low is None else max(estimate, view.low)
    return Estimate(least if view.high is None else min(least, view.high))


def right_answer(view: TriviaView) -> Move | None:
    """The right answer to a shipped question, as far as it is one."""
    question = known().get(view.question)
    if question is None or question.kind != view.kind or not _is_same(question, view):
        return None
    return RIGHT[view.kind](question, view) if view.kind in RIGHT else None


def _is_same(question: Question, view: TriviaView) -> bool:
    """Whether the options are those of the shipped question: hosts may ask the same otherwise."""
    return sorted(question.options) == sorted(view.options)


def _positions(question: Question, view: TriviaView) -> list[int]:
    """Where each option of the question is shown."""
    return [view.options.index(option) for option in question.options]


RIGHT: Mapping[Kind, Callable[[Question, TriviaView], Move]] = {
    "choice": lambda question, view: Answer(_positions(question, view)[0]),
    "true_false": lambda question, view: Answer(int(not question.truth)),
    "several": lambda question, view: Choose(
        tuple(sorted(_positions(question, view)[: question.right]))
    ),
    "typed": lambda question, view: Write(question.answers[0]),
    "number": lambda question, view: Estimate(question.number),
    "order": lambda question, view: Arrange(tuple(_positions(question, view))),
    "hotspot": lambda question, view: Point(question.areas[0].x, question.areas[0].y),
}
"""What a bot that knows the question answers, by its kind."""


class Easy(Quizzer):
    knows, pace = (62, 47, 32), 115


class Normal(Quizzer):
    pass


class Hard(Quizzer):
    knows, passes, pace = (93, 82, 68), 20, 85


BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
