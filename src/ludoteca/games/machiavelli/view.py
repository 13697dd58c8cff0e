"""The view of a seat: all but the sheets of others, and in the fog only what it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

from ludoteca.kernel import Chance, JsonObject, Pool, Seat, View

from .map.board import KINDS
from .map.scenario import EARLIER, Scenario, compile_scenario, load_scenario
from .map.scenario import SHIPPED as SHIPPED_SCENARIOS
from .model.names import unit_name
from .model.pacts import Pact, pacts_seen, pairs
from .model.sheet import Sheet
from .model.state import DRAFTS, SEASONS, MachiavelliContext, MachiavelliState, Phase
from .model.term_types import KindId, PowerIndex, ProvinceId, SeasonId, Year
from .model.visibility import visible_provinces
from .pacts.book import pact_of
from .pacts.offers import random_terms
from .sheets.forecast import Forecast, forecast
from .sheets.random_sheets import random_disband, random_expenses, random_orders
from .victory import cities_needed, is_too_early, standing, turn_limit

T = TypeVar("T", bool, int)


class UnitView(Struct, frozen=True, omit_defaults=True):
    owner: Seat
    kind: KindId
    province: ProvinceId
    born: int
    rank: int = 1
    """Rank among the armies and fleets of its province (B-10)."""


class ProvinceView(Struct, frozen=True):
    """A visible land province."""

    province: ProvinceId
    owner: Seat
    siege: int
    besieger: Seat


class MachiavelliView(View):
    scenario: str
    custom_scenario: JsonObject
    power: tuple[PowerIndex, ...]
    season: SeasonId
    year: Year
    deadline: int
    letters_always: bool
    turns: int
    cities_needed: int
    units: tuple[UnitView, ...]
    provinces: tuple[ProvinceView, ...]
    famine: tuple[ProvinceId, ...]
    protected: tuple[ProvinceId, ...]
    treasury: tuple[int, ...]
    tokens: tuple[tuple[bool, ...], ...]
    standings: tuple[tuple[int, int], ...]
    """Cities that count and their income, of every seat; in the fog -1 for the other seats."""
    cities: tuple[tuple[int, int], ...]
    """Cities with a garrison, and cities owned, of every seat; in the fog -1 for the others."""
    sheet: Sheet | None
    """The seat's own: a draft until the seat is ready."""
    if_not_sent: str
    """What counts at the deadline if the seat is not ready: its `draft`, or all units `hold`. Empty
    for a spectator, and in matches without drafts."""
    waiting: tuple[Seat, ...]
    """Seats that are not ready with this phase."""
    forecast: Forecast | None
    """The seat's own coming spring, with its draft."""
    last_sheets: tuple[Sheet | None, ...]
    """Sheets of the last turn; in the fog only the seat's own."""
    journal: str
    """In the fog: the seen events of the last turn, as a JSON list."""
    disband: tuple[str, ...]
    sent: tuple[bool, ...]
    """Seats that have sent a sheet, or have passed."""
    passed: tuple[bool, ...]
    """Seats whose sheet is not used; with drafts only the seat's own is told."""
    saves: tuple[int, ...]
    """What each seat has sent in this turn; with drafts only the seat's own is told."""
    ready: tuple[bool, ...]
    extended: tuple[bool, ...]
    strikes: tuple[int, ...]
    status: tuple[str, ...]
    ballots: tuple[tuple[str, ...], ...]
    ended: str
    ends_early: bool
    fog: bool
    pacts: tuple[Pact, ...] = ()
    """The proposals and agreements of the seat; of all once the match is over."""
    too_early: bool = False
    """Whether the coming autumn is the first and ends no match, by the match's rules version."""

    @property
    def setting(self) -> Scenario:
        """The compiled scenario."""
        shipped = self.scenario in (*SHIPPED_SCENARIOS, *EARLIER) and not self.custom_scenario
        return load_scenario(self.scenario) if shipped else compile_scenario(self.custom_scenario)


def view(state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext) -> MachiavelliView:
    ids, visible = ctx.board.map.ids, visible_provinces(state, seat, ctx)
    custom = ctx.options.scenario == "custom"
    foggy = ctx.options.fog and not state.over
    return MachiavelliView.of(
        state,
        seat,
        scenario=ctx.board.id,
        custom_scenario=ctx.options.custom_scenario if custom else {},
        season=SEASONS[state.season],
        turns=turn_limit(ctx),
        cities_needed=cities_needed(ctx),
        units=tuple(units_seen(state, visible, ctx)),
        provinces=tuple(provinces_seen(state, visible, ctx)),
        famine=tuple(id for id, marker in zip(ids, state.famine, strict=True) if marker),
        protected=tuple(id for id, marker in zip(ids, state.protected, strict=True) if marker),
        standings=tuple(
            (-1, -1) if foggy and other != seat else standing(state, other, ctx)
            for other in range(ctx.seats)
        ),
        cities=tuple(
            (-1, -1) if foggy and other != seat else _cities(state, other, ctx)
            for other in range(ctx.seats)
        ),
        sheet=None if seat is None else state.sheets[seat],
        forecast=None if seat is None or state.out[seat] else forecast(state, seat, ctx),
        last_sheets=tuple(
            sheet if not foggy or other == seat else None
            for other, sheet in enumerate(state.opened)
        ),
        journal=state.journal[-1 if seat is None else seat],
        disband=()
        if seat is None
        else tuple(unit_name(state, number, ctx.board.map) for number in state.disband[seat]),
        if_not_sent=_fallback(state, seat, ctx),
        waiting=tuple(state.pending_seats(ctx)),
        sent=_sent(state, ctx),
        passed=_own(state.passed, seat, ctx),
        saves=_own(state.saves, seat, ctx),
        ends_early=ctx.options.ends_early,
        fog=ctx.options.fog,
        pacts=_pacts(state, seat, ctx),
        too_early=is_too_early(state, ctx),
    )


