"""A map as a document: what it says, how much it may say, and everything that can be wrong.

The shipped maps in `maps/` show the format. A province is land or sea; a land province may have a
port and, with an `income`, a city. A border is listed once; fleets pass every border between seas
and ports, except those listed under `armies_only`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .documents import DocumentError, Problem, inside, read_as

ID = re.compile(r"[a-z][a-z0-9_]*")
MAX_PROVINCES, MAX_BORDERS = 200, 2000

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^{ID.pattern}$")]
Pair: TypeAlias = tuple[Id, Id]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    en: Text
    es: Text

    def text(self, locale: str) -> str:
        return self.es if locale.startswith("es") else self.en


class ProvinceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    code: Id
    name: Name
    terrain: Literal["land", "sea"]
    port: bool = False
    income: Annotated[int, Meta(ge=0, le=100)] | None = None
    """What its city is worth; None where there is no city."""


class MapDocument(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    provinces: Annotated[tuple[ProvinceEntry, ...], Meta(min_length=2, max_length=MAX_PROVINCES)]
    borders: Annotated[tuple[Pair, ...], Meta(min_length=1, max_length=MAX_BORDERS)]
    armies_only: tuple[Pair, ...] = ()


def read_map(document: object, place: str = "") -> MapDocument:
    """A map from decoded JSON; raises `DocumentError` with all that is wrong with it."""
    found = read_as(MapDocument, document, place)
    if problems := [*_names(found), *_terrain(found), *_borders(found)]:
        raise DocumentError(
            [Problem(one.code, one.about, inside(place, one.place)) for one in problems]
        )
    return found


def _names(found: MapDocument) -> Iterator[Problem]:
    """Every id and every code means one province; a code may be the id of its own."""
    names = Counter(name for entry in found.provinces for name in {entry.id, entry.code})
    for number, entry in enumerate(found.provinces):
        for name in sorted({entry.id, entry.code}):
            if names[name] > 1:
                yield Problem("name_twice", name, inside("provinces", number))


def _terrain(found: MapDocument) -> Iterator[Problem]:
    sea = {entry.id for entry in found.provinces if entry.terrain == "sea"}
    coast = {land for border in found.borders for land in border if sea.intersection(border)}
    for number, entry in enumerate(found.provinces):
        place = inside("provinces", number)
        if entry.id in sea and (entry.port or entry.income is not None):
            yield Problem("sea_with_city", entry.id, place)
        elif entry.port and entry.id not in coast:
            yield Problem("port_without_sea", entry.id, place)


def _borders(found: MapDocument) -> Iterator[Problem]:
    ids = {entry.id for entry in found.provinces}
    borders = [frozenset(border) for border in found.borders]
    counted = Counter(borders)
    for name, pairs in (("borders", found.borders), ("armies_only", found.armies_only)):
        for number, (a, b) in enumerate(pairs):
            place, told = inside(name, number), f"{a} – {b}"
            yield from (Problem("unknown_province", id, place) for id in (a, b) if id not in ids)
            if a == b:
                yield Problem("border_with_itself", a, place)
            elif name == "borders" and counted[borders[number]] > 1:
                yield Problem("border_twice", told, place)
            elif name == "armies_only" and frozenset((a, b)) not in counted:
                yield Problem("not_a_border", told, place)
    for id in sorted(ids.difference(*borders)):
        yield Problem("out_of_reach", id, "borders")
