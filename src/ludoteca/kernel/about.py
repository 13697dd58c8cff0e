"""About: the facts of a game that are known without loading its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from .options import Options


class About(Struct, frozen=True, kw_only=True):
    """What can be told about a game without loading its rules."""

    id: str
    seats: tuple[int, int]
    """The fewest and the most."""
    pace: Literal["live", "turns", "post"] = "turns"
    version: int = 1
    """Of the rules; raised only when behaviour changes."""
    options: type[Options] = Options
    presets: dict[str, dict[str, Any]] = {}
    """Options that are often chosen together, by a name: the messages `preset-<name>` and
    `preset-<name>-told` say what it is. The first is what a new table begins with."""
    brief: dict[str, Any] = {}
    """Options under which even random play ends soon: what checks begin with."""
    minutes: tuple[int, int] = (5, 15)
    teams: bool = False
    """Whether seats may play in teams."""
    locale: Path
    """The folder of the game's texts: one `.ftl` file a language."""
