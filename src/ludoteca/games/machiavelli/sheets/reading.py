"""A pasted sheet: what can be read of it, and every line that cannot, with the reason."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Rejected, Seat

from ..map.board import NOWHERE
from ..model.names import find_unit, unit_name
from ..model.sheet import UNIT, Assassinate, Bribe, Command, Recruit, Relieve, Transfer
from ..model.state import MachiavelliContext, MachiavelliState
from .checks import check_city, check_orders, check_own, check_provinces, check_rival
from .notation import Line, join_lines, parse_line, split_lines

MAX_TEXT = 10_000
MAX_LINES = 200
MAX_QUOTED = 80


class LineProblem(Struct, frozen=True):
    """A line that is left out: its number from 1, its text, and a refusal to say in words."""

    line: int
    text: str
    code: str
    params: JsonObject


class SheetReading(Struct, frozen=True):
    orders: tuple[Command, ...]
    expenses: tuple[Transfer | Assassinate | Bribe | Relieve | Recruit, ...]
    disband: tuple[str, ...]
    problems: tuple[LineProblem, ...]


def read_pasted(
    text: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> SheetReading:
    """Read every line by itself. The last order of a unit counts, as if it were written over."""
    read: list[Line] = []
    problems: list[LineProblem] = []
    for number, line in enumerate(split_lines(text)[:MAX_LINES], 1):
        try:
            found = _read(line, state, seat, ctx)
        except Rejected as refusal:
            quoted = line[:MAX_QUOTED]
            problems.append(LineProblem(number, quoted, refusal.code, dict(refusal.params)))
        else:
            read = [one for one in read if not _is_replaced(one, found)] + [found]
    sheet = join_lines(read)
    return SheetReading(sheet.orders, sheet.expenses, sheet.disband, tuple(problems))


def _is_replaced(one: Line, by: Line) -> bool:
    if isinstance(one, Command) and isinstance(by, Command):
        return one.unit == by.unit
    return one == by


def _read(line: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Line:
    try:
        found = parse_line(line)
    except (ValueError, IndexError, KeyError, StopIteration):
        raise Rejected("bad_line", text=line[:MAX_QUOTED]) from None
    match found:
        case Command():
            found = replace(found, unit=_own_unit(found.unit, state, seat, ctx))
            check_orders([found], state, seat, ctx)
        case str():
            check_own(found, state, seat, ctx)
        case Transfer(to=power) | Assassinate(target=power):
            check_rival(power, state, seat, ctx)
        case Bribe(unit=unit):
            if find_unit(state, unit, ctx.board.map) is None:
                raise Rejected("unit_not_seen", unit=unit)
        case Relieve(province=province):
            check_provinces([province], ctx)
        case Recruit(city=city):
            check_city(city, ctx)
    return found


def _own_unit(unit: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> str:
    """The unit itself, or the only army or fleet of the seat in its province: sheets say `Besiege
    Pisa`, and an army may have become a fleet."""
    named = re.match(UNIT, unit)
    board = ctx.board.map
    place = board.index.get(named[3], NOWHERE) if named is not None else NOWHERE
    if find_unit(state, unit, board) is not None or place == NOWHERE or unit.startswith("G"):
        return unit
    mine = [n for n in state.occupants(place) if state.unit_owner[n] == seat]
    return unit_name(state, mine[0], board) if len(mine) == 1 else unit
