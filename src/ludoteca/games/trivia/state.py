"""The state of a match of Trivia: the question, the order of its options, the answers."""

from __future__ import annotations

from typing import Self, TypeAlias

from msgspec import UNSET, UnsetType

from ludoteca.kernel import Context, JsonObject, Millis, Seat, State
from ludoteca.parts.spent_content import spent_keys, unused

from .about import MOST_SPENT, TriviaOptions
from .kinds import FAMILIES, FULL
from .question import Bank, Given, Question

TriviaContext: TypeAlias = Context[TriviaOptions, Bank]

LAZY = 2
"""The rules version from which questions are drawn one by one."""
NONE_YET, PASSED = -1, -2
"""Values in place of an answer."""
GIVEN = 0
"""Stands in `answers` for an answer that is in `given`."""
NO_OPTION = -3
"""In place of the right option where no single one is right."""
ONE_OPTION = ("choice", "true_false", "poll")
"""Kinds of question that are answered with an option."""


class Phase:
    """Phases of a round."""

    READING = "reading"
    ANSWERING = "answering"


class TriviaState(State):
    order: list[int]
    """The questions asked so far, by their number in the bank; in version 1 all of the match."""
    shown: list[int] = []
    """The options in the order shown; 0 is the first in the bank, the right one."""
    right: int = 0
    """Position of the right option, or `NO_OPTION`."""
    solved: list[int] = []
    """Positions of the right option in earlier rounds, which the event told: public facts that stay
    in the state. `NO_OPTION` for kinds whose event does not name a position."""
    asked: tuple[Seat, ...] = ()
    """Seats that may answer this question."""
    answers: list[int] = []
    given: list[Given | None] | UnsetType = UNSET
    """The answers to a question that is not answered with one option; otherwise absent, so that
    the digests of earlier matches stay as they were."""
    shares: list[int] | UnsetType = UNSET
    """What they are worth, as shares of the points."""
    taken: list[Millis] = []
    """Time each seat took to answer."""
    asked_at: Millis = 0
    """When the options appeared, or will."""
    correct: list[int]
    correct_time: list[Millis]
    """Total time of each seat for its right answers, which `correct` counts."""

    @classmethod
    def start(cls, ctx: TriviaContext) -> Self:
        return cls(
            order=drawn_at_once(ctx) if ctx.version < LAZY else [],
            correct=[0] * ctx.seats,
            correct_time=[0] * ctx.seats,
        )

    @property
    def right_seats(self) -> list[Seat]:
        """Seats that were wholly right."""
        return [seat for seat in range(len(self.answers)) if self.share_of(seat) == FULL]

    def share_of(self, seat: Seat) -> int:
        """The share of the points that a seat's answer is worth."""
        if self.shares is not UNSET:
            return self.shares[seat]
        return FULL if self.answers[seat] == self.right else 0

    def answer_of(self, seat: Seat) -> Given | None:
        """What a seat has answered."""
        if self.given is not UNSET:
            return self.given[seat]
        return self.answers[seat] if self.answers[seat] >= 0 else None

    @property
    def waited_for(self) -> list[Seat]:
        """Seats that may answer and have not."""
        return [s for s in self.asked if not self.out[s] and self.answers[s] == NONE_YET]

    @property
    def is_shown(self) -> bool:
        """Whether the right answer is public."""
        return self.rest_until is not None or bool(self.over)


def drawn_at_once(ctx: TriviaContext) -> list[int]:
    """The questions as version 1 draws them: at the start."""
    return ctx.chance.sample(range(len(ctx.board)), total_questions(ctx))


def draw_question(state: TriviaState, ctx: TriviaContext) -> None:
    """Draw the question of this round, one that was not asked before; in earlier matches at the
    table neither, as long as there are others."""
    if ctx.version < LAZY:
        return
    asked = set(state.order)
    left = [number for number in range(len(ctx.board)) if number not in asked]
    fresh = unused(left, lambda number: ctx.board[number].key, ctx.options.had or ())
    in_order = bool(ctx.options.quiz) and ctx.options.quiz_order == "written"
    state.order.append(min(fresh) if in_order else ctx.chance.choice(fresh))


