"""Pictures of the rules pages: well-formed, in every language, true to the map and the board."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.games.machiavelli.drawing.pictures import POSITIONS
from ludoteca.games.machiavelli.map.board import KINDS, load_map
from ludoteca.games.machiavelli.map.scenario import LETTERS
from ludoteca.games.teradeck import pictures as teradeck
from ludoteca.games.uno import pictures as uno
from ludoteca.kernel import LOCALES
from ludoteca.parts.svg import PIPS, dice, touches
from tests.games.test_rulebooks import GAMES, ROOT

PICTURES = [
    pytest.param(game, name, locale, id=f"{game}-{name}-{locale}")
    for game in GAMES
    for name in ludoteca.game(game).pictures
    for locale in LOCALES
]
MOST_BYTES = 80_000
"""Of one picture, so that a rules page loads on a phone."""


@pytest.mark.parametrize(("game", "name", "locale"), PICTURES)
def test_a_picture_stands_by_itself(game: str, name: str, locale: str) -> None:
    svg = ludoteca.game(game).pictures[name](locale)
    assert len(svg.encode()) < MOST_BYTES
    assert ElementTree.fromstring(svg).get("viewBox")
    assert svg.count("http") == 1  # the name space
    defined = set(re.findall(r'id="([^"]+)"', svg))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= defined


def test_a_picture_names_places_in_its_language() -> None:
    picture = ludoteca.game("machiavelli").pictures["advance"]
    assert "Florencia" in picture("es")
    assert "Florence" in picture("en")


@pytest.mark.parametrize("name", POSITIONS)
def test_units_of_a_picture_stand_where_they_may_and_go_where_they_can(name: str) -> None:
    board = load_map("italy")
    _, position = POSITIONS[name]
    kinds = {}
    for unit in position.units:
        letter, _, id = unit.partition(" ")
        province, kind = board.index[id], KINDS[LETTERS.index(letter)]
        assert kind != "army" or not board.is_sea[province]
        assert kind != "fleet" or board.is_sea[province] or board.is_port[province]
        assert kind != "garrison" or board.has_city(province)
        if kind != "garrison":
            kinds[id] = KINDS.index(kind)
    for order in position.orders:
        source, target = board.index[order.source], board.index[order.target]
        if order.kind == "convoy":
            assert target in board.near[source]
        else:
            assert target in board.reach[kinds[order.source]][source]


@pytest.mark.parametrize(
    ("folder", "paths"),
    [
        (
            "uno",
            [*(path for _, _, path in uno.FORMS.values()), *uno.SIGNS.values()],
        ),
        (
            "teradeck",
            [
                *(path for _, _, path in teradeck.MODULES.values()),
                *(path for _, path in teradeck.MARKS.values()),
            ],
        ),
    ],
)
def test_cards_are_drawn_as_on_the_board(folder: str, paths: list[str]) -> None:
    files = sorted((ROOT / "web/src/games" / folder).iterdir())
    board = "".join(file.read_text("utf-8") for file in files)
    assert [path for path in paths if path not in board] == []


def test_a_picture_of_cards_names_them_in_its_language() -> None:
    specials = ludoteca.game("uno").pictures["specials"]
    assert "salto" in specials("es")
    assert "skip" in specials("en")


def test_a_path_touches_the_boxes_in_its_reach() -> None:
    assert touches("M0,0 10,10Z", (5, 5, 1, 1))
    assert touches("M0,0 10,10Z", (10, 10, 5, 5))
    assert not touches("M0,0 10,10Z", (11, 0, 5, 5))
    assert not touches("M0,0 10,10Z", (0, -9, 5, 5))


@pytest.mark.parametrize("face", PIPS)
def test_a_die_shows_as_many_pips_as_its_face_says(face: int) -> None:
    assert dice([face], (0, 0), 20, "red", "white").count("<circle") == face
