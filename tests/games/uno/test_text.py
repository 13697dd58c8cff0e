"""Moves and positions as text: written and read, in all languages."""

from __future__ import annotations

import pytest

from ludoteca.games.uno.game import game
from ludoteca.games.uno.moves import JumpIn, NameColour, Play, SwapHands
from ludoteca.games.uno.text import terms
from ludoteca.kernel import Move, Rejected
from tests.games.uno.positions import position

READ: list[tuple[str, Move]] = [
    ("play red_5", Play("red_5")),
    ("Play RED 5 uno", Play("red_5", None, True)),
    ("jugar wild azul", Play("wild", "blue")),
    ("play wild_draw_four_2 green UNO", Play("wild_draw_four_2", "green", True)),
    ("jump red_5_2", JumpIn("red_5_2")),
    ("color verde", NameColour("green")),
    ("swap 3", SwapHands(2)),
]


@pytest.mark.parametrize(("text", "move"), READ)
def test_a_move_is_read(text: str, move: Move) -> None:
    assert game.text.parse_move(text) == move


@pytest.mark.parametrize(("text", "move"), READ)
def test_what_is_written_is_read_again(text: str, move: Move) -> None:
    assert game.text.parse_move(game.text.format_move(move)) == move


UNREADABLE = [
    ("", "unknown_notation"),
    ("shuffle", "unknown_notation"),
    ("play", "bad_notation"),
    ("play purple_5", "bad_notation"),
    ("play red_5 red_5", "bad_notation"),
    ("swap", "bad_notation"),
    ("swap me", "bad_notation"),
    ("colour purple", "bad_notation"),
    ("draw five", "bad_notation"),
]


@pytest.mark.parametrize(("text", "code"), UNREADABLE)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Rejected) as refusal:
        game.text.parse_move(text)
    assert refusal.value.code == code


SENTENCES = [
    (Play("red_5"), "Play red 5", "Jugar 5 rojo"),
    (Play("wild", "blue", True), "Play wild card, name blue and call UNO", None),
    (SwapHands(1), "Swap hands with Bea", "Cambiar la mano con Bea"),
]


@pytest.mark.parametrize(("move", "english", "spanish"), SENTENCES)
def test_a_move_is_said_as_on_a_button(move: Move, english: str, spanish: str | None) -> None:
    names = ["Ana", "Bea"]
    assert game.text.move(move, "en", names, terms(None, "en")) == english
    if spanish is not None:
        assert game.text.move(move, "es", names, terms(None, "es")) == spanish


def test_nothing_is_missing_in_any_language() -> None:
    assert game.text.missing() == []


def test_the_position_is_told_with_what_is_to_be_done() -> None:
    match = position(["red_5 wild", "green_1"], "red_7")
    assert game.text.describe(match.view(0), "en", ["Ana", "Bea"]) == (
        "On the pile: red 7. The colour is red.\n"
        "It is your turn: play a card that fits, or draw.\n"
        "Your hand: red 5, wild card.\n"
        "104 cards in the deck, 1 on the pile.\n"
        "In the order of play, which goes forwards:\n"
        "Ana: 2 cards.\n"
        "Bea: 1 card."
    )


@pytest.mark.parametrize(("locale", "green"), [("en", "green 1"), ("es", "1 verde")])
def test_nobody_reads_the_cards_of_others(locale: str, green: str) -> None:
    match = position(["red_5 wild", "green_1"], "red_7")
    assert green not in game.text.describe(match.view(0), locale)
    assert green in game.text.describe(match.view(1), locale)