def spent(state: TriviaState, ctx: TriviaContext) -> list[str]:
    """The questions that the table has had."""
    asked = [ctx.board[number].key for number in state.order[: state.round]]
    available = {question.key for question in ctx.board}
    return spent_keys(ctx.options.had or (), asked, available, MOST_SPENT)


def questions_left(state: TriviaState, ctx: TriviaContext) -> int:
    """Number of questions that can still be asked."""
    available = len(state.order) if ctx.version < LAZY else len(ctx.board)
    return available - state.finished


def turns_of_teams(ctx: TriviaContext) -> int:
    """Number of questions in which every team is asked once."""
    takes_turns = bool(ctx.teams) and ctx.options.team_play == "team_turns"
    return max(ctx.teams) + 1 if takes_turns else 1


def all_teams_asked(state: TriviaState, ctx: TriviaContext) -> bool:
    """Whether all teams were asked equally often."""
    return not state.finished % turns_of_teams(ctx)


def total_questions(ctx: TriviaContext) -> int:
    """Number of questions by the option, none asked twice. Where teams take turns it is rounded up
    so that every team is asked equally often, or down where there are no more questions."""
    wanted, available, teams = ctx.options.rounds, len(ctx.board), turns_of_teams(ctx)
    rounded = -(-wanted // teams) * teams
    return min(rounded, available // teams * teams) or min(wanted, available)


def question_of(state: TriviaState, ctx: TriviaContext) -> Question:
    return ctx.board[state.order[state.round - 1]]


def options_of(state: TriviaState, ctx: TriviaContext) -> tuple[str, ...]:
    """The options in the order shown; none of true and false, which clients name."""
    options = question_of(state, ctx).options
    return tuple(options[index] for index in state.shown) if options else ()


def deal_options(state: TriviaState, ctx: TriviaContext) -> None:
    """Draw the order of the options, and make room for the answers. Items to put in order never
    lie in it already."""
    question = question_of(state, ctx)
    family = FAMILIES[question.kind]
    count = family.places(question)
    state.shown = ctx.chance.sample(range(count), count) if family.is_shuffled else [*range(count)]
    if question.kind == "order" and state.shown == sorted(state.shown):
        state.shown = [*state.shown[1:], state.shown[0]]
    right = family.solution(question, state.shown).options
    has_one = question.kind in ONE_OPTION and bool(right)
    state.right = right[0] if has_one else NO_OPTION
    clear_answers(state, ctx)


def clear_answers(state: TriviaState, ctx: TriviaContext) -> None:
    """Make room for an answer of every seat to the question."""
    is_option = question_of(state, ctx).kind in ONE_OPTION
    state.answers, state.taken = [NONE_YET] * ctx.seats, [0] * ctx.seats
    state.given = UNSET if is_option else [None] * ctx.seats
    state.shares = UNSET if is_option else [0] * ctx.seats


def used_options(state: TriviaState, ctx: TriviaContext) -> dict[str, JsonObject]:
    """The host's own quiz with the questions that were asked."""
    quiz, asked = ctx.options.quiz, set(state.order[: state.round])
    items = enumerate(quiz.get("questions", ()))
    questions = [question for number, question in items if number in asked]
    return {"quiz": {**quiz, "questions": questions}}


__all__ = [
    "GIVEN",
    "NONE_YET",
    "NO_OPTION",
    "PASSED",
    "Phase",
    "TriviaContext",
    "TriviaState",
    "all_teams_asked",
    "clear_answers",
    "deal_options",
    "draw_question",
    "options_of",
    "question_of",
    "questions_left",
    "spent",
    "total_questions",
    "turns_of_teams",
    "used_options",
]
