"""The answers open to a seat: the move of each kind of question, with its domain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from ludoteca.kernel import Chance, Choices, Free, Range, Text
from ludoteca.kernel.choices.move import Row

from .kinds import FAMILIES, MAX_TYPED
from .moves import Answer, Arrange, Choose, Estimate, Pass, Point, Write
from .question import THOUSAND, Given, Kind, Question

SAMPLE_LOW, SAMPLE_HIGH = 0, 2000
"""Random play guesses numbers between these where the question sets no limits."""


def choices_for(question: Question) -> Choices:
    """The answers to a question, and to leave it."""
    return Choices(ROWS[question.kind](question), Pass.where())


def sample_answer(question: Question, chance: Chance) -> Given:
    """Any answer."""
    move = ROWS[question.kind](question).sample(chance)
    if isinstance(move, Point):
        return (move.x, move.y)
    given: Given = getattr(move, move.__struct_fields__[0])
    return given


def _option(question: Question) -> Row:
    return Answer.where(option=Range(0, FAMILIES[question.kind].places(question) - 1))


def _options(question: Question) -> Row:
    places = range(len(question.options))
    subsets = [chosen for count in places for chosen in combinations(places, count + 1)]
    return Choose.where(options=subsets)


def _text(question: Question) -> Row:
    return Write.where(text=Text(MAX_TYPED))


def _number(question: Question) -> Row:
    low = SAMPLE_LOW if question.low is None else question.low
    high = SAMPLE_HIGH if question.high is None else question.high
    limits = {"low": question.low, "high": question.high}

    def guess(chance: Chance) -> float:
        return low + (max(high, low) - low) * chance.below(THOUSAND + 1) / THOUSAND

    hints = tuple((name, limit) for name, limit in limits.items() if limit is not None)
    return Estimate.where(number=Free("number", guess, _accepted(question), hints))


def _order(question: Question) -> Row:
    count = len(question.options)

    def shuffled(chance: Chance) -> tuple[int, ...]:
        return tuple(chance.sample(range(count), count))

    return Arrange.where(
        order=Free("order", shuffled, _accepted(question), hints=(("items", count),))
    )


def _point(question: Question) -> Row:
    return Point.where(x=Range(0, THOUSAND), y=Range(0, THOUSAND))


def _accepted(question: Question) -> Callable[[Given], bool]:
    return lambda given: FAMILIES[question.kind].accepts(question, given)


ROWS: Mapping[Kind, Callable[[Question], Row]] = {
    "choice": _option,
    "true_false": _option,
    "poll": _option,
    "several": _options,
    "typed": _text,
    "number": _number,
    "order": _order,
    "hotspot": _point,
}
