"""Every field that the generic board shows has a name in every language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca import LOCALES
from ludoteca.kernel import catalogue
from ludoteca.server.http.routes.games import view_schema

WEB = Path(__file__).parents[2] / "web/src"
GAMES = sorted(path.parent.name for path in Path(ludoteca.__file__).parent.glob("games/*/game.py"))


def shown(id: str) -> set[str]:
    """The fields of a view and of the moves, with those of the structs in them."""
    game, panels = ludoteca.game(id), (WEB / "boards/generic/panels.ts").read_text("utf-8")
    schemas = [view_schema(game), *map(msgspec.json.schema, game.moves)]
    structs = [struct for schema in schemas for struct in schema["$defs"].values()]
    fields = {name for struct in structs for name in struct.get("properties", ())}
    _, elsewhere = panels.split("const ELSEWHERE = new Set([", 1)
    return fields - {"move", *re.findall(r'"(\w+)"', elsewhere.split("]", 1)[0])}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", GAMES)
def test_a_field_is_named_by_its_game_or_by_the_pages(id: str, locale: str) -> None:
    own = catalogue(locale, ludoteca.game(id).about.locale)
    house = catalogue(locale, WEB / "locale")
    named = (own, "field-"), (house, "field-"), (own, "option-")
    nameless = {f for f in shown(id) if not any(words.has(begin + f) for words, begin in named)}
    assert nameless == set()