def _fallback(state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext) -> str:
    if seat is None or ctx.version < DRAFTS:
        return ""
    return "hold" if state.passed[seat] else "draft"


def _pacts(state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext) -> tuple[Pact, ...]:
    if state.over:
        return tuple(pact for pacts in state.known_pacts for pact in pacts)
    return tuple(pacts_seen(state.known_pacts, ctx.seats, seat))


def _cities(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> tuple[int, int]:
    return len(state.garrisoned_cities(seat, ctx)), len(state.cities_of(seat, ctx))


def _sent(state: MachiavelliState, ctx: MachiavelliContext) -> tuple[bool, ...]:
    if ctx.version < DRAFTS:
        return tuple(sheet is not None for sheet in state.sheets)
    return tuple(ready and state.phase == Phase.ORDERS for ready in state.ready)


def _own(values: list[T], seat: Seat | None, ctx: MachiavelliContext) -> tuple[T, ...]:
    """Values of all seats; with drafts, those of others would tell who is drafting."""
    if ctx.version < DRAFTS:
        return tuple(values)
    return tuple(value if at == seat else type(value)() for at, value in enumerate(values))


def units_seen(
    state: MachiavelliState, visible: frozenset[int], ctx: MachiavelliContext
) -> Iterator[UnitView]:
    for number in state.units:
        place = state.place_of(number)
        if place in visible:
            kind = KINDS[state.unit_kind[number]]
            id, born = ctx.board.map.ids[place], state.unit_born[number]
            rank = max(1, state.rank_of(number))
            yield UnitView(state.unit_owner[number], kind, id, born, rank)


def provinces_seen(
    state: MachiavelliState, visible: frozenset[int], ctx: MachiavelliContext
) -> Iterator[ProvinceView]:
    for place in sorted(visible):
        if not ctx.board.map.is_sea[place]:
            id, owner = ctx.board.map.ids[place], state.owner[place]
            yield ProvinceView(id, owner, state.siege[place], state.besieger[place])


def hidden(state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext) -> Iterator[Pool]:
    """Sheets, disbanding lists and agreements of the others; in the fog also provinces that are not
    seen."""
    yield from _hidden_pacts(state, seat, ctx)
    for other, sheet in enumerate(state.sheets):
        if other == seat:
            continue
        yield _unknown(state, "disband", other, ())
        if ctx.options.fog:
            yield _unknown(state, "opened", other, None)
            yield _unknown(state, "journal", other, "")
        if ctx.version >= DRAFTS:
            yield Pool((("passed", other),), lambda chance: [chance.below(2) == 1])
            yield _unknown(state, "saves", other, 0)
        if sheet is not None or ctx.version >= DRAFTS:
            yield Pool((("sheets", other),), _sheet_of(state, other, ctx))
    if ctx.options.fog and seat is not None:
        yield _unknown(state, "journal", ctx.seats)
    unseen = frozenset(range(len(state.owner))) - visible_provinces(state, seat, ctx)
    for number in range(len(state.unit_kind)):
        if state.place_of(number) not in unseen:
            continue
        for field in ("unit_kind", "unit_owner", "unit_born"):
            yield _unknown(state, field, number)
    for place in unseen:
        for field in ("owner", "siege", "besieger"):
            yield _unknown(state, field, place)


def _hidden_pacts(
    state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext
) -> Iterator[Pool]:
    if state.over or not state.known_pacts:
        return
    for at, between in enumerate(pairs(ctx.seats)):
        if seat not in between:
            yield _pacts_of(between, at, state, ctx)


def _pacts_of(
    seats: tuple[Seat, Seat], at: int, state: MachiavelliState, ctx: MachiavelliContext
) -> Pool:
    """Two others may have agreed on anything; nothing, for somebody who imagines it."""

    def draw(chance: Chance) -> list[tuple[Pact, ...]]:
        if chance.below(2):
            return [()]
        by, to = seats if chance.below(2) else seats[::-1]
        return [(pact_of(random_terms(chance, to, ctx), by, state),)]

    return Pool((("pacts", at),), draw, lambda chance: [()])


def _sheet_of(
    state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> Callable[[Chance], list[Sheet]]:
    """Samples other sheets that a seat could have sent."""

    def draw(chance: Chance) -> list[Sheet]:
        return [
            Sheet(
                random_orders(chance, state, seat, ctx),
                random_expenses(chance, state, seat, ctx),
                random_disband(chance, state, seat, ctx),
            )
        ]

    return draw


KEEP = object()


def _unknown(state: MachiavelliState, field: str, index: int, blank: object = KEEP) -> Pool:
    """A hidden value that is not resampled, because any other might break the invariants. Who
    imagines the position gets a blank one."""
    value = getattr(state, field)[index]
    imagined = None if blank is KEEP else lambda chance: [blank]
    return Pool(((field, index),), lambda chance: [value], imagined)
