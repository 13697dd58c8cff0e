"""The shapes of the shipped maps agree with their data: borders, sea routes, badges."""

import re
from collections import defaultdict
from itertools import combinations, pairwise
from math import ceil, dist
from typing import TypeAlias

import pytest

from ludoteca.games.risk.map.board import Board, load
from ludoteca.games.risk.map.shapes import Shapes, load_shapes

Place: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[tuple[int, int]]

VISIBLE = 50  # tenths of a px: shorter borders are hard to see
APART = 50  # tenths of a px: closer territories seem to touch

both_maps = pytest.mark.parametrize(
    ("board", "shapes"),
    [(load(map_id), load_shapes(map_id)) for map_id in ("classic", "simple")],
    ids=["classic", "simple"],
)


@both_maps
def test_territories_touch_or_are_joined_by_sea_exactly_when_they_are_neighbours(
    board: Board, shapes: Shapes
) -> None:
    land, sea = land_borders(shapes), {tuple(sorted(route.between)) for route in shapes.routes}
    assert land | sea == set(board.borders)
    assert not land & sea
    assert len(sea) == len(shapes.routes)


@both_maps
def test_territories_that_are_no_neighbours_do_not_seem_to_touch(
    board: Board, shapes: Shapes
) -> None:
    assert close_pairs(shapes) <= set(board.borders)


@both_maps
def test_a_sea_route_runs_from_coast_to_coast(board: Board, shapes: Shapes) -> None:
    for route in shapes.routes:
        ends = route_ends(route.path)
        for end, territory in zip(ends, route.between, strict=True):
            assert distance(end, rings(shapes.territories[territory].path)) <= 30, route


@both_maps
def test_a_badge_stands_on_its_own_territory(board: Board, shapes: Shapes) -> None:
    for shape in shapes.territories:
        x, y = shape.label
        assert any(inside((10 * x, 10 * y), ring) for ring in rings(shape.path))


@both_maps
def test_every_plaque_stands_clear_of_the_territories(board: Board, shapes: Shapes) -> None:
    for x, y in shapes.plaques:
        for shape in shapes.territories:
            assert distance((10 * x, 10 * y), rings(shape.path)) > 150


@both_maps
def test_frontiers_run_where_continents_touch(board: Board, shapes: Shapes) -> None:
    continents = defaultdict(set)
    for territory, shape in enumerate(shapes.territories):
        for segment in segments(shape.path):
            continents[segment].add(board.continent_of[territory])
    drawn = {s for line in polylines(shapes.frontiers) for s in map(frozenset, pairwise(line))}
    assert drawn == {segment for segment, who in continents.items() if len(who) > 1}


@both_maps
def test_everything_lies_on_the_page(board: Board, shapes: Shapes) -> None:
    width, height = shapes.size
    for shape in shapes.territories:
        for ring in rings(shape.path):
            assert all(0 <= x <= 10 * width and 0 <= y <= 10 * height for x, y in ring)


# Reading paths: an absolute start, then relative steps, in tenths of a px
def polylines(path: str) -> list[Ring]:
    lines = []
    for part in path.split("M")[1:]:
        values = [round(10 * float(n)) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
        line = [(values[0], values[1])]
        for dx, dy in zip(values[2::2], values[3::2], strict=True):
            line.append((line[-1][0] + dx, line[-1][1] + dy))
        lines.append(line)
    return lines


def rings(path: str) -> list[Ring]:
    return [[*line, line[0]] for line in polylines(path)]


def segments(path: str) -> set[frozenset[tuple[int, int]]]:
    return {frozenset(pair) for ring in rings(path) for pair in pairwise(ring)}


def route_ends(path: str) -> tuple[Place, Place]:
    """A route is one line, or two that leave the map left and right: each begins at a coast."""
    parts = [[float(n) for n in re.findall(r"[\d.]+", part)] for part in path.split("M")[1:]]
    first, last = parts[0][:2], parts[-1][-2:] if len(parts) == 1 else parts[-1][:2]
    return (10 * first[0], 10 * first[1]), (10 * last[0], 10 * last[1])


def land_borders(shapes: Shapes) -> set[tuple[int, int]]:
    owners = defaultdict(list)
    for territory, shape in enumerate(shapes.territories):
        for segment in segments(shape.path):
            owners[segment].append(territory)
    lengths: defaultdict[tuple[int, int], float] = defaultdict(float)
    for segment, who in owners.items():
        for a, b in combinations(who, 2):
            lengths[a, b] += dist(*segment)
    assert min(lengths.values()) >= VISIBLE
    return set(lengths)


def close_pairs(shapes: Shapes) -> set[tuple[int, int]]:
    """Pairs of territories whose sampled outlines come close."""
    cells = defaultdict(list)
    for territory, shape in enumerate(shapes.territories):
        for ring in rings(shape.path):
            for x, y in sampled(ring):
                cells[int(x // APART), int(y // APART)].append((territory, (x, y)))
    pairs = set()
    for (column, row), here in cells.items():
        around = [cells.get((column + i, row + j), []) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        for a, place in here:
            for b, other in (entry for cell in around for entry in cell):
                if a < b and (a, b) not in pairs and dist(place, other) < APART:
                    pairs.add((a, b))
    return pairs


def sampled(ring: Ring) -> list[Place]:
    points = []
    for (ax, ay), (bx, by) in pairwise(ring):
        steps = ceil(dist((ax, ay), (bx, by)) / 20)
        points += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps)]
    return points


def inside(place: Place, ring: Ring) -> bool:
    """Whether a ray from the place to the right crosses the ring an odd number of times."""
    x, y = place
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def distance(place: Place, outline: list[Ring]) -> float:
    if any(inside(place, ring) for ring in outline):
        return 0.0
    return min(dist(place, point) for ring in outline for point in sampled(ring))
