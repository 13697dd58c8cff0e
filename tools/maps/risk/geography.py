"""Converts Natural Earth's countries to one planar coverage of territories, in px of the board.

Countries are read and cut, all borders noded together, projected and bent, and simplified as a
coverage, so that a border two territories share stays one line through every step.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
import regions
import shapely
from numpy.typing import NDArray
from regions import Place
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

Points: TypeAlias = NDArray[np.float64]
Bend: TypeAlias = Callable[[Points], Points]

WIDTH, HEIGHT, MARGIN = 1200, 640, 14
GRID = 0.002  # degrees: snapping grid of the planar coverage
TOLERANCE = 1.5  # px: simplification
SMALLEST_PIECE = 5.0  # px²: smaller islands are dropped
NO_TERRITORY = ""  # drawn land that is no territory


def territory_faces(atlas: Path) -> list[tuple[str, str, Polygon]]:
    """All faces of the map as (classic territory, country, lon/lat polygon)."""
    return _planar_faces(_cut_countries(_read_countries(atlas)))


def group_classic(faces: Sequence[tuple[str, str, Polygon]]) -> dict[str, list[Polygon]]:
    groups = defaultdict(list)
    for territory, _, face in faces:
        groups[territory].append(face)
    return groups


def group_simple(faces: Sequence[tuple[str, str, Polygon]]) -> dict[str, list[Polygon]]:
    groups = defaultdict(list)
    for territory, country, face in faces:
        usual = regions.SIMPLE.get(territory)
        target = regions.SIMPLE_EXCEPTIONS.get((territory, country), usual)
        groups[target or NO_TERRITORY].append(face)
    return groups


class Coverage:
    """The territories of one map in px, and the way from lon/lat to px."""

    def __init__(self, groups: Mapping[str, Sequence[Polygon]]) -> None:
        shapes = [shapely.coverage_union_all(faces) for faces in groups.values()]
        shapes = [shapely.transform(shape, _bend) for shape in shapes]
        self._to_view = _fit_to_view(shapes)
        shapes = [shapely.transform(shape, self._to_view) for shape in shapes]
        self._moves = {
            name: _island_move(name, shape) for name, shape in zip(groups, shapes, strict=True)
        }
        shapes = [
            shapely.transform(shape, move)
            for move, shape in zip(self._moves.values(), shapes, strict=True)
        ]
        simplified = shapely.coverage_simplify(shapes, TOLERANCE)
        self.shapes = {
            name: _rounded(shape) for name, shape in zip(groups, simplified, strict=True)
        }
        self.no_territory = self.shapes.pop(NO_TERRITORY, MultiPolygon())

    def place(self, lonlat: Place, territory: str | None = None) -> Points:
        """A point of the globe in px of the board, moved with its island if any."""
        points = self._to_view(_bend(np.array([lonlat], dtype=float)))
        if territory is not None:
            points = self._moves[territory](points)
        place: Points = points[0]
        return place


# --- 1. Countries and cuts ----------------------------------------------------------------------
def _read_countries(atlas: Path) -> dict[str, BaseGeometry]:
    """TopoJSON -> {country: geometry}, with longitudes that run from -169 to 191."""
    topology = json.loads(atlas.read_text())
    scale, origin = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + origin for arc in topology["arcs"]]

    def ring(indexes: Sequence[int]) -> Points:
        points = np.vstack([arcs[i] if i >= 0 else arcs[~i][::-1] for i in indexes])
        if np.ptp(points[:, 0]) > 180 or points[:, 0].max() < -169.2:  # beyond the antimeridian
            points[points[:, 0] < 0, 0] += 360
        return points

    countries = {}
    for shape in topology["objects"]["countries"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        parts = [
            Polygon(ring(outer), [ring(hole) for hole in holes]).buffer(0)
            for outer, *holes in polygons
        ]
        countries[shape["properties"]["name"]] = shapely.unary_union(parts)
    return countries


def _meander(corners: Sequence[Place]) -> BaseGeometry:
    """A cut polygon with noise on its straight sides, so that cuts look like borders."""
    ring = np.array(shapely.segmentize(Polygon(corners), 0.6).exterior.coords)
    lon, lat = ring[:, 0].copy(), ring[:, 1].copy()
    ring[:, 0] += 0.45 * np.sin(1.3 * lat + 0.4 * lon) + 0.3 * np.sin(3.1 * lat)
    ring[:, 1] += 0.22 * np.sin(0.9 * lon + 0.5 * lat) + 0.15 * np.sin(2.3 * lon)
    return Polygon(ring).buffer(0)


def _cut_countries(countries: Mapping[str, BaseGeometry]) -> list[tuple[str, str, BaseGeometry]]:
    pieces = []
    for home, names in regions.COUNTRIES.items():
        for name in names.split(", "):
            rest = countries[name]
            for territory, corners in regions.CUTS.get(name, []):
                clip = _meander(corners)
                if territory != regions.OFF_MAP:
                    pieces.append((territory, name, rest.intersection(clip)))
                rest = rest.difference(clip)
            pieces.append((home, name, rest))
    return pieces


def _planar_faces(
    pieces: Sequence[tuple[str, str, BaseGeometry]],
) -> list[tuple[str, str, Polygon]]:
    """Node all borders together: faces without gaps, overlaps or T-joints."""
    borders = [shapely.segmentize(piece.boundary, 1) for _, _, piece in pieces]
    lines = shapely.unary_union(borders, grid_size=GRID)
    faces = shapely.get_parts(shapely.polygonize(list(shapely.get_parts(lines))))
    tree = shapely.STRtree([piece for _, _, piece in pieces])
    dropped = shapely.multipoints(regions.DROPPED_POINTS)
    found = []
    for face in faces:
        centre = face.representative_point()
        hits = tree.query(centre, predicate="within")
        if not len(hits) or (face.area < 40 and face.intersects(dropped)):
            continue
        territory, country, _ = pieces[hits[0]]
        window = regions.WINDOWS.get(territory)
        if window is None or shapely.box(*window).contains(centre):
            found.append((territory, country, face))
    return found


# --- 2. Projection and bends --------------------------------------------------------------------
def _project(lon: Points, lat: Points) -> Points:
    """A pseudocylindrical compromise: Natural Earth's meridians, straightened; parallels spread a
    little towards the pole; the far north compressed."""
    compressed = regions.FAR_NORTH + (lat - regions.FAR_NORTH) * regions.FAR_NORTH_SCALE
    phi = np.radians(np.where(lat > regions.FAR_NORTH, compressed, lat))
    lam = np.radians(lon - regions.CENTRAL_MERIDIAN)
    narrowing = 0.131979 * phi**2 + 0.013791 * phi**4 - 0.003971 * phi**10 + 0.001529 * phi**12
    x = lam * (0.8707 - narrowing * regions.MERIDIAN_CURVATURE)
    return np.column_stack([x, -phi - 0.06 * phi**3]) * 242


def _bend(lonlat: Points) -> Points:
    """Projection, then the local magnifications, whose centres move along."""
    lenses = np.array(regions.LENSES)
    points = _project(*np.vstack([lonlat, lenses[:, :2]]).T)
    for i, (_, _, sigma, gain) in enumerate(lenses):
        offset = points - points[len(lonlat) + i]
        weight = np.exp(-(offset**2).sum(axis=1, keepdims=True) / (2 * sigma**2))
        points = points + gain * offset * weight
    return points[: len(lonlat)]


def _fit_to_view(shapes: Sequence[BaseGeometry]) -> Bend:
    x0, y0, x1, y1 = shapely.total_bounds(np.array(shapes))
    factor = np.array([(WIDTH - 2 * MARGIN) / (x1 - x0), (HEIGHT - 2 * MARGIN) / (y1 - y0)])
    return lambda points: (points - [x0, y0]) * factor + MARGIN


def _island_move(name: str, shape: BaseGeometry) -> Bend:
    """Enlarge and shift an island; leave any other territory as it is."""
    if name not in regions.ISLANDS:
        return lambda points: points
    scale_x, scale_y, shear, *shift = regions.ISLANDS[name]
    centre = np.array(shape.envelope.centroid.coords[0])
    matrix = np.array([[scale_x, 0], [shear, scale_y]])
    return lambda points: (points - centre) @ matrix + centre + shift


def _rounded(shape: BaseGeometry) -> MultiPolygon:
    """Round to tenths of a px; outer rings only, as no territory encloses another and no lake is
    drawn."""
    parts = [part for part in shapely.get_parts(shape) if part.area >= SMALLEST_PIECE]
    return MultiPolygon([Polygon(np.round(part.exterior.coords, 1)) for part in parts])
