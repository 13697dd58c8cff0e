"""A map without shapes is laid out neatly and deterministically."""

from itertools import combinations
from math import dist

import pytest

from ludoteca.games.risk.map.board import Board, compile_map, load
from ludoteca.games.risk.map.layout import lay_out, shapes_of
from ludoteca.games.risk.map.shapes import load_shapes
from ludoteca.parts.layout import SIZE


def islands(continents: int, size: int) -> Board:
    """Rings of territories, each joined to the next at one place."""
    ids = [[f"c{c}t{t}" for t in range(size)] for c in range(continents)]
    rings = [[ring[t - 1], ring[t]] for ring in ids for t in range(size) if size > 2 or t]
    bridges = [[ids[c][0], ids[c + 1][-1]] for c in range(continents - 1)]
    return compile_map(
        {
            "id": "islands",
            "name": "Islands",
            "continents": [
                {"id": f"c{c}", "name": f"C {c}", "bonus": c, "territories": ring}
                for c, ring in enumerate(ids)
            ],
            "territories": [{"id": id, "name": id.upper()} for ring in ids for id in ring],
            "borders": rings + bridges,
        }
    )


BOARDS = [islands(1, 2), islands(3, 1), islands(4, 5), islands(6, 10), load("classic")]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{len(board.ids)} territories")
def test_discs_stand_apart_and_on_the_page(board: Board) -> None:
    shapes = lay_out(board)
    radius = shapes.territories[0].radius
    places = [shape.label for shape in shapes.territories]
    assert len(places) == len(board.ids)
    assert all(dist(a, b) > 2 * radius for a, b in combinations(places, 2))
    assert all(radius < x < SIZE[0] - radius and radius < y < SIZE[1] - radius for x, y in places)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{len(board.ids)} territories")
def test_every_border_is_a_line_and_every_continent_has_its_ground(board: Board) -> None:
    shapes = lay_out(board)
    assert tuple(route.between for route in shapes.routes) == board.borders
    assert len(shapes.regions) == len(shapes.plaques) == len(board.continents)
    for region, continent in zip(shapes.regions, board.continents, strict=True):
        for member in continent.members:
            x, y = shapes.territories[member].label
            assert f"{x:.1f} {y:.1f}" in region


def test_neighbours_stand_nearer_than_others() -> None:
    board = load("classic")
    places = [shape.label for shape in lay_out(board).territories]
    near = [dist(places[a], places[b]) for a, b in board.borders]
    far = [dist(a, b) for a, b in combinations(places, 2)]
    assert sum(near) / len(near) < 0.4 * sum(far) / len(far)


def test_a_map_always_looks_the_same() -> None:
    lay_out.cache_clear()
    first = lay_out(islands(4, 5))
    lay_out.cache_clear()
    assert lay_out(islands(4, 5)) == first


def test_a_shipped_map_has_its_drawing_and_any_other_a_layout() -> None:
    assert shapes_of(load("simple")) is load_shapes("simple")
    assert shapes_of(islands(3, 1)) == lay_out(islands(3, 1))
