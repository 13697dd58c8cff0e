"""The end of a hand and of the match, and the points (rules 11 and 12)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.uno.events import HandCounted
from ludoteca.kernel import RoundEnded
from tests.games.uno.positions import act, position, sizes

LAST = ["red_5", "green_1 blue_skip", "wild yellow_9"]
TO_POINTS = {"match": "to_points", "target": 100}


def test_the_first_without_cards_wins_a_single_hand() -> None:
    """Its winner has points too; the others follow by the cards they hold."""
    match = position([*LAST, "green_9"], "red_7")
    act(match, "play red_5")
    assert match.state.over == "empty_hand"
    assert match.ranking().places == ((0,), (3,), (1, 2))
    assert match.state.scores == (89, 0, 0, 0)


def test_after_several_hands_equal_points_share_a_place() -> None:
    match = position(LAST, "red_7", options={"rounds": 2}, fields={"finished": 1})
    act(match, "play red_5")
    assert match.state.over == "rounds_played"
    assert match.ranking().places == ((0,), (1, 2))


def test_the_winner_gets_what_the_others_hold() -> None:
    match = position(LAST, "red_7", options=TO_POINTS)
    events = act(match, "play red_5")
    counted = next(event for event in events if isinstance(event, HandCounted))
    assert counted.values == (0, 21, 59)
    assert match.state.scores == (80, 0, 0)


@pytest.mark.parametrize(
    ("last", "counts"), [("red_draw_two", [0, 4, 2]), ("wild_draw_four", [0, 6, 2])]
)
def test_going_out_with_a_draw_card_makes_the_next_seat_draw_first(
    last: str, counts: list[int]
) -> None:
    match = position([last, *LAST[1:]], "red_7")
    act(match, f"play {last} blue" if "four" in last else f"play {last}")
    assert match.over
    assert sizes(match) == counts


def test_a_whole_stack_is_drawn_when_somebody_goes_out_on_it() -> None:
    hands = ["red_draw_two red_1", "blue_draw_two", "green_1"]
    match = position(hands, "red_7", options={"stacking": True})
    act(match, "play red_draw_two uno", "play blue_draw_two")
    assert match.ranking().winners == (1,)
    assert sizes(match) == [1, 0, 5]


def test_below_the_target_another_hand_is_dealt_after_a_pause() -> None:
    match = position(LAST, "red_7", options=TO_POINTS)
    events = act(match, "play red_5")
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points, ended.rest) == (0, (80, 0, 0), 5000)
    assert match.view(1).shown[2] == ("yellow_9", "wild")  # type: ignore[attr-defined]
    match.advance(5000)
    assert match.state.round == 2
    assert sum(sizes(match)) >= 21


def test_who_reaches_the_target_wins() -> None:
    match = position(LAST, "red_7", options=TO_POINTS, fields={"scores": (30, 90, 0)})
    act(match, "play red_5")
    assert match.state.over == "score_reached"
    assert match.ranking().places == ((0,), (1,), (2,))


def test_where_everybody_counts_their_own_the_fewest_points_win() -> None:
    options: dict[str, Any] = {**TO_POINTS, "scoring": "each_their_own"}
    match = position(LAST, "red_7", options=options, fields={"scores": (30, 90, 0)})
    act(match, "play red_5")
    assert match.state.scores == (30, 111, 59)
    assert match.ranking().places == ((0,), (2,), (1,))
