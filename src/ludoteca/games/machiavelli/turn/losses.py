"""Removal of units."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event

from ..model.map_events import UnitEliminated
from ..model.names import kind_name
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import witnesses


def remove(
    state: MachiavelliState, number: int, reason: str, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Remove a unit, and end the siege it conducts."""
    place = state.place_of(number)
    unit = (state.unit_owner[number], kind_name(state, number), ctx.board.map.ids[place])
    seen = witnesses(state, ctx, place)
    if number == place:
        state.lift_siege(place)
    state.take_unit(number)
    yield UnitEliminated(*unit, reason, seen=seen)
