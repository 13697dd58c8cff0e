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
    """The newest version of the rules; raised only when behaviour changes."""
    oldest_version: int | None = None
    """The oldest version the rules still know, by branches on `ctx.version`; None for the newest
    alone. Matches of a version in between are replayed and go on under their own."""
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

    def __post_init__(self) -> None:
        if not 1 <= self.oldest <= self.version:
            raise TypeError(f"{self.id}: rules from version {self.oldest} to {self.version}")

    @property
    def oldest(self) -> int:
        return self.version if self.oldest_version is None else self.oldest_version

    def knows(self, version: int) -> bool:
        """Whether the rules of this version can be played."""
        return self.oldest <= version <= self.version
