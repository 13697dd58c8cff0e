"""Laps: every seat has equally many turns, in an order drawn at the start. The state has the
`order` of the seats and the number of `turns` of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import FixedRounds, Seat
from ludoteca.kernel.types import AnyContext, AnyState


class LapState(Protocol):
    order: tuple[Seat, ...]
    turns: list[int]

    @property
    def seats_in(self) -> list[Seat]: ...


def seats_to_go(state: LapState, laps: int) -> list[Seat]:
    """Seats with fewer turns than this."""
    return [seat for seat in state.seats_in if state.turns[seat] < laps]


def next_in_lap(state: LapState, last: Seat, waiting: Sequence[Seat]) -> Seat:
    """The seat in order after the last one (-1: nobody yet), of those that wait for a turn. Under
    other rules than the game's nobody may wait: then everybody goes again."""
    after = state.order.index(last) + 1 if last >= 0 else 0
    candidates = waiting or state.seats_in
    return next(seat for seat in state.order[after:] + state.order[:after] if seat in candidates)


class EqualTurns(FixedRounds):
    """The match ends when every seat has had so many turns. An absent seat loses its turn; the
    others keep theirs."""

    def laps(self, ctx: AnyContext) -> int:
        """The turns of each seat."""
        return super().total_rounds(ctx)

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return not seats_to_go(state, self.laps(ctx))

    def total_rounds(self, ctx: AnyContext) -> int:
        seats: int = ctx.seats
        return self.laps(ctx) * seats
