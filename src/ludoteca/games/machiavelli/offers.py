"""What a seat may do now, and what a random player would put on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from ludoteca.kernel import Chance, Choices, Free, Rejected, Row, Seat

from .absence import BALLOTS, open_votes, voters
from .board import KINDS
from .movement import suggested_retreats
from .moves import MOST_SAVES, Extend, Pass, Ready, Submit, Vote
from .names import unit_text
from .phases import waited_for
from .possible_expenses import PossibleExpenses, possible_expenses
from .possible_orders import PossibleOrders, possible_orders
from .sheet import AnyExpense, Assassinate, Bribe, Command, Recruit, Relieve, Transfer
from .sheet_checks import check_disband, check_expenses, check_orders
from .sight import in_sight
from .state import GARRISON_RANK, MachiavelliContext, MachiavelliState, Phase


class OrderHints(Struct, frozen=True):
    """The orders that make sense for each unit of the seat."""

    units: tuple[PossibleOrders, ...]


class DisbandHints(Struct, frozen=True):
    """The units of the seat, as sheets name them."""

    units: tuple[str, ...]


HINTS: Mapping[str, type[Struct]] = {
    "orders": OrderHints,
    "expenses": PossibleExpenses,
    "disband": DisbandHints,
}
"""The hints of each field of a sheet."""


def offers(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Choices:
    return Choices(*_rows(state, seat, ctx))


def _rows(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    waiting = seat in waited_for(state)
    may_save = state.saves[seat] < MOST_SAVES
    if state.phase == Phase.ORDERS and may_save:
        yield Submit.where(
            orders=_free("orders", check_orders, random_orders, _orders, state, seat, ctx),
            expenses=_free(
                "expenses", check_expenses, random_expenses, possible_expenses, state, seat, ctx
            ),
            disband=_free("disband", check_disband, random_disband, _disband, state, seat, ctx),
        )
    if state.phase == Phase.ORDERS and waiting:
        yield Pass.where()
    elif waiting and ctx.options.ends_early:
        yield Ready.where()
    for target in open_votes(state):
        if may_save and seat in voters(state, target):
            yield Vote.where(target=target, option=list(BALLOTS))
    if ctx.options.extensions and not state.extended[seat]:
        yield Extend.where()


def _free(
    kind: str,
    check: Callable[..., None],
    sampler: Callable[..., Any],
    hints: Callable[..., Struct],
    state: MachiavelliState,
    seat: Seat,
    ctx: MachiavelliContext,
) -> Free:
    def accepts(value: Any) -> bool:
        try:
            check(value, state, seat, ctx)
        except Rejected:
            return False
        return True

    return Free(
        kind,
        lambda chance: sampler(chance, state, seat, ctx),
        accepts,
        lambda: asdict(hints(state, seat, ctx)),
    )


def _orders(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> OrderHints:
    sight = in_sight(state, seat, ctx)
    mine = sorted(state.units_of(seat), key=lambda number: _as_listed(state, number))
    return OrderHints(possible_orders(state, mine, sight, ctx))


def _as_listed(state: MachiavelliState, number: int) -> tuple[bool, int, int]:
    """Armies and fleets by their provinces, then garrisons."""
    rank = state.rank_of(number)
    return rank == GARRISON_RANK, state.place_of(number), rank


def _disband(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> DisbandHints:
    units = state.units_of(seat)
    return DisbandHints(tuple(unit_text(state, number, ctx.board.map) for number in units))


def random_orders(
    chance: Chance, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> tuple[Command, ...]:
    """An order for every unit, most of them advances; some make no sense, which is allowed."""
    return tuple(_random_order(chance, state, number, ctx) for number in state.units_of(seat))


def _random_order(
    chance: Chance, state: MachiavelliState, number: int, ctx: MachiavelliContext
) -> Command:
    board = ctx.board.map
    unit, place = unit_text(state, number, board), state.place_of(number)
    retreats = tuple(board.ids[to] for to in suggested_retreats(state, number, ctx))[:3]
    reach = sorted(board.reach[state.unit_kind[number]][place])
    near = [n for n in state.units if n != number and state.place_of(n) in board.near[place]]
    pick = chance.below(10)
    if pick < 5 and reach:
        return Command(unit, "advance", board.ids[chance.choice(reach)], retreats=retreats)
    if pick < 7 and near:
        helped = unit_text(state, chance.choice(near), board)
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
    """A few things worth paying for, of those that may be written down."""
    possible: list[AnyExpense] = []
    board, ids = ctx.board.map, ctx.board.map.ids
    cities = state.cities_of(seat, ctx)
    possible += [Recruit(KINDS[chance.below(3)], ids[city]) for city in cities]  # type: ignore[arg-type]
    for other in range(ctx.seats):
        power = ctx.board.powers[state.power[other]].id
        possible.append(Transfer(power, chance.between(1, 5)))
        possible.append(Assassinate(power, 12, (1, chance.between(2, 6))))
    possible += [Bribe(unit_text(state, number, board)) for number in state.units]
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
    return tuple(unit_text(state, number, ctx.board.map) for number in some)
