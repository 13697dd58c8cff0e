"""Derived fields of a view for the board: shares, sets, and the scenery of the map."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.risk.drawing.scenery import scenery
from ludoteca.games.risk.map.board import Board, compile_map, load
from ludoteca.games.risk.view import RiskView

from .positions import act, position

RING = {
    "id": "ring",
    "name": "Ring",
    "continents": [{"id": "all", "name": "All", "bonus": 2, "territories": list("abcd")}],
    "territories": [{"id": one, "name": one.upper()} for one in "abcd"],
    "borders": [["a", "b"], ["b", "c"], ["c", "d"], ["d", "a"]],
}


def view_of(seat: int | None, **given: str) -> RiskView:
    land = {"0": "alaska 5, alberta", "1": "kamchatka 2", "2": "rest"}
    return cast(RiskView, position(land=land, cards=given).view(seat))


def test_everybody_sees_how_much_each_seat_holds() -> None:
    view = view_of(None)
    assert view.territories == (2, 1, 39)
    assert view.troops == (6, 2, 39)


# Alaska, Alberta: infantry; Northwest Territory: cavalry; Greenland: artillery; 42: a wild card
@pytest.mark.parametrize(
    ("held", "best"),
    [
        ("alaska alberta", None),
        ("alaska northwest_territory greenland", (0, 1, 2)),
        ("northwest_territory greenland venezuela alaska", (0, 1, 2)),
        ("wild_1 alaska northwest_territory greenland", (0, 1, 2)),
    ],
)
def test_the_best_set_brings_extra_armies_and_spares_wild_cards(
    held: str, best: tuple[int, ...] | None
) -> None:
    view = view_of(0, **{"0": held})
    assert (view.sets[0].cards if view.sets else None) == best


def test_nobody_sees_the_sets_of_others() -> None:
    held = "alaska northwest_territory greenland"
    assert view_of(0, **{"0": held}).sets
    assert not view_of(1, **{"0": held}).sets
    assert not view_of(None, **{"0": held}).sets


@pytest.mark.parametrize("board", [load("classic"), load("simple"), compile_map(RING)])
def test_the_scenery_shows_every_territory_and_joins_every_border(board: Board) -> None:
    shown = scenery(board)
    assert tuple(land.id for land in shown.territories) == board.ids
    routes = {frozenset(route.between) for route in shown.routes}
    borders = {frozenset((board.ids[a], board.ids[b])) for a, b in board.borders}
    assert routes <= borders
    assert [c.id for c in shown.continents] == [c.id for c in board.continents]
    if board.id == "ring":
        assert routes == borders


@pytest.mark.parametrize(
    ("limit", "round", "turn", "lap", "out", "last"),
    [
        (0, 1, 0, 1, (), 0),
        (30, 1, 0, 1, (), 10),
        (30, 4, 0, 2, (), 10),
        (31, 30, 2, 10, (), 11),
        (31, 31, 0, 11, (), 11),
        (30, 5, 1, 2, (2,), 15),  # two players go round faster
    ],
)
def test_everybody_sees_the_lap_in_which_the_limit_ends_the_match(
    limit: int, round: int, turn: int, lap: int, out: tuple[int, ...], last: int
) -> None:
    land = {"0": "alaska", "1": "kamchatka", "2": "rest"}
    if out:
        land = {"0": "alaska", "1": "rest"}
    match = position(
        land=land, turn=turn, options={"turn_limit": limit}, fields={"round": round, "lap": lap}
    )
    assert cast(RiskView, match.view(None)).last_lap == last


@pytest.mark.parametrize(
    ("land", "advised"),
    [
        ({"0": "brazil 7, venezuela, peru", "1": "argentina", "2": "rest"}, 3),
        ({"0": "venezuela 7", "1": "brazil", "2": "rest"}, 6),
        (
            {
                "0": "western_australia 7, new_guinea, eastern_australia",
                "1": "indonesia",
                "2": "rest",
            },
            6,
        ),
    ],
    ids=["a dead end beside a border", "both are borders", "nothing hostile is left behind"],
)
def test_the_armies_to_move_in_are_advised(land: dict[str, str], advised: int) -> None:
    match = position(land=land, dice=[6, 6, 6, 1])
    source = land["0"].split()[0]
    act(match, f"attack {source} {land['1']} 3")
    conquest = cast(RiskView, match.view(0)).conquest
    assert conquest is not None
    assert (conquest.least, conquest.most, conquest.advised) == (3, 6, advised)
