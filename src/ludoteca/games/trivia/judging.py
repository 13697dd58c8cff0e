"""What an answer is worth: one pure function of the question, the answer and the time it took. It
knows of no seats, so that it serves whoever answers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.kernel import Millis
from ludoteca.parts.speed import classic_points, linear_points

from .about import TriviaOptions
from .kinds import FAMILIES, FULL
from .question import DIFFICULTIES, Given, Question

LINEAR_BASE = 10
HALVES = dict(zip(DIFFICULTIES, (2, 3, 4), strict=True))
"""Factor by difficulty, in halves: 1, 1.5 and 2."""


class Judgement(Struct, frozen=True):
    """An answer, judged."""

    share: int
    """The share of the points it is worth, up to `FULL`."""
    points: int
    """Negative where a wrong answer costs some."""

    @property
    def is_right(self) -> bool:
        return self.share == FULL


def judge(
    question: Question, shown: Sequence[int], given: Given, taken: Millis, options: TriviaOptions
) -> Judgement:
    """Judge an answer to a question whose options were shown in this order."""
    share = FAMILIES[question.kind].share(question, shown, given)
    return Judgement(share, points_for(question, share, taken, options))


def points_for(question: Question, share: int, taken: Millis, options: TriviaOptions) -> int:
    """Points for an answer of this share. Only right answers are paid where the first one ends the
    question, and a poll pays nothing."""
    if not FAMILIES[question.kind].is_scored:
        return 0
    if not share:
        return -options.penalty
    if share < FULL and options.mode == "first_correct":
        return 0
    if options.points == "classic":
        points = classic_points(taken)
    else:
        points = linear_points(LINEAR_BASE, options.bonus, taken, options.limit)
    halves = HALVES.get(question.difficulty, 2) if options.difficulty_counts else 2
    whole = points * halves // 2
    return (2 * whole * share + FULL) // (2 * FULL)
