"""The board: a map compiled for the rules. A province is an index into its tuples."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from ludoteca.parts.documents import DocumentError, Path

from .map_document import MapDocument, Name, fault, read_map

Province: TypeAlias = int
Kind: TypeAlias = int

ARMY, FLEET, GARRISON = range(3)
KindName: TypeAlias = Literal["army", "fleet", "garrison"]
KINDS: tuple[KindName, ...] = ("army", "fleet", "garrison")
NOWHERE: Province = -1

SHIPPED = ("italy", "examples")
"""`examples` has the few regions of the worked examples in the rules."""


class Board(Struct, frozen=True):
    """A compiled map; a province is its index in all of the tuples."""

    id: str
    name: Name
    ids: tuple[str, ...]
    codes: tuple[str, ...]
    names: tuple[Name, ...]
    is_sea: tuple[bool, ...]
    is_port: tuple[bool, ...]
    incomes: tuple[int | None, ...]
    """Income of the city; None where there is no city."""
    reach: tuple[tuple[frozenset[Province], ...], ...]
    """By kind of unit and province: the provinces a unit may advance to without a convoy."""
    near: tuple[tuple[Province, ...], ...]
    """All provinces across a border."""
    seas: tuple[frozenset[Province], ...]
    """The seas that touch a province."""
    land: tuple[Province, ...]
    cities: tuple[Province, ...]
    """Provinces with a city."""
    index: dict[str, Province]
    """Provinces by id and by code."""

    def __hash__(self) -> int:
        return hash((self.id, self.ids, self.near))

    def has_city(self, province: Province) -> bool:
        return self.incomes[province] is not None

    def income(self, province: Province) -> int:
        return self.incomes[province] or 0

    @property
    def borders(self) -> list[tuple[Province, Province]]:
        """Every border once, the lower province first."""
        return [(a, b) for a, others in enumerate(self.near) for b in others if a < b]


@cache
def load_map(map_id: str) -> Board:
    """Load a shipped map."""
    if map_id not in SHIPPED:
        raise DocumentError([fault("unknown_map", map_id, "map")])
    document = (files("ludoteca.games.machiavelli") / "maps" / f"{map_id}.json").read_bytes()
    return compile_map(msgspec.json.decode(document))


def compile_map(document: object, path: Path = ()) -> Board:
    """Compile a map from decoded JSON; raises `DocumentError` with all that is wrong with it. The
    path is that of the map in a scenario."""
    found = read_map(document, path)
    provinces = found.provinces
    number = {entry.id: index for index, entry in enumerate(provinces)}
    near: list[set[Province]] = [set() for _ in provinces]
    for a, b in found.borders:
        near[number[a]].add(number[b])
        near[number[b]].add(number[a])
    is_sea = tuple(entry.terrain == "sea" for entry in provinces)
    land = tuple(province for province, sea in enumerate(is_sea) if not sea)
    return Board(
        id=found.id,
        name=found.name,
        ids=tuple(number),
        codes=tuple(entry.code for entry in provinces),
        names=tuple(entry.name for entry in provinces),
        is_sea=is_sea,
        is_port=tuple(entry.port for entry in provinces),
        incomes=tuple(entry.income for entry in provinces),
        reach=(_land_reach(near, is_sea), _fleet_reach(found, number, near), _no_reach(near)),
        near=tuple(tuple(sorted(others)) for others in near),
        seas=tuple(frozenset(other for other in others if is_sea[other]) for others in near),
        land=land,
        cities=tuple(province for province in land if provinces[province].income is not None),
        index={entry.code: number[entry.id] for entry in provinces} | number,
    )


def _land_reach(
    near: list[set[Province]], is_sea: tuple[bool, ...]
) -> tuple[frozenset[Province], ...]:
    return tuple(
        frozenset() if is_sea[province] else frozenset(to for to in others if not is_sea[to])
        for province, others in enumerate(near)
    )


def _fleet_reach(
    found: MapDocument, number: dict[str, Province], near: list[set[Province]]
) -> tuple[frozenset[Province], ...]:
    """Fleets go to seas and ports only."""
    afloat = {number[p.id] for p in found.provinces if p.terrain == "sea" or p.port}
    closed = {(number[a], number[b]) for a, b in found.armies_only}
    closed |= {(b, a) for a, b in closed}
    return tuple(
        frozenset(to for to in others & afloat if (province, to) not in closed)
        if province in afloat
        else frozenset()
        for province, others in enumerate(near)
    )


def _no_reach(near: list[set[Province]]) -> tuple[frozenset[Province], ...]:
    """Garrisons never move."""
    return (frozenset(),) * len(near)
