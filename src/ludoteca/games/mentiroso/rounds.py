"""Rounds of Mentiroso: an orator prepares, speaks and is voted on. A round ends when all have
voted, by time, or when the orator has left."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import (
    Choices,
    Due,
    Event,
    EveryoneActed,
    Millis,
    Move,
    Ranking,
    Reason,
    RoundRules,
    Row,
    Seat,
    TimeUp,
    any_of,
)
from ludoteca.parts.laps import next_in_lap
from ludoteca.parts.teams import rank_sides

from .events import StatementGiven, TruthShown
from .moves import LINE, MOST_LINES, Abstain, Begin, Finish, Say, Vote, open_speech, open_voting
from .state import (
    NONE_YET,
    MentirosoContext,
    MentirosoState,
    Phase,
    draw_statement,
    is_lap_over,
    seats_asked,
    seats_to_speak,
    statement_of,
)
from .view import MentirosoView

VOTER_POINTS = 5
MOST_FOOLED, ALL_FOOLED = 10, 15
"""Points of an orator for more than half of the votes, and for all of them."""
CONVINCED = 5
"""Points of an orator who is believed, and rightly, where being believed is what pays."""
VOTED = any_of(EveryoneActed(), TimeUp())


class MentirosoRounds(RoundRules):
    def begin(self, state: MentirosoState, ctx: MentirosoContext) -> Iterator[Event]:
        state.orator = next_in_lap(state, state.orator, seats_to_speak(state, ctx))
        draw_statement(state, ctx)
        state.lines, state.votes = [], [NONE_YET] * ctx.seats
        state.voters = seats_asked(state, ctx)
        state.phase, state.began, state.prepared = Phase.PREPARING, ctx.at, 0
        given = statement_of(state, ctx)
        category = given.category or None
        yield StatementGiven(state.orator, given.statement, category, state.truth)

    def to_act(self, state: MentirosoState, ctx: MentirosoContext) -> list[Seat]:
        return state.waited_for if state.phase == Phase.VOTING else [state.orator]

    def choices(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Choices:
        speaks = seat == state.orator
        return Choices(*(_speaking(state) if speaks else _voting(state, seat, ctx)))

    def due(self, state: MentirosoState, ctx: MentirosoContext) -> Due:
        seconds, name = {
            Phase.PREPARING: (ctx.options.preparing, "speech"),
            Phase.SPEAKING: (ctx.options.speaking, "voting"),
            Phase.VOTING: (ctx.options.voting, "time_up"),
        }[state.phase]
        return Due(state.began + 1000 * seconds, name)

    def expire(self, state: MentirosoState, ctx: MentirosoContext) -> Iterator[Event]:
        if state.rang == "speech":
            yield open_speech(state, ctx)
        elif state.rang == "voting":
            yield open_voting(state, ctx)

    def is_over(self, state: MentirosoState, ctx: MentirosoContext) -> Reason | None:
        if state.out[state.orator]:
            return "absent_orator"
        return VOTED.reason(self, state, ctx) if state.phase == Phase.VOTING else None

    def end(self, state: MentirosoState, ctx: MentirosoContext) -> Iterator[Event]:
        state.turns[state.orator] += 1
        if not state.out[state.orator]:
            state.fooled[state.orator] += len(state.seats_that_voted(truth=not state.truth))
            for seat in state.seats_that_voted(truth=state.truth):
                state.caught[seat] += 1
        yield TruthShown(
            state.truth,
            statement_of(state, ctx).because,
            tuple(state.seats_that_voted(truth=True)),
            tuple(state.seats_that_voted(truth=False)),
        )

    def winner(self, state: MentirosoState, ctx: MentirosoContext) -> Seat | None:
        """The orator, if the vote was worth something to them."""
        return state.orator if self.points(state, ctx)[state.orator] else None

    def points(self, state: MentirosoState, ctx: MentirosoContext) -> list[int]:
        points = [0] * ctx.seats
        if not state.out[state.orator]:
            points[state.orator] = points_of_orator(state, ctx)
            for seat in state.seats_that_voted(truth=state.truth):
                points[seat] = VOTER_POINTS
        return points

    def ranking(self, state: MentirosoState, ctx: MentirosoContext) -> Ranking:
        """Most points, then more people fooled, then more right votes."""
        return rank_sides([state.scores, state.fooled, state.caught], state.out, ctx.teams)

    def pause_after(self, state: MentirosoState, ctx: MentirosoContext) -> Millis:
        return 1000 * ctx.options.showing

    def can_begin(self, state: MentirosoState, ctx: MentirosoContext) -> bool:
        """Whether a statement is left; at the beginning of a lap, one for everybody."""
        needed = len(state.seats_in) if is_lap_over(state) else 1
        return len(ctx.board) - len(state.used) >= needed

    def autopilot(self, view: MentirosoView, choices: Choices) -> Move:
        """An absent orator says nothing, an absent voter abstains."""
        for move in (Begin, Finish):
            if move in choices.kinds:
                return move()
        return Abstain()

    def rejoin(self, state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> None:
        """A seat may come back, and vote if it has not."""


def _speaking(state: MentirosoState) -> Iterator[Row]:
    if state.phase == Phase.PREPARING:
        yield Begin.where()
    elif state.phase == Phase.SPEAKING:
        if len(state.lines) < MOST_LINES:
            yield Say.where(text=LINE)
        yield Finish.where()


def _voting(state: MentirosoState, seat: Seat, ctx: MentirosoContext) -> Iterator[Row]:
    if seat not in state.voters or state.out[seat]:
        return
    may_change = ctx.options.early_votes and state.phase != Phase.PREPARING
    is_waited_for = state.phase == Phase.VOTING and state.votes[seat] == NONE_YET
    if may_change or is_waited_for:
        yield Vote.where(truth=[True, False])
    if is_waited_for:
        yield Abstain.where()


def points_of_orator(state: MentirosoState, ctx: MentirosoContext) -> int:
    """Points of the orator for the votes that were cast; exactly half is not most."""
    right = len(state.seats_that_voted(truth=state.truth))
    wrong = len(state.seats_that_voted(truth=not state.truth))
    if ctx.options.pay == "believed" and state.truth:
        return CONVINCED if right > wrong else 0
    if wrong <= right:
        return 0
    return MOST_FOOLED if right else ALL_FOOLED
