"""Names of units and powers on sheets and in events, and the units and seats they stand for."""

from __future__ import annotations

import re

from ludoteca.kernel import Seat

from ..map.board import KINDS, Board
from ..map.scenario import LETTERS
from .sheet import UNIT
from .state import FIRST, GARRISON_RANK, NONE, SECOND, MachiavelliContext, MachiavelliState


def unit_name(state: MachiavelliState, number: int, board: Board) -> str:
    """`A modena`; where units are stacked, `A2 modena` is the second."""
    rank, id = state.rank_of(number), board.ids[state.place_of(number)]
    return format_unit(LETTERS[state.unit_kind[number]], id, rank)


def format_unit(letter: str, province: str, rank: int) -> str:
    return f"{letter}{rank} {province}" if rank >= SECOND else f"{letter} {province}"


def find_unit(state: MachiavelliState, text: str, board: Board) -> int | None:
    """The number of the unit with this name, if there is one."""
    named = re.match(UNIT, text)
    if named is None or named[3] not in board.ids:
        return None
    letter = text[0]
    rank = GARRISON_RANK if letter == "G" else int(named[2] or FIRST)
    number = state.number_of(board.index[named[3]], rank)
    there = number < len(state.unit_kind) and state.unit_kind[number] != NONE
    return number if there and LETTERS[state.unit_kind[number]] == letter else None


def find_seat(state: MachiavelliState, power: str, ctx: MachiavelliContext) -> Seat | None:
    """The seat of a power, if it is still in the match."""
    index = ctx.board.power(power)
    seat = None if index is None else state.seat_of(index)
    return None if seat is None or state.out[seat] else seat


def kind_name(state: MachiavelliState, number: int) -> str:
    return KINDS[state.unit_kind[number]]
