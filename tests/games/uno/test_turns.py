"""Turns: playing, drawing, action cards, an empty deck, leaving (rules 3 to 7, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.uno.deck import ID
from ludoteca.games.uno.events import CardsDrawn, PileShuffled
from ludoteca.games.uno.game import game
from ludoteca.games.uno.moves import Draw
from ludoteca.kernel import Match, Rejected, RoundEnded, seed_from_int
from tests.games.uno.positions import (
    act,
    colour,
    hand,
    offered,
    position,
    sizes,
    state_of,
    tags,
)

FOUR = ["red_5 red_skip red_reverse red_draw_two wild blue_9", "green_1 green_2", "green_3 green_4"]

# A card played by seat 0 of three or two: whose turn it is then, and how many cards each holds.
ACTIONS: list[tuple[str, int, int, list[int]]] = [
    ("play red_5", 3, 1, [5, 2, 2]),
    ("play red_skip", 3, 2, [5, 2, 2]),
    ("play red_reverse", 3, 2, [5, 2, 2]),
    ("play red_draw_two", 3, 2, [5, 4, 2]),
    ("play wild blue", 3, 1, [5, 2, 2]),
    ("play red_5", 2, 1, [5, 2]),
    ("play red_skip", 2, 0, [5, 2]),
    ("play red_reverse", 2, 0, [5, 2]),
    ("play red_draw_two", 2, 0, [5, 4]),
]


@pytest.mark.parametrize(("move", "seats", "turn", "counts"), ACTIONS)
def test_whose_turn_comes_after_a_card(move: str, seats: int, turn: int, counts: list[int]) -> None:
    match = position(FOUR[:seats], "red_7")
    act(match, move)
    assert state_of(match).turn == turn
    assert sizes(match) == counts


def test_the_direction_survives_turns_and_skips() -> None:
    match = position(["red_reverse green_1", "red_1 green_2", "red_skip green_3", "red_2"], "red_7")
    act(match, "play red_reverse uno")
    assert match.to_act() == [3]
    act(match, "draw")
    while state_of(match).phase == "drawn":
        act(match, "keep")
    assert match.to_act() == [2]
    act(match, "play red_skip uno")
    assert match.to_act() == [0]


def test_a_wild_card_has_the_colour_that_is_named() -> None:
    match = position(FOUR, "red_7")
    act(match, "play wild blue")
    assert colour(match) == "blue"


# Refusals: the code, the move and the position.
REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "card_does_not_fit": ("play blue_9", {}),
    "card_not_held": ("play green_1", {}),
    "name_a_colour": ("play wild", {}),
    "colour_is_printed": ("play red_5 blue", {}),
    "only_the_drawn_card": ("play red_5", {"phase": "drawn", "fields": {"fresh": 0}}),
    "penalty_first": ("play red_5", {"phase": "penalty", "fields": {"penalty": 2}}),
    "must_play": ("draw", {"options": {"forced_play": True}}),
    "nothing_to_challenge": ("challenge", {"phase": "penalty", "fields": {"penalty": 2}}),
    "nobody_to_catch": ("catch", {}),
    "no_jump_in": ("jump red_5", {}),
    "wrong_phase": ("keep", {}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(code: str) -> None:
    move, setting = REFUSED[code]
    match = position(FOUR, "red_7", **setting)
    before = match.state.copy()
    with pytest.raises(Rejected) as refusal:
        act(match, move)
    assert refusal.value.code == code
    assert match.state == before


# Drawing


def test_one_may_draw_even_with_a_card_that_fits() -> None:
    match = position(FOUR, "red_7", deck="blue_1 blue_2 blue_3")
    act(match, "draw")
    assert sizes(match) == [7, 2, 2]
    assert match.to_act() == [1]


def test_the_very_card_drawn_may_be_played_or_kept() -> None:
    match = position(["blue_9 red_5", "green_1"], "red_7", deck="red_1")
    act(match, "draw")
    assert offered(match, 0) == {"play red_1", "keep"}
    act(match, "keep")
    assert match.to_act() == [1]


def test_nobody_else_learns_what_was_drawn() -> None:
    match = position(["blue_9", "green_1"], "red_7", deck="red_1")
    drawn = next(event for event in act(match, "draw") if isinstance(event, CardsDrawn))
    assert drawn.cards == ("red_1",)
    assert drawn.seen_by(1) == CardsDrawn(0, 1, None)
    assert match.view(1).fresh is None  # type: ignore[attr-defined]
    assert match.view(0).fresh == "red_1"  # type: ignore[attr-defined]


def test_an_empty_deck_is_made_of_the_pile_but_for_its_top() -> None:
    match = position(["blue_9", "green_1"], "red_7", deck="")
    events = act(match, "draw")
    assert PileShuffled(105) in events
    assert state_of(match).place.count(-1) == 104


def test_where_no_card_is_left_nobody_draws() -> None:
    everything = everything_but("red_7", "blue_1")
    match = position([everything, "blue_1"], "red_7", turn=1, deck="")
    assert tags(act(match, "draw")) == ["nothing_to_draw"]
    assert match.to_act() == [0]


def everything_but(*ids: str) -> str:
    return " ".join(id for id in ID if id not in ids)


def test_a_hand_in_which_no_card_can_move_for_a_lap_is_blocked() -> None:
    everything = everything_but("red_7", "blue_1")
    match = position([everything, "blue_1"], "red_7", turn=1, deck="")
    act(match, "draw", "draw")
    assert match.state.over == "blocked"
    assert match.ranking().places == ((1,), (0,))


@pytest.mark.parametrize(
    ("hands", "winner", "points"),
    [
        (["red_1 red_2 red_3", "blue_1 blue_2"], 1, (0, 9)),
        (["red_1 red_2", "blue_1 blue_2"], None, (0, 0)),
    ],
)
def test_with_its_last_turn_a_hand_is_counted_and_fewest_cards_win(
    hands: list[str], winner: int | None, points: tuple[int, int]
) -> None:
    limit, played = {"turn_limit": 50, "match": "to_points"}, {"turns": 49}
    match = position(hands, "green_7", deck="blue_3 yellow_3", options=limit, fields=played)
    assert "round_ended" not in tags(act(match, "draw"))
    (ended,) = [event for event in act(match, "draw") if isinstance(event, RoundEnded)]
    assert (ended.reason, ended.winner, ended.points) == ("turn_limit", winner, points)


def test_after_the_last_turn_of_a_single_hand_the_match_is_over() -> None:
    limit, played = {"turn_limit": 50}, {"turns": 50}
    hands = ["red_1 red_2 red_3", "blue_1 blue_2"]
    match = position(hands, "green_7", deck="blue_3", options=limit, fields=played)
    act(match, "draw")
    assert match.state.over == "turn_limit"
    assert match.ranking().places == ((1,), (0,))


# The opening card (rule 3)


def opened_with(card: str, seats: int) -> Match:
    """A match that is opened with such a card, found by its seed."""
    for number in range(2_000):
        match = Match.start(game, seats=seats, seed=seed_from_int(number))
        if match.view(None).top == card:  # type: ignore[attr-defined]
            return match
    raise AssertionError(f"no match was opened with {card}")


# The opening card, seats, who begins (counted from the dealer), forwards?, the first seat's cards.
OPENINGS = [
    ("red_4", 3, 1, True, 7),
    ("red_skip", 3, 2, True, 7),
    ("red_skip", 2, 0, True, 7),
    ("blue_draw_two", 3, 2, True, 9),
    ("green_reverse", 3, 0, False, 7),
    ("green_reverse", 2, 0, False, 7),
    ("wild", 3, 1, True, 7),
]


@pytest.mark.parametrize(("card", "seats", "begins", "forward", "held"), OPENINGS)
def test_the_opening_card_acts_on_the_first_seat(
    card: str, seats: int, begins: int, forward: bool, held: int
) -> None:
    match = opened_with(card, seats)
    state = state_of(match)
    first = (state.dealer + 1) % seats
    assert state.turn == (state.dealer + begins) % seats
    assert (state.direction == 1) is forward
    assert state.counts[first] == held


def test_the_first_seat_names_the_colour_of_an_opening_wild_card() -> None:
    match = opened_with("wild", 3)
    first = match.to_act()[0]
    assert offered(match, first) == {f"colour {c}" for c in ("red", "yellow", "green", "blue")}
    act(match, "colour green")
    assert colour(match) == "green"
    assert match.to_act() == [first]


def test_a_wild_draw_four_never_opens() -> None:
    tops = (
        Match.start(game, seats=2, seed=seed_from_int(number)).view(None).top  # type: ignore[attr-defined]
        for number in range(300)
    )
    assert not any("draw_four" in top for top in tops)


# Leaving and the clock


def test_who_leaves_puts_the_cards_back_and_the_turn_goes_on() -> None:
    match = position(FOUR, "red_7")
    match.leave(0)
    assert sizes(match) == [0, 2, 2]
    assert match.to_act() == [1]


def test_a_penalty_leaves_with_its_seat() -> None:
    match = position(FOUR, "red_7", options={"stacking": True})
    act(match, "play red_draw_two")
    match.leave(1)
    assert match.to_act() == [2]
    assert state_of(match).penalty == 0


def test_the_colour_is_still_to_be_named_when_the_first_seat_leaves() -> None:
    match = opened_with("wild", 3)
    match.leave(match.to_act()[0])
    assert offered(match, match.to_act()[0]) >= {"colour red"}


def test_when_the_others_leave_the_last_one_wins() -> None:
    match = position(FOUR, "red_7")
    match.leave(0)
    match.leave(2)
    assert match.state.over == "last_player"
    assert match.ranking().winners == (1,)


def test_the_clock_draws_a_card_and_ends_the_turn() -> None:
    options = {"turn_seconds": 30}
    match = position(
        FOUR, "red_7", deck="red_1 red_2", options=options, fields={"deadline": 30_000}
    )
    match.advance(30_000)
    assert match.to_act() == [1]
    assert len(hand(match, 0)) == 7
    due = match.due()
    assert due is not None
    assert due.at == 60_000


def test_an_absent_seat_takes_the_penalty() -> None:
    match = position(["wild_draw_four red_1", "green_1", "green_2"], "blue_7")
    act(match, "play wild_draw_four red uno")
    match.skip(1)
    assert sizes(match) == [1, 5, 1]
    assert match.to_act() == [2]


def test_random_play_may_draw_at_any_turn() -> None:
    assert Draw() in position(FOUR, "red_7").choices(0)
