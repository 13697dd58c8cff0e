"""The judge: what may happen in a state, under the rules of one game. It writes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..chance import Chance, NoChance
from ..choices.choices import NOTHING, Choices
from ..context import Context
from ..game import Game
from ..move import Move
from ..options import Options
from ..rejected import Rejected
from ..rules.ranking import Ranking, Teams
from ..rules.rules import Due, RoundRules
from ..state import State
from ..types import Millis, Seat

NO_SEED = bytes(32)


class Queries:
    """The rules of one game under one set-up."""

    def __init__(
        self, game: Game, seats: int, options: Options, teams: Teams, chance: Chance
    ) -> None:
        self.game = game
        self.rounds = game.rounds
        self.rules = game.rules
        board = game.board(options, seats)
        self.ctx: Context[Any, Any] = Context(seats, options, board, teams, chance)
        self.quiet: Context[Any, Any] = Context(seats, options, board, teams, NoChance(NO_SEED))
        self._moves = frozenset(game.moves)
        self._unchecked = game.unchecked
        self._within_rounds = self.rules.within_rounds()
        self._rules_are_timed = self.rules.is_timed
        self.timed = type(self.rounds).due is not RoundRules.due or self._rules_are_timed
        """Whether anything can ever happen by itself."""

    def read_only_ctx(self, state: State) -> Context[Any, Any]:
        """The context for looking at a state: its own moment, and no chance."""
        self.quiet.at = state.at
        return self.quiet

    def to_act(self, state: State) -> Sequence[Seat]:
        """Whom the match waits for."""
        if state.over or state.rest_until is not None:
            return ()
        self.quiet.at = state.at
        waiting = self.rounds.to_act(state, self.quiet)
        if not any(state.out):
            return [*waiting]
        return [seat for seat in waiting if not state.out[seat]]

    def choices(self, state: State, seat: Seat, at: Millis) -> Choices:
        if state.over or state.rest_until is not None or state.out[seat]:
            return NOTHING
        self.quiet.at = at
        return self.rounds.choices(state, seat, self.quiet)

    def due(self, state: State) -> Due | None:
        """The next thing that happens by itself."""
        if not self.timed or state.over:
            return None
        ctx = self.quiet
        ctx.at = state.at
        if state.rest_until is None:
            mine = self.rounds.due(state, ctx)
        else:
            mine = Due(state.rest_until, "rest")
        if not self._rules_are_timed:
            return mine
        whole = self.rules.due(state, ctx)
        if mine is None or whole is None:
            return mine or whole
        return whole if whole.at < mine.at else mine

    def check(self, state: State, seat: Seat, move: Move, at: Millis) -> None:
        """Raise Rejected unless the move is legal: over → phase → turn → pending → its own."""
        kind = type(move)
        if state.over:
            raise Rejected("match_over")
        if not 0 <= seat < self.ctx.seats:
            raise Rejected("no_such_seat", number=seat)
        if state.out[seat]:
            raise Rejected("seat_out", seat=seat)
        if kind not in self._moves:
            raise Rejected("unknown_move", move=kind.__name__)
        if state.rest_until is not None:
            raise Rejected("between_rounds")
        phases = kind.phases
        if phases and state.phase not in phases:
            raise Rejected("wrong_phase", move=kind.tag, phase=state.phase)
        self.quiet.at = at
        if not kind.out_of_turn:
            if seat not in self.rounds.to_act(state, self.quiet):
                raise Rejected("not_your_turn")
            if state.pending and kind.tag != state.pending:
                raise Rejected("something_pending", pending=state.pending)
        if kind in self._unchecked:
            if move not in self.rounds.choices(state, seat, self.quiet):
                raise Rejected("illegal_move", move=kind.tag)
        else:
            move.check(state, seat, self.quiet)

    def ranking(self, state: State) -> Ranking:
        return self.rules.ranking(state, self.read_only_ctx(state))
