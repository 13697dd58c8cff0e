"""The bots keep the rules under every option, and each strength beats the one below."""

from __future__ import annotations

import os
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.arena import drive
from ludoteca.games.uno.bots.evidence import Evidence
from ludoteca.games.uno.bots.worlds import Worlds
from ludoteca.games.uno.deck import COLOUR, COLOURS, INDEX, WILD_COLOUR
from ludoteca.games.uno.game import game
from ludoteca.games.uno.moves import Challenge, Draw
from ludoteca.games.uno.state import Phase
from ludoteca.games.uno.view import UnoView
from ludoteca.kernel import FastChance, Match, Move, seed_from_int
from tests.games.bot_checks import TOURNAMENTS, assert_answers_are_choices, assert_first_is_best
from tests.games.uno.positions import position

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
MANY = "green_1 green_2 green_3 green_4 yellow_1 yellow_2 yellow_3 yellow_4 yellow_5"
ON_RED = {"bluffer": 1, "former_colour": 0, "colour": 1, "penalty": 4}
STRENGTHS = ("easy", "normal", "hard")
SET_UPS = {
    strength: 200 if LARGE else few for strength, few in zip(STRENGTHS, (8, 8, 2), strict=True)
}
"""Hard ones think longer."""


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_answer_is_among_the_choices(strength: str) -> None:
    assert_answers_are_choices(game, strength, SET_UPS[strength])


def test_the_same_seeds_make_the_same_match() -> None:
    def play() -> dict[str, Any]:
        match = Match.start(game, seats=3, seed=seed_from_int(1))
        drive(match, [game.make_bot(s) for s in STRENGTHS], FastChance(seed_from_int(2)))
        return match.record()

    assert play() == play()


# Positions with an obvious move: the position, and the moves of hard and normal.
PLAIN: dict[str, tuple[str, Match]] = {
    "the last card is played": (
        "play red_1",
        position(["red_1", "green_1 green_2"], "red_7"),
    ),
    "a call is not forgotten by hard": (
        "play red_1 uno",
        position(["red_1 green_5", "green_1 green_2"], "red_7"),
    ),
    "a wild card names the colour of most cards": (
        "play wild green",
        position(["wild green_5 green_6 yellow_1", "green_1 green_2"], "red_7"),
    ),
    "without a card that fits one draws": (
        "draw",
        position(["green_5 green_6 yellow_1", "green_1 green_2"], "red_7"),
    ),
    "nobody bluffs who can follow": (
        "play red_1",
        position(["wild_draw_four red_1 blue_4", "green_1 green_2 blue_1"], "red_7"),
    ),
}


@pytest.mark.parametrize("case", PLAIN)
def test_hard_knows_that(case: str) -> None:
    wish, match = PLAIN[case]
    bot = game.make_bot("hard")
    move = bot.choose(match.view(0), match.choices(0), FastChance(seed_from_int(0)))
    assert isinstance(move, Move)
    assert game.text.format_move(move) == wish


def test_worlds_are_what_a_view_leaves_possible() -> None:
    match = position(["red_1 blue_4", "green_1 green_2 blue_1", "red_9"], "red_7", deck="red_2")
    match.state.drew_on[1] = 0  # type: ignore[attr-defined]
    view = match.view(0)
    assert isinstance(view, UnoView)
    world = Worlds(view).draw(FastChance(seed_from_int(3)))
    cards = [card for hand in world.hands for card in hand] + world.deck
    assert [len(hand) for hand in world.hands] == [2, 3, 1]
    assert all(COLOUR[card] not in (0, WILD_COLOUR) for card in world.hands[1])
    assert sorted(cards) == sorted(c for c, place in enumerate(match.state.place) if place != -2)  # type: ignore[attr-defined]


# A wild draw four on red: cards of its seat, own cards, the colour on which it drew, the challenge.
DOUBTS = [
    ("green_1 green_2", "blue_1 blue_2 blue_3", None, False),
    (MANY, "blue_1 blue_2 blue_3", None, True),
    (MANY, "blue_1 blue_2 blue_3", "red", False),
    ("green_1 green_2 green_3 green_4", "blue_1", None, True),
    ("green_1", "blue_1", None, False),
]


@pytest.mark.parametrize(("theirs", "own", "drew_on", "challenges"), DOUBTS)
def test_hard_challenges_on_evidence(
    theirs: str, own: str, drew_on: str | None, challenges: bool
) -> None:
    drawn = -1 if drew_on is None else COLOURS.index(drew_on)
    match = position(
        [own, theirs],
        "wild_draw_four",
        phase=Phase.PENALTY,
        fields={**ON_RED, "drew_on": [-1, drawn]},
    )
    bot = game.make_bot("hard")
    move = bot.choose(match.view(0), match.choices(0), FastChance(seed_from_int(0)))
    assert isinstance(move, Challenge if challenges else Draw)


def test_who_lost_challenges_doubts_less() -> None:
    innocent, guilty = Evidence(), Evidence()
    match = position(["blue_1 blue_2 blue_3", MANY], "wild_draw_four", fields=ON_RED)
    view = match.view(0)
    assert isinstance(view, UnoView)
    before = innocent.of_a_bluff(view)
    for seen, cards in ((innocent, len(view.hand) + 6), (guilty, len(view.hand))):
        seen.challenge(view)
        seen.look(replace(view, hand=view.hand[:1] * cards))
    assert innocent.of_a_bluff(view) < before < guilty.of_a_bluff(view)


def test_who_drew_on_a_colour_is_imagined_without_it() -> None:
    match = position(["blue_1", "green_1 red_2 red_3 wild"], "red_7", fields={"drew_on": [-1, 0]})
    imagination = match.imagination(0)
    assert imagination is not None
    for number in range(20):
        imagined = imagination.match(FastChance(seed_from_int(number))).view(1)
        assert isinstance(imagined, UnoView)
        assert all(COLOUR[INDEX[id]] not in (0, WILD_COLOUR) for id in imagined.hand)


@pytest.mark.skipif(not LARGE, reason="a thousand matches are for `make verify`")
@pytest.mark.parametrize(("bots", "share"), TOURNAMENTS, ids=str)
def test_each_strength_beats_the_one_below(bots: list[str], share: float) -> None:
    assert_first_is_best(game, bots, share)
