"""The docstring of a game's `game` module lists every module of the game exactly once."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

LISTED = re.compile(r"^- `([a-z_.]+)`: ", re.MULTILINE)
GAMES = Path(import_module("ludoteca.games").__path__[0])


def modules(folder: Path) -> list[str]:
    """All modules but the packages themselves."""
    found = []
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[-1] != "__init__":
            found.append(".".join(parts))
    return found


@pytest.mark.parametrize("game", ["machiavelli"])
def test_every_module_of_a_game_is_listed_once(game: str) -> None:
    page = import_module(f"ludoteca.games.{game}.game").__doc__ or ""
    listed = Counter(LISTED.findall(page))
    assert listed == Counter(modules(GAMES / game))
