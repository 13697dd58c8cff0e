"""The view gives the reason for every card that cannot be played now, and only for those."""

from __future__ import annotations

import pytest

from ludoteca.games.uno.game import game
from ludoteca.games.uno.moves import JumpIn, Play
from ludoteca.games.uno.state import Phase
from ludoteca.games.uno.view import HOUSE_RULES, UnoView
from ludoteca.kernel import FastChance, Match, Seat, seed_from_int
from tests.games.uno.positions import position

# The hand of the first of two seats, how the position differs from a plain one on a red seven,
# and the reasons for the cards of the hand, in the order of colours.
WHY: list[tuple[str, dict[str, object], list[str]]] = [
    ("red_5 blue_3", {}, ["card_does_not_fit"]),
    ("red_5 blue_3", {"turn": 1}, ["not_your_turn", "not_your_turn"]),
    ("red_7_2 blue_3", {"turn": 1, "options": {"jump_in": True}}, ["not_the_same_card"]),
    (
        "red_5 red_6",
        {"phase": Phase.DRAWN, "fields": {"fresh": 9}},
        ["only_the_drawn_card"],
    ),
    ("red_5", {"phase": Phase.PENALTY, "fields": {"penalty": 2}}, ["penalty_first"]),
    ("red_5 wild_draw_four", {"options": {"no_bluffing": True}}, ["no_bluffing"]),
    ("red_5", {"fields": {"window": 1500}}, ["not_now"]),
]


@pytest.mark.parametrize(("hand", "differs", "why"), WHY)
def test_the_view_tells_why_a_card_cannot_be_played(
    hand: str, differs: dict[str, object], why: list[str]
) -> None:
    match = position([hand, "green_1 green_2"], "red_7", **differs)  # type: ignore[arg-type]
    assert [one.why for one in seen(match, 0).unplayable] == why


def seen(match: Match, seat: Seat) -> UnoView:
    view = match.view(seat)
    assert isinstance(view, UnoView)
    return view


@pytest.mark.parametrize("seed", range(4))
def test_a_card_without_a_reason_is_one_that_is_offered(seed: int) -> None:
    """Under all house rules, in every position of a match."""
    chance = FastChance(seed_from_int(seed))
    options = {rule: bool(chance.below(2)) for rule in HOUSE_RULES}
    match = Match.start(game, seats=3, seed=seed_from_int(seed), options=options)
    for _ in range(200):
        if match.over:
            break
        for seat in range(3):
            moves = match.choices(seat).legal_moves()
            offered = {move.card for move in moves if isinstance(move, Play | JumpIn)}
            view = seen(match, seat)
            told = {one.card for one in view.unplayable}
            assert set(view.hand) - told == offered
        if not match.to_act():
            match.advance(match.at + 2000)
            continue
        seat = match.to_act()[0]
        match.play(seat, match.choices(seat).sample(chance))
