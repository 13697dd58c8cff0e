"""A map of one's own: copied from a shipped one, drawn, uploaded, with problems by their lines."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca import Match, game, seed_from_int
from ludoteca.games.risk.drawing.scenery import scenery
from ludoteca.games.risk.map.board import compile_map, load
from ludoteca.games.risk.map.layout import shapes_of
from ludoteca.games.risk.map.own_map import read_own_map, shipped_documents
from ludoteca.parts.documents import DocumentError
from tests.games.risk.test_setup import ring

RISK = game("risk")
TEMPLATES = {document["id"]: document for document in shipped_documents()}


def drawn_ring(**changes: Any) -> dict[str, Any]:
    """A ring of four territories with places and nothing else drawn."""
    document = ring(4, armies_per_territory=2)
    places = {f"shore_{n}": {"label": [100 + 200 * (n % 2), 80 + 90 * (n // 2)]} for n in range(4)}
    return {**document, "drawing": {"size": [400, 300], "territories": places, **changes}}


def problems_of(document: dict[str, Any]) -> list[tuple[str, str, int]]:
    text = json.dumps(document, indent=1)
    with pytest.raises(DocumentError) as caught:
        read_own_map(text)
    return [(one.code, one.where, one.line) for one in caught.value.problems]


@pytest.mark.parametrize("id", ["classic", "simple"])
def test_a_copied_map_looks_and_plays_like_the_shipped_one(id: str) -> None:
    copied = compile_map(read_own_map(json.dumps(TEMPLATES[f"my_{id}"], indent=1)))
    shipped = load(id)
    assert copied.neighbours == shipped.neighbours
    assert copied.missions == shipped.missions
    assert shapes_of(copied) == shapes_of(shipped)


def test_places_alone_make_discs_and_lines() -> None:
    board = compile_map(drawn_ring())
    drawing = scenery(board)
    assert drawing.size == (400, 300)
    assert [land.label for land in drawing.territories] == [
        (100, 80),
        (300, 80),
        (100, 170),
        (300, 170),
    ]
    assert len(drawing.routes) == 4
    assert drawing.continents[0].plaque == (200, 125)
    assert all(continent.ground for continent in drawing.continents)


def test_a_view_holds_the_map_without_its_drawing() -> None:
    options = {"map": "custom", "custom_map": drawn_ring()}
    match = Match.start(RISK, seats=2, seed=seed_from_int(1), options=options)
    found = match.view(0).custom_map  # type: ignore[attr-defined]
    assert "drawing" not in found
    assert found["territories"] == drawn_ring()["territories"]


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"size": [400]}, "wrong_count", "drawing.size"),
    ({"size": [400, 9]}, "out_of_range", "drawing.size[1]"),
    ({"land": "M0 0<script>"}, "bad_path", "drawing.land"),
    ({"plaques": {"atlantis": [1, 1]}}, "unknown_continent", "drawing.plaques.atlantis"),
    ({"routes": [{"between": ["shore_0", "x"]}]}, "unknown_territory", "drawing.routes[0].between"),
    ({"territories": {}}, "not_drawn", "drawing.territories"),
    (
        {"territories": {"shore_0": {"label": [1, 900]}}},
        "out_of_range",
        "drawing.territories.shore_0.label[1]",
    ),
    ({"territories": {"sea": {"label": [1, 1]}}}, "unknown_territory", "drawing.territories.sea"),
]


@pytest.mark.parametrize(("changes", "code", "where"), FAULTS, ids=[one[2] for one in FAULTS])
def test_a_fault_in_a_drawing_is_told_with_its_place(
    changes: dict[str, Any], code: str, where: str
) -> None:
    found = problems_of(drawn_ring(**changes))
    assert (code, where) in [one[:2] for one in found]


def test_a_fault_is_told_with_its_line() -> None:
    document = ring(4, armies_per_territory=2)
    document["territories"][2]["name"] = ""
    text = json.dumps(document, indent=1)
    line = 1 + text[: text.index('"name": ""')].count("\n")
    assert problems_of(document) == [("unreadable_text", "territories[2].name", line)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"missions": [{"continents": ["atlantis"]}]}, "unknown_continent"),
        ({"missions": [{"continents": ["shore", "shore"]}]}, "repeated_id"),
        ({"missions": [{"continents": ["shore"], "more": 1}]}, "mission_too_large"),
        ({"missions": [{"continents": []}]}, "wrong_count"),
    ],
)
def test_a_mission_that_cannot_be_is_refused(changes: dict[str, Any], code: str) -> None:
    found = problems_of({**ring(14, armies_per_territory=2), **changes})
    assert code in [one[0] for one in found]


def test_two_seats_share_a_map_with_the_neutral_owner() -> None:
    assert compile_map(ring(9, armies_by_seats={"2": 3})).start.armies_by_seats[2] == 3
    found = problems_of(ring(10, armies_by_seats={"2": 3}))
    assert found[0][:2] == ("pool_too_small", "start.armies_by_seats.2")
