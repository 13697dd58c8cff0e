"""The report of every question: how many knew it, how soon, and what was answered how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from statistics import fmean, median_low

from msgspec import Struct

from ludoteca.kernel import Millis
from ludoteca.parts.wording import fold

from ..kinds import FAMILIES, FULL, number_text
from ..question import Given, Kind, Question
from .past_questions import Answer, PastQuestion

MOST_ANSWERS = 8
"""Different answers that are listed, the most frequent ones first, where there are no options."""


class GivenAnswer(Struct, frozen=True):
    """An answer and how often it was given."""

    text: str
    """Of true and false, one of these words, which clients name."""
    count: int
    right: bool


class QuestionReport(Struct, frozen=True, kw_only=True):
    round: int
    step: int
    """The position that shows the answer."""
    kind: Kind
    question: str
    category: str
    difficulty: str
    answer: str
    """In words: of true and false, one of these; of a poll and a place in a picture nothing."""
    asked: int
    """Number of players who might answer."""
    answered: int
    right: int
    """Number of wholly right answers."""
    share: int | None
    """How right the players were on average, in percent: all of them, or where the first right
    answer ended the question those who answered. None where nothing is right or wrong."""
    median: Millis | None
    """The time of the answer in the middle."""
    answers: tuple[GivenAnswer, ...]


class QuizReport(Struct, frozen=True):
    questions: tuple[QuestionReport, ...]
    """In the order in which they were asked."""


def report_of(asked: Iterable[PastQuestion], silenced: Collection[int]) -> QuizReport:
    return QuizReport(tuple(_report(one, silenced) for one in asked))


def _report(one: PastQuestion, silenced: Collection[int]) -> QuestionReport:
    question, answers = one.question, one.answers.values()
    shares = [answer.share for answer in answers]
    if not shares or not one.is_race:
        shares += [0] * (len(one.asked) - len(shares))
    return QuestionReport(
        round=one.round,
        step=one.step + 1,
        kind=question.kind,
        question=question.question,
        category=question.category,
        difficulty=question.difficulty,
        answer=_answer(question),
        asked=len(one.asked),
        answered=len(answers),
        right=len(one.right),
        share=round(100 * fmean(shares) / FULL) if one.is_scored and shares else None,
        median=median_low(answer.taken for answer in answers) if answers else None,
        answers=_answers(one, silenced),
    )


def _answer(question: Question) -> str:
    if question.kind == "choice":
        return question.options[0]
    return FAMILIES[question.kind].told(question)


def _answers(one: PastQuestion, silenced: Collection[int]) -> tuple[GivenAnswer, ...]:
    """Every option with its count; where there are none, the most frequent answers."""
    question = one.question
    if question.kind == "hotspot":
        return ()
    if question.kind in ("choice", "several", "poll", "true_false"):
        return _options(one)
    heard = [
        answer
        for seat, answer in one.answers.items()
        if question.kind != "typed" or seat not in silenced
    ]
    return _frequent(question, one.shown, heard)


def _options(one: PastQuestion) -> tuple[GivenAnswer, ...]:
    chosen: Counter[int] = Counter()
    for answer in one.answers.values():
        given = answer.given
        chosen.update(given if isinstance(given, tuple) else [int(given)])
    right = FAMILIES[one.question.kind].solution(one.question, one.shown).options
    texts = [one.question.options[at] for at in one.shown] if one.question.options else _TRUTHS
    return tuple(GivenAnswer(text, chosen[at], at in right) for at, text in enumerate(texts))


_TRUTHS = ["true", "false"]


def _frequent(
    question: Question, shown: tuple[int, ...], heard: Collection[Answer]
) -> tuple[GivenAnswer, ...]:
    texts = [_text(question, shown, answer.given) for answer in heard]
    same = fold if question.kind == "typed" else str
    counted = Counter(map(same, texts))
    first = {same(text): text for text in reversed(texts)}
    right = {same(text) for text, answer in zip(texts, heard, strict=True) if answer.is_right}
    return tuple(
        GivenAnswer(first[key], count, key in right)
        for key, count in counted.most_common(MOST_ANSWERS)
    )


def _text(question: Question, shown: tuple[int, ...], given: Given) -> str:
    if isinstance(given, tuple):
        return " → ".join(question.options[shown[at]] for at in given)
    return given.strip() if isinstance(given, str) else number_text(given)
