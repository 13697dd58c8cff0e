"""The state of a match, in flat lists: unit → owner, kind; province → owner.

A unit's number encodes its place: the index of the province for an army or fleet, that plus the
number of provinces for a garrison. By default there is room for no more (B-10); with stacking, the
lists go on with the second army or fleet of every province, then with the third. The ranks of a
province have no gaps, and the besieger of its city has the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from msgspec import UNSET, UnsetType

from ludoteca.kernel import Context, Millis, Seat, State

from ..about import MachiavelliOptions
from ..map.board import GARRISON, Kind, Province
from ..map.scenario import Scenario
from .pacts import Pact
from .sheet import Sheet

MachiavelliContext = Context[MachiavelliOptions, Scenario]

DRAFTS = 2
"""The rules version from which sheets are drafted on the server, in every phase of a turn."""
NEUTRAL: Seat = -1
NONE: Kind = -1
FIRST, GARRISON_RANK, SECOND = range(3)
SPRING, SUMMER, AUTUMN = range(3)
SEASONS = ("spring", "summer", "autumn")


class Phase:
    DIPLOMACY = "diplomacy"
    ORDERS = "orders"


class Status:
    """Status of a seat that misses turns (rules A.12)."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    """The others vote on it."""
    AI = "ai"
    """All its units hold, until its player comes back."""
    REPLACEMENT = "replacement"
    """Another player may take the seat."""


class MachiavelliState(State):
    power: tuple[int, ...]
    """The power each seat plays."""
    season: int = SPRING
    year: int
    deadline: Millis = 0
    letters_always: bool = False

    unit_kind: list[int] = []
    """`NONE` where there is no unit."""
    unit_owner: list[int] = []
    unit_born: list[int] = []
    """Turn in which the unit was recruited."""

    owner: list[int] = []
    """Owner of a province and its city, which always go together (B-44)."""
    siege: list[int] = []
    """Consecutive turns that a city has been besieged: 0 or 1."""
    besieger: list[int] = []
    """Owner of the unit that besieges it."""
    famine: list[bool] = []
    protected: list[bool] = []
    """Provinces protected against famine in the coming spring."""

    treasury: list[int] = []
    tokens: list[list[bool]] = []
    """`tokens[a][b]`: seat a may still try to assassinate seat b."""
    sheets: list[Sheet | None] = []
    """Sheets of this turn: drafts until their seats are ready (in rules version 1: sent sheets)."""
    opened: list[Sheet | None] = []
    """Sheets of the last turn: public, but in the fog only shown to their own seats."""
    journal: list[str] = []
    """In the fog: events of the last turn as JSON, as each seat and, last, a spectator saw them."""
    passed: list[bool] = []
    """Seats whose sheet is not used, which counts as missing the turn."""
    saves: list[int] = []
    """Sheets, drafts and ballots each seat has sent in this turn."""
    disband: list[tuple[int, ...]] = []
    """Units a seat disbands first when it cannot pay upkeep (B-52)."""
    ready: list[bool] = []
    """Seats that are done with this phase."""
    extended: list[bool] = []
    """Seats that have used their one extension."""
    strikes: list[int] = []
    status: list[str] = []
    ballots: list[list[str]] = []
    """`ballots[a][b]`: the vote of seat a on seat b."""
    pacts: list[tuple[Pact, ...]] | UnsetType = UNSET
    """Agreements and proposals of each two seats, by `pacts.pair`. Absent before the first, so that
    the digests of matches without any stay as they were."""
    ended: str = ""

    @classmethod
    def start(cls, ctx: MachiavelliContext) -> Self:
        scenario, seats = ctx.board, ctx.seats
        drawn = ctx.chance.sample(range(seats), seats) if ctx.options.powers == "random" else None
        provinces = len(scenario.map.ids)
        state = cls(
            power=tuple(drawn or range(seats)),
            year=scenario.year,
            letters_always=ctx.options.letters_always,
            unit_kind=[NONE] * (2 * provinces),
            unit_owner=[NEUTRAL] * (2 * provinces),
            unit_born=[0] * (2 * provinces),
            owner=[NEUTRAL] * provinces,
            siege=[0] * provinces,
            besieger=[NEUTRAL] * provinces,
            famine=[False] * provinces,
            protected=[False] * provinces,
            treasury=[scenario.powers[power].treasury for power in (drawn or range(seats))],
            tokens=[[other != seat for other in range(seats)] for seat in range(seats)],
            sheets=[None] * seats,
            opened=[None] * seats,
            journal=[""] * (seats + 1),
            passed=[False] * seats,
            saves=[0] * seats,
            disband=[()] * seats,
            ready=[False] * seats,
            extended=[False] * seats,
            strikes=[0] * seats,
            status=[Status.ACTIVE] * seats,
            ballots=[[""] * seats for _ in range(seats)],
        )
        for seat, power in enumerate(state.power):
            for province in scenario.powers[power].provinces:
                state.owner[province] = seat
            for kind, place in scenario.powers[power].units:
                state.add_unit(seat, kind, place)
        for kind, place in scenario.neutral_units:
            state.add_unit(NEUTRAL, kind, place)
        return state

    # Units

    def add_unit(self, owner: Seat, kind: Kind, place: Province, born: int = -1) -> int:
        number = self.number_of(place, GARRISON_RANK) if kind == GARRISON else self._free(place)
        if number >= len(self.unit_kind):
            self._add_rank()
        self.unit_owner[number] = owner
        self.unit_kind[number] = kind
        self.unit_born[number] = self.round if born < 0 else born
        return number

    def _free(self, place: Province) -> int:
        """The number of the next army or fleet in a province."""
        number = place
        while number < len(self.unit_kind) and self.unit_kind[number] != NONE:
            number = self.number_of(place, max(SECOND, self.rank_of(number) + 1))
        return number

    def _add_rank(self) -> None:
        provinces = len(self.owner)
        self.unit_kind += [NONE] * provinces
        self.unit_owner += [NEUTRAL] * provinces
        self.unit_born += [0] * provinces

    def redeploy(self, places: Mapping[int, Province]) -> dict[int, int]:
        """Remove all units and put these back one after another; return their new numbers. The
        disbanding lists are renumbered."""
        lifted = {
            number: (self.unit_owner[number], self.unit_kind[number], self.unit_born[number])
            for number in self.units
        }
        for number in lifted:
            self.take_unit(number)
        moved: dict[int, int] = {}
        for number, place in places.items():
            owner, kind, born = lifted[number]
            moved[number] = self.add_unit(owner, kind, place, born)
        self.disband = [
            tuple(moved[number] for number in listed if number in moved) for listed in self.disband
        ]
        return moved

    def close_ranks(self) -> None:
        """Renumber stacked units so that ranks have no gaps."""
        self.redeploy({number: self.place_of(number) for number in self.units})

    def take_unit(self, number: int) -> None:
        self.unit_owner[number], self.unit_kind[number] = NEUTRAL, NONE
        self.unit_born[number] = 0

    def place_of(self, number: int) -> Province:
        return number % len(self.owner)

    def rank_of(self, number: int) -> int:
        """0 for the first army or fleet of a province, 1 for the garrison, 2 for the second."""
        return number // len(self.owner)

    def number_of(self, place: Province, rank: int) -> int:
        return place + rank * len(self.owner)

    @property
    def units(self) -> list[int]:
        """The numbers of all units."""
        return [number for number, kind in enumerate(self.unit_kind) if kind != NONE]

    def units_of(self, seat: Seat) -> list[int]:
        return [number for number in self.units if self.unit_owner[number] == seat]

    def garrison(self, province: Province) -> int | None:
        """The garrison of a city, if it has one."""
        number = province + len(self.owner)
        return None if self.unit_kind[number] == NONE else number

    def occupant(self, province: Province) -> int | None:
        """The first army or fleet in a province, if there is one."""
        return None if self.unit_kind[province] == NONE else province

    def occupants(self, province: Province) -> list[int]:
        """All armies and fleets in a province."""
        numbers = range(province, len(self.unit_kind), len(self.owner))
        return [n for n in numbers if self.unit_kind[n] not in (NONE, GARRISON)]

    def is_in(self, province: Province, seat: Seat) -> bool:
        """Whether a province has any unit of a seat."""
        return seat in self.unit_owner[province :: len(self.owner)]

    def has_room(self, province: Province, seat: Seat, ctx: MachiavelliContext) -> bool:
        """Whether one more army or fleet of a seat may stand in a province: if it is empty or, with
        stacking, has only units of that seat (B-10)."""
        if self.unit_kind[province] == NONE:
            return True
        return ctx.options.stacking and self.unit_owner[province] == seat

    def lift_siege(self, city: Province) -> None:
        self.siege[city], self.besieger[city] = 0, NEUTRAL

    @property
    def known_pacts(self) -> list[tuple[Pact, ...]]:
        """The pacts by pair; empty before the first proposal."""
        return [] if self.pacts is UNSET else self.pacts

    # Seats and cities

    def pending_seats(self, ctx: MachiavelliContext) -> list[Seat]:
        """Seats that are not ready; in version 1, seats that have neither sent a sheet nor passed.
        Seats on `AI` hold by themselves."""
        done = self.ready
        if self.phase == Phase.ORDERS and ctx.version < DRAFTS:
            done = [
                sheet is not None or passed
                for sheet, passed in zip(self.sheets, self.passed, strict=True)
            ]
        return [seat for seat in self.seats_in if not done[seat] and self.status[seat] != Status.AI]

    def cities_of(self, seat: Seat, ctx: MachiavelliContext) -> list[Province]:
        return [city for city in ctx.board.map.cities if self.owner[city] == seat]

    def garrisoned_cities(self, seat: Seat, ctx: MachiavelliContext) -> list[Province]:
        """Cities a seat owns and holds with a garrison of its own."""
        after = len(self.owner)
        return [c for c in self.cities_of(seat, ctx) if self.unit_owner[c + after] == seat]

    def seat_of(self, power: int) -> Seat | None:
        return self.power.index(power) if power in self.power else None
