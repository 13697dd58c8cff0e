"""The counts of a step: the set-up when it ends, and every turn when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Seat, Step
from ludoteca.parts.conduct import Count

from ..map.board import Owner, Territory
from ..state import RiskContext, RiskState
from .reach import within_reach

SET_UP = 0
THREAT = 2
"""A neighbour with more armies than this threatens a gate."""


class TurnCounting:
    """The counts of one match. Remembers the rivals within reach at the beginning of a turn."""

    def __init__(self) -> None:
        self._in_reach: Sequence[Seat] = ()

    def __call__(
        self, before: RiskState, step: Step[RiskState], ctx: RiskContext
    ) -> Iterator[Count]:
        after, seat = step.state, before.turn
        if after.round == before.round and not after.over:
            return
        if before.round == SET_UP:
            yield from _set_up(after, ctx)
        else:
            yield Count(seat, "in_reach", bool(self._in_reach))
            yield Count(seat, "spared", any(not after.out[rival] for rival in self._in_reach))
            if not after.out[seat]:
                yield from _turn(after, seat, ctx)
        over = bool(after.over)
        self._in_reach = () if over else within_reach(after, _friends(after.turn, ctx), ctx.board)


def _set_up(state: RiskState, ctx: RiskContext) -> Iterator[Count]:
    dealt = ctx.board.start.armies_per_territory or 1
    for seat in range(ctx.seats):
        placed = [state.armies[territory] - dealt for territory in state.territories_of(seat)]
        yield Count(seat, "first_armies", sum(placed))
        yield Count(seat, "first_stack", max(placed, default=0))


def _turn(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Count]:
    """The counts of the armies of a seat at the end of its turn."""
    friends, owner, armies = _friends(seat, ctx), state.owner, state.armies
    mine = state.territories_of(seat)
    near = ctx.board.neighbours
    fronts = [t for t in mine if any(owner[other] not in friends for other in near[t])]
    held = _gates(owner, seat, ctx)
    strong = {
        t for t, who in enumerate(owner) if who >= 0 and who not in friends and armies[t] > THREAT
    }
    gates = [t for t in fronts if t in held and any(n in strong for n in near[t])]
    yield Count(seat, "turns")
    for name, places in (("fronts", fronts), ("gates", gates)):
        yield Count(seat, name, len(places))
        yield Count(seat, f"thin_{name}", sum(armies[territory] == 1 for territory in places))
    yield Count(seat, "armies", sum(armies[territory] - 1 for territory in mine))
    yield Count(seat, "idle", sum(armies[t] - 1 for t in mine if t not in fronts))


def _gates(owner: Sequence[Owner], seat: Seat, ctx: RiskContext) -> set[Territory]:
    """The gates of the continents that a seat holds."""
    held = (c for c in ctx.board.continents if all(owner[t] == seat for t in c.members))
    return {gate for continent in held for gate in continent.gates}


def _friends(seat: Seat, ctx: RiskContext) -> list[Seat]:
    return [other for other in range(ctx.seats) if ctx.team_of(other) == ctx.team_of(seat)]
