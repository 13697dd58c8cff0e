"""Places for names, units and cities, found by search on a grid in every province."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import design
import numpy as np
import shapely
from page import Place, Points, moved_place, projected
from shapely.geometry import Polygon

UNIT, CITY = 11.5, 6.0  # px: radius of their marks
TWO_LINES = ("western_mediterranean", "central_mediterranean")


class Subject(NamedTuple):
    """A province and the things to place in it."""

    id: str
    names: tuple[str, ...]
    is_sea: bool
    has_city: bool


class Spots(NamedTuple):
    label: Place
    letter: float
    lines: int
    unit: Place
    city: Place | None


def placed(
    pieces: Mapping[str, Sequence[Polygon]], subjects: Sequence[Subject]
) -> dict[str, Spots]:
    known = {subject.id: subject for subject in subjects}
    land = shapely.union_all(
        [piece for id, parts in pieces.items() if not known[id].is_sea for piece in parts]
    )
    shapely.prepare(land)
    return {id: _Search(known[id], parts, land).spots() for id, parts in pieces.items()}


class _Search:
    """Searches a grid over one province for the best places together."""

    def __init__(self, subject: Subject, parts: Sequence[Polygon], land: Polygon) -> None:
        self.subject, self.land = subject, land
        self.shape = shape = max(parts, key=lambda part: part.area)
        self.letter = _letter(subject.is_sea, shape.area)
        self.lines = 2 if subject.id in TWO_LINES else 1
        self.width, self.height = _text_size(subject.names, self.letter, self.lines)
        self.edge = shape.boundary
        shapely.prepare(shape)
        shapely.prepare(self.edge)
        x0, y0, x1, y1 = shape.bounds
        step = max(2.5, np.sqrt(shape.area) / 28)
        grid = np.meshgrid(np.arange(x0 - 14, x1 + 14, step), np.arange(y0 - 14, y1 + 14, step))
        self.x, self.y = (axis.ravel() for axis in grid)
        points = shapely.points(self.x, self.y)
        self.inside = shapely.contains(shape, points)
        self.clear = np.where(self.inside, shapely.distance(self.edge, points), 0)
        self.near = shapely.distance(shape, points) < 8

    def spots(self) -> Spots:
        city = self._city() if self.subject.has_city else None
        roomy = np.flatnonzero(self.clear >= min(UNIT, self.clear.max() * 0.85))
        units = roomy[:: max(1, len(roomy) // 160)]
        around = np.flatnonzero(self.inside | self.near)
        labels = around[:: max(1, len(around) // 420)]
        cost = self._cost(labels, units, city)
        label, unit = np.unravel_index(cost.argmin(), cost.shape)
        return Spots(
            label=_rounded(self.x[labels[label]], self.y[labels[label]]),
            letter=self.letter,
            lines=self.lines,
            unit=_rounded(self.x[units[unit]], self.y[units[unit]]),
            city=None if city is None else _rounded(*city),
        )

    def _city(self) -> Points:
        """Its true place, or the nearest that is far enough from the border."""
        place = design.CITY[self.subject.id]
        is_moved = self.subject.id in design.ALL_ISLAND
        true = np.array(projected(*(moved_place(place) if is_moved else place))) + design.MARGIN
        point = shapely.Point(true)
        if self.shape.contains(point) and self.edge.distance(point) >= 8:
            return true
        fits = self.clear >= min(8.0, self.clear.max() * 0.8)
        others = np.stack([self.x, self.y], 1)[fits]
        return others[np.hypot(*(others - true).T).argmin()]

    def _cost(self, labels: Points, units: Points, city: Points | None) -> Points:
        """Cost of each pair of places for name and unit."""
        lx, ly = self.x[labels][:, None], self.y[labels][:, None]
        ux, uy = self.x[units][None], self.y[units][None]
        wanted = min(2.2 * UNIT, self.clear.max())
        cost = self._overlap(labels)[:, None]
        cost = cost + np.maximum(0, UNIT + 1.5 - self._gap(lx, ly, ux, uy)) * 4
        cost = cost + np.maximum(0, wanted - self.clear[units])[None] * 1.2
        cost = cost + np.hypot(lx - ux, ly - uy) * 0.06 + np.maximum(0, uy - ly) * 0.02
        if city is None:
            middle = shapely.maximum_inscribed_circle(self.shape, tolerance=1).coords[0]
            return cost + np.hypot(lx - middle[0], ly - middle[1] + 12) * 0.08
        cost = cost + np.maximum(0, CITY + 1 - self._gap(lx, ly, *city)) * 5
        apart = np.hypot(ux - city[0], uy - city[1])
        cost = cost + np.maximum(0, UNIT + CITY + 1 - apart) * 4
        return cost + np.hypot(lx - city[0], ly - city[1]) * 0.05

    def _overlap(self, labels: Points) -> Points:
        """Share of the name outside the province; over open sea it counts less than over land."""
        width, height = self.width, self.height
        dx, dy = np.meshgrid(
            np.linspace(-width / 2, width / 2, 9), np.linspace(-height / 2, height / 2, 5)
        )
        letters = shapely.points(
            self.x[labels][:, None] + dx.ravel(), self.y[labels][:, None] + dy.ravel()
        )
        outside = ~shapely.contains(self.shape, letters)
        if self.subject.is_sea:
            return (outside * 1.0).mean(1) * 60
        elsewhere = outside & shapely.contains(self.land, letters)
        return (outside * 0.6 + elsewhere * 0.8).mean(1) * 60

    def _gap(self, lx: Points, ly: Points, x: Points, y: Points) -> Points:
        """Distance from a point to the box of the name."""
        dx = np.maximum(abs(x - lx) - self.width / 2, 0)
        return np.hypot(dx, np.maximum(abs(y - ly) - self.height / 2, 0))


def _letter(is_sea: bool, area: float) -> float:
    if is_sea:
        return 16
    return 12 if area > 12_000 else 10.5 if area > 6_000 else 9.5 if area > 3_300 else 9


def _text_size(names: tuple[str, ...], letter: float, lines: int) -> tuple[float, float]:
    longest = max(map(len, names))
    if lines == 2:
        longest = max(len(word) for word in " ".join(names).split())
    return longest * letter * 0.53 + 4, letter * (1.0 if lines == 1 else 2.15)


def _rounded(x: float, y: float) -> Place:
    return round(float(x), 1), round(float(y), 1)
