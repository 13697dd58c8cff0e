"""Engine: applies an input to a state under the rules. It keeps no log; the match does."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from msgspec import ValidationError

from ..chance import Chance
from ..choices.move import Move
from ..event import (
    Event,
    Happening,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    SeatJoined,
    SeatLeft,
    SeatOut,
    SeatRejoined,
    SeatSkipped,
)
from ..inputs import Agree, Alarm, AnyInput, Join, Leave, Play, Rejoin, Skip
from ..rejected import GameError, Rejected
from ..rules.round_rules import Due
from ..state import State, replaced
from ..types import EMPTY, JOINING, JsonObject, Millis, Reason, Seat
from .agreements import winners_of
from .queries import Queries

ROUNDS_AT_ONCE = 1000
"""Rounds that may begin and end in one step before the rules are reported as broken."""


class Engine(Queries):
    """Applies inputs to drafts of a state, if the queries allow them."""

    def start(self, empty: Sequence[Seat] = ()) -> tuple[State, list[Event]]:
        """The first position, with the first round begun; some seats may be empty."""
        ctx = self.ctx = self.ctx.at_moment(0)
        ctx.chance.position = 0
        state = self.game.state.start(ctx)
        state.scores = (0,) * self.ctx.seats
        state.out = tuple(EMPTY if seat in empty else 0 for seat in range(self.ctx.seats))
        state.round = self.rounds.first_round - 1
        events: list[Event] = []
        self._begin_round(state, events)
        self._finish(state, events)
        # Also rules that are complete only between rounds may need no round at all.
        ctx = self.read_only_ctx(state)
        if not state.over and self.rules.is_complete(state, ctx):
            self._end_match(state, self.rules.reason(state, ctx), events)
        return state, events

    def start_from(self, position: JsonObject) -> tuple[State, list[Event]]:
        """A given first position, without events; refused if the rules cannot go on from it."""
        try:
            state = self.game.read_state(position)
        except ValidationError as error:
            raise Rejected("impossible_position", problem=str(error)) from None
        self.ctx = self.ctx.at_moment(state.at)
        state.drawn = 0
        problem = self.position_problem(state)
        if problem:
            raise Rejected("impossible_position", problem=problem)
        return state, []

    def draw_from(self, chance: Chance) -> None:
        """Take chance from another source from now on."""
        self.ctx = self.ctx.drawing_from(chance)

    def play(self, state: State, play: Play) -> tuple[State, list[Event]]:
        """The state after a move, and its events; the given state is not changed."""
        self.check(state, play.seat, play.move, play.at)
        draft, ctx = state.copy(), self.ctx
        # As `_set_moment` does, without a call: every move passes here.
        draft.at = play.at
        if ctx.at != play.at:
            ctx = self.ctx = ctx.at_moment(play.at)
        ctx.chance.position = draft.drawn
        events: list[Event] = []
        self._collect(draft, play.move.apply(draft, play.seat, ctx), events)
        return draft, self._finish(draft, events)

    def play_in_place(self, draft: State, seat: Seat, move: Move) -> list[Event]:
        """Make a legal move now, on a state nobody else holds: neither checked nor copied. For
        playouts."""
        events: list[Event] = []
        self._set_moment(draft, draft.at)
        self._collect(draft, move.apply(draft, seat, self.ctx), events)
        return self._finish(draft, events)

    def alarm_in_place(self, draft: State) -> bool:
        """Let time pass until the next alarm and fire it, likewise; False if none will come."""
        due = self.due(draft)
        if due is None:
            return False
        self.alarm(draft, Alarm(due.at, due.name))
        return True

    def apply(self, state: State, given: AnyInput) -> tuple[State, list[Event]]:
        """The state after any other input, and its events."""
        draft = state.copy()
        match given:
            case Alarm():
                return draft, self.alarm(draft, given)
            case Skip():
                return draft, self.skip(draft, given)
            case Leave():
                return draft, self.leave(draft, given)
            case Rejoin():
                return draft, self.rejoin(draft, given)
            case Join():
                return draft, self.join(draft, given)
            case Agree():
                return draft, self.agree(draft, given)
        raise TypeError(f"not an input: {given!r}")

    # Each of these writes to a draft

    def skip(self, draft: State, skip: Skip) -> list[Event]:
        """Let the autopilot play for a seat the match waits for."""
        if skip.seat not in self.to_act(draft):
            raise Rejected("not_your_turn")
        events: list[Event] = []
        self._set_moment(draft, skip.at)
        self._autopilot(draft, skip.seat, events)
        return self._finish(draft, events)

    def alarm(self, draft: State, alarm: Alarm) -> list[Event]:
        """Fire the due alarm."""
        due = self.due(draft)
        if due is None or due.name != alarm.name or due.at != alarm.at:
            raise Rejected("nothing_due", name=alarm.name)
        is_match_alarm = due == self.rules.due(draft, self.read_only_ctx(draft))
        events: list[Event] = []
        self._set_moment(draft, alarm.at)
        if not is_match_alarm:  # an alarm of the match only asks `is_complete` again, below
            self._expire(draft, due, events)
        return self._finish(draft, events)

    def leave(self, draft: State, leave: Leave) -> list[Event]:
        """A seat leaves for good. One that has not played yet is empty again."""
        is_new = leave.seat in draft.joining_seats
        self._require_seat(draft, leave.seat, out=is_new)
        events: list[Event] = [SeatLeft(leave.seat)]
        self._set_moment(draft, leave.at)
        gone = EMPTY if is_new else 1 + max(0, *draft.out)
        draft.out = replaced(draft.out, leave.seat, gone)
        if not is_new:
            self._collect(draft, self.rounds.leave(draft, leave.seat, self.ctx), events)
        if not draft.seats_in and not draft.joining_seats:
            self._end_match(draft, "abandoned", events)
        elif self._is_alone(draft) and not self.rules.plays_on_alone:
            self._end_match(draft, "last_player", events)
        return self._finish(draft, events)

    def rejoin(self, draft: State, rejoin: Rejoin) -> list[Event]:
        """A seat that left comes back, if the rules allow it; or another person takes over an open
        seat."""
        waits = rejoin.seat in self.rounds.open_seats(draft)
        self._require_seat(draft, rejoin.seat, out=not waits)
        if draft.out[rejoin.seat] < 0:
            raise Rejected("seat_joins", seat=rejoin.seat)
        events: list[Event] = [SeatRejoined(rejoin.seat)]
        self._set_moment(draft, rejoin.at)
        draft.out = replaced(draft.out, rejoin.seat, 0)
        self._collect(draft, self.rounds.rejoin(draft, rejoin.seat, self.ctx), events)
        return self._finish(draft, events)

    def join(self, draft: State, join: Join) -> list[Event]:
        """Somebody takes an empty seat. It stays out of the round that is under way."""
        self._require_seat(draft, join.seat, out=True)
        if draft.out[join.seat] != EMPTY:
            raise Rejected("seat_not_empty", seat=join.seat)
        self._set_moment(draft, join.at)
        draft.out = replaced(draft.out, join.seat, JOINING)
        return self._finish(draft, [SeatJoined(join.seat)])

    def agree(self, draft: State, agree: Agree) -> list[Event]:
        """The players end the match by agreement, where the game knows such an end."""
        if draft.over:
            raise Rejected("match_over")
        if agree.on not in self.game.about.agreements:
            raise Rejected("no_such_agreement")
        events: list[Event] = []
        self._set_moment(draft, agree.at)
        draft.agreed = winners_of(agree, draft.seats_in, self.ctx.teams, self.ctx.seats)
        self._end_match(draft, agree.on, events)
        return self._finish(draft, events)

    def _is_alone(self, state: State) -> bool:
        """Whether all seats left, and those that wait for the next round, are on one team."""
        left = (*state.seats_in, *state.joining_seats)
        return len({self.ctx.team_of(seat) for seat in left}) == 1

    def _require_seat(self, state: State, seat: Seat, *, out: bool) -> None:
        if state.over:
            raise Rejected("match_over")
        if not 0 <= seat < self.ctx.seats:
            raise Rejected("no_such_seat", number=seat)
        if bool(state.out[seat]) is not out:
            raise Rejected("seat_in" if out else "seat_out", seat=seat)

    def _set_moment(self, draft: State, at: Millis) -> None:
        """Set the moment of the draft and the context, and the position of chance."""
        draft.at = at
        if self.ctx.at != at:
            self.ctx = self.ctx.at_moment(at)
        self.ctx.chance.position = draft.drawn

    def _collect(self, draft: State, happening: Happening, events: list[Event]) -> None:
        """Collect events; seats eliminated together share their rank."""
        if happening is None:
            return
        rank_out = 0
        for event in happening:
            events.append(event)
            if type(event) is SeatOut:
                rank_out = rank_out or 1 + max(0, *draft.out)
                draft.out = replaced(draft.out, event.seat, rank_out)

    def _autopilot(self, draft: State, seat: Seat, events: list[Event]) -> None:
        ctx = self.read_only_ctx(draft)
        view = self.game.view(draft, seat, ctx)
        move = self.rounds.autopilot(view, self.rounds.choices(draft, seat, ctx))
        try:
            self.check(draft, seat, move, draft.at)
        except Rejected as refusal:
            raise GameError(f"the autopilot's move {move} is refused: {refusal}") from refusal
        events.append(SeatSkipped(seat))
        self._collect(draft, move.apply(draft, seat, self.ctx), events)

    def _expire(self, draft: State, due: Due, events: list[Event]) -> None:
        if draft.rest_until is not None:
            draft.rest_until = None
            self._begin_round(draft, events)
            return
        draft.rang = due.name
        if due.skips:
            self._skip_everybody(draft, events)
        else:
            self._collect(draft, self.rounds.expire(draft, self.ctx), events)

    def _skip_everybody(self, draft: State, events: list[Event]) -> None:
        ctx = self.read_only_ctx(draft)
        for seat in self.to_act(draft):
            if self.rounds.is_over(draft, ctx) is None and seat in self.to_act(draft):
                self._autopilot(draft, seat, events)

    # Rounds and the end

    def _finish(self, draft: State, events: list[Event]) -> list[Event]:
        """End rounds that are over and begin the next, until one goes on or the match is over."""
        ended = 0
        ctx = self._read_only_ctx_at(draft.at)
        while not draft.over and draft.rest_until is None:
            reason = self.rounds.is_over(draft, ctx)
            if reason is None:
                break
            self._end_round(draft, reason, events)
            ended += 1
            if ended == ROUNDS_AT_ONCE:
                raise GameError(f"{ROUNDS_AT_ONCE} rounds ended as soon as they began")
        rules = self._within_rounds
        if rules is not None and not draft.over and rules.is_complete(draft, ctx):
            self._end_match(draft, self.rules.reason(draft, ctx), events)
        draft.drawn = self.ctx.chance.position
        return events

    def _begin_round(self, draft: State, events: list[Event]) -> None:
        draft.round += 1
        draft.rang = ""
        events.append(RoundStarted(draft.round))
        if any(draft.out):
            self._let_in(draft, events)
        self._collect(draft, self.rounds.begin(draft, self.ctx), events)

    def _let_in(self, draft: State, events: list[Event]) -> None:
        """Let the seats play that were taken during the round before."""
        for seat in draft.joining_seats:
            draft.out = replaced(draft.out, seat, 0)
            self._collect(draft, self.rounds.join(draft, seat, self.ctx), events)

    def _end_round(self, draft: State, reason: Reason, events: list[Event]) -> None:
        self._collect(draft, self.rounds.end(draft, self.ctx), events)
        ctx = self.read_only_ctx(draft)
        points = tuple(self.rounds.points(draft, ctx))
        if len(points) != self.ctx.seats:
            raise GameError(f"points for {len(points)} seats, and there are {self.ctx.seats}")
        winner = self.rounds.winner(draft, ctx)
        if any(points):
            draft.scores = tuple(map(add, draft.scores, points))
        draft.finished += 1
        complete = self.rules.is_complete(draft, ctx)
        why = self.rules.reason(draft, ctx) if complete else self._reason_to_stop(draft)
        rest = 0 if why else self._rest_after(draft)
        events.append(RoundEnded(draft.round, reason, winner, points, rest))
        if why:
            self._end_match(draft, why, events)
        elif rest:
            draft.rest_until = draft.at + rest
        else:
            self._begin_round(draft, events)

    def _reason_to_stop(self, draft: State) -> Reason:
        """Why no other round begins; empty if one does."""
        ctx = self.read_only_ctx(draft)
        if not self.rules.starts_another_round(draft, ctx):
            return self.rules.reason_to_stop(draft, ctx)
        return "" if self.rounds.can_begin(draft, ctx) else "no_more_rounds"

    def _rest_after(self, draft: State) -> Millis:
        """Length of the intermission after a round."""
        ctx = self.read_only_ctx(draft)
        return max(self.rules.pause_after(draft, ctx), self.rounds.pause_after(draft, ctx))

    def _end_match(self, draft: State, reason: Reason, events: list[Event]) -> None:
        draft.over = reason
        draft.rest_until = None
        events.append(MatchEnded(reason, self.ranking(draft).places))
