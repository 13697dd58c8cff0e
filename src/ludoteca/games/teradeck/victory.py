"""The end of a match: four modules without a bug (rule 8)."""

from __future__ import annotations

from ludoteca.kernel import GameRules, Ranking, Reason, Seat, rank

from .state import (
    BUGGED,
    EMPTY,
    NOBODY,
    SLOTS,
    STABILISED,
    STABLE_TO_WIN,
    TeraContext,
    TeraState,
)


def end_turn(state: TeraState, *cards: str) -> None:
    """End the turn; these cards were played or discarded in it."""
    state.ended, state.latest = "turn_played", cards


def find_winner(state: TeraState, seat: Seat) -> None:
    """Find the winner after a move: the seat that moved first, then clockwise."""
    seats = len(state.out)
    for step in range(seats):
        other = (seat + step) % seats
        if state.stable(other) >= STABLE_TO_WIN:
            state.won = other
            return


class FourStable(GameRules):
    def is_complete(self, state: TeraState, ctx: TeraContext) -> bool:
        return state.won != NOBODY

    def reason(self, state: TeraState, ctx: TeraContext) -> Reason:
        return "four_stable"

    def ranking(self, state: TeraState, ctx: TeraContext) -> Ranking:
        """The winner, then by stable modules, stabilised ones, all of them, fewer bugs (ruling
        35); seats that left come last."""
        return rank([(not state.out[seat], *_merits(state, seat)) for seat in range(ctx.seats)])


def _merits(state: TeraState, seat: Seat) -> tuple[int, ...]:
    project = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    stabilised, bugs = project.count(STABILISED), project.count(BUGGED)
    total = SLOTS - project.count(EMPTY)
    return state.won == seat, state.stable(seat), stabilised, total, -bugs
