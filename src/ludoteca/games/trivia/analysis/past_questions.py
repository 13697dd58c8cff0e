"""The questions of a match with everybody's answers, read from its steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec import Struct

from ludoteca.kernel import Millis, Play, Seat
from ludoteca.parts.analysis import Page

from ..events import AnswerShown, SolutionShown
from ..kinds import FAMILIES, FULL
from ..moves import Reply
from ..question import Given, Question
from ..state import TriviaContext, TriviaState, question_of


class Answer(Struct, frozen=True):
    given: Given
    taken: Millis
    share: int
    """Up to `FULL`."""

    @property
    def is_right(self) -> bool:
        return self.share == FULL


class PastQuestion(Struct, frozen=True):
    question: Question
    shown: tuple[int, ...]
    """The options in the order in which they were shown."""
    asked: tuple[Seat, ...]
    answers: dict[Seat, Answer]
    is_race: bool
    """Whether the first right answer ended it, so that others could not give theirs."""
    round: int
    step: int
    """The step that showed the answer."""

    @property
    def is_scored(self) -> bool:
        return FAMILIES[self.question.kind].is_scored

    @property
    def right(self) -> list[Seat]:
        """Seats that were wholly right."""
        return [seat for seat, answer in self.answers.items() if answer.is_right]


def past_questions(
    pages: Sequence[Page], start: TriviaState, ctx: TriviaContext
) -> Iterator[PastQuestion]:
    """Every question whose answer was shown. The next one may begin in the same step, so that the
    state after it no longer knows the answers."""
    for page in pages:
        if any(isinstance(event, AnswerShown | SolutionShown) for event in page.events):
            before = start if page.before is None else cast(TriviaState, page.before.state)
            yield _past_question(page, before, ctx)


def _past_question(page: Page, before: TriviaState, ctx: TriviaContext) -> PastQuestion:
    question, shown = question_of(before, ctx), tuple(before.shown)
    given = {
        seat: (found, before.taken[seat])
        for seat in range(ctx.seats)
        if (found := before.answer_of(seat)) is not None
    }
    last = page.given
    if isinstance(last, Play) and isinstance(last.move, Reply):
        given[last.seat] = (last.move.given, last.at - before.asked_at)
    share = FAMILIES[question.kind].share
    return PastQuestion(
        question=question,
        shown=shown,
        asked=before.asked,
        answers={
            seat: Answer(said, taken, share(question, shown, said))
            for seat, (said, taken) in sorted(given.items())
        },
        is_race=ctx.options.mode == "first_correct",
        round=page.round,
        step=page.step,
    )
