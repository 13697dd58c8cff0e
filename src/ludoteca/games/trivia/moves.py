"""The moves of Trivia: an answer of each kind, or a pass, once per question and only while it is
open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import UNSET

from ludoteca.kernel import Event, Move, Rejected, Seat

from .events import Answered, Passed
from .kinds import FAMILIES, FULL, MAX_TYPED
from .question import Given, Kind
from .state import GIVEN, NONE_YET, PASSED, Phase, TriviaContext, TriviaState, question_of


def require_open(state: TriviaState, seat: Seat) -> None:
    """Refuse a second answer, and one to another team's question."""
    if seat not in state.asked:
        raise Rejected("not_asked")
    if state.answers[seat] != NONE_YET:
        raise Rejected("already_answered")


class Reply(Move):
    """The base of the answers: each fits some kinds of question."""

    fits: ClassVar[frozenset[Kind]] = frozenset()
    refused: ClassVar[str] = ""
    """The refusal of what is no answer to the question."""

    @property
    def given(self) -> Given:
        """The answer as the rules of the kinds judge it."""
        raise NotImplementedError

    def check(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        require_open(state, seat)
        question = question_of(state, ctx)
        if question.kind not in self.fits:
            raise Rejected("other_kind")
        family = FAMILIES[question.kind]
        if not family.accepts(question, self.given):
            raise Rejected(self.refused, most=family.places(question))

    def apply(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> Iterator[Event]:
        question, given = question_of(state, ctx), self.given
        family = FAMILIES[question.kind]
        share = family.share(question, state.shown, given)
        state.taken[seat] = ctx.at - state.asked_at
        option = None
        if state.given is UNSET or state.shares is UNSET:
            assert isinstance(given, int)
            state.answers[seat] = option = given
        else:
            state.answers[seat], state.given[seat], state.shares[seat] = GIVEN, given, share
        is_wrong = family.is_scored and share < FULL
        yield Answered(seat, option, is_wrong and ctx.options.mode == "first_correct")


class Answer(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Choose one option; of two for true or false, the first is true."""

    fits = frozenset(("choice", "true_false", "poll"))
    refused = "no_such_answer"

    option: int

    @property
    def given(self) -> Given:
        return self.option


class Choose(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Choose all options that are right, in their order on the screen."""

    fits = frozenset(("several",))
    refused = "no_such_answers"

    options: tuple[int, ...]

    @property
    def given(self) -> Given:
        return self.options


class Write(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Answer in words."""

    fits = frozenset(("typed",))
    refused = "no_such_text"

    text: str

    @property
    def given(self) -> Given:
        return self.text

    def check(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        if len(self.text) > MAX_TYPED:
            raise Rejected("long_text", most=MAX_TYPED)
        super().check(state, seat, ctx)


class Estimate(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Answer with a number."""

    fits = frozenset(("number",))
    refused = "no_such_number"

    number: float

    @property
    def given(self) -> Given:
        return self.number


class Arrange(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Put the items in order: their places on the screen, the first one first."""

    fits = frozenset(("order",))
    refused = "no_such_order"

    order: tuple[int, ...]

    @property
    def given(self) -> Given:
        return self.order


class Point(Reply, phases={Phase.ANSWERING}, out_of_turn=True):
    """Point at a place of the picture, in thousandths of its width and height."""

    fits = frozenset(("hotspot",))
    refused = "no_such_place"

    x: int
    y: int

    @property
    def given(self) -> Given:
        return (self.x, self.y)


class Pass(Move, phases={Phase.ANSWERING}, out_of_turn=True):
    """Leave the question to the others."""

    def check(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        require_open(state, seat)

    def apply(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> Iterator[Event]:
        state.answers[seat] = PASSED
        yield Passed(seat)


MOVES: tuple[type[Move], ...] = (Answer, Choose, Write, Estimate, Arrange, Point, Pass)
