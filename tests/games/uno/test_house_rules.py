"""The house rules, each alone: its effect when on, the published rules when off."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel import Rejected
from tests.games.uno.positions import act, hand, offered, position, sizes, state_of

STACK = ["red_draw_two red_1", "blue_draw_two green_2", "green_3 green_draw_two", "red_3"]


# Stacking


def test_a_draw_two_is_passed_on_with_another() -> None:
    match = position(STACK, "red_7", options={"stacking": True})
    act(match, "play red_draw_two uno")
    assert offered(match, 1) == {"play blue_draw_two", "draw"}
    act(match, "play blue_draw_two uno", "draw")
    assert sizes(match) == [1, 1, 6, 1]
    assert match.to_act() == [3]


def test_without_stacking_the_next_seat_draws_at_once() -> None:
    match = position(STACK, "red_7")
    act(match, "play red_draw_two uno")
    assert sizes(match) == [1, 4, 2, 1]
    assert match.to_act() == [2]


def test_a_draw_two_cannot_be_answered_with_a_wild_draw_four() -> None:
    hands = ["red_draw_two red_1", "wild_draw_four green_2"]
    match = position(hands, "red_7", options={"stacking": True})
    act(match, "play red_draw_two uno")
    with pytest.raises(Rejected, match="penalty_first"):
        act(match, "play wild_draw_four red uno")


@pytest.mark.parametrize(
    ("second", "counts"),
    [("wild_draw_four_2 blue_1", [1, 9, 1]), ("wild_draw_four_2 red_1", [1, 1, 11])],
)
def test_who_is_challenged_in_a_stack_answers_for_all_of_it(second: str, counts: list[int]) -> None:
    hands = ["wild_draw_four green_1", second, "green_2"]
    match = position(hands, "red_7", options={"stacking": True})
    act(match, "play wild_draw_four blue uno", "play wild_draw_four_2 green uno", "challenge")
    assert sizes(match) == counts


# Draw until playable, forced play


def test_one_draws_until_a_card_fits() -> None:
    deck = "blue_1 blue_2 blue_3 green_1 green_2 red_1"
    match = position(
        ["blue_9", "green_9"], "red_7", deck=deck, options={"draw_until_playable": True}
    )
    act(match, "draw")
    assert "red_1" in hand(match, 0)
    assert offered(match, 0) == {"play red_1", "keep"}


FORCED: dict[str, Any] = {"options": {"forced_play": True}}


def test_who_can_play_must() -> None:
    match = position(["red_1 blue_9", "green_9"], "red_7", **FORCED)
    assert offered(match, 0) == {"play red_1"}


def test_who_drew_a_card_that_fits_must_play_it() -> None:
    match = position(["blue_9", "green_9"], "red_7", deck="red_1", **FORCED)
    act(match, "draw")
    assert offered(match, 0) == {"play red_1"}


def test_nobody_is_forced_to_bluff() -> None:
    match = position(["red_1 blue_9", "green_9"], "red_7", deck="wild_draw_four", **FORCED)
    state = state_of(match)
    state.phase, state.fresh = "drawn", 104
    state.place[104], state.counts[0] = 0, 3
    assert "keep" in offered(match, 0)


# Seven and zero

HANDS = ["red_7 red_0 blue_9", "green_1", "green_2 green_3 green_4 green_5"]
SEVEN_ZERO = {"seven_zero": True}


def test_a_seven_swaps_hands_with_a_seat_of_ones_choice() -> None:
    match = position(HANDS, "red_3", options=SEVEN_ZERO)
    act(match, "play red_7")
    assert offered(match, 0) == {"swap 2", "swap 3"}
    act(match, "swap 2")
    assert hand(match, 0) == {"green_1"}
    assert hand(match, 1) == {"red_0", "blue_9"}
    assert match.to_act() == [1]


def test_with_two_a_seven_swaps_at_once() -> None:
    match = position(HANDS[:2], "red_3", options=SEVEN_ZERO)
    act(match, "play red_7")
    assert hand(match, 0) == {"green_1"}
    assert match.to_act() == [1]


@pytest.mark.parametrize(("direction", "sizes_after"), [(1, [4, 2, 1]), (-1, [1, 4, 2])])
def test_a_zero_passes_all_hands_on_in_the_direction_of_play(
    direction: int, sizes_after: list[int]
) -> None:
    match = position(HANDS, "red_3", options=SEVEN_ZERO, fields={"direction": direction})
    act(match, "play red_0")
    assert sizes(match) == sizes_after


def test_a_seven_as_the_last_card_wins_without_a_swap() -> None:
    match = position(["red_7", "green_1"], "red_3", options=SEVEN_ZERO)
    act(match, "play red_7")
    assert match.ranking().winners == (0,)


def test_without_the_rule_a_seven_is_a_number() -> None:
    match = position(HANDS, "red_3")
    act(match, "play red_7")
    assert match.to_act() == [1]


# Jumping in

TWINS = ["red_5 blue_9", "green_1 green_2", "red_5_2 green_3 green_4"]


def test_the_very_same_card_may_be_played_out_of_turn() -> None:
    match = position(TWINS, "red_7", options={"jump_in": True})
    act(match, "play red_5 uno")
    act(match, "jump red_5_2", seat=2)
    assert sizes(match) == [1, 2, 2]
    assert match.to_act() == [0]


JUMPS = [
    ("not_the_same_card", "jump green_3", 2),
    ("card_not_held", "jump red_5", 2),
    ("not_now", "jump green_1", 1),
]


@pytest.mark.parametrize(("code", "move", "seat"), JUMPS)
def test_a_jump_that_is_refused(code: str, move: str, seat: int) -> None:
    match = position(TWINS, "red_7", options={"jump_in": True})
    act(match, "play red_5 uno")
    with pytest.raises(Rejected, match=code):
        act(match, move, seat=seat)


def test_nobody_jumps_in_on_a_wild_card() -> None:
    hands = ["wild red_1 red_2", "green_1", "wild_2 green_3"]
    match = position(hands, "red_7", options={"jump_in": True})
    act(match, "play wild red")
    with pytest.raises(Rejected, match="not_the_same_card"):
        act(match, "jump wild_2", seat=2)


# No bluffing

BLUFF = ["wild_draw_four red_5 green_5", "green_1"]


def test_a_bluff_is_refused_where_there_is_none() -> None:
    match = position(BLUFF, "red_7", options={"no_bluffing": True})
    with pytest.raises(Rejected, match="no_bluffing"):
        act(match, "play wild_draw_four red")
    assert not any("draw_four" in move for move in offered(match, 0))


def test_an_honest_wild_draw_four_is_paid_at_once() -> None:
    match = position(BLUFF, "blue_7", options={"no_bluffing": True})
    act(match, "play wild_draw_four red")
    assert sizes(match) == [2, 5]
    assert match.to_act() == [0]
