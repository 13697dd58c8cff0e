"""Invariants: a position that breaks one is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.risk.map.board import UNCLAIMED
from ludoteca.games.risk.state import DECK, RiskState
from tests.games.risk.positions import act, broken_rules, position, state_of

LAND = {"0": "alaska 6, alberta 9", "1": "kamchatka, japan 2", "2": "rest"}
CARDS = {"0": "alaska alberta", "1": "ontario"}
ALASKA = 0

Harm = Callable[[RiskState], None]


def put(name: str, index: int | slice, value: object) -> Harm:
    """Another value at one index of a list or tuple."""

    def harm(state: RiskState) -> None:
        values: Any = list(getattr(state, name))
        values[index] = value
        setattr(state, name, type(getattr(state, name))(values))

    return harm


def be(**fields: object) -> Harm:
    """Other values of fields."""

    def harm(state: RiskState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return harm


END = slice(44, None)
HARMED: dict[str, tuple[Harm, str]] = {
    "a territory without armies": (put("armies", ALASKA, 0), "alaska has 0 armies"),
    "a territory with less than none": (put("armies", ALASKA, -1), "alaska has -1 armies"),
    "a territory of nobody": (
        put("owner", ALASKA, UNCLAIMED),
        "alaska belongs to nobody, with 6 armies",
    ),
    "a territory of a seat that is out": (
        be(out=(0, 0, 1)),
        "northwest_territory belongs to seat 2, which is out",
    ),
    "a seat without a territory": (
        be(owner=(2,) * 42),
        "seat 1 is in and holds no territory",
    ),
    "the turn of a seat that is out": (
        be(out=(1, 0, 0)),
        "it is the turn of seat 0, which is out",
    ),
    "cards of a seat that is out": (
        be(out=(0, 1, 0)),
        "seat 1 is out and holds cards or armies",
    ),
    "a card too few": (put("place", slice(43, None), []), "and there are 44"),
    "a card too many": (put("place", END, [DECK]), "and there are 44"),
    "a card of a seat that does not exist": (put("place", ALASKA, 3), "and there are 44"),
    "seven cards in a hand that rests": (
        put("place", slice(20, 27), [2] * 7),
        "seat 2 rests with 7 cards",
    ),
    "armies to place below zero": (be(to_place=-1), "armies to place are below zero"),
    "armies of the set-up in the war": (
        put("pool", 1, 2),
        "armies of the set-up are left in the war",
    ),
    "neutral armies of the set-up in the war": (
        be(neutral_pool=1),
        "armies of the set-up are left in the war",
    ),
    "armies of a trade that nothing asks for": (
        be(to_place=4),
        "armies won by a trade are not pending",
    ),
    "an attack from a territory of somebody else": (
        be(source=2, target=33),
        "the attack that waits cannot come from there",
    ),
    "an attack with more dice than armies": (
        be(source=ALASKA, target=32, dice=6),
        "the attack that waits cannot come from there",
    ),
    "a conquest that nothing asks to move into": (
        be(source=ALASKA, target=3, dice=1),
        "nothing is pending, and a conquest says otherwise",
    ),
    "a duty after the end": (
        be(over="conquest", pending="trade"),
        "trade is pending, and the match is over",
    ),
}


@pytest.mark.parametrize("name", HARMED)
def test_it_is_found_out(name: str) -> None:
    harm, report = HARMED[name]
    match = position(land=LAND, cards=CARDS)
    harm(state_of(match))
    assert any(report in line for line in broken_rules(match))


# Valid positions that look broken


@pytest.mark.parametrize(
    "setting",
    [
        {"land": LAND, "dice": [6, 5, 4, 1]},
        {"land": {"0": "alaska 9", "1": "kamchatka, japan", "neutral": "rest"}, "seats": 2},
    ],
)
def test_a_conquest_is_empty_until_its_armies_move_in(setting: dict[str, Any]) -> None:
    """B31: at least one army, except in the territory to be moved into."""
    match = position(**{"dice": [6, 5, 4, 1], **setting})
    act(match, "attack alaska kamchatka 3")
    assert 0 in state_of(match).armies
    assert broken_rules(match) == []


def test_a_hand_of_six_rests_until_its_next_turn() -> None:
    """A15: five cards and one drawn; never more."""
    hand = "alaska alberta northwest_territory ontario greenland quebec"
    assert broken_rules(position(land=LAND, cards={"1": hand})) == []
