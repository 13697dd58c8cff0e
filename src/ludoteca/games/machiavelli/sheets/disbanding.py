"""The order in which units go that cannot be paid, shared by the forecast and the resolution."""

from __future__ import annotations

from ludoteca.kernel import Seat

from ..map.board import GARRISON
from ..model.state import MachiavelliContext, MachiavelliState


def disbanding_order(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> list[int]:
    """Units on the seat's list first, then the newest armies and fleets, then the garrisons of the
    poorest cities (B-52)."""
    listed = state.disband[seat]

    def rank(number: int) -> tuple[int, ...]:
        if number in listed:
            return 0, listed.index(number)
        if state.unit_kind[number] == GARRISON:
            return 2, ctx.board.map.income(state.place_of(number)), number
        return 1, -state.unit_born[number], -number

    return sorted(state.units_of(seat), key=rank)
