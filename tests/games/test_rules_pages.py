"""Rules pages: what players read. They have pictures and the same chapters in every language, and
name nothing internal. What developers read is the README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel import LOCALES, options_schema
from tests.games.test_rulebooks import GAMES, chapters

PICTURE = re.compile(r"^!\[([^\]]+)\]\(([\w-]+)\)$", re.MULTILINE)
INTERNAL = {
    "code": r"`",
    "ruling": r"\b[ABC]-?\d+\b|§",
    "file name": r"\w\.(py|json|toml|md|ftl|svg)\b",
    "identifier": r"\b[a-z]+_[a-z_]+\b",
    "link": r"(?<!\!)\[[^\]]*\]\((?!\w+\)$)",
    "address": r"https?:|/\w+/\w+",
}
"""What a rules page never has, as patterns."""


def folder(game: str) -> Path:
    return ludoteca.game(game).about.locale.parent


def page(game: str, locale: str) -> str:
    name = "RULES.md" if locale == "en" else f"RULES.{locale}.md"
    return (folder(game) / name).read_text("utf-8")


PAGES = [pytest.param(game, locale, id=f"{game}-{locale}") for game in GAMES for locale in LOCALES]


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_a_page_begins_with_the_name_and_one_minute(game: str, locale: str) -> None:
    told = page(game, locale)
    assert told.startswith(f"# {ludoteca.game(game).text.say(locale, 'name')}\n\n")
    second = next(line for line in told.splitlines() if line.startswith("## "))
    assert re.search(r"minut", second)


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_a_page_has_the_same_chapters_and_pictures_in_every_language(
    game: str, locale: str
) -> None:
    told, english = page(game, locale), page(game, "en")
    assert chapters(told) == chapters(english)
    assert [name for _, name in PICTURE.findall(told)] == [
        name for _, name in PICTURE.findall(english)
    ]


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_every_picture_of_a_game_is_shown_once_with_words(game: str, locale: str) -> None:
    shown = PICTURE.findall(page(game, locale))
    assert sorted(name for _, name in shown) == sorted(ludoteca.game(game).pictures)
    assert all(len(words.split()) > 3 for words, _ in shown)


@pytest.mark.parametrize(("game", "locale"), PAGES)
@pytest.mark.parametrize("kind", INTERNAL)
def test_a_page_names_nothing_internal(game: str, locale: str, kind: str) -> None:
    assert re.findall(INTERNAL[kind], page(game, locale)) == []


@pytest.mark.parametrize("kind", INTERNAL)
@pytest.mark.parametrize(
    "told",
    [
        "`x` (B-04) C7 about.py setup_mode [here](#b) https://x/y",
        "`q` B12 §3 a.json a_b [c](d.e) /api/x",
    ],
)
def test_the_patterns_find_what_is_internal(kind: str, told: str) -> None:
    assert re.search(INTERNAL[kind], told)


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_a_page_names_no_option_by_its_identifier(game: str, locale: str) -> None:
    told = page(game, locale)
    known = options_schema(ludoteca.game(game).about.options)["properties"]
    assert [name for name in known if "_" in name and name in told] == []
