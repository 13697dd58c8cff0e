"""The pictures of the rules page: a world, an attack, its dice, a continent, a fortification."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ludoteca.parts.svg import Box, dice, document, element, text_at

from ..dice import compare
from ..map.board import Board, load
from ..map.shapes import load_shapes
from .svg import FIGURES, draw
from .theme import LINEN

RED, BLUE, YELLOW, GREEN = range(4)
ATLANTIC: Box = (280, 285, 500, 250)
SOUTH_AMERICA: Box = (190, 330, 330, 260)
EUROPE: Box = (455, 60, 390, 200)
HOMES = {
    "north_america": GREEN,
    "south_america": RED,
    "europe": BLUE,
    "africa": GREEN,
    "asia": YELLOW,
    "oceania": YELLOW,
}
"""Owner of most of each continent in the pictures."""
DIE, ROW = 34.0, 52.0


def _owners(board: Board, **others: int) -> list[int]:
    """One seat holds each continent, but for the territories given."""
    homes = {
        territory: HOMES[continent.id]
        for continent in board.continents
        for territory in continent.members
    }
    return [others.get(id, homes[territory]) for territory, id in enumerate(board.ids)]


def _armies(board: Board, **most: int) -> list[int]:
    """Between one and three armies on every territory, but for those given."""
    return [most.get(id, 1 + (5 * territory) % 3) for territory, id in enumerate(board.ids)]


def _world(locale: str) -> str:
    board = load("classic")
    owners = _owners(board, brazil=YELLOW, ukraine=RED, china=RED, alaska=YELLOW, egypt=BLUE)
    return draw(board, load_shapes("classic"), owners, _armies(board), locale=locale)


def _attack(locale: str) -> str:
    board = load("classic")
    number = board.ids.index
    return draw(
        board,
        load_shapes("classic"),
        _owners(board, north_africa=BLUE, egypt=BLUE),
        _armies(board, brazil=6, north_africa=3),
        locale=locale,
        highlights=(number("north_africa"),),
        arrows=((number("brazil"), number("north_africa")),),
        crop=ATLANTIC,
    )


def _continent(locale: str) -> str:
    board = load("classic")
    whole = next(one for one in board.continents if one.id == "south_america")
    return draw(
        board,
        load_shapes("classic"),
        _owners(board),
        _armies(board, venezuela=4, brazil=4),
        locale=locale,
        highlights=whole.members,
        crop=SOUTH_AMERICA,
    )


def _fortification(locale: str) -> str:
    board = load("classic")
    number = board.ids.index
    return draw(
        board,
        load_shapes("classic"),
        _owners(board),
        _armies(board, great_britain=7, northern_europe=1, ukraine=2),
        locale=locale,
        arrows=((number("great_britain"), number("ukraine")),),
        crop=EUROPE,
    )


def _roll(attack: tuple[int, ...], defence: tuple[int, ...], locale: str) -> str:
    """Two rows of dice, sorted; between them, per pair, who loses an army."""
    lost = compare(attack, defence)
    red, blue = LINEN.style(RED), LINEN.style(BLUE)
    width = 3 * DIE * 1.25 + 110
    pairs = list(zip(attack, defence, strict=False))
    signs = (
        text_at(">" if one > other else "≤", (12 + DIE / 2 + i * DIE * 1.25, 66), 18, LINEN.text)
        for i, (one, other) in enumerate(pairs)
    )
    losses = (
        text_at(f"−{count}", (width - 40, y), 22, style.badge)
        for count, y, style in ((lost[0], 36, red), (lost[1], 36 + ROW, blue))
    )
    return document(
        (0, 0, width, 2 * ROW + 16),
        FIGURES,
        element("title", f"{attack} : {defence}"),
        f'<rect width="{width}" height="{2 * ROW + 16}" rx="8" fill="{LINEN.sea}"/>',
        dice(attack, (12, 10), DIE, red.badge, red.ink),
        dice(defence, (12, 10 + ROW + 8), DIE, blue.badge, blue.ink),
        *signs,
        *losses,
    )


PICTURES: Mapping[str, Callable[[str], str]] = {
    "world": _world,
    "attack": _attack,
    "roll": partial(_roll, (6, 4, 1), (5, 4)),
    "continent": _continent,
    "fortification": _fortification,
}
"""By name: the picture in a locale, as SVG."""
