"""Grows provinces over land and sea, cell by cell, from the skeletons and lines of the design."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import design
import numpy as np
import shapely
from numpy.typing import NDArray
from page import (
    CELL,
    COLUMNS,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    ROWS,
    Mask,
    Place,
    Points,
    cells,
    dense,
    moved,
    moved_place,
    pixels,
    smooth,
    stroked,
)
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.spatial import cKDTree
from shapely.geometry import MultiPolygon, Polygon, box

Labels: TypeAlias = NDArray[np.int16]

UNLABELLED, OUTSIDE = -1, -2
SMALLEST_SEA = 20_000  # cells: lagoons and lakes become land
AN_ISLAND = 5  # square degrees; larger land is never moved
SEED = 1454


def grown(atlas: Path, ids: Sequence[str]) -> Labels:
    """The province of every cell, with a rim of cells outside the frame."""
    land = _land(_coasts(atlas))
    index = {id: number for number, id in enumerate(ids)}
    labels = np.full((ROWS, COLUMNS), UNLABELLED, np.int16)
    parts, _ = ndimage.label(land)
    _grow_on_land(labels, parts, index)
    land &= labels >= 0  # other islets are dropped
    _part_the_sea(labels, ~land, index)
    return _framed(labels)


# --- Coasts -------------------------------------------------------------------------------------
def _coasts(atlas: Path) -> MultiPolygon:
    """All land of a TopoJSON atlas, around Italy."""
    topology = json.loads(atlas.read_text("utf-8"))
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [
        np.cumsum(np.array(arc)[:, :2], axis=0) * [sx, sy] + [tx, ty] for arc in topology["arcs"]
    ]

    def ring(numbers: Iterable[int]) -> Points:
        parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    (land,) = topology["objects"]["land"]["geometries"]
    polygons = [
        Polygon(ring(outer), [ring(hole) for hole in holes]) for outer, *holes in land["arcs"]
    ]
    return MultiPolygon(polygons).buffer(0).intersection(box(-4, 31, 32, 54))


def _land(coasts: MultiPolygon) -> Mask:
    image = Image.new("1", (COLUMNS, ROWS))
    pen = ImageDraw.Draw(image)
    for polygon in coasts.geoms:
        rings = [(polygon.exterior, 1), *((hole, 0) for hole in polygon.interiors)]
        for ring, value in rings:
            line = np.array(shapely.segmentize(ring, 0.2).coords)
            if polygon.area < AN_ISLAND:
                line = np.stack(moved(line[:, 0], line[:, 1]), 1)
            pen.polygon([tuple(point) for point in pixels(line) / CELL], value)
    land = ndimage.gaussian_filter(np.array(image).astype(np.float32), 1.6) > 0.5
    for kind in ("sea", "land"):
        bends = [(line, width) for what, line, width in design.BEND if what == kind]
        if bends:
            bent = stroked([dense(line, 1) for line, _ in bends], [width for _, width in bends])
            land = land & ~bent if kind == "sea" else land | bent
    disk = np.hypot(*np.mgrid[-2:3, -2:3]) <= 2  # no needle or channel thinner than 2 px
    closed = ndimage.binary_closing(np.pad(land, 6, mode="edge"), disk)
    land = ndimage.binary_opening(closed, disk)[6:-6, 6:-6]
    waters, _ = ndimage.label(~land)
    sizes = np.bincount(waters.ravel())
    return land | (waters > 0) & (sizes[waters] < SMALLEST_SEA)


# --- Land ---------------------------------------------------------------------------------------
def _grow_on_land(labels: Labels, parts: NDArray[np.int32], index: Mapping[str, int]) -> None:
    """Assign every cell of a piece of land to the nearest skeleton on it, with some noise."""
    skeletons = {id: _skeleton(id, lines) for id, lines in design.SKELETON.items()}
    on_part: dict[int, list[str]] = defaultdict(list)
    for id, points in skeletons.items():
        counts = np.bincount(parts[cells(points)])[1:]
        if not counts.any():
            sys.exit(f"{id}: its skeleton is at sea")
        on_part[int(counts.argmax()) + 1].append(id)
    rows, columns = np.mgrid[:ROWS, :COLUMNS]
    x, y = (columns + 0.5) * CELL, (rows + 0.5) * CELL
    wobble_x, wobble_y = _wobbles()
    for part, ids in on_part.items():
        mask = parts == part
        owners = np.concatenate([[index[id]] * len(skeletons[id]) for id in ids])
        tree = cKDTree(np.concatenate([skeletons[id] for id in ids]))
        asked = np.stack([(x + wobble_x)[mask], (y + wobble_y)[mask]], 1)
        labels[mask] = owners[tree.query(asked, workers=-1)[1]]
    _give_islands(labels, parts, on_part, index)
    for part, ids in on_part.items():
        _keep_main(labels, [index[id] for id in ids], parts == part)


def _skeleton(id: str, lines: Sequence[Sequence[Place]]) -> Points:
    move = moved_place if id in design.ALL_ISLAND else lambda place: place
    return np.concatenate([dense([move(place) for place in line]) for line in lines])


def _wobbles() -> tuple[Points, Points]:
    """Noise that keeps borders from being straight."""
    chance = np.random.default_rng(SEED)

    def noise(wave: float, strength: float) -> Points:
        size = (int(ROWS * CELL / wave) + 5, int(COLUMNS * CELL / wave) + 5)
        coarse = chance.standard_normal(size)
        return strength * ndimage.zoom(coarse, wave / CELL, order=3)[:ROWS, :COLUMNS]

    waves = ((34, 3.4), (15, 2.0), (7, 0.9))
    first = sum(noise(*wave) for wave in waves)
    return first, sum(noise(*wave) for wave in waves)


def _give_islands(
    labels: Labels,
    parts: NDArray[np.int32],
    grown_on: Mapping[int, Sequence[str]],
    index: Mapping[str, int],
) -> None:
    for id, places in design.ISLANDS.items():
        for place in places:
            part = _part_at(parts, moved_place(place) if id in design.ALL_ISLAND else place)
            if part and part not in grown_on:
                labels[parts == part] = index[id]
            else:
                print("island not found:", id, place)


def _part_at(parts: NDArray[np.int32], place: Place) -> int:
    """The piece of land at a place, or next to it."""
    row, column = cells(pixels([place])[0])
    window = parts[max(0, row - 14) : row + 15, max(0, column - 14) : column + 15]
    window = window[window > 0]
    return int(np.bincount(window).argmax()) if len(window) else 0


def _keep_main(labels: Labels, numbers: Iterable[int], domain: Mask) -> None:
    """Give cells that are cut off from the main part of their province to the neighbours."""
    cut_off = np.zeros_like(domain)
    for number in numbers:
        mask = (labels == number) & domain
        bodies, count = ndimage.label(mask)
        if count > 1:
            cut_off |= mask & (bodies != np.bincount(bodies.ravel())[1:].argmax() + 1)
    if cut_off.any():
        _fill(labels, cut_off, domain)


def _fill(labels: Labels, hole: Mask, domain: Mask) -> None:
    """Fill the cells of a hole with the nearest label of the domain."""
    source = domain & ~hole
    nearest = ndimage.distance_transform_edt(~source, return_distances=False, return_indices=True)
    labels[hole] = labels[tuple(nearest[:, hole])]


# --- Sea ----------------------------------------------------------------------------------------
def _part_the_sea(labels: Labels, sea: Mask, index: Mapping[str, int]) -> None:
    """Cut the sea along lines and label the pieces."""
    lines = [smooth(line) for line in design.SEA_CUTS]
    cuts = ndimage.binary_dilation(stroked(lines, [CELL * 2] * len(lines)), np.ones((3, 3)))
    zones, count = ndimage.label(sea & ~cuts)
    names = np.full(count + 1, UNLABELLED)
    for id, place in design.SEA.items():
        zone = zones[cells(pixels([place])[0])]
        if zone == 0 or names[zone] >= 0:
            sys.exit(f"{id} is not parted from its neighbours")
        names[zone] = index[id]
    labels[sea] = names[zones[sea]]
    _fill(labels, sea & (labels < 0), sea)


def _framed(labels: Labels) -> Labels:
    """Round corners, and a rim."""
    rows, columns = np.mgrid[:ROWS, :COLUMNS]
    x, y, r = (columns + 0.5) * CELL, (rows + 0.5) * CELL, design.CORNER
    dx = np.maximum(np.maximum(r - x, x - (FRAME_WIDTH - r)), 0)
    dy = np.maximum(np.maximum(r - y, y - (FRAME_HEIGHT - r)), 0)
    labels[np.hypot(dx, dy) > r] = OUTSIDE
    return np.pad(labels, 1, constant_values=OUTSIDE)
