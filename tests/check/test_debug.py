"""Debugging: findings about sound, edited and broken positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from ludoteca import FastChance, Match, Rejected, seed_from_int
from ludoteca.check.debug import (
    BrokenPosition,
    examine,
    export_state,
    import_state,
    load_state,
)

GAMES = ludoteca.game_ids()
STEPS = 12


def under_way(game_id: str) -> Match:
    game = ludoteca.game(game_id)
    options, seats = game.about.brief, game.about.seats[0]
    match = Match.start(game, seats=seats, seed=seed_from_int(1), options=options)
    return go_on(match, seed=2)


def go_on(match: Match, seed: int) -> Match:
    """Play some random steps."""
    chance = FastChance(seed_from_int(seed))
    for _ in range(STEPS):
        waiting, due = match.to_act(), match.due()
        if waiting:
            match.play(waiting[0], match.choices(waiting[0]).sample(chance))
        elif due is not None:
            match.advance(due.at)
    return match


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_wrong_with_a_match_under_way(game_id: str) -> None:
    assert examine(under_way(game_id)) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_exported_is_taken_in_and_goes_on(game_id: str) -> None:
    match = under_way(game_id)
    again = import_state(json.loads(export_state(match)))
    assert again.state == match.state
    assert go_on(again, seed=3).state == go_on(match, seed=3).state


def test_an_earlier_position_can_be_exported() -> None:
    match = under_way("uno")
    raw = json.loads(export_state(match, step=3))
    assert len(raw["log"]) == 3
    assert import_state(raw).state == match.state_at(3)


def edited(game_id: str, **fields: Any) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(export_state(under_way(game_id)))
    raw["state"] |= fields
    return raw


# Game, edit, expected errors (which refuse the position) and warnings.
BROKEN: list[tuple[str, dict[str, Any], set[str], set[str]]] = [
    ("uno", {"scores": [0, 0, 0]}, {"wrong_size"}, set()),
    ("uno", {"place": [0] * 108}, {"invariant"}, {"edited"}),
    ("uno", {"place": []}, {"crash"}, {"edited"}),
    ("uno", {"phase": "picnic"}, set(), {"edited", "unknown_phase"}),
    ("uno", {"pending": "picnic"}, set(), {"edited", "unknown_pending"}),
    ("uno", {"finished": 9, "over": ""}, set(), {"edited"}),
    ("uno", {"window": 0, "at": 5, "uncalled": 0}, {"overdue"}, {"edited"}),
    ("teradeck", {"slots": [4] * 10}, {"invariant"}, {"edited"}),
    ("teradeck", {"turn": 7}, {"crash"}, {"edited"}),
    ("pig", {"out": [1, 0]}, set(), {"alone"}),
]


@pytest.mark.parametrize(("game_id", "fields", "errors", "warnings"), BROKEN)
def test_what_is_found_in_an_edited_position(
    game_id: str, fields: dict[str, Any], errors: set[str], warnings: set[str]
) -> None:
    found = examine(load_state(edited(game_id, **fields)))
    assert {one.code for one in found if one.level == "error"} >= errors
    assert {one.code for one in found if one.level == "warning"} >= warnings
    assert bool(errors) == any(one.level == "error" for one in found)
    assert [one.level for one in found] == sorted(one.level for one in found)


def test_a_position_with_errors_is_not_taken_in() -> None:
    with pytest.raises(BrokenPosition) as refusal:
        import_state(edited("uno", place=[0] * 108))
    assert refusal.value.findings


def test_what_is_no_position_is_refused_as_such() -> None:
    with pytest.raises(Rejected, match="bad_record"):
        import_state(edited("uno", place="everywhere"))
