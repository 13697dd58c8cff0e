"""Two adjudicators, written independently from the same rules, agree on every case and on random
positions: a few, or 50,000 with the large profile."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from ludoteca.games.machiavelli.adjudicator import (
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    HOLD,
    SUPPORT,
    Order,
    Rulings,
    Unit,
    adjudicate,
)
from ludoteca.games.machiavelli.adjudicator.cases import board_of, read_cases
from ludoteca.games.machiavelli.map.board import ARMY, FLEET, GARRISON, NOWHERE, Board
from tests.games.machiavelli.naive import Action, Kind, Land, Piece, naive_adjudicate
from tests.games.machiavelli.naive_stacking import adjudicate_stacking
from tests.games.machiavelli.random_turns import ITALY, random_turn
from tests.games.machiavelli.test_movement import DATC, MOVEMENT, STANDARD, named

COUNT = 50_000 if os.environ.get("LUDOTECA_PROFILE") == "large" else 200
BATCHES = 10
KINDS: Mapping[int, Kind] = {ARMY: "army", FLEET: "fleet", GARRISON: "garrison"}
ACTIONS: Mapping[int, Action] = {
    HOLD: "hold",
    ADVANCE: "advance",
    SUPPORT: "support",
    CONVOY: "convoy",
    BESIEGE: "besiege",
    CONVERT: "convert",
}


def land_of(board: Board) -> Land:
    places = range(len(board.ids))
    return Land(
        seas=frozenset(place for place in places if board.is_sea[place]),
        army={place: frozenset(board.reach[ARMY][place]) for place in places},
        fleet={place: frozenset(board.reach[FLEET][place]) for place in places},
        coast={place: frozenset(board.seas[place]) for place in places},
    )


def pieces_of(
    units: Sequence[Unit], orders: Sequence[Order], retreats: Mapping[int, Sequence[int]]
) -> list[Piece]:
    return [
        Piece(
            unit.owner,
            KINDS[unit.kind],
            unit.place,
            ACTIONS[order.action],
            order.target,
            order.by_convoy,
            retreats.get(number, ()),
        )
        for number, (unit, order) in enumerate(zip(units, orders, strict=True))
    ]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_naive_adjudicator_agrees_on_random_positions(batch: int) -> None:
    random, land = Random(1000 + batch), land_of(ITALY)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=20)
        ours = adjudicate(ITALY, units, orders, retreats)
        naive = naive_adjudicate(land, pieces_of(units, orders, retreats))
        places = [None if place == NOWHERE else place for place in ours.places]
        assert places == naive.places
        assert dict(ours.dislodged) == naive.dislodged
        assert set(ours.contested) == naive.contested


@pytest.mark.parametrize("batch", range(BATCHES))
def test_it_agrees_with_stacking(batch: int) -> None:
    """Ruling B-10, not the default."""
    random, land = Random(3000 + batch), land_of(ITALY)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=14, stacking=True)
        ours = adjudicate(ITALY, units, orders, retreats, rulings=Rulings(stacking=True))
        naive = adjudicate_stacking(land, pieces_of(units, orders, retreats))
        places = [None if place == NOWHERE else place for place in ours.places]
        assert places == naive.places
        assert dict(ours.dislodged) == naive.dislodged
        assert set(ours.contested) == naive.contested


SIGNS: Mapping[str, Action] = {
    "H": "hold",
    "-": "advance",
    "S": "support",
    "C": "convoy",
    "B": "besiege",
    "=": "convert",
}


@pytest.mark.parametrize(
    "raw", [*MOVEMENT, *({**case, "map": STANDARD} for case in DATC)], ids=named
)
def test_the_naive_adjudicator_agrees_on_the_cases(raw: dict[str, Any]) -> None:
    (case,) = read_cases(raw)
    board, names = board_of(case), [*case.units]
    pieces = []
    for name, unit in case.units.items():
        sign, *rest = case.orders.get(name, ["H"])
        target = rest[0] if rest else ""
        number = names.index(target) if target in names else board.index.get(target, -1)
        retreats = [board.index[retreat_to] for retreat_to in case.retreat_lists.get(name, [])]
        owner, kind = hash(unit.owner), KINDS[("army", "fleet", "garrison").index(unit.type)]
        place = board.index[unit.province]
        pieces.append(Piece(owner, kind, place, SIGNS[sign], number, "via" in rest, retreats))
    places = naive_adjudicate(land_of(board), pieces).places
    expected = case.expected_positions
    assert isinstance(expected, dict)
    found = {
        name: None if at is None else board.ids[at] for name, at in zip(names, places, strict=True)
    }
    wanted = {n: None if at is None else board.ids[board.index[at]] for n, at in expected.items()}
    assert {name: found[name] for name in wanted} == wanted
