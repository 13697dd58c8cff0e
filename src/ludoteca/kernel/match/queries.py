"""Queries: what may happen in a state under the rules of one game. Changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ..chance import SEED_BYTES, Chance, NoChance
from ..choices.choices import NOTHING, Choices
from ..choices.move import Move
from ..context import Context, MatchContext
from ..definition.game import Game
from ..options import Options
from ..rejected import Rejected
from ..rules.ranking import Ranking, Teams, with_first, without
from ..rules.round_rules import Due, RoundRules
from ..state import State
from ..types import JOINING, Millis, Seat

NO_SEED = bytes(SEED_BYTES)


class Queries:
    """The rules of one game under one set-up and one version."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        teams: Teams,
        chance: Chance,
        version: int,
    ) -> None:
        self.game = game
        self.rounds = game.rounds
        self.rules = game.rules
        board = game.board_of(options, seats, version)
        self.ctx: MatchContext = Context(seats, options, board, teams, chance, 0, version)
        """The context rules draw chance from, at the moment of the last input."""
        self._read_only: MatchContext = self.ctx.drawing_from(NoChance(NO_SEED))
        self._read_only_at: Millis = self._read_only.at
        self._moves = frozenset(game.moves)
        self._unchecked = game.unchecked
        self._within_rounds = self.rules.within_rounds()
        self._rules_are_timed = self.rules.is_timed
        rounds = type(self.rounds)
        rounds_are_timed = (
            rounds.due is not RoundRules.due or rounds.pause_after is not RoundRules.pause_after
        )
        self.timed = rounds_are_timed or self._rules_are_timed
        """Whether an alarm can ever be due."""

    def read_only_ctx(self, state: State) -> MatchContext:
        """The context of a state: its moment, and no chance. Immutable, so it may be kept."""
        return self._read_only_ctx_at(state.at)

    def _read_only_ctx_at(self, at: Millis) -> MatchContext:
        """The read-only context of a moment, cached for several queries in a row."""
        if at != self._read_only_at:
            self._read_only_at, self._read_only = at, self._read_only.at_moment(at)
        return self._read_only

    def to_act(self, state: State) -> Sequence[Seat]:
        """The seats the match waits for."""
        if state.over or state.rest_until is not None:
            return ()
        waiting = self.rounds.to_act(state, self._read_only_ctx_at(state.at))
        if not any(state.out):
            return [*waiting]
        return [seat for seat in waiting if not state.out[seat]]

    def choices(self, state: State, seat: Seat, at: Millis) -> Choices:
        if state.over or state.rest_until is not None or state.out[seat]:
            return NOTHING
        return self.rounds.choices(state, seat, self._read_only_ctx_at(at))

    def due(self, state: State) -> Due | None:
        """The next alarm."""
        if not self.timed or state.over:
            return None
        ctx = self._read_only_ctx_at(state.at)
        if state.rest_until is None:
            round_due = self.rounds.due(state, ctx)
        else:
            round_due = Due(state.rest_until, "rest")
        if not self._rules_are_timed:
            return round_due
        match_due = self.rules.due(state, ctx)
        if round_due is None or match_due is None:
            return round_due or match_due
        return match_due if match_due.at < round_due.at else round_due

    def check(self, state: State, seat: Seat, move: Move, at: Millis) -> None:
        """Raise Rejected unless the move is legal: over → phase → turn → pending → its own."""
        kind = type(move)
        if state.over:
            raise Rejected("match_over")
        if not 0 <= seat < self.ctx.seats:
            raise Rejected("no_such_seat", number=seat)
        if state.out[seat]:
            raise Rejected("seat_joins" if state.out[seat] == JOINING else "seat_out", seat=seat)
        if kind not in self._moves:
            raise Rejected("unknown_move", move=kind.__name__)
        if state.rest_until is not None:
            raise Rejected("between_rounds")
        phases = kind.phases
        if phases and state.phase not in phases:
            raise Rejected("wrong_phase", move=kind.tag, phase=state.phase)
        ctx = self._read_only_ctx_at(at)
        if not kind.out_of_turn:
            if seat not in self.rounds.to_act(state, ctx):
                raise Rejected("not_your_turn")
            if state.pending and kind.tag != state.pending:
                raise Rejected("something_pending", pending=state.pending)
        if kind in self._unchecked:
            if move not in self.rounds.choices(state, seat, ctx):
                raise Rejected("illegal_move", move=kind.tag)
        else:
            move.check(state, seat, ctx)

    def position_problem(self, state: State) -> str:
        """Why the rules cannot go on from a given position; empty if they can."""
        ctx = self._read_only_ctx_at(state.at)
        if len(state.scores) != ctx.seats or len(state.out) != ctx.seats:
            return f"scores and out need {ctx.seats} items"
        try:
            for problem in self.game.invariants(state, ctx):
                return problem
            for seat in (None, *range(ctx.seats)):
                self.game.view(state, seat, ctx)
            if state.over or self.due(state) is not None:
                return ""
            can_move = any(self.choices(state, seat, state.at) for seat in self.to_act(state))
        except Exception as error:  # noqa: BLE001 - a broken position may break any rule
            return f"{type(error).__name__}: {error}"
        return "" if can_move else "nobody can move"

    def ranking(self, state: State) -> Ranking:
        ctx = self._read_only_ctx_at(state.at)
        ranking = self.rules.ranking_of(self.rounds, state, ctx)
        if any(state.out):
            ranking = without(ranking, state.empty_seats)
        return ranking if state.agreed is UNSET else with_first(ranking, state.agreed)
