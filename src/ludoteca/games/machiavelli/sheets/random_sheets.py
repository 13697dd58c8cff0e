"""Random sheets: samples for random players and for the checks on hidden information."""

from __future__ import annotations

from ludoteca.kernel import Chance, Rejected, Seat

from ..map.board import KINDS
from ..model.names import unit_name
from ..model.sheet import AnyExpense, Assassinate, Bribe, Command, Recruit, Relieve, Transfer
from ..model.state import MachiavelliContext, MachiavelliState
from .checks import check_expenses
from .retreat_lists import suggested_retreats


def random_orders(
    chance: Chance, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> tuple[Command, ...]:
    """An order for every unit, mostly advances; some cannot be carried out, which is allowed."""
    return tuple(_random_order(chance, state, number, ctx) for number in state.units_of(seat))


def _random_order(
    chance: Chance, state: MachiavelliState, number: int, ctx: MachiavelliContext
) -> Command:
    board = ctx.board.map
    unit, place = unit_name(state, number, board), state.place_of(number)
    retreats = tuple(board.ids[to] for to in suggested_retreats(state, number, ctx))[:3]
    reach = sorted(board.reach[state.unit_kind[number]][place])
    near = [n for n in state.units if n != number and state.place_of(n) in board.near[place]]
    pick = chance.below(10)
    if pick < 5 and reach:
        return Command(unit, "advance", board.ids[chance.choice(reach)], retreats=retreats)
    if pick < 7 and near:
        helped = unit_name(state, chance.choice(near), board)
        if board.is_sea[place] and pick == 6:
            return Command(unit, "convoy", helped, retreats=retreats)
        return Command(unit, "support", helped, retreats=retreats)
    if pick == 7:
        return Command(unit, "besiege", retreats=retreats)
    if pick == 8:
        return Command(unit, "convert", KINDS[chance.below(2)], retreats=retreats)
    return Command(unit, retreats=retreats)


def random_expenses(
    chance: Chance, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> tuple[AnyExpense, ...]:
    """Up to three expenses that the checks accept together."""
    possible: list[AnyExpense] = []
    board, ids = ctx.board.map, ctx.board.map.ids
    cities = state.cities_of(seat, ctx)
    possible += [Recruit(KINDS[chance.below(3)], ids[city]) for city in cities]
    for other in range(ctx.seats):
        power = ctx.board.powers[state.power[other]].id
        possible.append(Transfer(power, chance.between(1, 5)))
        possible.append(Assassinate(power, 12, (1, chance.between(2, 6))))
    possible += [Bribe(unit_name(state, number, board)) for number in state.units]
    possible += [Relieve(ids[province]) for province in cities]
    found: list[AnyExpense] = []
    for expense in chance.sample(possible, min(3, len(possible))):
        try:
            check_expenses([*found, expense], state, seat, ctx)
        except Rejected:
            continue
        found.append(expense)
    return tuple(found)


def random_disband(
    chance: Chance, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> tuple[str, ...]:
    units = state.units_of(seat)
    some = chance.sample(units, chance.below(len(units) + 1))
    return tuple(unit_name(state, number, ctx.board.map) for number in some)
