"""The view of a seat: the question, the seats that answered and, at the end, the answer."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Pool, Seat, View

from .events import Category, Difficulty
from .state import (
    NONE_YET,
    OPTIONS,
    Phase,
    TriviaContext,
    TriviaState,
    options_of,
    question_of,
    total_questions,
)


class TriviaView(View):
    question: str
    category: Category | None
    difficulty: Difficulty | None
    """Like `category`, None where a host's own question has none."""
    options: tuple[str, ...]
    """In the order shown; empty while the question is read."""
    mine: int | None
    """The answer of this seat."""
    right: int | None
    """The right option, once it is shown."""
    right_seats: tuple[Seat, ...]
    because: str
    source: str
    tally: tuple[int, int, int, int] | None
    """Number of answers for each option, once they are shown."""
    answers: tuple[int, ...]
    """The answer of each seat, once they are shown; negative for none."""
    asked: tuple[Seat, ...]
    answered: tuple[bool, ...]
    correct: tuple[int, ...]
    """Number of right answers of each seat so far."""
    total: int | None
    """Number of questions in the match; None where points or time end it."""


def view(state: TriviaState, seat: Seat | None, ctx: TriviaContext) -> TriviaView:
    question, shown = question_of(state, ctx), state.is_shown
    mine = NONE_YET if seat is None else state.answers[seat]
    one, two, three, four = (state.answers.count(option) for option in range(OPTIONS))
    return TriviaView.of(
        state,
        seat,
        question=question.question,
        category=question.category or None,
        difficulty=question.difficulty or None,
        options=options_of(state, ctx) if shown or state.phase == Phase.ANSWERING else (),
        mine=None if mine < 0 else mine,
        right=state.right if shown else None,
        right_seats=tuple(state.right_seats) if shown else (),
        because=question.because if shown else "",
        source=question.source if shown else "",
        answers=tuple(state.answers) if shown else (),
        tally=(one, two, three, four) if shown else None,
        answered=tuple(answer != NONE_YET for answer in state.answers),
        total=total_questions(ctx) if ctx.options.ends == "rounds" else None,
    )


def hidden(state: TriviaState, seat: Seat | None, ctx: TriviaContext) -> Iterator[Pool]:
    """The questions to come; until shown, the right option and the answers of others; while the
    question is read, the order of its options."""
    yield _to_come(state, ctx)
    if state.is_shown:
        return
    yield Pool.among([("right",)], range(OPTIONS))
    if state.phase == Phase.READING:
        yield Pool.of("shown", *range(OPTIONS))
    given = [(s, answer) for s, answer in enumerate(state.answers) if answer >= 0 and s != seat]
    yield Pool.among([("answers", other) for other, _ in given], range(OPTIONS))


def _to_come(state: TriviaState, ctx: TriviaContext) -> Pool:
    """The questions to come, which only version 1 draws at the start. Who imagines them knows only
    that they were not asked yet."""
    asked = state.order[: state.round]
    slots = Pool.of("order", *range(state.round, len(state.order))).slots
    left = [number for number in range(len(ctx.board)) if number not in asked]
    return Pool(slots, imagined=lambda chance: chance.sample(left, len(slots)))
