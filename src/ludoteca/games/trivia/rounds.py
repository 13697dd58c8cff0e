"""Rounds of Trivia: a question is read, its options appear, and it ends by a right answer, by the
last answer, or by time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludoteca.kernel import (
    Choices,
    Due,
    Event,
    EveryoneActed,
    FirstCorrect,
    Millis,
    Move,
    Range,
    Ranking,
    Reason,
    RoundEnd,
    RoundRules,
    Seat,
    TimeUp,
    any_of,
)
from ludoteca.parts.speed import classic_points, linear_points
from ludoteca.parts.teams import member_on_turn, members, rank_sides, team_on_turn

from .bank import DIFFICULTIES
from .events import AnswerShown, OptionsShown, QuestionAsked
from .moves import Answer, Pass
from .state import (
    NONE_YET,
    OPTIONS,
    Phase,
    TriviaContext,
    TriviaState,
    all_teams_asked,
    draw_question,
    options_of,
    question_of,
    questions_left,
    turns_of_teams,
)
from .view import TriviaView

LINEAR_BASE = 10
HALVES = dict(zip(DIFFICULTIES, (2, 3, 4), strict=True))
"""Factor by difficulty, in halves: 1, 1.5 and 2."""


ENDS: Mapping[str, RoundEnd] = {
    "first_correct": any_of(
        FirstCorrect(lambda state: state.right_seats), EveryoneActed("all_locked"), TimeUp()
    ),
    "everyone": any_of(EveryoneActed(), TimeUp()),
}
"""The end of a question, by who scores."""


class TriviaRounds(RoundRules):
    def begin(self, state: TriviaState, ctx: TriviaContext) -> Iterator[Event]:
        draw_question(state, ctx)
        state.shown = ctx.chance.sample(range(OPTIONS), OPTIONS)
        state.right = state.shown.index(0)
        state.asked = seats_asked(state, ctx)
        state.answers, state.taken = [NONE_YET] * ctx.seats, [0] * ctx.seats
        state.asked_at = ctx.at + 1000 * ctx.options.reading
        question = question_of(state, ctx)
        category, difficulty = question.category or None, question.difficulty or None
        yield QuestionAsked(question.question, category, difficulty, state.asked)
        if ctx.options.reading:
            state.phase = Phase.READING
        else:
            yield self._open(state, ctx)

    def _open(self, state: TriviaState, ctx: TriviaContext) -> Event:
        state.phase = Phase.ANSWERING
        return OptionsShown(options_of(state, ctx))

    def to_act(self, state: TriviaState, ctx: TriviaContext) -> list[Seat]:
        return state.waited_for if state.phase == Phase.ANSWERING else []

    def choices(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> Choices:
        if state.phase != Phase.ANSWERING or seat not in state.waited_for:
            return Choices()
        return Choices(Answer.where(option=Range(0, OPTIONS - 1)), Pass.where())

    def due(self, state: TriviaState, ctx: TriviaContext) -> Due:
        if state.phase == Phase.READING:
            return Due(state.asked_at, "options")
        return Due(state.asked_at + ctx.options.limit, "time_up")

    def expire(self, state: TriviaState, ctx: TriviaContext) -> Iterator[Event]:
        if state.rang == "options":
            yield self._open(state, ctx)

    def is_over(self, state: TriviaState, ctx: TriviaContext) -> Reason | None:
        if state.phase == Phase.READING:
            return None
        return ENDS[ctx.options.mode].reason(self, state, ctx)

    def end(self, state: TriviaState, ctx: TriviaContext) -> Iterator[Event]:
        state.solved.append(state.right)
        for seat in state.right_seats:
            state.correct[seat] += 1
            state.correct_time[seat] += state.taken[seat]
        answer, because = options_of(state, ctx)[state.right], question_of(state, ctx).because
        yield AnswerShown(state.right, answer, because, tuple(state.right_seats))

    def winner(self, state: TriviaState, ctx: TriviaContext) -> Seat | None:
        """The quickest right seat, if it is the only one."""
        times = sorted((state.taken[seat], seat) for seat in state.right_seats)
        is_shared = len(times) > 1 and times[0][0] == times[1][0]
        return None if is_shared or not times else times[0][1]

    def points(self, state: TriviaState, ctx: TriviaContext) -> list[int]:
        return [points_of(state, seat, ctx) for seat in range(ctx.seats)]

    def ranking(self, state: TriviaState, ctx: TriviaContext) -> Ranking:
        """Most points, then more right answers, then less time for them."""
        quick = [-time for time in state.correct_time]
        return rank_sides([state.scores, state.correct, quick], state.out, ctx.teams)

    def pause_after(self, state: TriviaState, ctx: TriviaContext) -> Millis:
        return 1000 * ctx.options.showing

    def can_begin(self, state: TriviaState, ctx: TriviaContext) -> bool:
        """Whether a question is left, and one for each team where they take turns."""
        needed = turns_of_teams(ctx) if all_teams_asked(state, ctx) else 1
        return questions_left(state, ctx) >= needed

    def autopilot(self, view: TriviaView, choices: Choices) -> Move:
        return Pass()

    def rejoin(self, state: TriviaState, seat: Seat, ctx: TriviaContext) -> None:
        """A seat may come back, and answer if it has not."""


def seats_asked(state: TriviaState, ctx: TriviaContext) -> tuple[Seat, ...]:
    """Seats that may answer this round: all that are taken, those of a team, or one of each."""
    taken = state.taken_seats
    if not ctx.teams or ctx.options.team_play == "all_teams":
        return tuple(taken)
    if ctx.options.team_play == "team_turns":
        team = team_on_turn(state.round, ctx.teams, state.out)
        return tuple(seat for seat in taken if ctx.teams[seat] == team)
    sides = [members(ctx.teams, team) for team in range(max(ctx.teams) + 1)]
    ones = [member_on_turn(state.round - 1, side, state.out) for side in sides]
    return tuple(seat for seat in ones if seat is not None)


def points_of(state: TriviaState, seat: Seat, ctx: TriviaContext) -> int:
    """Points of a seat for the round; no score falls below zero."""
    options, answer = ctx.options, state.answers[seat]
    if answer < 0:
        return 0
    if answer != state.right:
        return -min(options.penalty, state.scores[seat])
    taken = state.taken[seat]
    if options.points == "classic":
        points = classic_points(taken)
    else:
        points = linear_points(LINEAR_BASE, options.bonus, taken, options.limit)
    difficulty = question_of(state, ctx).difficulty
    halves = HALVES.get(difficulty, 2) if options.difficulty_counts else 2
    return points * halves // 2
