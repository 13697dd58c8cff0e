"""Choices: a seat is offered exactly what the rules accept, tested with all moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.risk.game import game
from ludoteca.games.risk.holdings import holdings_of
from ludoteca.games.risk.map.board import HoldingsCache
from ludoteca.games.risk.moves import (
    Attack,
    Blitz,
    Claim,
    Confirm,
    Defend,
    EndAttack,
    EndTurn,
    Fortify,
    Occupy,
    Place,
    PlaceNeutral,
    Trade,
)
from ludoteca.kernel import FastChance, Match, Move, Rejected, seed_from_int
from tests.games.risk.positions import act, board_of, position, state_of

LAND = {"0": "alaska 5, alberta, ontario 2, brazil 3", "1": "siberia 2, peru", "neutral": "rest 2"}
HAND = {"0": "alaska northwest greenland alberta wild_1", "1": "ontario quebec"}
POSITIONS: dict[str, dict[str, Any]] = {
    "claiming": {
        "phase": "claim",
        "land": {"0": "alaska 3", "1": "japan 3", "nobody": "rest"},
        "fields": {"pool": [0, 0]},
    },
    "placing": {"phase": "setup", "land": LAND, "fields": {"pool": [3, 2], "to_place": 1}},
    "placing all at once": {
        "phase": "setup",
        "land": LAND,
        "options": {"placement": "batch"},
        "fields": {"pool": [3, 2], "to_place": 3},
    },
    "placing for the neutral owner": {
        "phase": "setup",
        "land": LAND,
        "fields": {
            "pool": [0, 2],
            "neutral_pool": 4,
            "neutral_to_place": 2,
            "pending": "place_neutral",
        },
    },
    "reinforcing": {"phase": "reinforce", "land": LAND, "fields": {"to_place": 4}},
    "reinforcing with a set": {
        "phase": "reinforce",
        "land": LAND,
        "options": {"cards": "on"},
        "cards": {"0": "alaska northwest greenland"},
        "fields": {"to_place": 4},
    },
    "forced to trade": {
        "phase": "reinforce",
        "land": LAND,
        "options": {"cards": "on"},
        "cards": HAND,
        "fields": {"to_place": 4},
    },
    "all placed": {"phase": "reinforce", "land": LAND, "options": {"confirm": "ask"}},
    "attacking": {"land": LAND},
    "attacking without blitz": {"land": LAND, "options": {"blitz": False}},
    "attacking who may choose": {"land": LAND, "options": {"defender_chooses": True}},
    "attacking where nobody fortifies": {"land": LAND, "options": {"fortify": "none"}},
    "fortifying": {"phase": "fortify", "land": LAND},
    "fortifying a neighbour": {
        "phase": "fortify",
        "land": LAND,
        "options": {"fortify": "adjacent"},
    },
}


def every_move(match: Match) -> Iterator[Move]:
    """All moves with existing territories and cards, and numbers slightly out of range."""
    ids = board_of(match).ids
    pairs = list(product(ids, ids))
    few, many = range(-1, 5), range(-1, 7)
    yield from (Claim(id) for id in ids)
    yield from (Place(id, armies) for id, armies in product(ids, many))
    yield from (PlaceNeutral(id, armies) for id, armies in product(ids, few))
    cards = [card for card, place in enumerate(state_of(match).place) if place >= 0]
    yield from (Trade(three, id) for three in combinations(cards, 3) for id in ("", *ids))
    yield from (Attack(*pair, dice) for pair, dice in product(pairs, few))
    yield from (Blitz(*pair, keep) for pair, keep in product(pairs, many))
    yield from (Fortify(*pair, armies) for pair, armies in product(pairs, many))
    yield from (kind(number) for kind, number in product((Defend, Occupy), many))
    yield from (Confirm(), EndAttack(), EndTurn())


def accepted(match: Match, seat: int) -> set[Move]:
    found = set()
    for move in every_move(match):
        try:
            match.engine.check(match.state, seat, move, match.at)
        except Rejected:
            continue
        found.add(move)
    return found


def offers_what_is_accepted(match: Match) -> None:
    for seat in range(match.seats):
        listed = list(match.legal_moves(seat))
        assert set(listed) == accepted(match, seat)
        assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_what_is_accepted_is_offered(name: str) -> None:
    offers_what_is_accepted(position(world="simple", seats=2, **POSITIONS[name]))


def test_exactly_what_is_accepted_is_offered_to_a_defender() -> None:
    match = position(world="simple", seats=2, land=LAND, options={"defender_chooses": True})
    act(match, "attack alaska siberia 3")
    offers_what_is_accepted(match)


def test_exactly_what_is_accepted_is_offered_to_a_conqueror() -> None:
    land = {"0": "alaska 6", "1": "siberia", "2": "peru", "neutral": "rest"}
    match = position(world="simple", land=land, options={"cards": "on"}, cards=HAND, dice=[6, 5, 1])
    act(match, "attack alaska siberia 2")
    for duty in ("occupy", "trade", "place"):
        assert match.state.pending == duty
        offers_what_is_accepted(match)
        match.play(0, next(match.legal_moves(0)))


def test_c_22_choices_come_in_the_order_of_the_map() -> None:
    """C-22: the same position always offers the same moves in the same order."""
    match = position(world="simple", seats=2, land=LAND)
    sources = [move.source for move in match.legal_moves(0) if isinstance(move, Attack)]
    assert sources == sorted(sources, key=board_of(match).index.__getitem__)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_remembered_of_realms_is_what_a_new_survey_finds(seed: int) -> None:
    options = {"turn_limit": 30}
    match = Match.start(game, seats=3, seed=seed_from_int(seed), options=options)
    chance, board = FastChance(seed_from_int(seed)), board_of(match)
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, match.choices(seat).sample(chance))
        state, fresh = state_of(match), replace(board, cache=HoldingsCache())
        for owner in range(3):
            assert holdings_of(owner, state, board) == holdings_of(owner, state, fresh)
