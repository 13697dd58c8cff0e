"""Rulebooks: every game of ours has one in every language, and it names every option."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel import LOCALES, catalogue, options_schema

ROOT = Path(__file__).parents[2]
GAMES = [
    name for name in ludoteca.game_ids() if ludoteca.game(name).about.locale.is_relative_to(ROOT)
]
BOOKS = [pytest.param(game, locale, id=f"{game}-{locale}") for game in GAMES for locale in LOCALES]
DOCUMENT = {"en": "a document", "es": "un documento"}
"""Notation in a rulebook for an option without a default document."""


def rulebook(game: str, locale: str) -> str:
    """`README.md` for English, `README.<locale>.md` for other languages."""
    name = "README.md" if locale == "en" else f"README.{locale}.md"
    return (ludoteca.game(game).about.locale.parent / name).read_text("utf-8")


def chapters(text: str) -> list[str]:
    """The level of every heading."""
    return [line.split()[0] for line in text.splitlines() if line.startswith("#")]


def shown(default: Any, locale: str) -> str:
    """A pattern of how a default is written; yes and no as the pages write them."""
    if isinstance(default, bool):
        return catalogue(locale, ROOT / "web/src/locale").say("yes" if default else "no")
    if default == {}:
        return DOCUMENT.get(locale, r"\w.*?")
    return re.escape(f"`{default}`" if isinstance(default, str) else str(default))


def numbers(text: str) -> set[int]:
    """The numbers in a text, with or without separators of thousands."""
    together = text.replace("\u00a0", "").replace(",", "")
    return {int(word) for word in together.split() if word.isdigit()}


def test_the_rulebooks_of_all_our_games_are_looked_at() -> None:
    assert len(GAMES) >= 6


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_a_rulebook_begins_with_the_name_of_the_game(game: str, locale: str) -> None:
    name = ludoteca.game(game).text.say(locale, "name")
    assert rulebook(game, locale).startswith(f"# {name}\n\n")


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_a_rulebook_has_the_same_chapters_in_every_language(game: str, locale: str) -> None:
    assert chapters(rulebook(game, locale)) == chapters(rulebook(game, "en"))


@pytest.mark.parametrize(("game", "locale"), BOOKS)
def test_a_rulebook_names_every_option_and_its_values(game: str, locale: str) -> None:
    """In a table with one row per option: its name, its values and its effect."""
    rows = [line.split(" | ") for line in rulebook(game, locale).splitlines()]
    told = {row[0].removeprefix("| "): row[1] for row in rows if len(row) == 3}
    for name, kind in options_schema(ludoteca.game(game).about.options)["properties"].items():
        values = told[f"`{name}`"]
        assert re.match(shown(kind["default"], locale) + r"(,? |$)", values), name
        assert all(f"`{value}`" in values for value in kind.get("enum", ())), name
        ends = {kind[end] for end in ("minimum", "maximum") if end in kind}
        assert ends <= numbers(values), name
