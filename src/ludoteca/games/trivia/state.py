"""One position of Trivia: which question, how its options lie, who has answered what."""

from __future__ import annotations

from typing import Self, TypeAlias

from ludoteca.kernel import Context, Millis, Seat, State

from .about import TriviaOptions
from .bank import OPTIONS, Bank, Question

TriviaContext: TypeAlias = Context[TriviaOptions, Bank]

NONE_YET, PASSED = -1, -2
"""In place of an answer."""


class Phase:
    """The parts of a round."""

    READING = "reading"
    ANSWERING = "answering"


class TriviaState(State):
    order: list[int]
    """The questions of the match, by their number in the bank."""
    shown: list[int] = []
    """The options in the order they are shown; 0 is the one that the bank has first."""
    right: int = 0
    """Where the right option is shown."""
    solved: list[int] = []
    """Where it was shown in the rounds before: what all were told leaves a trace."""
    asked: tuple[Seat, ...] = ()
    """Who may answer this question."""
    answers: list[int] = []
    taken: list[Millis] = []
    """How long each seat took to answer."""
    asked_at: Millis = 0
    """When the options appeared, or will."""
    correct: list[int]
    correct_time: list[Millis]
    """How many right answers each seat has given, and how long it took for them together."""

    @classmethod
    def start(cls, ctx: TriviaContext) -> Self:
        return cls(
            order=ctx.chance.sample(range(len(ctx.board)), total_questions(ctx)),
            correct=[0] * ctx.seats,
            correct_time=[0] * ctx.seats,
        )

    @property
    def right_seats(self) -> list[Seat]:
        return [seat for seat, answer in enumerate(self.answers) if answer == self.right]

    @property
    def waited_for(self) -> list[Seat]:
        """Who may answer and has not."""
        return [s for s in self.asked if not self.out[s] and self.answers[s] == NONE_YET]

    @property
    def is_shown(self) -> bool:
        """Whether the right answer is known to all."""
        return self.rest_until is not None or bool(self.over)


def total_questions(ctx: TriviaContext) -> int:
    """As many as the option says, and no question twice. When teams take turns, every team is
    asked equally often: the number is rounded up, or down where there are no more questions."""
    wanted, available = ctx.options.rounds, len(ctx.board)
    if not ctx.teams or ctx.options.team_play != "team_turns":
        return min(wanted, available)
    teams = max(ctx.teams) + 1
    rounded = -(-wanted // teams) * teams
    return min(rounded, available // teams * teams) or min(wanted, available)


def question_of(state: TriviaState, ctx: TriviaContext) -> Question:
    return ctx.board[state.order[state.round - 1]]


def options_of(state: TriviaState, ctx: TriviaContext) -> tuple[str, ...]:
    """The options as they are shown."""
    options = question_of(state, ctx).options
    return tuple(options[index] for index in state.shown)


__all__ = [
    "NONE_YET",
    "OPTIONS",
    "PASSED",
    "Phase",
    "TriviaContext",
    "TriviaState",
    "options_of",
    "question_of",
    "total_questions",
]
