"""No statement comes twice at a table until all have."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import JsonObject, Match
from tests.games.mentiroso.playing import act, begin, state_of

SMALL: JsonObject = {"category": "plants", "seats": 3, "rounds": 2}


def play(seed: int, **options: Any) -> Match:
    """A match in which nobody votes."""
    match = begin(seed=seed, **options)
    while not match.over:
        act(match, "speech")
        act(match, "wait 15000")
    return match


def heard(match: Match) -> list[str]:
    board = match.engine.ctx.board
    return [board[number].statement for number in state_of(match).used]


def test_a_table_does_not_hear_again_what_it_has_had() -> None:
    spent: JsonObject = {}
    told: list[str] = []
    for seed in range(3):
        match = play(seed, **SMALL, **spent)
        spent, told = match.spent_content(), [*told, *heard(match)]
    assert len(told) == len({*told}) == 18


def test_once_all_were_used_it_begins_again_without_the_latest() -> None:
    spent: JsonObject = {}
    told: list[str] = []
    for seed in range(4):
        match = play(seed, **SMALL, **spent)
        spent, told = match.spent_content(), [*told, *heard(match)]
    assert len({*told}) == 20
    assert len(spent["had"]) == 6
    assert {*heard(play(9, **SMALL, **spent))}.isdisjoint(heard(match))


def test_a_record_replays_with_what_the_table_had() -> None:
    match = play(2, **SMALL, **play(1, **SMALL).spent_content())
    assert len(match.record()["options"]["had"]) == 6
    assert heard(Match.replay(match.record())) == heard(match)
