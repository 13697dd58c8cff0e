"""The board: a map compiled once per match into look-up tables for the rules."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Struct, field
from msgspec.structs import astuple

from ludoteca.kernel import JsonObject, named
from ludoteca.parts.documents import DocumentError, DocumentProblem

from .drawing_document import Drawing
from .map_checks import read_map
from .map_document import (
    SYMBOLS,
    ContinentEntry,
    MapDocument,
    Name,
    Start,
)
from .mission_cards import MissionCard, mission_cards

__all__ = [
    "NEUTRAL",
    "SHIPPED",
    "SYMBOLS",
    "UNCLAIMED",
    "Board",
    "Continent",
    "Holdings",
    "HoldingsCache",
    "Income",
    "MissionCard",
    "Name",
    "Owner",
    "Start",
    "Symbol",
    "Territory",
    "compile_map",
    "load",
]

Territory: TypeAlias = int
Owner: TypeAlias = int  # a seat, or one of the two below
Symbol: TypeAlias = int  # an index of SYMBOLS

NEUTRAL: Owner = -1
UNCLAIMED: Owner = -2

SHIPPED = ("classic", "simple")


class Continent(Struct, frozen=True):
    id: str
    name: Name
    bonus: int
    members: tuple[Territory, ...]
    gates: tuple[Territory, ...]  # members with a neighbour outside
    mask: int  # the members as bits: `held & mask == mask` where all are held


class Holdings(Struct, frozen=True, gc=False):
    """The territories of one owner. Shared by all callers, so its lists are read-only."""

    held: list[Territory]
    """In the order of the board."""
    ids: list[str]
    """The same territories by their ids."""
    id_set: frozenset[str]
    """`ids` again, for quick look-ups."""
    fronts: list[Territory]
    """Those with a neighbour of another owner."""


class Income(Struct, frozen=True):
    """Armies a seat would get if its turn began now."""

    armies: int
    for_territories: int
    for_continents: int
    continents: tuple[Annotated[str, named("continent")], ...]


class HoldingsCache(Struct):
    """Cache of `holdings_of`, `counts` and `incomes`: those in the last position."""

    owners: tuple[Owner, ...] = ()
    holdings: dict[Owner, Holdings] = {}
    counted: tuple[Owner, ...] = ()
    """Owners that `counts` belong to."""
    counts: tuple[int, ...] = ()
    incomes_for: tuple[tuple[Owner, ...], tuple[int, ...]] = ((), ())
    """Owners and eliminations that `incomes` belong to."""
    incomes: tuple[Income, ...] = ()


class Board(Struct, frozen=True):
    """A compiled map; a territory is its index in all of the tuples."""

    id: str
    name: Name
    ids: tuple[str, ...]
    names: tuple[Name, ...]
    neighbours: tuple[tuple[Territory, ...], ...]
    continent_of: tuple[int, ...]
    symbols: tuple[Symbol, ...]
    continents: tuple[Continent, ...]
    start: Start
    index: dict[str, Territory]
    """Id → territory."""
    near: dict[str, tuple[str, ...]]
    """Id → ids of the neighbours."""
    missions: tuple[MissionCard, ...] = ()
    """Empty where the map is too small for missions."""
    drawing: Drawing | None = None
    """Of a custom map; shipped ones have files of shapes, others are laid out."""
    source: JsonObject = {}
    """The document of a custom map without its drawing, from which clients compile the map."""
    cache: HoldingsCache = field(default_factory=HoldingsCache)
    """Must be the last field: it does not count for equality."""

    def __eq__(self, other: object) -> bool:
        """Boards of the same map are equal, whatever their caches hold."""
        return isinstance(other, Board) and astuple(self)[:-1] == astuple(other)[:-1]

    def __hash__(self) -> int:
        return hash((self.id, self.ids, self.neighbours))

    def find(self, id: str) -> Territory | None:
        return self.index.get(id)

    @property
    def borders(self) -> tuple[tuple[Territory, Territory], ...]:
        """Every border once, the lower territory first."""
        return tuple((a, b) for a, near in enumerate(self.neighbours) for b in near if a < b)


@cache
def load(map_id: str) -> Board:
    """A shipped map."""
    if map_id not in SHIPPED:
        raise DocumentError([DocumentProblem("unknown_map", params={"id": map_id})])
    document = (files("ludoteca.games.risk") / "maps" / f"{map_id}.json").read_bytes()
    return compile_map(msgspec.json.decode(document))


def compile_map(document: object) -> Board:
    """Any map, given as decoded JSON; raises `DocumentError` with all its problems."""
    found = read_map(document)
    index = {territory.id: number for number, territory in enumerate(found.territories)}
    neighbours = _neighbours(found, index)
    continents = tuple(_continent(entry, index, neighbours) for entry in found.continents)
    home = {member: n for n, continent in enumerate(continents) for member in continent.members}
    ids = tuple(index)
    return Board(
        id=found.id,
        name=found.name,
        ids=ids,
        names=tuple(territory.name for territory in found.territories),
        neighbours=neighbours,
        continent_of=tuple(home[territory] for territory in index.values()),
        symbols=tuple(territory.symbol for territory in found.territories),
        continents=continents,
        start=found.start,
        index=index,
        near={id: tuple(ids[n] for n in neighbours[number]) for id, number in index.items()},
        missions=mission_cards(
            len(ids),
            {entry.id: len(entry.territories) for entry in found.continents},
            found.missions,
        ),
        drawing=found.drawing,
    )


def _neighbours(
    found: MapDocument, index: Mapping[str, Territory]
) -> tuple[tuple[Territory, ...], ...]:
    near: list[list[Territory]] = [[] for _ in index]
    for a, b in found.borders:
        near[index[a]].append(index[b])
        near[index[b]].append(index[a])
    return tuple(tuple(sorted(territories)) for territories in near)


def _continent(
    entry: ContinentEntry,
    index: Mapping[str, Territory],
    neighbours: Sequence[Sequence[Territory]],
) -> Continent:
    members = sorted(index[id] for id in entry.territories)
    return Continent(
        id=entry.id,
        name=entry.name,
        bonus=entry.bonus,
        members=tuple(members),
        gates=tuple(t for t in members if not set(neighbours[t]).issubset(members)),
        mask=sum(1 << t for t in members),
    )
