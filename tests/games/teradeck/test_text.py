"""Moves and positions as text: written and read, in all languages."""

from __future__ import annotations

import pytest

from ludoteca import LOCALES
from ludoteca.games.teradeck.game import game
from ludoteca.games.teradeck.moves import Discard, ThrowBug
from ludoteca.games.teradeck.operations import ArchitectChange, InternalPhishing
from ludoteca.games.teradeck.text import terms
from ludoteca.kernel import Move, Rejected
from tests.games.teradeck.positions import position

READ: list[tuple[str, Move]] = [
    ("bug bug_backend_1 2 backend", ThrowBug("bug_backend_1", 1, "backend")),
    ("BUG bug-backend-1, 2, backend", ThrowBug("bug_backend_1", 1, "backend")),
    (
        "exchange op_architect_change_1 1 backend 2 mobile",
        ArchitectChange("op_architect_change_1", 0, "backend", 1, "mobile"),
    ),
    (
        "phish op_internal_phishing_1 mobile 2 multicolor",
        InternalPhishing("op_internal_phishing_1", mobile=(1, "multicolor")),
    ),
    (
        "discard patch_backend_1 bug_backend_1",
        Discard(("bug_backend_1", "patch_backend_1")),
    ),
]


@pytest.mark.parametrize(("text", "move"), READ)
def test_a_move_is_read_and_written(text: str, move: Move) -> None:
    assert game.text.parse_move(text) == move
    assert game.text.parse_move(game.text.format_move(move)) == move


UNREADABLE = ["bug", "bug nothing 2 backend", "bug bug_backend_1 two backend", "discard", "pass 3"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Rejected, match="bad_notation"):
        game.text.parse_move(text)


SENTENCES = [
    (READ[0][1], "Throw Backend Bug at Backend of Bea", "Lanzar Bug de Backend a Backend de Bea"),
    (
        READ[3][1],
        "Internal Phishing; Mobile bug to Bea, Wildcard",
        "Phishing Interno; bug de Mobile a Bea, Comodín",
    ),
    (InternalPhishing("op_internal_phishing_1"), "Internal Phishing", "Phishing Interno"),
]


@pytest.mark.parametrize(("move", "english", "spanish"), SENTENCES)
def test_a_move_is_said_as_on_a_button(move: Move, english: str, spanish: str) -> None:
    names = ["Ana", "Bea"]
    assert game.text.move(move, "en", names, terms(None, "en")) == english
    assert game.text.move(move, "es", names, terms(None, "es")) == spanish


def test_nothing_is_missing_in_any_language() -> None:
    assert game.text.missing() == []


def test_the_position_is_told_with_reasons() -> None:
    match = position(["bug_mobile_1", "bug_backend_1"], ["backend:patched", "backend:free"])
    assert game.text.describe(match.view(0), "en", ["Ana", "Bea"]) == (
        "It is your turn: play a card, or discard one to three.\n"
        "In your hand: Mobile Bug (cannot be played: there is no module it could hit).\n"
        "Ana: 1 of 4 stable, 1 card in hand. Modules: Backend (patched: Backend Patch).\n"
        "Bea: 1 of 4 stable, 1 card in hand. Modules: Backend (free).\n"
        "63 cards in the deck, 0 discarded."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_reads_the_cards_of_others(locale: str) -> None:
    match = position(["bug_mobile_1", "op_project_swap_1"], ["", ""])
    assert "Project Swap" not in game.text.describe(match.view(0), locale)
    assert "Project Swap" in game.text.describe(match.view(1), locale)
