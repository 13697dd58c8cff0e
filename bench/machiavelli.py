"""Machiavelli: adjudication of a turn with 44 units, compared with a movement phase of the package
`diplomacy` on its standard map."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from time import process_time

from ludoteca.games.machiavelli.adjudicator import (
    ADVANCE,
    CONVOY,
    HOLD,
    SUPPORT,
    Order,
    Unit,
    adjudicate,
)
from ludoteca.games.machiavelli.map.board import ARMY, FLEET, Board, load_map

from .harness import INSTALL_SECONDS, PEERS, Figure, against, ours
from .worker import report

UNITS, OWNERS, TURNS = 44, 6, 200
PEER = "diplomacy==1.1.2"
VENV = PEERS / ".venv"

Turn = tuple[list[Unit], list[Order], dict[int, list[int]]]


def figures(rounds: int) -> Iterator[Figure]:
    name = "Machiavelli: one turn of 44 units"
    if why := install_peer():
        yield Figure(name=name, unit="µs", ours=0, missing=why, goal=10, bar=4)
        return
    yield against(
        name,
        ours("machiavelli", "--moves", "5000", "--warmup", "500"),
        [str(VENV / "bin" / "python"), str(PEERS / "diplomacy_turns.py"), "--moves", "300"],
        rounds=rounds,
        bar=4,
        goal=10,
    )


@cache
def install_peer() -> str:
    """Install the peer once, in its own environment; return the reason if that fails."""
    if (VENV / "ready").exists():
        return ""
    try:
        for command in (
            [sys.executable, "-m", "venv", str(VENV)],
            [str(VENV / "bin" / "pip"), "install", "-q", PEER],
        ):
            subprocess.run(command, capture_output=True, timeout=INSTALL_SECONDS, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        return f"{PEER} cannot be installed: {type(error).__name__}"
    (VENV / "ready").touch()
    return ""


def seconds_for(turns: int) -> float:
    """CPU seconds to resolve turns, as measured for the peer; generating them is not included."""
    board = load_map("italy")
    made = [make_turn(Random(number), board) for number in range(TURNS)]
    began = process_time()
    for number in range(turns):
        units, orders, retreats = made[number % TURNS]
        adjudicate(board, units, orders, retreats)
    return process_time() - began


def make_turn(random: Random, board: Board) -> Turn:
    """Units in 44 provinces; half of them advance, the others support, convoy or hold."""
    places = random.sample(range(len(board.ids)), UNITS)
    units = [
        Unit(random.randrange(OWNERS), FLEET if board.is_sea[place] else ARMY, place)
        for place in places
    ]
    orders = [_order(random, board, units, number) for number in range(UNITS)]
    retreats = {number: list(board.near[unit.place]) for number, unit in enumerate(units)}
    return units, orders, retreats


def _order(random: Random, board: Board, units: list[Unit], number: int) -> Order:
    unit = units[number]
    reach = sorted(board.reach[unit.kind][unit.place])
    action = random.choice((HOLD, ADVANCE, ADVANCE, ADVANCE, SUPPORT, SUPPORT))
    if action == ADVANCE and reach:
        return Order(ADVANCE, random.choice(reach))
    near = [n for n, other in enumerate(units) if other.place in board.near[unit.place]]
    if action == SUPPORT and near:
        other = random.choice(near)
        carries = unit.kind == FLEET and units[other].kind == ARMY
        return Order(CONVOY if carries else SUPPORT, other)
    return Order()


if __name__ == "__main__":
    report(seconds_for)
