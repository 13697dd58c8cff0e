"""The beginning of a turn: date, famine, plague, and in spring income and upkeep (A.2, A.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import GARRISON, Province
from ..model.events import Famine, FamineEnded, Income, Maintenance, Plague
from ..model.prices import BRIBE, RECRUIT, upkeep
from ..model.state import AUTUMN, SPRING, SUMMER, MachiavelliContext, MachiavelliState
from ..sheets.disbanding import disbanding_order
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
            yield from collect_and_pay(state, seat, ctx)
        if ctx.options.famine_relief == "before":  # B-67
            yield from remove_starved(state, ctx)
        for seat in state.seats_in:
            if not state.cities_of(seat, ctx):  # B-71
                yield from eliminate(state, seat, "no_cities", ctx)
    elif state.season == SUMMER:
        yield from end_famine(state, ctx)
        yield from strike_plague(state, ctx)
    if ctx.version >= 2:
        for seat in [seat for seat in state.seats_in if is_ruined(state, seat, ctx)]:
            yield from eliminate(state, seat, "nothing_left", ctx)


def is_ruined(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> bool:
    """Whether a power can do nothing any more: it has no unit, and no ducats for a garrison in a
    city of its own or for a bribe (B-71)."""
    if state.units_of(seat):
        return False
    has_city = bool(state.cities_of(seat, ctx))
    can_bribe = ctx.options.bribes == "anywhere" and state.treasury[seat] >= BRIBE
    return not can_bribe and (not has_city or state.treasury[seat] < RECRUIT[GARRISON])


def strike_famine(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """Provinces are drawn without replacement; a protected one that is drawn is spared, and none is
    drawn instead (B-66)."""
    if ctx.options.famine == "off":
        return
    land = ctx.board.map.land
    dice = ctx.chance.dice(len(land) // LAND_PER_DIE[ctx.options.famine])
    drawn = ctx.chance.sample(land, min(len(land), sum(famine_count(die) for die in dice)))
    spared = [province for province in drawn if state.protected[province]]
    for province in drawn:
        state.famine[province] = province not in spared
    state.protected = [False] * len(state.protected)
    yield Famine(
        tuple(dice),
        _ids((province for province in drawn if province not in spared), ctx),
        _ids(spared, ctx),
    )


def famine_count(die: int) -> int:
    """1 and 2: none; 3 and 4: one province; 5 and 6: two."""
    return (die - 1) // 2


def _ids(provinces: Iterable[Province], ctx: MachiavelliContext) -> tuple[str, ...]:
    return tuple(ctx.board.map.ids[province] for province in sorted(provinces))


def collect_and_pay(
    state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Income of garrisoned cities without famine, then upkeep; unpaid units are disbanded."""
    paying = [city for city in state.garrisoned_cities(seat, ctx) if not state.famine[city]]
    amount = sum(ctx.board.map.income(city) for city in paying)
    state.treasury[seat] += amount
    yield Income(seat, () if ctx.options.fog else _ids(paying, ctx), amount)
    costs = {n: upkeep(state.unit_kind[n], ctx.options) for n in state.units_of(seat)}
    leaving = disbanding_order(state, seat, ctx)
    disbanded = []
    while costs and sum(costs.values()) > state.treasury[seat]:
        number = leaving.pop(0)
        del costs[number]
        disbanded.append(number)
    state.treasury[seat] -= sum(costs.values())
    yield Maintenance(seat, sum(costs.values()), len(disbanded))
    for number in disbanded:
        yield from remove(state, number, "disbanded", ctx)
    if disbanded:
        state.close_ranks()


def remove_starved(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """Remove units in provinces with famine, after upkeep was paid for them (rules A.2)."""
    for number in state.units:
        if state.famine[state.place_of(number)]:
            yield from remove(state, number, "famine", ctx)


def end_famine(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    ended = [province for province, marker in enumerate(state.famine) if marker]
    if ended:
        state.famine = [False] * len(state.famine)
        yield FamineEnded(_ids(ended, ctx))


def strike_plague(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """At most one land province; all its units are removed (B-70)."""
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
