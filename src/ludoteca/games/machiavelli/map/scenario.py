"""Scenarios: the map, the powers and their first position, read from a document and compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import MAX_QUOTED, DocumentProblem, Path, raise_if_any, read_as

from .board import ARMY, FLEET, GARRISON, Board, Kind, Province, compile_map, load_map
from .map_document import Id, Name, fault, name_problems

SHIPPED = ("first_match", "peace_of_lodi", "eight_powers")
EARLIER = ("tutorial", "italy_1454", "balance_of_power")
"""Scenarios of matches of rules version 1, which fewer cities win."""
MIN_SEATS = 3
LETTERS = "AFG"
"""Letters of the kinds of units: army, fleet, garrison."""

UnitText: TypeAlias = Annotated[str, Meta(pattern=r"^[AFG] [a-z][a-z0-9_]*$", max_length=44)]
"""A unit by kind and province: `A modena`."""
Placed: TypeAlias = tuple[Kind, Province]


class PowerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    title: Name
    colour: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    capital: Id
    treasury: Annotated[int, Meta(ge=0, le=999)]
    provinces: tuple[Id, ...]
    units: tuple[UnitText, ...]


class ScenarioDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """With fewer seats than powers, the last powers are left out and their provinces are neutral.
    The keys of `cities_to_win` are the numbers of seats the scenario is for."""

    id: Id
    name: Name
    map: str | JsonObject
    year: Annotated[int, Meta(ge=1, le=9999)]
    turns: Annotated[int, Meta(ge=1, le=99)]
    cities_to_win: dict[str, Annotated[int, Meta(ge=1, le=200)]]
    powers: Annotated[tuple[PowerEntry, ...], Meta(min_length=2, max_length=8)]
    neutral_units: tuple[UnitText, ...] = ()


class Power(Struct, frozen=True):
    id: str
    name: Name
    title: Name
    colour: str
    capital: Province
    treasury: int
    provinces: tuple[Province, ...]
    units: tuple[Placed, ...]


class Scenario(Struct, frozen=True):
    """A compiled scenario: `ctx.board` of every match."""

    id: str
    name: Name
    map: Board
    year: int
    turns: int
    cities_to_win: dict[int, int]
    powers: tuple[Power, ...]
    neutral_units: tuple[Placed, ...]
    document: JsonObject
    """The document it was compiled from, for the workshop."""

    def __hash__(self) -> int:
        return hash((self.id, self.map))

    def power(self, id: str) -> int | None:
        return next((index for index, power in enumerate(self.powers) if power.id == id), None)


@cache
def load_scenario(scenario_id: str) -> Scenario:
    """Load a shipped scenario."""
    path = files("ludoteca.games.machiavelli") / "scenarios" / f"{scenario_id}.json"
    return compile_scenario(msgspec.json.decode(path.read_bytes()))


def compile_scenario(document: object) -> Scenario:
    """Compile decoded JSON; raises `DocumentError` with all that is wrong with it."""
    found = read_as(ScenarioDocument, document)
    board = map_of(found.map)
    raise_if_any(chain(_names(found), _ids(found), _places(found, board), _units(found, board)))
    return Scenario(
        id=found.id,
        name=found.name,
        map=board,
        year=found.year,
        turns=found.turns,
        cities_to_win={int(seats): cities for seats, cities in found.cities_to_win.items()},
        powers=tuple(_power(entry, board) for entry in found.powers),
        neutral_units=tuple(_placed(unit, board) for unit in found.neutral_units),
        document=msgspec.to_builtins(found),
    )


def map_of(given: str | JsonObject) -> Board:
    """The map of a scenario: the id of a shipped one, or a document of its own."""
    return load_map(given) if isinstance(given, str) else compile_map(given, ("map",))


def _power(entry: PowerEntry, board: Board) -> Power:
    return Power(
        id=entry.id,
        name=entry.name,
        title=entry.title,
        colour=entry.colour,
        capital=board.index[entry.capital],
        treasury=entry.treasury,
        provinces=tuple(board.index[id] for id in entry.provinces),
        units=tuple(_placed(unit, board) for unit in entry.units),
    )


def _placed(unit: str, board: Board) -> Placed:
    letter, id = unit.split()
    return LETTERS.index(letter), board.index[id]


def _names(found: ScenarioDocument) -> Iterator[DocumentProblem]:
    yield from name_problems(found.name, "name")
    for number, entry in enumerate(found.powers):
        yield from name_problems(entry.name, "powers", number, "name")
        yield from name_problems(entry.title, "powers", number, "title")


def _ids(found: ScenarioDocument) -> Iterator[DocumentProblem]:
    ids = Counter(entry.id for entry in found.powers)
    owned = Counter(id for entry in found.powers for id in entry.provinces)
    for number, entry in enumerate(found.powers):
        if ids[entry.id] > 1:
            yield fault("power_twice", entry.id, "powers", number, "id")
        for index, id in enumerate(entry.provinces):
            if owned[id] > 1:
                yield fault("owned_twice", id, "powers", number, "provinces", index)
    fitting = [str(seats) for seats in range(MIN_SEATS, len(found.powers) + 1)]
    if not found.cities_to_win:
        yield fault("no_seats", "cities_to_win", "cities_to_win")
    for key in found.cities_to_win:
        if key not in fitting:
            yield fault("bad_seats", key[:MAX_QUOTED], "cities_to_win", key[:MAX_QUOTED])


def _places(found: ScenarioDocument, board: Board) -> Iterator[DocumentProblem]:
    for number, entry in enumerate(found.powers):
        lands = [(("provinces", index), id) for index, id in enumerate(entry.provinces)]
        for path, id in [(("capital",), entry.capital), *lands]:
            if id not in board.ids:
                yield fault("unknown_province", id, "powers", number, *path)
            elif board.is_sea[board.index[id]]:
                yield fault("sea_owned", id, "powers", number, *path)
        if not any(id in board.ids and board.has_city(board.index[id]) for id in entry.provinces):
            yield fault("power_without_city", entry.id, "powers", number, "provinces")


def _units(found: ScenarioDocument, board: Board) -> Iterator[DocumentProblem]:
    """At most one army or fleet per province and one garrison per city, each where its kind can
    stand."""
    lists: dict[Path, tuple[str, ...]] = {
        ("powers", number, "units"): entry.units for number, entry in enumerate(found.powers)
    }
    lists["neutral_units",] = found.neutral_units
    taken = Counter(_spot(unit) for units in lists.values() for unit in units)
    for list_path, units in lists.items():
        for index, unit in enumerate(units):
            path = (*list_path, index)
            letter, id = unit.split()
            if id not in board.ids:
                yield fault("unknown_province", id, *path)
            elif not _can_stand(LETTERS.index(letter), board.index[id], board):
                yield fault("unit_out_of_place", unit, *path)
            if taken[_spot(unit)] > 1:
                yield fault("two_units", id, *path)
            if units is found.neutral_units and letter != "G":
                yield fault("neutral_unit_moves", unit, *path)


def _spot(unit: str) -> tuple[bool, str]:
    """The place a unit takes up: the city, or the province around it."""
    letter, id = unit.split()
    return letter == "G", id


def _can_stand(kind: Kind, place: Province, board: Board) -> bool:
    return {
        ARMY: not board.is_sea[place],
        FLEET: board.is_sea[place] or board.is_port[place],
        GARRISON: board.has_city(place),
    }[kind]
