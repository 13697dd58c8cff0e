"""The end of a project with four modules without a bug (rule 8), and the end of a match."""

from __future__ import annotations

from ludoteca.kernel import FixedRounds, GameRules, Reason, Seat
from ludoteca.parts.endings import HostsEnding

from .state import NOBODY, PAID, STABLE_TO_WIN, TeraContext, TeraState

MOST_TURNS = 100
"""Turns of each seat after which a match to modules or by time ends anyway."""


def end_turn(state: TeraState, *cards: str) -> None:
    """End the turn; these cards were played or discarded in it."""
    state.ended, state.latest = "turn_played", cards


def find_winner(state: TeraState, seat: Seat) -> None:
    """Find the first finished project after a move: of the seat that moved, then clockwise."""
    seats = len(state.out)
    for step in range(seats):
        other = (seat + step) % seats
        if state.stable(other) >= STABLE_TO_WIN:
            state.won = other
            return


class FourStable(GameRules):
    """The first finished project wins: the ending of version 1."""

    only_between_rounds = True

    def is_complete(self, state: TeraState, ctx: TeraContext) -> bool:
        return state.won != NOBODY

    def reason(self, state: TeraState, ctx: TeraContext) -> Reason:
        return "four_stable"


class TurnsOfEach(FixedRounds):
    """As many turns of each seat; those of who has left fall to the others."""

    def total_rounds(self, ctx: TeraContext) -> int:
        return super().total_rounds(ctx) * ctx.seats


class TeraRules(HostsEnding):
    first_project = FourStable()

    def chosen(self, ctx: TeraContext) -> GameRules:
        return self.first_project if ctx.version < PAID else super().chosen(ctx)


RULES = TeraRules(rounds=TurnsOfEach("rounds"), most=TurnsOfEach(MOST_TURNS))
