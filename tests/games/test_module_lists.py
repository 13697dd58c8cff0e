"""The docstring of a game's `game` module lists every module of the game exactly once."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(import_module("ludoteca.games").__path__[0])
ENTRY = re.compile(r"^- (`[^:]+`): ", re.MULTILINE)
"""One or more modules and what they are: ``- `map/shapes`, `map/layout`: ...``."""


def modules(folder: Path) -> list[str]:
    """All modules but the packages themselves."""
    found = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return [path.as_posix() for path in found if path.name != "__init__"]


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/game.py")))
def test_every_module_of_a_game_is_listed_once(game: str) -> None:
    page = import_module(f"ludoteca.games.{game}.game").__doc__ or ""
    listed = [name for entry in ENTRY.findall(page) for name in re.findall(r"`(.+?)`", entry)]
    assert Counter(listed) == Counter(modules(GAMES / game))
