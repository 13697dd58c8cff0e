"""Draw the shapes of the shipped Risk maps: `build_shapes.py path/to/countries-50m.json`.

Writes `classic_shapes.json` and `simple_shapes.json` beside the maps they belong to.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import regions
import shapely
from geography import (
    HEIGHT,
    WIDTH,
    Coverage,
    Points,
    group_classic,
    group_simple,
    territory_faces,
)
from path_text import joined
from regions import Place
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point
from shapely.ops import nearest_points
from small_world import crop

MAPS = Path(__file__).resolve().parents[3] / "src/ludoteca/games/risk/maps"

Tenths: TypeAlias = tuple[int, int]  # a vertex in tenths of a px, so that shared ones are equal
Routes: TypeAlias = Mapping[tuple[str, str], Sequence[Place]]


# --- 1. Paths -----------------------------------------------------------------------------------
def rings(shape: MultiPolygon) -> list[list[Tenths]]:
    found = []
    for polygon in shapely.get_parts(shape):
        points = [(round(10 * x), round(10 * y)) for x, y in polygon.exterior.coords[:-1]]
        found.append([p for i, p in enumerate(points) if p != points[i - 1]])
    return found


def path(lines: Iterable[Sequence[Tenths]], *, closed: bool = True) -> str:
    """An absolute start, then relative steps."""
    text = ""
    for points in lines:
        steps = [v for a, b in pairwise(points) for v in difference(a, b)]
        text += "M" + joined(points[0]) + "l" + joined(steps) + "z" * closed
    return text


def difference(a: Tenths, b: Tenths) -> Tenths:
    return b[0] - a[0], b[1] - a[1]


def smooth_path(points: Points) -> str:
    """Catmull-Rom through the points."""
    if len(points) == 2:
        return "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*points.flat)
    padded = np.vstack([points[0], points, points[-1]])
    text = "M{:.1f} {:.1f}".format(*points[0])
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        controls = (*(b + (c - a) / 6), *(c - (d - b) / 6), *c)
        text += "C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(*controls)
    return text


def frontiers(shapes: Mapping[str, MultiPolygon], continent_of: Mapping[str, str]) -> str:
    """Borders between continents on land."""
    owners = defaultdict(set)
    for name, shape in shapes.items():
        for ring in rings(shape):
            for segment in zip(ring, ring[1:] + ring[:1], strict=True):
                owners[frozenset(segment)].add(continent_of[name])
    lines = [LineString(sorted(segment)) for segment, who in owners.items() if len(who) > 1]
    merged = shapely.get_parts(shapely.line_merge(shapely.union_all(lines)))
    return path(([(int(x), int(y)) for x, y in line.coords] for line in merged), closed=False)


# --- 2. Routes and labels -----------------------------------------------------------------------
def coast_point(shape: MultiPolygon, point: Points) -> Points:
    return np.array(nearest_points(shape.boundary, Point(point))[0].coords[0])


def route_path(ends: tuple[str, str], waypoints: Sequence[Place], coverage: Coverage) -> str:
    """Snap the outer way points to the two coasts, 2.5 px inland."""
    shapes = [coverage.shapes[end] for end in ends]
    first, last = (coverage.place(waypoints[i], ends[i]) for i in (0, -1))
    if ends in regions.WRAPPED:
        tips = [coast_point(shape, end) for shape, end in zip(shapes, (first, last), strict=True)]
        height = np.mean([tip[1] for tip in tips])
        stubs = zip(tips, [(0, height), (WIDTH, height)], strict=True)
        return "".join(smooth_path(np.array(stub)) for stub in stubs)
    points = np.array([first, *(coverage.place(w) for w in waypoints[1:-1]), last])
    for end, inner, shape in ((0, 1, shapes[0]), (-1, -2, shapes[1])):
        coast = coast_point(shape, points[end])
        away = coast - points[inner]
        points[end] = coast + 2.5 * away / np.hypot(*away)
    return smooth_path(points)


def label(name: str, coverage: Coverage) -> tuple[list[float], float]:
    """Centre and radius of the largest circle inside the territory, or inside its given part."""
    shape = coverage.shapes[name]
    corners = [coverage.place(corner, name) for corner in regions.LABEL_WITHIN.get(name, [])]
    if corners:
        shape = shape.intersection(MultiPoint(corners).convex_hull)
    circles = [shapely.maximum_inscribed_circle(part, 0.2) for part in shapely.get_parts(shape)]
    best = max(circles, key=lambda circle: circle.length)
    return [round(v, 1) for v in best.coords[0]], round(best.length, 1)


# --- 3. The files -------------------------------------------------------------------------------
def build(map_id: str, coverage: Coverage, routes: Routes) -> None:
    document = json.loads((MAPS / f"{map_id}.json").read_text())
    continent_of = {t: c["id"] for c in document["continents"] for t in c["territories"]}
    labels = {t["id"]: label(t["id"], coverage) for t in document["territories"]}
    shapes: dict[str, Any] = {
        "size": [WIDTH, HEIGHT],
        "territories": {
            name: {"label": point, "radius": radius, "path": path(rings(coverage.shapes[name]))}
            for name, (point, radius) in labels.items()
        },
        "routes": [
            {"between": ends, "path": route_path(ends, waypoints, coverage)}
            for ends, waypoints in routes.items()
        ],
        "plaques": {c["id"]: regions.PLAQUES[c["id"]] for c in document["continents"]},
        "frontiers": frontiers(coverage.shapes, continent_of),
        "land": path(rings(coverage.no_territory)),
    }
    if map_id == "simple":
        shapes = crop(shapes)
    (MAPS / f"{map_id}_shapes.json").write_text(one_entry_a_line(shapes))


def one_entry_a_line(shapes: Mapping[str, Any]) -> str:
    """JSON with one territory or route per line, for readable diffs."""
    entries = {key: json.dumps(value) for key, value in shapes.items()}
    territories = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in shapes["territories"].items()]
    entries["territories"] = "{\n" + ",\n".join(territories) + "\n}"
    entries["routes"] = "[\n" + ",\n".join(map(json.dumps, shapes["routes"])) + "\n]"
    return "{\n" + ",\n".join(f'"{key}": {text}' for key, text in entries.items()) + "\n}\n"


def simple_routes() -> Routes:
    """Classic routes whose ends are still neighbours on the simple map, and four more."""
    borders = json.loads((MAPS / "simple.json").read_text())["borders"]
    wanted = {frozenset(border) for border in borders}
    kept = {
        (regions.SIMPLE[a], regions.SIMPLE[b]): way
        for (a, b), way in regions.ROUTES.items()
        if a in regions.SIMPLE and b in regions.SIMPLE
    }
    kept = {ends: way for ends, way in kept.items() if frozenset(ends) in wanted}
    return {**kept, **regions.SIMPLE_ROUTES}


def main(atlas: Path) -> None:
    faces = territory_faces(atlas)
    build("classic", Coverage(group_classic(faces)), regions.ROUTES)
    build("simple", Coverage(group_simple(faces)), simple_routes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
