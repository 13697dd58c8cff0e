"""Random positions with random orders on the map of Italy, legal and illegal."""

from __future__ import annotations

from random import Random

from ludoteca.games.machiavelli.adjudicator import (
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    HOLD,
    SUPPORT,
    Order,
    Unit,
)
from ludoteca.games.machiavelli.map.board import ARMY, FLEET, GARRISON, Board, load_map

ITALY = load_map("italy")


def random_turn(
    random: Random,
    board: Board = ITALY,
    most: int = 30,
    owners: int = 4,
    stacking: bool = False,
) -> tuple[list[Unit], list[Order], dict[int, list[int]]]:
    """Units crowded into one region, so that their orders conflict; with stacking, some of them in
    one province."""
    units = _units(random, board, random.randint(2, most), owners)
    if stacking:
        units += [
            Unit(unit.owner, random.choice(_kinds(board, unit.place)), unit.place)
            for unit in units
            if unit.kind != GARRISON
            for _ in range(random.choice((0, 0, 0, 1, 1, 2)))
        ]
    orders = [_order(random, board, units, number) for number in range(len(units))]
    retreats = {
        number: random.sample(near, min(len(near), random.randint(1, 4)))
        for number, unit in enumerate(units)
        if random.random() < 0.8 and (near := sorted(board.near[unit.place]))
    }
    return units, orders, retreats


def _units(random: Random, board: Board, count: int, owners: int) -> list[Unit]:
    corner = _corner(random, board, count)
    units = []
    for place in corner:
        kinds = _kinds(board, place)
        units.append(Unit(random.randrange(owners), random.choice(kinds), place))
        if board.has_city(place) and random.random() < 0.2:
            units.append(Unit(random.randrange(owners), GARRISON, place))
    return units


def _kinds(board: Board, place: int) -> list[int]:
    """Kinds of units besides garrisons that can stand in a province."""
    if board.is_port[place]:
        return [ARMY, FLEET]
    return [FLEET] if board.is_sea[place] else [ARMY]


def _corner(random: Random, board: Board, count: int) -> list[int]:
    """A connected region of provinces, with some left out."""
    found = [random.randrange(len(board.ids))]
    while len(found) < min(count * 4 // 3, len(board.ids)):
        grown = random.choice(board.near[random.choice(found)])
        if grown not in found:
            found.append(grown)
    return random.sample(found, min(count, len(found)))


def _order(random: Random, board: Board, units: list[Unit], number: int) -> Order:
    unit = units[number]
    action = random.choices(
        (HOLD, ADVANCE, SUPPORT, CONVOY, BESIEGE, CONVERT), (2, 10, 5, 3, 1, 1)
    )[0]
    if action == ADVANCE:
        reach = sorted(board.reach[unit.kind][unit.place])
        coast = [p for p in board.land if board.seas[p]]
        choices = coast if not reach or random.random() < 0.1 else reach
        return Order(ADVANCE, random.choice(choices), by_convoy=random.random() < 0.05)
    if action == SUPPORT:
        near = {unit.place, *board.near[unit.place]}
        close = [n for n, other in enumerate(units) if near.intersection(board.near[other.place])]
        return Order(SUPPORT, random.choice(close))
    if action == CONVOY:
        return Order(CONVOY, random.randrange(len(units)))
    if action == CONVERT:
        return Order(CONVERT, random.choice((ARMY, FLEET)))
    return Order(action)
