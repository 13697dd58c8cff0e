"""House rules that build on others: mixed stacks, a number to finish, teams."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.uno.game import game
from ludoteca.kernel import FastChance, Move, Rejected, seed_from_int
from tests.games.uno.positions import act, offered, position, sizes, state_of

MIXED: dict[str, Any] = {"options": {"stacking": True, "four_on_two": True, "two_on_four": True}}
NUMBER_LAST: dict[str, Any] = {"options": {"number_last": True, "jump_in": True}}


def test_a_wild_draw_four_answers_a_draw_two_and_the_reverse() -> None:
    hands = ["red_draw_two red_1", "wild_draw_four green_2", "blue_draw_two blue_1", "green_9"]
    match = position(hands, "red_7", **MIXED)
    act(match, "play red_draw_two uno", "play wild_draw_four blue uno")
    assert offered(match, 2) == {"play blue_draw_two", "draw", "challenge"}
    act(match, "play blue_draw_two uno")
    assert offered(match, 3) == {"draw"}
    act(match, "draw")
    assert sizes(match) == [1, 1, 1, 9]


def test_a_draw_two_of_another_colour_does_not_answer_a_wild_draw_four() -> None:
    match = position(["wild_draw_four red_1", "green_draw_two green_2"], "red_7", **MIXED)
    act(match, "play wild_draw_four blue uno")
    assert offered(match, 1) == {"draw", "challenge"}


def test_a_draw_two_on_top_ends_the_right_to_challenge() -> None:
    hands = ["wild_draw_four red_1", "blue_draw_two green_2", "blue_draw_two_2 green_3"]
    match = position(hands, "red_7", **MIXED)
    act(match, "play wild_draw_four blue uno", "play blue_draw_two uno")
    assert state_of(match).bluffer == -1
    with pytest.raises(Rejected, match="nothing_to_challenge"):
        act(match, "challenge")


def test_nobody_finishes_on_a_card_that_is_no_number() -> None:
    match = position(["red_skip", "green_1 green_2"], "red_7", deck="blue_1", **NUMBER_LAST)
    assert offered(match, 0) == {"draw"}
    with pytest.raises(Rejected, match="number_last"):
        act(match, "play red_skip")
    assert match.view(0).unplayable[0].why == "number_last"  # type: ignore[attr-defined]
    act(match, "draw")
    assert sizes(match) == [2, 2]


def test_nobody_finishes_by_jumping_in_with_an_action_card() -> None:
    match = position(["red_1 red_2", "red_skip_2", "green_1"], "red_skip", **NUMBER_LAST)
    assert offered(match, 1) == set()
    with pytest.raises(Rejected, match="number_last"):
        act(match, "jump red_skip_2", seat=1)


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_bots_keep_a_number_to_finish_on(strength: str) -> None:
    match = position(["red_1 red_skip", "green_1 green_2", "blue_1"], "red_7", **NUMBER_LAST)
    move = game.make_bot(strength).choose(
        match.view(0), match.choices(0), FastChance(seed_from_int(0))
    )
    assert isinstance(move, Move)
    assert game.text.format_move(move).startswith("play red_skip")


# Teams

TEAMS = (0, 1, 0, 1)


def test_in_teams_the_side_of_the_first_empty_hand_wins_what_the_other_side_holds() -> None:
    hands = ["red_1", "blue_9", "wild green_1", "blue_2"]
    match = position(hands, "red_7", options={"match": "to_points", "target": 50}, teams=TEAMS)
    act(match, "play red_1")
    assert match.state.scores == (11, 0, 0, 0)


def test_a_side_wins_the_match_together() -> None:
    match = position(["red_1", "blue_9", "wild green_1 green_2", "blue_2"], "red_7", teams=TEAMS)
    act(match, "play red_1")
    assert match.ranking().places == ((0, 2), (1, 3))


def test_partners_do_not_catch_each_other() -> None:
    match = position(["red_1 red_2", "blue_9", "green_1", "blue_2"], "red_7", teams=TEAMS)
    act(match, "play red_1")
    assert offered(match, 2) == set()
    assert "catch" in offered(match, 3)
    with pytest.raises(Rejected, match="nobody_to_catch"):
        act(match, "catch", seat=2)


def test_a_partner_is_not_made_to_draw_without_need() -> None:
    hands = ["red_draw_two red_1 blue_5", "blue_9", "green_1 green_5", "green_2"]
    match = position(hands, "red_7", teams=(0, 0, 1, 1))
    move = game.make_bot("hard").choose(
        match.view(0), match.choices(0), FastChance(seed_from_int(0))
    )
    assert isinstance(move, Move)
    assert game.text.format_move(move) == "play red_1"
