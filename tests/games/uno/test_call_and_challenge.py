"""Calling UNO, catching a forgotten call, and challenging a wild draw four (rules 8 and 9)."""

from __future__ import annotations

import pytest

from ludoteca.games.uno.moves import Catch
from ludoteca.kernel import Match, Rejected
from tests.games.uno.positions import act, offered, position, sizes, state_of, tags

TWO_LEFT = ["red_5 blue_9", "green_1 green_2 red_1", "green_3 green_4"]
WINDOW = {"catch_millis": 1500}


def test_who_calls_cannot_be_caught() -> None:
    match = position(TWO_LEFT, "red_7")
    act(match, "play red_5 uno")
    assert not any(Catch() in match.choices(seat) for seat in range(3))


def test_who_does_not_call_draws_two_when_caught() -> None:
    match = position(TWO_LEFT, "red_7")
    act(match, "play red_5")
    assert tags(act(match, "catch", seat=2)) == ["uno_caught", "cards_drawn"]
    assert sizes(match) == [3, 3, 2]
    assert match.to_act() == [1]


def test_a_late_call_counts_before_a_catch() -> None:
    match = position(TWO_LEFT, "red_7", options=WINDOW)
    act(match, "play red_5")
    assert offered(match, 0) == {"call"}
    assert tags(act(match, "call", seat=0)) == ["uno_called"]
    assert match.to_act() == [1]
    with pytest.raises(Rejected, match="nobody_to_catch"):
        act(match, "catch", seat=2)


@pytest.mark.parametrize("early", ["", "catch", "play red_1"])
def test_there_is_no_late_call_without_a_forgotten_one(early: str) -> None:
    match = position(TWO_LEFT, "red_7")
    act(match, "play red_5" if early else "play red_5 uno")
    if early:
        act(match, early, seat=1)
    with pytest.raises(Rejected, match="nothing_to_call"):
        act(match, "call", seat=0)


def test_nobody_catches_oneself() -> None:
    match = position(TWO_LEFT, "red_7")
    act(match, "play red_5")
    with pytest.raises(Rejected, match="nobody_to_catch"):
        act(match, "catch", seat=0)


def test_the_next_seat_may_catch_and_then_play() -> None:
    match = position(TWO_LEFT, "red_7")
    act(match, "play red_5")
    act(match, "catch", seat=1)
    act(match, "play red_1")
    assert sizes(match) == [3, 2, 2]


@pytest.mark.parametrize("move", ["play red_1", "draw"])
def test_it_is_too_late_when_the_next_seat_has_acted(move: str) -> None:
    match = position(TWO_LEFT, "red_7", deck="blue_1 blue_2 blue_3")
    act(match, "play red_5", move)
    with pytest.raises(Rejected, match="nobody_to_catch"):
        act(match, "catch", seat=2)


def test_the_next_seat_waits_for_the_catch_window() -> None:
    match = position(TWO_LEFT, "red_7", options=WINDOW)
    act(match, "play red_5")
    assert match.to_act() == []
    assert offered(match, 1) == offered(match, 2) == {"catch"}
    with pytest.raises(Rejected, match="not_your_turn"):
        act(match, "play red_1", seat=1)
    match.advance(1500)
    assert match.to_act() == [1]
    assert "catch" in offered(match, 2)


def test_a_catch_closes_the_window() -> None:
    match = position(TWO_LEFT, "red_7", options=WINDOW)
    act(match, "play red_5")
    match.play(2, Catch(), 700)
    assert match.to_act() == [1]
    assert match.due() is None


def test_the_clock_of_the_next_turn_begins_after_the_window() -> None:
    match = position(TWO_LEFT, "red_7", options={**WINDOW, "turn_seconds": 10})
    act(match, "play red_5")
    match.advance(1500)
    due = match.due()
    assert due is not None
    assert due.at == 11_500


# A false call, and its cost by the option.
@pytest.mark.parametrize(("false_call", "held"), [("ignored", 2), ("draw_two", 4)])
def test_a_call_in_vain(false_call: str, held: int) -> None:
    hands = ["red_5 blue_9 blue_8", "green_1"]
    match = position(hands, "red_7", options={"false_call": false_call})
    act(match, "play red_5 uno")
    assert sizes(match)[0] == held


# Challenges

GUILTY = ["wild_draw_four red_5 green_5", "green_1 green_2", "green_3 green_4"]
INNOCENT = ["wild_draw_four blue_7 green_5", "green_1 green_2", "green_3 green_4"]

# The hands, the answer of the victim: cards of each afterwards, and whose turn it is.
ANSWERS = [
    ("guilty", GUILTY, "challenge", [6, 2, 2], 1),
    ("guilty", GUILTY, "draw", [2, 6, 2], 2),
    ("innocent", INNOCENT, "challenge", [2, 8, 2], 2),
    ("innocent", INNOCENT, "draw", [2, 6, 2], 2),
]


@pytest.mark.parametrize(("who", "hands", "answer", "counts", "turn"), ANSWERS)
def test_how_a_challenge_comes_out(
    who: str, hands: list[str], answer: str, counts: list[int], turn: int
) -> None:
    match = position(hands, "red_7")
    act(match, "play wild_draw_four blue", answer)
    assert sizes(match) == counts
    assert match.to_act() == [turn]


def test_equal_numbers_and_other_wild_cards_do_not_make_it_a_bluff() -> None:
    match = position(["wild_draw_four blue_7 wild", "green_1"], "red_7")
    act(match, "play wild_draw_four blue", "challenge")
    assert sizes(match) == [2, 7]


def test_only_the_victim_challenges() -> None:
    match = position(GUILTY, "red_7")
    act(match, "play wild_draw_four blue")
    with pytest.raises(Rejected, match="not_your_turn"):
        act(match, "challenge", seat=2)


def test_the_verdict_is_about_the_hand_at_the_time_of_the_play() -> None:
    match = position(["wild_draw_four blue_9", "green_1"], "red_7", deck="red_1 red_2 green_8")
    act(match, "play wild_draw_four blue")
    act(match, "catch", seat=1)
    assert sizes(match) == [3, 1]
    act(match, "challenge")
    assert state_of(match).counts[1] > 1


def test_nobody_else_can_tell_whether_it_was_a_bluff() -> None:
    def seen(hands: list[str]) -> Match:
        match = position(hands, "red_7")
        act(match, "play wild_draw_four blue")
        return match

    assert seen(GUILTY).view(1) == seen(INNOCENT).view(1)
