"""How a turn begins: the date, famine, plague, and in spring the books (rules A.2, A.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import GARRISON, Province
from ..model.events import Famine, FamineEnded, Income, Maintenance, Plague
from ..model.prices import upkeep
from ..model.state import AUTUMN, SPRING, SUMMER, MachiavelliContext, MachiavelliState
from .absence import eliminate
from .losses import remove

LAND_PER_DIE = {"per_five": 5, "per_twenty": 20}
PLAGUE_FROM = {"on_five": 5, "on_six": 6}


def advance_date(state: MachiavelliState) -> None:
    """Turn 1 is spring of the first year; three turns a year (B-61)."""
    if state.round == 1:
        return
    state.year += state.season == AUTUMN
    state.season = (state.season + 1) % 3


def begin_season(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    if state.round == 1 and not ctx.options.first_spring:
        return
    if state.season == SPRING:
        yield from strike_famine(state, ctx)
        for seat in state.seats_in:
            yield from keep_books(state, seat, ctx)
        if ctx.options.famine_relief == "before":  # B-67
            yield from starve(state, ctx)
        for seat in state.seats_in:
            if not state.cities_of(seat, ctx):  # B-71
                yield from eliminate(state, seat, "no_cities", ctx)
    elif state.season == SUMMER:
        yield from end_famine(state, ctx)
        yield from strike_plague(state, ctx)


def strike_famine(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """Provinces are drawn without putting back; one that is protected and drawn is spared and
    not replaced (B-66)."""
    if ctx.options.famine == "off":
        return
    land = ctx.board.map.land
    dice = ctx.chance.dice(len(land) // LAND_PER_DIE[ctx.options.famine])
    drawn = ctx.chance.sample(land, min(len(land), sum(famines(die) for die in dice)))
    spared = [province for province in drawn if state.protected[province]]
    for province in drawn:
        state.famine[province] = province not in spared
    state.protected = [False] * len(state.protected)
    yield Famine(
        tuple(dice),
        _ids((province for province in drawn if province not in spared), ctx),
        _ids(spared, ctx),
    )


def famines(die: int) -> int:
    """1 and 2: none; 3 and 4: one province; 5 and 6: two."""
    return (die - 1) // 2


def _ids(provinces: Iterable[Province], ctx: MachiavelliContext) -> tuple[str, ...]:
    return tuple(ctx.board.map.ids[province] for province in sorted(provinces))


def keep_books(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Event]:
    """Income of garrisoned cities without famine, then upkeep; who cannot be paid goes."""
    paying = [city for city in state.garrisoned_cities(seat, ctx) if not state.famine[city]]
    amount = sum(ctx.board.map.income(city) for city in paying)
    state.treasury[seat] += amount
    yield Income(seat, () if ctx.options.fog else _ids(paying, ctx), amount)
    costs = {n: upkeep(state.unit_kind[n], ctx.options) for n in state.units_of(seat)}
    leaving = disbanding_order(state, seat, ctx)
    gone = []
    while costs and sum(costs.values()) > state.treasury[seat]:
        number = leaving.pop(0)
        del costs[number]
        gone.append(number)
    state.treasury[seat] -= sum(costs.values())
    yield Maintenance(seat, sum(costs.values()), len(gone))
    for number in gone:
        yield from remove(state, number, "disbanded", ctx)
    if gone:
        state.close_ranks()


def disbanding_order(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> list[int]:
    """As the seat wishes; else the newest armies and fleets first, then the garrisons of the
    poorest cities (B-52)."""
    wished = state.disband[seat]

    def rank(number: int) -> tuple[int, ...]:
        if number in wished:
            return 0, wished.index(number)
        if state.unit_kind[number] == GARRISON:
            return 2, ctx.board.map.income(state.place_of(number)), number
        return 1, -state.unit_born[number], -number

    return sorted(state.units_of(seat), key=rank)


def starve(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """After the upkeep was paid for them (rules A.2)."""
    for number in state.units:
        if state.famine[state.place_of(number)]:
            yield from remove(state, number, "famine", ctx)


def end_famine(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    lying = [province for province, marker in enumerate(state.famine) if marker]
    if lying:
        state.famine = [False] * len(state.famine)
        yield FamineEnded(_ids(lying, ctx))


def strike_plague(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """One land province at most; every unit there dies at once (B-70)."""
    if ctx.options.plague == "off":
        return
    roll = ctx.chance.die()
    struck: Province | None = None
    if roll >= PLAGUE_FROM[ctx.options.plague]:
        struck = ctx.chance.choice(ctx.board.map.land)
    yield Plague(roll, None if struck is None else ctx.board.map.ids[struck])
    for number in state.units:
        if state.place_of(number) == struck:
            yield from remove(state, number, "plague", ctx)
