"""The drawing in a map document: places of territories, their outlines, routes. It is optional, and
has the form of the shipped `maps/*_shapes.json`."""

import re

from msgspec import UNSET, Struct

from ludoteca.parts.documents import DocumentReader, Path
from ludoteca.parts.layout import Point

LEAST_SIDE, LARGEST_SIDE = 100, 4000
LEAST_RADIUS, LARGEST_RADIUS = 6, 60
USUAL_RADIUS = 16
MAX_PATH = 20_000
MAX_DRAWN = 200
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE ,.\-]*")
"""The letters of an SVG path: nothing else gets into a page."""
ID_LENGTH = 40


class Shape(Struct, frozen=True):
    """A territory: its SVG path, empty for none, and the circle with room for its badge."""

    path: str
    label: Point
    radius: float


class DrawnRoute(Struct, frozen=True):
    """A border that is drawn as a line, by the ids of its territories."""

    between: tuple[str, str]
    path: str


class Drawing(Struct, frozen=True):
    """The drawing of a map, by the ids of its territories and continents."""

    size: tuple[int, int]
    territories: dict[str, Shape]
    routes: tuple[DrawnRoute, ...] | None
    """None where every border is drawn."""
    plaques: dict[str, Point]
    frontiers: str
    land: str


class DrawingReader(DocumentReader):
    """Reads a drawing; `map_checks` compares it with the map."""

    def drawing(self, value: object, path: Path) -> Drawing:
        optional = ("routes", "plaques", "frontiers", "land")
        fields = self.fields(value, path, ("size", "territories"), optional)
        size = self.size(fields["size"], (*path, "size"))
        routes = fields.get("routes")
        return Drawing(
            size=size,
            territories={
                id: self.drawn(one, (*path, "territories", id), size)
                for id, one in self.entries(fields["territories"], (*path, "territories"))
            },
            routes=None if routes is None else self.routes(routes, (*path, "routes")),
            plaques={
                id: self.point(one, (*path, "plaques", id), size)
                for id, one in self.entries(fields.get("plaques", {}), (*path, "plaques"))
            },
            frontiers=self.path_of(fields.get("frontiers", ""), (*path, "frontiers")),
            land=self.path_of(fields.get("land", ""), (*path, "land")),
        )

    def entries(self, value: object, path: Path) -> list[tuple[str, object]]:
        """The entries of an object with ids as keys."""
        if value is UNSET:
            return []
        if not isinstance(value, dict):
            self.note("wrong_type", path, expected="object")
            return []
        if len(value) > MAX_DRAWN:
            self.note("wrong_count", path, count=len(value), least=0, most=MAX_DRAWN)
        return [(str(key)[:ID_LENGTH], one) for key, one in [*value.items()][:MAX_DRAWN]]

    def size(self, value: object, path: Path) -> tuple[int, int]:
        sides = [
            self.number(side, place, LEAST_SIDE, LARGEST_SIDE)
            for place, side in self.items(value, path, 2, 2)
        ]
        return (sides[0], sides[1]) if len(sides) == 2 else (LEAST_SIDE, LEAST_SIDE)

    def drawn(self, value: object, path: Path, size: tuple[int, int]) -> Shape:
        fields = self.fields(value, path, ("label",), ("path", "radius"))
        radius = fields.get("radius", USUAL_RADIUS)
        return Shape(
            label=self.point(fields["label"], (*path, "label"), size),
            radius=self.real(radius, (*path, "radius"), LEAST_RADIUS, LARGEST_RADIUS),
            path=self.path_of(fields.get("path", ""), (*path, "path")),
        )

    def routes(self, value: object, path: Path) -> tuple[DrawnRoute, ...]:
        return tuple(self.route(one, place) for place, one in self.items(value, path, 0, 2000))

    def route(self, value: object, path: Path) -> DrawnRoute:
        fields = self.fields(value, path, ("between",), ("path",))
        ends = [
            self.text(end, place, ID_LENGTH)
            for place, end in self.items(fields["between"], (*path, "between"), 2, 2)
        ]
        line = self.path_of(fields.get("path", ""), (*path, "path"))
        return DrawnRoute((ends[0], ends[1]) if len(ends) == 2 else ("", ""), line)

    def point(self, value: object, path: Path, size: tuple[int, int]) -> Point:
        items = zip(self.items(value, path, 2, 2), size, strict=False)
        found = [self.real(one, place, 0, most) for (place, one), most in items]
        return (found[0], found[1]) if len(found) == 2 else (0.0, 0.0)

    def real(self, value: object, path: Path, least: int, most: int) -> float:
        if value is UNSET:
            return least
        if not isinstance(value, int | float) or isinstance(value, bool):
            self.note("wrong_type", path, expected="number")
            return least
        if not least <= value <= most:
            self.note("out_of_range", path, least=least, most=most)
            return least
        return float(value)

    def path_of(self, value: object, path: Path) -> str:
        """An SVG path; empty for none."""
        if value == "":
            return ""
        found = self.text(value, path, MAX_PATH)
        if not PATH.fullmatch(found):
            self.note("bad_path", path)
            return ""
        return found
