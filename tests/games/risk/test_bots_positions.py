"""Positions in which the bots play what somebody who knows the game would play."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.risk.bots.hunts import hunts
from ludoteca.games.risk.bots.outlook import Outlook
from ludoteca.games.risk.moves import Blitz
from ludoteca.kernel import FastChance, seed_from_int
from tests.games.risk.positions import board_of, position, read_move
from tests.games.risk.test_bots import answer

HARD, BOTH = ("hard",), ("normal", "hard")
AUSTRALIA = "western_australia, eastern_australia, new_guinea"
CASES: dict[str, tuple[tuple[str, ...], str, dict[str, Any]]] = {
    "the threatened gate gets the armies from behind": (
        BOTH,
        "fortify eastern_australia indonesia 11",
        {
            "land": {
                "0": "indonesia 2, western_australia, eastern_australia 12, new_guinea, alaska 2",
                "1": "southeast_asia 8, rest 3",
                "2": "northwest_territory, alberta, kamchatka",
            },
            "phase": "fortify",
        },
    ),
    "a rival in two corners is finished by two stacks": (
        ("normal",),
        "blitz alaska kamchatka 1",
        {"land": {"0": "alaska 8, iceland 8", "1": "kamchatka 2, scandinavia", "2": "rest 4"}},
    ),
    "and by hard from the other side": (
        HARD,
        "blitz iceland scandinavia 1",
        {"land": {"0": "alaska 8, iceland 8", "1": "kamchatka 2, scandinavia", "2": "rest 4"}},
    ),
    "a large army does not march away from a rival with seven": (
        BOTH,
        "blitz alaska kamchatka 1",
        {
            "land": {
                "0": "alaska 81, alberta, northwest_territory",
                "1": "kamchatka 7",
                "2": "rest 3",
            }
        },
    ),
    "reinforcements go where they finish a rival": (
        ("normal",),
        "place alaska 6",
        {
            "land": {
                "0": "alaska 2, iceland 9, brazil 2",
                "1": "kamchatka 2, scandinavia",
                "2": "rest 5",
            },
            "phase": "reinforce",
            "fields": {"to_place": 6},
        },
    ),
    "without cards an idle stack goes to the front": (
        BOTH,
        "fortify eastern_australia southeast_asia 19",
        {
            "land": {
                "0": "western_australia, eastern_australia 20, new_guinea, indonesia 2, "
                "southeast_asia 2",
                "1": "india 3, china 3, rest 2",
                "2": "brazil 9",
            },
            "phase": "fortify",
            "options": {"cards": "off"},
        },
    ),
    "far ahead of everybody hard goes on": (
        HARD,
        "blitz indonesia southeast_asia 3",
        {
            "land": {
                "0": f"indonesia 400, {AUSTRALIA}",
                "1": "southeast_asia 4, rest",
                "2": "brazil 2",
            },
            "options": {"cards": "off"},
        },
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_bots_know_the_game(case: str) -> None:
    strengths, wish, setting = CASES[case]
    match = position(**setting)
    for strength in strengths:
        assert answer(strength, match) == read_move(match, wish)[1]


def test_a_hunt_counts_every_territory_of_the_rival() -> None:
    land = {"0": "alaska 8, iceland 8", "1": "kamchatka 2, scandinavia", "2": "rest 4"}
    match = position(land=land)
    board = board_of(match)
    seen = Outlook(match.view(0), board, FastChance(seed_from_int(0)))  # type: ignore[arg-type]
    (hunt,) = hunts(seen, 0, 0.5)
    assert hunt.rival == 1
    assert hunt.taken == 1 << board.index["kamchatka"] | 1 << board.index["scandinavia"]
    assert hunt.chance == pytest.approx(0.966, abs=0.01)


FAR = ("japan 12, mongolia 12, irkutsk 12", "alaska, alberta, ontario")
"""Land of the rival that leads, and of the other one."""


@pytest.mark.parametrize("stack", [9, 14])
@pytest.mark.parametrize("strength", BOTH)
@pytest.mark.parametrize(("leads", "wish"), [("1", "egypt"), ("2", "congo")])
def test_of_two_equal_neighbours_the_leader_is_hit(
    strength: str, stack: int, leads: str, wish: str
) -> None:
    first, second = FAR if leads == "1" else FAR[::-1]
    land = {
        "0": f"north_africa {stack}, brazil, venezuela, argentina, peru",
        "1": f"egypt 2, {first}",
        "2": f"congo 2, {second}",
        "neutral": "rest 3",
    }
    move = answer(strength, position(land=land))
    assert isinstance(move, Blitz)
    assert move.target == wish
