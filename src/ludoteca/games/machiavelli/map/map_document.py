"""The format of a map document, its limits, and the checks on it.

The shipped maps in `maps/` show the format. A name is given in at least one of the `LOCALES`. A
province is land or sea; a land province may have a port and, with an `income`, a city. A border is
listed once; fleets pass every border between seas and ports, except those listed under
`armies_only`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from ludoteca.kernel import LOCALES
from ludoteca.parts.documents import MAX_QUOTED, DocumentProblem, Path, raise_if_any, read_as

ID = re.compile(r"[a-z][a-z0-9_]*")
MAX_PROVINCES, MAX_BORDERS = 200, 2000

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^{ID.pattern}$")]
Pair: TypeAlias = tuple[Id, Id]
Name: TypeAlias = dict[str, Text]
"""By locale; `parts.localised.in_locale` picks one."""


class ProvinceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    code: Id
    name: Name
    terrain: Literal["land", "sea"]
    port: bool = False
    income: Annotated[int, Meta(ge=0, le=100)] | None = None
    """Income of its city; None where there is no city."""


class MapDocument(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    provinces: Annotated[tuple[ProvinceEntry, ...], Meta(min_length=2, max_length=MAX_PROVINCES)]
    borders: Annotated[tuple[Pair, ...], Meta(min_length=1, max_length=MAX_BORDERS)]
    armies_only: tuple[Pair, ...] = ()


def fault(code: str, about: str, *path: str | int) -> DocumentProblem:
    """A problem with what it is about: an id, a unit, a key."""
    return DocumentProblem(code, path, {"about": about})


def read_map(document: object, path: Path = ()) -> MapDocument:
    """Read a map from decoded JSON; raises `DocumentError` with all that is wrong with it. The
    path is that of the map in a scenario."""
    found = read_as(MapDocument, document, path)
    problems = chain(_names(found), _ids(found), _terrain(found), _borders(found))
    raise_if_any(replace(one, path=(*path, *one.path)) for one in problems)
    return found


def name_problems(name: Name, *path: str | int) -> Iterator[DocumentProblem]:
    if not name:
        yield fault("missing_field", LOCALES[0], *path, LOCALES[0])
    for locale in name:
        if locale not in LOCALES:
            yield fault("unknown_field", locale[:MAX_QUOTED], *path, locale[:MAX_QUOTED])


def _names(found: MapDocument) -> Iterator[DocumentProblem]:
    yield from name_problems(found.name, "name")
    for number, entry in enumerate(found.provinces):
        yield from name_problems(entry.name, "provinces", number, "name")


def _ids(found: MapDocument) -> Iterator[DocumentProblem]:
    """An id or code must name one province only; a code may equal the id of its own province."""
    names = Counter(name for entry in found.provinces for name in {entry.id, entry.code})
    for number, entry in enumerate(found.provinces):
        for name in sorted({entry.id, entry.code}):
            if names[name] > 1:
                yield fault("name_twice", name, "provinces", number)


def _terrain(found: MapDocument) -> Iterator[DocumentProblem]:
    sea = {entry.id for entry in found.provinces if entry.terrain == "sea"}
    coast = {land for border in found.borders for land in border if sea.intersection(border)}
    for number, entry in enumerate(found.provinces):
        if entry.id in sea and (entry.port or entry.income is not None):
            yield fault("sea_with_city", entry.id, "provinces", number)
        elif entry.port and entry.id not in coast:
            yield fault("port_without_sea", entry.id, "provinces", number)


def _borders(found: MapDocument) -> Iterator[DocumentProblem]:
    ids = {entry.id for entry in found.provinces}
    borders = [frozenset(border) for border in found.borders]
    counted = Counter(borders)
    for name, pairs in (("borders", found.borders), ("armies_only", found.armies_only)):
        for number, (a, b) in enumerate(pairs):
            path, pair = (name, number), f"{a} – {b}"
            yield from (fault("unknown_province", id, *path) for id in (a, b) if id not in ids)
            if a == b:
                yield fault("border_with_itself", a, *path)
            elif name == "borders" and counted[borders[number]] > 1:
                yield fault("border_twice", pair, *path)
            elif name == "armies_only" and frozenset((a, b)) not in counted:
                yield fault("not_a_border", pair, *path)
    for id in sorted(ids.difference(*borders)):
        yield fault("out_of_reach", id, "borders")
