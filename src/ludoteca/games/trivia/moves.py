"""The moves of Trivia: answer or pass, once per question and only while it is open."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Seat

from .events import Answered, Passed
from .state import NONE_YET, OPTIONS, PASSED, Phase, TriviaContext, TriviaState


def require_open(state: TriviaState, seat: Seat) -> None:
    """Refuse a second answer, and one to another team's question."""
    if seat not in state.asked:
        raise Rejected("not_asked")
    if state.answers[seat] != NONE_YET:
        raise Rejected("already_answered")


class Answer(Move, phases={Phase.ANSWERING}, out_of_turn=True):
    """Choose one of the four options."""

    option: int

    def check(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        require_open(state, seat)
        if not 0 <= self.option < OPTIONS:
            raise Rejected("no_such_answer", most=OPTIONS)

    def apply(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> Iterator[Event]:
        state.answers[seat] = self.option
        state.taken[seat] = ctx.at - state.asked_at
        is_wrong = self.option != state.right
        yield Answered(seat, self.option, is_wrong and ctx.options.mode == "first_correct")


class Pass(Move, phases={Phase.ANSWERING}, out_of_turn=True):
    """Leave the question to the others."""

    def check(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        require_open(state, seat)

    def apply(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> Iterator[Event]:
        state.answers[seat] = PASSED
        yield Passed(seat)
