"""The shapes agree with the map: borders, and the places of units and cities."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, pairwise
from math import dist
from typing import TypeAlias

from ludoteca.games.machiavelli.map.board import compile_map, load_map
from ludoteca.games.machiavelli.map.layout import SMALLEST_DISC, lay_out
from ludoteca.games.machiavelli.map.scenery import shapes_of
from ludoteca.games.machiavelli.map.shapes import load_shapes
from ludoteca.parts.layout import SIZE

Place: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Place]

VISIBLE = 10
"""Length of the shortest visible border, on a page 1000 wide."""
AT_THE_COAST = 10

board, shapes = load_map("italy"), load_shapes("italy")


def test_provinces_touch_or_are_joined_by_a_strait_exactly_when_they_are_neighbours() -> None:
    drawn = {pair for pair, length in contacts().items() if length >= VISIBLE}
    assert drawn == set(contacts()), "a border is too short to be seen"
    straits = {frozenset(strait.between) for strait in shapes.straits}
    assert not drawn & straits
    assert drawn | straits == {frozenset((board.ids[a], board.ids[b])) for a, b in board.borders}


def test_a_strait_runs_from_coast_to_coast() -> None:
    for strait in shapes.straits:
        ends = points(strait.path.removeprefix("M"))
        for end, id in zip(ends, strait.between, strict=True):
            assert contains(id, end) or from_coast(id, end) <= AT_THE_COAST, strait


def test_units_and_cities_stand_in_their_own_province() -> None:
    assert set(shapes.provinces) == set(board.ids)
    for number, id in enumerate(board.ids):
        shape = shapes.provinces[id]
        assert contains(id, shape.unit), id
        assert (shape.city is not None) == board.has_city(number), id
        assert shape.city is None or contains(id, shape.city), id


def test_a_city_leaves_room_for_the_unit_before_it() -> None:
    for id, shape in shapes.provinces.items():
        if shape.city is not None:
            assert dist(shape.unit, shape.city) >= 17, id


def test_everything_lies_on_the_page() -> None:
    width, height = shapes.size
    for id in board.ids:
        for ring in rings(id):
            assert all(0 <= x <= width and 0 <= y <= height for x, y in ring), id


def rings(id: str) -> list[Ring]:
    parts = shapes.provinces[id].path.split("M")[1:]
    found = [points(part.removesuffix("Z")) for part in parts]
    return [[*ring, ring[0]] for ring in found]


def points(text: str) -> list[Place]:
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def contacts() -> dict[frozenset[str], float]:
    """Length of the common border of each pair of provinces, which share the same lines."""
    sides: defaultdict[frozenset[Place], list[str]] = defaultdict(list)
    for id in board.ids:
        for ring in rings(id):
            for side in pairwise(ring):
                sides[frozenset(side)].append(id)
    lengths: defaultdict[frozenset[str], float] = defaultdict(float)
    for ends, ids in sides.items():
        for pair in combinations(ids, 2):
            lengths[frozenset(pair)] += dist(*ends)
    return lengths


def from_coast(id: str, place: Place) -> float:
    return min(dist(place, corner) for ring in rings(id) for corner in ring)


def contains(id: str, place: Place) -> bool:
    """Whether a ray from the place to the right crosses the outline an odd number of times."""
    x, y = place
    crossings = 0
    for ring in rings(id):
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


def test_a_map_without_shapes_is_laid_out_and_always_alike() -> None:
    board = load_map("examples")
    shapes = shapes_of(board)
    assert set(shapes.provinces) == set(board.ids)
    assert [strait.between for strait in shapes.straits] == [
        (board.ids[a], board.ids[b]) for a, b in board.borders
    ]
    lay_out.cache_clear()
    assert shapes_of(board) == shapes


def test_provinces_of_a_layout_keep_clear_of_each_other_even_if_unconnected() -> None:
    island = {"en": "Island", "es": "Isla"}
    land = {"name": island, "terrain": "land"}
    provinces = [{"id": f"land_{n}", "code": f"l{n}", **land} for n in range(6)]
    borders = [[f"land_{a}", f"land_{b}"] for a, b in ((0, 1), (1, 2), (3, 4), (4, 5))]
    board = compile_map({"id": "isles", "name": island, "provinces": provinces, "borders": borders})
    places = [shape.unit for shape in lay_out(board).provinces.values()]
    assert all(0 < x < SIZE[0] and 0 < y < SIZE[1] for x, y in places)
    assert min(dist(a, b) for a, b in combinations(places, 2)) > 2 * SMALLEST_DISC
