"""The coming spring of a seat, with its draft: what is paid, what is lost, who is disbanded."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Seat

from ..map.board import GARRISON, KINDS
from ..model.names import unit_name
from ..model.prices import BRIBE, RECRUIT, RELIEF, upkeep
from ..model.sheet import NOTHING, AnyExpense, Assassinate, Bribe, Recruit, Relieve, Transfer
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.term_types import ProvinceId
from .disbanding import disbanding_order


class Forecast(Struct, frozen=True):
    """Nobody else moves in it, and there is no famine."""

    spent: int
    """Ducats for the expenses of the draft that can be paid, in the order of the sheet."""
    too_dear: tuple[int, ...]
    """Numbers of the expenses, from 0, for which no ducats are left."""
    left: int
    income: int
    """Of the cities that have a garrison then."""
    upkeep: int
    balance: int
    """Ducats after income and upkeep; negative if units cannot be paid."""
    disbanded: tuple[str, ...]
    """Units that cannot be paid and go, the first first."""
    unguarded: tuple[ProvinceId, ...]
    """Cities of the seat that pay nothing, because they have no garrison."""
    lost_income: int
    """What these cities would pay."""


def forecast(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Forecast:
    board, sheet = ctx.board.map, state.sheets[seat] or NOTHING
    left, too_dear, recruited = _spend(sheet.expenses, state.treasury[seat])
    guarded = set(state.garrisoned_cities(seat, ctx))
    guarded |= {board.index[one.city] for one in recruited if one.kind == KINDS[GARRISON]}
    cities = set(state.cities_of(seat, ctx))
    unguarded = sorted(cities - guarded)
    income = sum(board.income(city) for city in guarded & cities)
    owed = {n: upkeep(state.unit_kind[n], ctx.options) for n in state.units_of(seat)}
    more = sum(upkeep(KINDS.index(one.kind), ctx.options) for one in recruited)
    cost = sum(owed.values()) + more
    return Forecast(
        spent=state.treasury[seat] - left,
        too_dear=too_dear,
        left=left,
        income=income,
        upkeep=cost,
        balance=left + income - cost,
        disbanded=_disbanded(state, seat, owed, cost - left - income, ctx),
        unguarded=tuple(board.ids[city] for city in unguarded),
        lost_income=sum(board.income(city) for city in unguarded),
    )


def _spend(
    expenses: tuple[AnyExpense, ...], ducats: int
) -> tuple[int, tuple[int, ...], list[Recruit]]:
    """Ducats left, the expenses that are too dear, and the units recruited."""
    too_dear, recruited = [], []
    for number, expense in enumerate(expenses):
        if price(expense) > ducats:
            too_dear.append(number)
            continue
        ducats -= price(expense)
        if isinstance(expense, Recruit):
            recruited.append(expense)
    return ducats, tuple(too_dear), recruited


def price(expense: AnyExpense) -> int:
    match expense:
        case Transfer(amount=amount) | Assassinate(amount=amount):
            return amount
        case Bribe():
            return BRIBE
        case Relieve():
            return RELIEF
        case Recruit(kind=kind):
            return RECRUIT[KINDS.index(kind)]


def _disbanded(
    state: MachiavelliState, seat: Seat, owed: dict[int, int], debt: int, ctx: MachiavelliContext
) -> tuple[str, ...]:
    gone: list[str] = []
    for number in disbanding_order(state, seat, ctx):
        if debt <= 0:
            break
        debt -= owed[number]
        gone.append(unit_name(state, number, ctx.board.map))
    return tuple(gone)
