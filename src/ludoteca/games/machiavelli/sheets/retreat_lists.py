"""Suggested lists of retreats, offered to players and used for automatic retreats."""

from __future__ import annotations

from ..map.board import Province
from ..model.state import MachiavelliContext, MachiavelliState


def suggested_retreats(
    state: MachiavelliState, number: int, ctx: MachiavelliContext
) -> tuple[Province, ...]:
    """Provinces with room, best first: own ones, then those with the highest income."""
    board, seat = ctx.board.map, state.unit_owner[number]
    kind, place = state.unit_kind[number], state.place_of(number)
    free = [to for to in board.reach[kind][place] if state.has_room(to, seat, ctx)]

    def merit(to: Province) -> tuple[bool, int, int]:
        return state.owner[to] != seat, -board.income(to), to

    return tuple(sorted(free, key=merit))
