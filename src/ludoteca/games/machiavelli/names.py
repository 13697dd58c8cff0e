"""Units and provinces by name: from what sheets say to numbers, and back for events."""

from __future__ import annotations

from ludoteca.kernel import Seat

from .board import KINDS, NOWHERE, Board
from .scenario import LETTERS
from .state import MachiavelliContext, MachiavelliState


def unit_text(state: MachiavelliState, number: int, board: Board) -> str:
    """`A modena`."""
    return f"{LETTERS[state.unit_kind[number]]} {board.ids[state.place_of(number)]}"


def find_unit(state: MachiavelliState, text: str, board: Board) -> int | None:
    """The number of the unit a sheet speaks of, if there is one."""
    letter, _, id = text.partition(" ")
    place = board.index.get(id, NOWHERE)
    if place == NOWHERE or board.ids[place] != id:
        return None
    found = state.garrison(place) if letter == "G" else state.occupant(place)
    return found if found is not None and LETTERS[state.unit_kind[found]] == letter else None


def find_seat(state: MachiavelliState, power: str, ctx: MachiavelliContext) -> Seat | None:
    """The seat that plays a power and is still in."""
    index = ctx.board.power(power)
    seat = None if index is None else state.seat_of(index)
    return None if seat is None or state.out[seat] else seat


def kind_name(state: MachiavelliState, number: int) -> str:
    return KINDS[state.unit_kind[number]]
