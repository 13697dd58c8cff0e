"""A map as a document: what it says, how much it may say, and everything that can be wrong.

The shipped maps in `maps/` show the format. A province is land or sea; a land province may have a
port and, with an `income`, a city. A border is listed once; fleets pass every border between seas
and ports, except those listed under `armies_only`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

ID = re.compile(r"[a-z][a-z0-9_]*")
MAX_PROVINCES, MAX_BORDERS = 200, 2000

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^{ID.pattern}$")]
Pair: TypeAlias = tuple[Id, Id]


class DocumentError(ValueError):
    """A document that cannot be played, with all the reasons why."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(f"{problem.code}: {problem.about}" for problem in problems))
        self.problems = tuple(problems)


class Problem(Struct, frozen=True):
    """One thing that is wrong: a stable code, and what it is about."""

    code: str
    about: str


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


def read_map(document: object) -> MapDocument:
    """A map from decoded JSON; raises `DocumentError` with all that is wrong with it."""
    try:
        found = msgspec.convert(document, MapDocument)
    except msgspec.ValidationError as error:
        raise DocumentError([Problem("wrong_shape", str(error))]) from None
    if problems := [*_names(found), *_terrain(found), *_borders(found)]:
        raise DocumentError(problems)
    return found


def _names(found: MapDocument) -> Iterator[Problem]:
    """Every id and every code means one province; a code may be the id of its own."""
    names = Counter(name for entry in found.provinces for name in {entry.id, entry.code})
    yield from (Problem("name_twice", name) for name, count in names.items() if count > 1)


def _terrain(found: MapDocument) -> Iterator[Problem]:
    sea = {entry.id for entry in found.provinces if entry.terrain == "sea"}
    coast = {land for border in found.borders for land in border if sea.intersection(border)}
    for entry in found.provinces:
        if entry.id in sea and (entry.port or entry.income is not None):
            yield Problem("sea_with_city", entry.id)
        elif entry.port and entry.id not in coast:
            yield Problem("port_without_sea", entry.id)


def _borders(found: MapDocument) -> Iterator[Problem]:
    ids = {entry.id for entry in found.provinces}
    borders = [frozenset(border) for border in found.borders]
    for a, b in (*found.borders, *found.armies_only):
        yield from (Problem("unknown_province", id) for id in (a, b) if id not in ids)
        if a == b:
            yield Problem("border_with_itself", a)
    for border, count in Counter(borders).items():
        if count > 1:
            yield Problem("border_twice", " – ".join(sorted(border)))
    for a, b in found.armies_only:
        if frozenset((a, b)) not in borders:
            yield Problem("not_a_border", f"{a} – {b}")
    for id in sorted(ids.difference(*borders)):
        yield Problem("out_of_reach", id)
