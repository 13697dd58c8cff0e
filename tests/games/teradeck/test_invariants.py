"""Invariants: impossible positions are found (section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.teradeck.deck import INDEX
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.state import BUGGED, FIRST_SLOT, STABILISED
from ludoteca.kernel import Match
from ludoteca.parts.cards import DISCARD
from tests.games.teradeck.positions import position, state_of


def sound() -> Match:
    projects = ["backend:free mobile:patched", "frontend:bugged"]
    hands = ["bug_backend_1 bug_mobile_1 bug_backend_2", "patch_mobile_1"]
    return position(hands, projects)


def problems(match: Match) -> list[str]:
    return list(game.invariants(match.state, match.engine.read_only_ctx(match.state)))


def put(card: str, place: int) -> Any:
    def change(state: Any) -> None:
        state.place[INDEX[card]] = place

    return change


def set_field(name: str, value: object) -> Any:
    return lambda state: setattr(state, name, value)


def set_slot(slot: int, value: int) -> Any:
    def change(state: Any) -> None:
        state.slots[slot] = value

    return change


# The change, and the message.
BROKEN = [
    (put("bug_backend_1", 77), "cards are in"),
    (put("patch_mobile_2", FIRST_SLOT), "slot 0 is in state"),
    (put("module_mobile_1", FIRST_SLOT), "another colour"),
    (set_slot(0, BUGGED), "slot 0 is in state"),
    (set_slot(2, STABILISED), "slot 2 is in state"),
    (set_field("won", 1), "said to have won with 0 stable modules"),
    (set_field("skips", [0, 2]), "seat 1 will miss 2 turns"),
    (set_field("out", (1, 0)), "seat 0 is out and has cards"),
    (set_field("over", "four_stable"), "nobody has won"),
    (put("bug_backend_2", DISCARD), "has not refilled its hand"),
]


def test_a_sound_position_has_no_errors() -> None:
    assert problems(sound()) == []


@pytest.mark.parametrize(("change", "told"), BROKEN)
def test_what_is_wrong_is_told(change: Any, told: str) -> None:
    match = sound()
    change(state_of(match))
    assert any(told in problem for problem in problems(match))


def test_too_many_cards_in_a_hand_and_a_win_that_nobody_noticed() -> None:
    crowded = position(["bug_backend_1 bug_backend_2 bug_mobile_1 bug_mobile_2", ""], ["", ""])
    assert problems(crowded) == ["seat 0 holds 4 cards"]
    won = "backend:free frontend:free mobile:free data_science:free"
    assert problems(position(["", ""], [won, ""])) == ["seat 0 has won, and nobody noticed"]
