"""Traces cells to outlines: borders become arcs shared by both neighbours, smoothed once."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import design
import numpy as np
import shapely
import shapely.ops
from growing import OUTSIDE, Labels
from page import CELL, Points, on_frame
from scipy import ndimage
from shapely.geometry import LineString, MultiPoint, Polygon

Corner: TypeAlias = tuple[int, int]
Arc: TypeAlias = list[Corner]
Sides: TypeAlias = tuple[int, int]

SMOOTHING = {"frame": 0, "coast": 1.3, "land": 2.6, "sea": 8}  # along the arc, in cells
TOLERANCE = {"frame": 0.12, "coast": 0.32, "land": 0.32, "sea": 0.3}  # of simplification, in px
ROUNDS = 5


def traced(labels: Labels, ids: Sequence[str], seas: Iterable[int]) -> dict[str, list[Polygon]]:
    """The pieces of every province, in px of the page."""
    arcs = list(_arcs(labels))
    sides = [_sides(labels, arc) for arc in arcs]
    kinds = [_kind(pair, set(seas)) for pair in sides]
    lines = [LineString(arc) for arc in _finished(arcs, sides, kinds) if len(arc) > 1]
    faces, *broken = (list(found.geoms) for found in shapely.ops.polygonize_full(lines))
    assert not any(broken), "arcs do not close"
    pieces: dict[str, list[Polygon]] = defaultdict(list)
    for face in faces:
        inside = face.representative_point()
        row = int((inside.y - design.MARGIN) / CELL) + 1
        column = int((inside.x - design.MARGIN) / CELL) + 1
        if labels[row, column] >= 0:
            pieces[ids[labels[row, column]]].append(shapely.geometry.polygon.orient(face))
    return pieces


def _arcs(labels: Labels) -> Iterator[Arc]:
    """Lines of cell corners between two labels, cut where three or more labels meet."""
    near: dict[Corner, list[Corner]] = defaultdict(list)
    for y, x in np.argwhere(labels[1:, :] != labels[:-1, :]):
        _join(near, (x, y + 1), (x + 1, y + 1))
    for y, x in np.argwhere(labels[:, 1:] != labels[:, :-1]):
        _join(near, (x + 1, y), (x + 1, y + 1))
    nodes = {corner for corner, others in near.items() if len(others) != 2}
    used: set[frozenset[Corner]] = set()

    def walk(path: Arc) -> Arc:
        used.add(frozenset(path))
        while path[-1] not in nodes and path[-1] != path[0]:
            before, here = path[-2:]
            following = next(corner for corner in near[here] if corner != before)
            used.add(frozenset((here, following)))
            path.append(following)
        return path

    for starts in (nodes, near):
        for corner in starts:
            for other in near[corner]:
                if frozenset((corner, other)) not in used:
                    yield walk([corner, other])


def _join(near: dict[Corner, list[Corner]], a: Corner, b: Corner) -> None:
    near[a].append(b)
    near[b].append(a)


def _sides(labels: Labels, arc: Arc) -> Sides:
    """The labels on both sides of an arc."""
    (ax, ay), (_, by) = min(arc[:2]), max(arc[:2])
    if ay == by:
        return labels[ay - 1, ax], labels[ay, ax]
    return labels[ay, ax - 1], labels[ay, ax]


def _kind(sides: Sides, seas: set[int]) -> str:
    if OUTSIDE in sides:
        return "frame"
    return ("land", "coast", "sea")[sum(side in seas for side in sides)]


def _finished(arcs: list[Arc], sides: list[Sides], kinds: list[str]) -> list[Points]:
    """Smooth all arcs; those that would cross are smoothed less."""
    soft = [1.0] * len(arcs)
    for _ in range(ROUNDS):
        done = [_smoothed(*arc) for arc in zip(arcs, kinds, soft, strict=True)]
        _tie_to_frame(arcs, done, sides)
        crossing = _crossing(done)
        if not crossing:
            break
        for number in crossing:
            soft[number] *= 0.4
    return done


def _smoothed(arc: Arc, kind: str, soft: float) -> Points:
    p = (np.array(arc, float) - 1) * CELL
    is_closed = arc[0] == arc[-1]
    sigma = min(SMOOTHING[kind] * soft, len(p) / 6)
    if kind == "frame":
        p = on_frame(p)
    elif sigma > 0.3 and is_closed:
        p = ndimage.gaussian_filter1d(p[:-1], sigma, axis=0, mode="wrap")
        p = np.vstack([p, p[:1]])
    elif sigma > 0.3:
        mirrored = np.vstack([2 * p[0] - p[:0:-1], p, 2 * p[-1] - p[-2::-1]])
        q = ndimage.gaussian_filter1d(mirrored, sigma, axis=0)[len(p) - 1 : 2 * len(p) - 1]
        q[0], q[-1] = p[0], p[-1]
        p = q

    def simple(line: Points) -> Points:
        tolerance = TOLERANCE[kind] * soft
        return np.array(LineString(line).simplify(tolerance, preserve_topology=False).coords)

    half = len(p) // 2
    p = np.vstack([simple(p[: half + 1]), simple(p[half:])[1:]]) if is_closed else simple(p)
    p = np.round(p + design.MARGIN, 1) + 0.0
    return p[np.r_[True, (np.diff(p, axis=0) != 0).any(1)]]


def _tie_to_frame(arcs: list[Arc], done: list[Points], sides: list[Sides]) -> None:
    """Move nodes on the rounded corners to the frame."""
    ends: dict[Corner, Points] = {}
    for arc, line, pair in zip(arcs, done, sides, strict=True):
        if OUTSIDE in pair:
            ends[arc[0]], ends[arc[-1]] = line[0], line[-1]
    for arc, line in zip(arcs, done, strict=True):
        for end in (0, -1):
            if arc[end] in ends:
                line[end] = ends[arc[end]]


def _crossing(done: list[Points]) -> set[int]:
    nowhere = LineString([(-9, -9), (-9, -8)])
    lines = [LineString(line) if len(line) > 1 else nowhere for line in done]
    tree = shapely.STRtree(lines)
    found = {number for number, line in enumerate(lines) if not line.is_simple}
    for a, line in enumerate(lines):
        for b in tree.query(line) if line is not nowhere else ():
            if a >= b:
                continue
            ends = MultiPoint([done[a][0], done[a][-1], done[b][0], done[b][-1]])
            if not line.intersection(lines[b]).difference(ends.buffer(0.02)).is_empty:
                found |= {a, int(b)}
    return found
