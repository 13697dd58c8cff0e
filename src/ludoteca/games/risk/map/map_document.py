"""The document of a map: its structs, its limits and its reader.

The shipped maps in `maps/` show the format. A territory's index is its place in `territories`; a
border is listed once; a name is one text or one for each language; `card` may be left out (the
symbols then follow in turn), and so may `start`, `missions` and `drawing`.
"""

import re
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from ludoteca.kernel import LOCALES
from ludoteca.parts.documents import Path

from .drawing_document import Drawing, DrawingReader

SYMBOLS = ("infantry", "cavalry", "artillery")

MIN_TERRITORIES, MAX_TERRITORIES = 2, 200
MAX_CONTINENTS = 50
MAX_BORDERS = 2000
MAX_BONUS = 100
MAX_MISSIONS = 50
MAX_ARMIES = 1000
MAX_NAME = 60
MAX_ID = 40
SEATS = range(2, 7)

ID = re.compile(r"[a-z][a-z0-9_]*")
USUAL_START = {"armies_per_territory": 3}


Name: TypeAlias = Mapping[str, str]
"""By locale; `parts.localised.in_locale` picks one."""


class TerritoryEntry(Struct, frozen=True):
    id: str
    name: Name
    symbol: int


class ContinentEntry(Struct, frozen=True):
    id: str
    name: Name
    bonus: int
    territories: tuple[str, ...]


class Start(Struct, frozen=True):
    """Armies at the start: a pool for each seat, by the number of seats (0: the map is not for
    that many), or the same number on every territory."""

    armies_by_seats: tuple[int, ...] = ()
    armies_per_territory: int = 0


class MissionEntry(Struct, frozen=True):
    """Continents to conquer, and how many more of one's choice."""

    continents: tuple[str, ...]
    more: int = 0


class MapDocument(Struct, frozen=True):
    id: str
    name: Name
    territories: tuple[TerritoryEntry, ...]
    continents: tuple[ContinentEntry, ...]
    borders: tuple[tuple[str, str], ...]
    start: Start
    missions: tuple[MissionEntry, ...] = ()
    drawing: Drawing | None = None


class MapReader(DrawingReader):
    """Reads the parts of a map document; `map_checks` compares them."""

    def map(self, value: object) -> MapDocument:
        required = ("id", "name", "continents", "territories", "borders")
        fields = self.fields(value, (), required, ("start", "missions", "drawing"))
        territories = self.items(
            fields["territories"], ("territories",), MIN_TERRITORIES, MAX_TERRITORIES
        )
        continents = self.items(fields["continents"], ("continents",), 1, MAX_CONTINENTS)
        borders = self.items(fields["borders"], ("borders",), 1, MAX_BORDERS)
        missions = self.items(fields.get("missions", []), ("missions",), 0, MAX_MISSIONS)
        return MapDocument(
            id=self.id(fields["id"], ("id",)),
            name=self.name(fields["name"], ("name",)),
            territories=tuple(
                self.territory(item, path, SYMBOLS[index % len(SYMBOLS)])
                for index, (path, item) in enumerate(territories)
            ),
            continents=tuple(self.continent(item, path) for path, item in continents),
            borders=tuple(self.border(item, path) for path, item in borders),
            start=self.start(fields.get("start", USUAL_START), ("start",)),
            missions=tuple(self.mission(item, path) for path, item in missions),
            drawing=(
                self.drawing(fields["drawing"], ("drawing",)) if "drawing" in fields else None
            ),
        )

    def territory(self, value: object, path: Path, usual_card: str) -> TerritoryEntry:
        fields = self.fields(value, path, ("id", "name"), ("card",))
        return TerritoryEntry(
            id=self.id(fields["id"], (*path, "id")),
            name=self.name(fields["name"], (*path, "name")),
            symbol=self.symbol(fields.get("card", usual_card), (*path, "card")),
        )

    def continent(self, value: object, path: Path) -> ContinentEntry:
        fields = self.fields(value, path, ("id", "name", "bonus", "territories"))
        members = self.items(fields["territories"], (*path, "territories"), 1, MAX_TERRITORIES)
        return ContinentEntry(
            id=self.id(fields["id"], (*path, "id")),
            name=self.name(fields["name"], (*path, "name")),
            bonus=self.number(fields["bonus"], (*path, "bonus"), 0, MAX_BONUS),
            territories=tuple(self.text(member, place, MAX_ID) for place, member in members),
        )

    def border(self, value: object, path: Path) -> tuple[str, str]:
        ends = [self.text(end, place, MAX_ID) for place, end in self.items(value, path, 2, 2)]
        return (ends[0], ends[1]) if len(ends) == 2 else ("", "")

    def mission(self, value: object, path: Path) -> MissionEntry:
        fields = self.fields(value, path, ("continents",), ("more",))
        named = self.items(fields["continents"], (*path, "continents"), 1, MAX_CONTINENTS)
        return MissionEntry(
            continents=tuple(self.text(one, place, MAX_ID) for place, one in named),
            more=self.number(fields.get("more", 0), (*path, "more"), 0, 1),
        )

    def start(self, value: object, path: Path) -> Start:
        fields = self.fields(value, path, (), ("armies_by_seats", "armies_per_territory"))
        if isinstance(value, dict) and len(fields) != 1:
            self.note("not_one_start", path, count=len(fields))
        if "armies_per_territory" in fields:
            each_path = (*path, "armies_per_territory")
            each = self.number(fields["armies_per_territory"], each_path, 1, MAX_ARMIES)
            return Start(armies_per_territory=each)
        pools = fields.get("armies_by_seats", {})
        return Start(armies_by_seats=self.pools(pools, (*path, "armies_by_seats")))

    def pools(self, value: object, path: Path) -> tuple[int, ...]:
        fields = self.fields(value, path, (), [str(seats) for seats in SEATS])
        pools = [0] * SEATS.stop
        for seats, armies in fields.items():
            pools[int(seats)] = self.number(armies, (*path, seats), 1, MAX_ARMIES)
        return tuple(pools)

    def symbol(self, value: object, path: Path) -> int:
        name = self.text(value, path, MAX_ID)
        if name in SYMBOLS:
            return SYMBOLS.index(name)
        if name:
            self.note("unknown_symbol", path, symbol=name)
        return 0

    def id(self, value: object, path: Path) -> str:
        found = self.text(value, path, MAX_ID)
        if found and not ID.fullmatch(found):
            self.note("bad_id", path, id=found)
        return found

    def name(self, value: object, path: Path) -> Name:
        """One text for all languages, or one for each; a missing language falls back to another."""
        if not isinstance(value, dict):
            return dict.fromkeys(LOCALES, self.text(value, path, MAX_NAME))
        fields = self.fields(value, path, (), LOCALES)
        if not fields:
            self.note("missing_key", path, key=LOCALES[0])
        return {key: self.text(text, (*path, key), MAX_NAME) for key, text in fields.items()}
