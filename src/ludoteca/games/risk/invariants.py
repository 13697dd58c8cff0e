"""What must hold in every position of Risk (rules A14)."""

from __future__ import annotations

from collections.abc import Iterator

from .state import UNCLAIMED, Phase, RiskContext, RiskState


def invariants(state: RiskState, ctx: RiskContext) -> Iterator[str]:
    board = ctx.board
    waiting = state.target if state.phase == Phase.ATTACK else -1
    for territory, armies in enumerate(state.armies):
        owner = state.owner[territory]
        if armies < 1 and territory != waiting and owner != UNCLAIMED:
            yield f"{board.ids[territory]} has {armies} armies"
        if owner == UNCLAIMED and state.phase != Phase.CLAIM and not state.over:
            yield f"{board.ids[territory]} belongs to nobody"
        if owner >= 0 and state.out[owner]:
            yield f"{board.ids[territory]} belongs to seat {owner}, which is out"
    for seat, out in enumerate(state.out):
        if out and seat in state.place:
            yield f"seat {seat} is out and holds cards"
        if not out and not state.over and state.phase != Phase.CLAIM and seat not in state.owner:
            yield f"seat {seat} is in and holds no territory"
    if not state.over and state.out[state.turn]:
        yield f"it is the turn of seat {state.turn}, which is out"
    if min(state.to_place, state.neutral_to_place, state.neutral_pool, *state.pool) < 0:
        yield "armies to place below zero"
