"""Quick quiz: all seats answer at once; a right answer pays 100 and up to 50 for speed.

A round is a question; it ends when all have answered or time is up, and rests while the right
answer is shown. Seats may play in teams, whose points add up.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from ludoteca import (
    About,
    Chance,
    Choices,
    Context,
    Due,
    Event,
    EveryoneActed,
    FixedRounds,
    Game,
    Move,
    Options,
    Pool,
    Range,
    RoundRules,
    Seat,
    State,
    TimeUp,
    View,
    Wait,
    any_of,
    between,
    duration,
)

HERE = Path(__file__).parent
BANK: dict[str, list[tuple[str, list[str]]]]
BANK = json.loads((HERE / "questions.json").read_text("utf-8"))
"""Language → questions with four options, the right one first; a match shuffles them."""
NONE_YET = -1


class QuizOptions(Options):
    language: Literal["en", "es"] = "en"
    questions: Annotated[int, between(1, len(BANK["en"]))] = 5
    seconds: Annotated[int, duration(3, 60)] = 20
    show_answer: Annotated[int, duration(0, 30)] = 3


Ctx: TypeAlias = Context[QuizOptions]


class QuizState(State):
    order: list[int]
    shown: list[int] = []
    right: int = 0
    answers: list[int] = []
    taken: list[int] = []
    asked_at: int = 0

    @classmethod
    def start(cls, ctx: Ctx) -> QuizState:
        return cls(order=ctx.chance.sample(range(len(BANK["en"])), ctx.options.questions))


class QuizView(View):
    question: str
    options: tuple[str, ...]
    taken: tuple[int, ...]
    mine: int
    right: int | None


class Answered(Event, secret=("option",)):
    seat: Seat
    option: int | None


class AnswerShown(Event):
    answer: str
    seats: tuple[Seat, ...]


class Answer(Move):
    """Choose one of the four options."""

    option: int

    def apply(self, state: QuizState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.answers[seat] = self.option
        state.taken[seat] = ctx.at - state.asked_at
        yield Answered(seat, self.option)


class QuizRounds(RoundRules):
    ends = any_of(EveryoneActed(), TimeUp())

    def begin(self, state: QuizState, ctx: Ctx) -> None:
        state.shown = ctx.chance.sample(range(4), 4)
        state.right = state.shown.index(0)
        state.answers, state.taken = [NONE_YET] * ctx.seats, [NONE_YET] * ctx.seats
        state.asked_at = ctx.at

    def to_act(self, state: QuizState, ctx: Ctx) -> list[Seat]:
        return [seat for seat in state.seats_in if state.answers[seat] == NONE_YET]

    def choices(self, state: QuizState, seat: Seat, ctx: Ctx) -> Choices:
        waiting = state.answers[seat] == NONE_YET
        return Choices(Answer.where(option=Range(0, 3))) if waiting else Choices()

    def due(self, state: QuizState, ctx: Ctx) -> Due:
        return Due(state.asked_at + 1000 * ctx.options.seconds, "time_up")

    def end(self, state: QuizState, ctx: Ctx) -> Iterator[Event]:
        _, options = asked(state, ctx)
        yield AnswerShown(options[0], tuple(right_seats(state)))

    def points(self, state: QuizState, ctx: Ctx) -> list[int]:
        pay = [100 + max(0, 50 - taken // 1000) for taken in state.taken]
        return [pay[seat] if seat in right_seats(state) else 0 for seat in range(ctx.seats)]

    def rejoin(self, state: QuizState, seat: Seat, ctx: Ctx) -> None:
        """A seat may come back for the next question."""


class QuizRules(FixedRounds):
    def pause_after(self, state: QuizState, ctx: Ctx) -> int:
        return 1000 * ctx.options.show_answer


def asked(state: QuizState, ctx: Ctx) -> tuple[str, list[str]]:
    return BANK[ctx.options.language][state.order[state.round - 1]]


def right_seats(state: QuizState) -> list[Seat]:
    return [seat for seat, answer in enumerate(state.answers) if answer == state.right]


def is_shown(state: QuizState) -> bool:
    return state.rest_until is not None or bool(state.over)


def view(state: QuizState, seat: Seat | None, ctx: Ctx) -> QuizView:
    question, options = asked(state, ctx)
    return QuizView.of(
        state, seat, question=question, options=tuple(options[i] for i in state.shown),
        mine=NONE_YET if seat is None else state.answers[seat],
        right=state.right if is_shown(state) else None,
    )  # fmt: skip


def hidden(state: QuizState, seat: Seat | None, ctx: Ctx) -> Iterator[Pool]:
    to_come = range(state.round, len(state.order))
    yield Pool.among([("order", at) for at in to_come], range(len(BANK["en"])))
    given = [("answers", s) for s, a in enumerate(state.answers) if a != NONE_YET and s != seat]
    yield Pool.among(given, range(4))
    if not is_shown(state):
        yield Pool.among([("right",)], range(4))


class Guesser:
    """Thinks for two to eight seconds, then guesses."""

    thought_about = 0

    def choose(self, view: QuizView, choices: Choices, chance: Chance) -> Move | Wait:
        if self.thought_about < view.round:
            self.thought_about = view.round
            return Wait(chance.between(2000, 8000))
        return choices.sample(chance)


game = Game(
    about=About(
        id="quick_quiz", seats=(2, 10), pace="live", options=QuizOptions, teams=True,
        small=True, agreements=("early_end",),
        locale=HERE / "locale",
    ),
    state=QuizState, moves=(Answer,), events=(Answered, AnswerShown),
    rounds=QuizRounds(), rules=QuizRules("questions"),
    view=view, hidden=hidden, bots={"easy": Guesser},
)  # fmt: skip
