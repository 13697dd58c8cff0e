"""The view of a seat: the question, the seats that answered and, at the end, the answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Self

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.kernel import Pool, Seat, View

from .choices import sample_answer
from .events import Category, Difficulty
from .kinds import FAMILIES, FULL
from .question import Given, Kind, Solution
from .state import (
    NO_OPTION,
    NONE_YET,
    PASSED,
    Phase,
    TriviaContext,
    TriviaState,
    options_of,
    question_of,
    total_questions,
)


class TriviaView(View):
    kind: Kind
    question: str
    category: Category | None
    difficulty: Difficulty | None
    """Like `category`, None where a host's own question has none."""
    picture: str
    """An uploaded file, `sha256:<digest>`, or one of ours, `shipped:<name>`; empty for none."""
    sound: str
    alt: str
    """The picture or sound in words."""
    options: tuple[str, ...]
    """In the order shown; empty while the question is read, and for kinds without options."""
    places: int
    """Number of the options, known before they are shown."""
    unit: str
    """Of the number that is asked for, with the limits of what may be answered."""
    low: float | None
    high: float | None
    ends: tuple[str, ...]
    """What the first and the last place of an order stand for, or nothing."""
    mine: int | None
    """The option that this seat has chosen."""
    given: Given | None
    """The answer of this seat, of any kind."""
    right: int | None
    """The right option, once it is shown, where a single one is right."""
    solution: Solution | None
    """The answer, once it is shown."""
    right_seats: tuple[Seat, ...]
    because: str
    source: str
    tally: tuple[int, ...] | None
    """Number of answers for each option, once they are shown."""
    answers: tuple[int, ...]
    """The option each seat has chosen, once they are shown; negative for none."""
    replies: tuple[Given | None, ...]
    """The answer of each seat, of any kind, once they are shown."""
    shares: tuple[int, ...]
    """How right each seat was, in percent, once the answer is shown."""
    asked: tuple[Seat, ...]
    answered: tuple[bool, ...]
    correct: tuple[int, ...]
    """Number of right answers of each seat so far."""
    total: int | None
    """Number of questions in the match; None where points or time end it."""

    def without_words_of(self, seats: Collection[Seat]) -> Self:
        """Without what muted seats have typed."""
        if self.kind != "typed":
            return self
        replies = enumerate(self.replies)
        return replace(self, replies=tuple(None if s in seats else said for s, said in replies))


def view(state: TriviaState, seat: Seat | None, ctx: TriviaContext) -> TriviaView:
    question, shown = question_of(state, ctx), state.is_shown
    mine = None if seat is None else state.answer_of(seat)
    replies = [state.answer_of(one) for one in range(ctx.seats)]
    family = FAMILIES[question.kind]
    return TriviaView.of(
        state,
        seat,
        kind=question.kind,
        question=question.question,
        category=question.category or None,
        difficulty=question.difficulty or None,
        picture=question.picture,
        sound=question.sound,
        alt=question.alt,
        options=options_of(state, ctx) if shown or state.phase == Phase.ANSWERING else (),
        places=family.places(question),
        unit=question.unit,
        low=question.low,
        high=question.high,
        ends=question.ends,
        mine=mine if state.given is UNSET and isinstance(mine, int) else None,
        given=mine,
        right=state.right if shown and state.right != NO_OPTION else None,
        solution=family.solution(question, state.shown) if shown else None,
        right_seats=tuple(state.right_seats) if shown else (),
        because=question.because if shown else "",
        source=question.source if shown else "",
        answers=_options_chosen(state) if shown else (),
        replies=tuple(replies) if shown else (),
        shares=_percents(state, ctx) if shown else (),
        tally=_tally(state, replies) if shown else None,
        answered=tuple(answer != NONE_YET for answer in state.answers),
        total=total_questions(ctx) if ctx.options.ends == "rounds" else None,
    )


def _options_chosen(state: TriviaState) -> tuple[int, ...]:
    return tuple(
        answer if state.given is UNSET or answer < 0 else PASSED for answer in state.answers
    )


def _percents(state: TriviaState, ctx: TriviaContext) -> tuple[int, ...]:
    return tuple(100 * state.share_of(seat) // FULL for seat in range(ctx.seats))


def _tally(state: TriviaState, replies: list[Given | None]) -> tuple[int, ...]:
    """How often each option was chosen; nothing for kinds without options."""
    return tuple(
        sum(option in reply if isinstance(reply, tuple) else option == reply for reply in replies)
        for option in range(len(state.shown))
    )


def hidden(state: TriviaState, seat: Seat | None, ctx: TriviaContext) -> Iterator[Pool]:
    """The questions to come; until shown, the right option and the answers of others; while the
    question is read, the order of its options."""
    yield _to_come(state, ctx)
    if state.is_shown:
        return
    options = range(len(state.shown))
    if state.right != NO_OPTION:
        yield Pool.among([("right",)], options)
    family = FAMILIES[question_of(state, ctx).kind]
    if state.phase == Phase.READING and family.is_shuffled:
        yield Pool.of("shown", *options)
    others = [other for other, answer in enumerate(state.answers) if answer >= 0 and other != seat]
    if state.given is UNSET:
        yield Pool.among([("answers", other) for other in others], options)
        return
    yield Pool(
        tuple(("given", other) for other in others),
        lambda chance: [sample_answer(question_of(state, ctx), chance) for _ in others],
    )
    answered = [one for one, answer in enumerate(state.answers) if answer >= 0]
    yield Pool.among([("shares", one) for one in answered], (0, FULL))


def _to_come(state: TriviaState, ctx: TriviaContext) -> Pool:
    """The questions to come, which only version 1 draws at the start. Who imagines them knows only
    that they were not asked yet."""
    slots = Pool.of("order", *range(state.round, len(state.order))).slots
    if not slots:
        return Pool(slots)
    asked = {*state.order[: state.round]}
    left = [number for number in range(len(ctx.board)) if number not in asked]
    return Pool(slots, imagined=lambda chance: chance.sample(left, len(slots)))
