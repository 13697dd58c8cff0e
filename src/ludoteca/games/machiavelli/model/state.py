"""One position of Machiavelli, in flat lists: unit → owner, kind; province → owner.

A unit's number says where it stands: the number of the province for an army or fleet, that plus
the number of provinces for a garrison. Usually there is room for no more (B-10); where units stand
together, the lists go on with the second army or fleet of every province, then with the third.
The first is always there if any is, and who besieges the city is the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from ludoteca.kernel import Context, Millis, Seat, State

from ..about import MachiavelliOptions
from ..map.board import GARRISON, Kind, Province
from ..map.scenario import Scenario
from .sheet import Sheet

MachiavelliContext = Context[MachiavelliOptions, Scenario]

NEUTRAL: Seat = -1
NONE: Kind = -1
FIRST, GARRISON_RANK, SECOND = range(3)
SPRING, SUMMER, AUTUMN = range(3)
SEASONS = ("spring", "summer", "autumn")


class Phase:
    DIPLOMACY = "diplomacy"
    ORDERS = "orders"


class Status:
    """How the others stand to a seat that misses its turns (rules A.12)."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    """The others are voting on it."""
    AI = "ai"
    """It holds for ever, until it comes back."""
    REPLACEMENT = "replacement"
    """Somebody else may take the seat."""


class MachiavelliState(State):
    power: tuple[int, ...]
    """The power each seat plays."""
    season: int = SPRING
    year: int
    deadline: Millis = 0
    letters_always: bool = False

    unit_kind: list[int] = []
    """`NONE` where nobody stands."""
    unit_owner: list[int] = []
    unit_born: list[int] = []
    """The turn in which it was recruited."""

    owner: list[int] = []
    """Of a province and its city, which always go together (B-44)."""
    siege: list[int] = []
    """The turns a city has been besieged without a break: 0 or 1."""
    besieger: list[int] = []
    """Whose unit besieges it."""
    famine: list[bool] = []
    protected: list[bool] = []
    """Provinces that famine spares in the coming spring."""

    treasury: list[int] = []
    tokens: list[list[bool]] = []
    """Whether a seat may still try to assassinate another."""
    sheets: list[Sheet | None] = []
    opened: list[Sheet | None] = []
    """The sheets of the last turn, which everybody may read; in the fog nobody but their own."""
    journal: list[str] = []
    """In the fog: what each seat, and last of all a spectator, saw of the last turn."""
    passed: list[bool] = []
    """Who lets the turn pass, which counts as missing it."""
    saves: list[int] = []
    """How often each seat has sent a sheet or a ballot in this turn."""
    disband: list[tuple[int, ...]] = []
    """The units a seat gives up first when it cannot pay (B-52)."""
    ready: list[bool] = []
    extended: list[bool] = []
    """Who has used the one extension."""
    strikes: list[int] = []
    status: list[str] = []
    ballots: list[list[str]] = []
    """What each seat votes on each other one."""
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
        """The number that the next army or fleet in a province gets."""
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
        """Everybody is lifted off the board, and these are set down again, one after another; says
        which numbers they get. The lists of whom to disband first follow their units."""
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
            tuple(moved[number] for number in wished if number in moved) for wished in self.disband
        ]
        return moved

    def close_ranks(self) -> None:
        """Who stood behind somebody that is gone moves up."""
        self.redeploy({number: self.place_of(number) for number in self.units})

    def take_unit(self, number: int) -> None:
        self.unit_owner[number], self.unit_kind[number] = NEUTRAL, NONE
        self.unit_born[number] = 0

    def place_of(self, number: int) -> Province:
        return number % len(self.owner)

    def rank_of(self, number: int) -> int:
        """Which army or fleet of its province a unit is; the garrison comes after the first."""
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
        """The army or fleet in a province, if there is one: of several the first."""
        return None if self.unit_kind[province] == NONE else province

    def occupants(self, province: Province) -> list[int]:
        """All armies and fleets in a province."""
        numbers = range(province, len(self.unit_kind), len(self.owner))
        return [n for n in numbers if self.unit_kind[n] not in (NONE, GARRISON)]

    def is_in(self, province: Province, seat: Seat) -> bool:
        """Whether any unit of a seat is there."""
        return seat in self.unit_owner[province :: len(self.owner)]

    def has_room(self, province: Province, seat: Seat, ctx: MachiavelliContext) -> bool:
        """Whether one more army or fleet of a seat may stand there: where nobody is, or none but
        its own and they stand together (B-10)."""
        if self.unit_kind[province] == NONE:
            return True
        return ctx.options.stacking and self.unit_owner[province] == seat

    def lift_siege(self, city: Province) -> None:
        self.siege[city], self.besieger[city] = 0, NEUTRAL

    # Seats and cities

    def cities_of(self, seat: Seat, ctx: MachiavelliContext) -> list[Province]:
        return [city for city in ctx.board.map.cities if self.owner[city] == seat]

    def garrisoned_cities(self, seat: Seat, ctx: MachiavelliContext) -> list[Province]:
        """Cities a seat owns and holds with a garrison of its own."""
        after = len(self.owner)
        return [c for c in self.cities_of(seat, ctx) if self.unit_owner[c + after] == seat]

    def seat_of(self, power: int) -> Seat | None:
        return self.power.index(power) if power in self.power else None
