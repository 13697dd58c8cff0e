"""A position is one complete line of text: written, read again, and played on from there."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import FastChance, Match, Rejected, game, seed_from_int
from ludoteca.games.risk.map.board import load
from ludoteca.games.risk.state import DECK, DISCARD, NEUTRAL, UNCLAIMED, RiskState
from ludoteca.games.risk.text.position import format_position, parse_position

RISK = game("risk")
SETUPS: list[dict[str, Any]] = [
    {},
    {"setup": "claim"},
    {"placement": "batch", "turn_limit": 30},
    {"placement": "batch", "turn_seconds": 60, "defender_chooses": True},
    {"map": "simple"},
    {"map": "simple", "cards": "on", "fortify": "adjacent"},
    {"neutral_placement": "automatic", "territory_bonus": "per_card"},
]


@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 6),
    options=st.sampled_from(SETUPS),
    steps=st.integers(0, 400),
)
def test_every_position_is_written_in_one_line_and_read_again(
    seed: int, seats: int, options: dict[str, Any], steps: int
) -> None:
    match = Match.start(RISK, seats=seats, seed=seed_from_int(seed), options=options)
    board, chance = match.engine.ctx.board, FastChance(seed_from_int(seed))
    for step in range(steps):
        if match.over:
            break
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat).sample(chance), match.at + chance.below(900))
        if not chance.below(150) and not match.over:
            match.leave(match.to_act()[0])
        if not step % 20:
            assert_same(match, board)
    assert_same(match, board)


def assert_same(match: Match, board: Any) -> None:
    assert isinstance(match.state, RiskState)
    line = format_position(match.state, board)
    assert "\n" not in line
    assert parse_position(line, board) == match.state


def test_a_match_goes_on_from_a_position_as_it_would_have() -> None:
    match, other = (
        Match.start(RISK, seats=4, seed=seed_from_int(5), options={"placement": "batch"})
        for _ in range(2)
    )
    chance = FastChance(seed_from_int(5))
    while match.state.round < 9:
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat).sample(chance))
    assert isinstance(match.state, RiskState)
    other.state = parse_position(format_position(match.state, load("classic")), load("classic"))
    for _ in range(200):
        seat = match.to_act()[0]
        move = match.choices(seat).sample(chance)
        assert match.play(seat, move) == other.play(seat, move)


LINE = (
    "simple A9A1B2A1C1A/.n3A1C1/B4B1B1B1B1B1B1/n2n1n1n1n1n1n5 BAC A attack A0.24/C3/x7.8/deck"
    " round=8 out=0,0,2 pool=0,1,0 trades=1 conquered source=alaska target=quebec dice=3"
    " decided_by=conquest deadline=60000"
)


def test_a_line_says_who_holds_what_whose_turn_it_is_and_what_is_not_as_usual() -> None:
    board = load("simple")
    state = parse_position(LINE, board)
    assert state.owner[:8] == (0, 0, 1, 0, 2, 0, UNCLAIMED, NEUTRAL)
    assert state.armies[:8] == [9, 1, 2, 1, 1, 0, 0, 3]
    assert (tuple(state.order), state.turn, state.phase) == ((1, 0, 2), 0, "attack")
    assert [state.place[card] for card in (0, 24, 3, 7, 8, 1)] == [0, 0, 2, DISCARD, DISCARD, DECK]
    assert (state.out, state.pool, state.scores) == ((0, 0, 2), (0, 1, 0), (0, 0, 0))
    assert (state.conquered, state.bonus_taken, state.trades) == (True, False, 1)
    assert (board.ids[state.source], board.ids[state.target]) == ("alaska", "quebec")
    assert (state.decided_by, state.deadline) == ("conquest", 60_000)
    assert parse_position(format_position(state, board), board) == state


def test_without_cards_a_dash_stands_in_their_place() -> None:
    state = parse_position(LINE.replace("A0.24/C3/x7.8/deck", "-"), load("simple"))
    assert state.place == []
    assert format_position(state, load("simple")).split()[5] == "-"


SPOILT = [  # text to replace, replacement, and the part named by the refusal
    ("simple ", "classic ", "map"),
    (LINE, "", "map"),
    (LINE, "simple", "order"),
    ("A9", "", "territories"),
    ("A9", "A9A9", "territories"),
    ("A9", "D9", "territories"),
    ("A9", "9A", "territories"),
    ("A9", "A-9", "territories"),
    ("/n2n1", "n2n1", "territories"),
    ("BAC", "BAD", "order"),
    ("BAC", "BAA", "order"),
    ("BAC", "A", "order"),
    ("BAC A ", "BAC D ", "turn"),
    ("BAC A ", "BAC BA ", "turn"),
    (" attack ", " war ", "phase"),
    ("A0.24/", "A0.99/", "cards"),
    ("A0.24/", "A0.7/", "cards"),
    ("A0.24/", "D0.24/", "cards"),
    ("A0.24/", "A0..24/", "cards"),
    ("/deck", "", "cards"),
    ("round=8", "loop=8", "field"),
    ("round=8", "round=many", "field"),
    ("round=8", "round", "field"),
    ("out=0,0,2", "out=0,no,2", "field"),
    ("out=0,0,2", "out=0,2", "field"),
    ("source=alaska", "source=narnia", "field"),
    ("conquered", "turn=2", "field"),
    ("conquered", "conquered=perhaps", "field"),
]


@pytest.mark.parametrize(("old", "new", "expected"), SPOILT)
def test_a_line_that_cannot_be_read_is_refused_by_the_part_that_is_wrong(
    old: str, new: str, expected: str
) -> None:
    with pytest.raises(Rejected) as refused:
        parse_position(LINE.replace(old, new, 1), load("simple"))
    assert refused.value.code == "bad_position"
    assert refused.value.params["expected"] == expected
    for locale in ("en", "es"):
        assert str(refused.value.params["part"]) in RISK.text.refusal(refused.value, locale)


@given(st.text(), st.integers(0, len(LINE)))
def test_any_line_is_read_or_refused(text: str, at: int) -> None:
    board = load("simple")
    for line in (text, LINE[:at] + text + LINE[at:]):
        state = None
        with suppress(Rejected):
            state = parse_position(line, board)
        assert state is None or parse_position(format_position(state, board), board) == state
