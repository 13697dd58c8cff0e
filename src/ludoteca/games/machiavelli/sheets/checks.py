"""Checks on a sheet before it is saved. Whether an order can be carried out is decided in the
resolution: an illegal one becomes Hold (rules A.3), an expense that cannot be paid fails (A.4)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ludoteca.kernel import Rejected, Seat

from ..map.board import GARRISON, KINDS, NOWHERE
from ..model.names import find_seat, find_unit
from ..model.prices import PER_NUMBER
from ..model.sheet import (
    MAX_EXPENSES,
    MAX_ORDERS,
    UNIT,
    AnyExpense,
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Transfer,
)
from ..model.state import AUTUMN, NEUTRAL, MachiavelliContext, MachiavelliState
from ..model.visibility import visible_provinces

NOT_IN_NOTES = '";/'
"""Characters with a meaning in the notation of sheets."""


def check_orders(
    orders: Sequence[Command], state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> None:
    """At most one order for each of the seat's own units, with targets that the map knows."""
    if len(orders) > MAX_ORDERS:
        raise Rejected("too_many_orders", most=MAX_ORDERS)
    ordered: set[str] = set()
    for command in orders:
        check_own(command.unit, state, seat, ctx)
        if command.unit in ordered:
            raise Rejected("ordered_twice", unit=command.unit)
        ordered.add(command.unit)
        check_target(command, ctx)
        check_provinces(command.retreats, ctx)


def check_target(command: Command, ctx: MachiavelliContext) -> None:
    """A target must be a province, a unit or a kind, depending on the action."""
    action, target = command.action, command.target
    if action == "advance":
        check_provinces([target], ctx)
    elif action in ("support", "convoy"):
        named = re.match(UNIT, target)
        if named is None or named[3] not in ctx.board.map.ids:
            raise Rejected("no_such_target", unit=command.unit)
    elif (target in KINDS) != (action == "convert") or (target and action != "convert"):
        raise Rejected("no_such_target", unit=command.unit)
    if command.via and (action != "advance" or not ctx.options.via_convoy):
        raise Rejected("no_via_convoy", unit=command.unit)


def check_own(unit: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
    """Units that do not exist and those of other seats are refused alike, so that the refusal tells
    nothing about what the fog hides."""
    number = find_unit(state, unit, ctx.board.map)
    if number is None or state.unit_owner[number] != seat:
        raise Rejected("not_your_unit", unit=unit)


def check_provinces(ids: Iterable[str], ctx: MachiavelliContext) -> None:
    for id in ids:
        if id not in ctx.board.map.ids:
            raise Rejected("unknown_province", province=id)


def check_disband(
    units: Sequence[str], state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> None:
    for unit in units:
        check_own(unit, state, seat, ctx)
    if len(set(units)) < len(units):
        raise Rejected("ordered_twice", unit=units[0])


def check_expenses(
    expenses: Sequence[AnyExpense], state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> None:
    if len(expenses) > MAX_EXPENSES:
        raise Rejected("too_many_expenses", most=MAX_EXPENSES)
    victims = [expense.target for expense in expenses if isinstance(expense, Assassinate)]
    if len(set(victims)) < len(victims):
        raise Rejected("no_token", target=victims[0])
    for expense in expenses:
        match expense:
            case Transfer(to=power, note=note):
                check_rival(power, state, seat, ctx)
                if not set(note).isdisjoint(NOT_IN_NOTES) or not note.isprintable():
                    raise Rejected("bad_note")
            case Assassinate():
                check_assassination(expense, state, seat, ctx)
            case Bribe():
                check_bribe(expense, state, seat, ctx)
            case Relieve(province=province):
                check_relief(province, state, seat, ctx)
            case Recruit(city=city):
                check_city(city, ctx)


def check_rival(power: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Seat:
    rival = find_seat(state, power, ctx)
    if rival is None or rival == seat:
        raise Rejected("not_a_rival", power=power)
    return rival


def check_assassination(
    expense: Assassinate, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> None:
    if not ctx.options.assassination:
        raise Rejected("no_assassination")
    victim = check_rival(expense.target, state, seat, ctx)
    if not state.tokens[seat][victim]:
        raise Rejected("no_token", target=expense.target)
    numbers = set(expense.numbers)
    if len(numbers) * PER_NUMBER != expense.amount or len(numbers) != len(expense.numbers):
        raise Rejected("wrong_numbers", amount=expense.amount, count=expense.amount // PER_NUMBER)
    if not numbers <= set(range(1, 7)):
        raise Rejected("not_on_a_die")


def check_bribe(
    expense: Bribe, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> None:
    if ctx.options.bribes == "off":
        raise Rejected("no_bribes")
    number = find_unit(state, expense.unit, ctx.board.map)
    place = NOWHERE if number is None else state.place_of(number)
    if number is None or place not in visible_provinces(state, seat, ctx):
        raise Rejected("unit_not_seen", unit=expense.unit)
    if state.unit_owner[number] in (seat, NEUTRAL):
        raise Rejected("not_an_enemy", unit=expense.unit)
    if len(state.occupants(place)) > 1 and state.unit_kind[number] != GARRISON:
        raise Rejected(
            "bribe_not_alone", unit=expense.unit
        )  # stacked units cannot be bribed (B-10)
    if ctx.options.bribes == "adjacent" and not is_near_own(state, seat, place, ctx):
        raise Rejected("bribe_too_far", unit=expense.unit)
    check_provinces(expense.retreats, ctx)


def is_near_own(state: MachiavelliState, seat: Seat, place: int, ctx: MachiavelliContext) -> bool:
    near = {place, *ctx.board.map.near[place]}
    return any(state.place_of(number) in near for number in state.units_of(seat))


def check_relief(id: str, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
    """In autumn relief protects the coming spring; in spring the province must have a famine marker
    (B-67). It must be the seat's own, or have a unit of the seat (B-68)."""
    province = ctx.board.map.index.get(id, NOWHERE)
    if province == NOWHERE or id not in ctx.board.map.ids or ctx.board.map.is_sea[province]:
        raise Rejected("unknown_province", province=id)
    if state.owner[province] != seat and not state.is_in(province, seat):
        raise Rejected("not_your_province", province=id)
    if not state.famine[province] and state.season != AUTUMN:
        raise Rejected("no_famine", province=id)


def check_city(id: str, ctx: MachiavelliContext) -> None:
    if id not in ctx.board.map.ids or not ctx.board.map.has_city(ctx.board.map.index[id]):
        raise Rejected("no_such_city", city=id)
