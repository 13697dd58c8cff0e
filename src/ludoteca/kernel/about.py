"""About: the facts of a game that are known without loading its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from .options import Options
from .types import Agreement, JsonObject


class About(Struct, frozen=True, kw_only=True):
    """Metadata of a game: listing games reads this and loads no rules."""

    id: str
    seats: tuple[int, int]
    """Minimum and maximum."""
    pace: Literal["live", "turns", "post"] = "turns"
    version: int = 1
    """The newest version of the rules; raised only when behaviour changes."""
    oldest_version: int | None = None
    """The oldest version the rules still support, by branches on `ctx.version`; None for the
    newest alone. A match of a supported version replays and goes on under that version."""
    options: type[Options] = Options
    presets: dict[str, JsonObject] = {}
    """Named sets of options, described by the messages `preset-<name>` and `preset-<name>-told`. A
    new table begins with the first."""
    solo: JsonObject = {}
    """Options of one person who plays against bots, besides the first preset."""
    brief: JsonObject = {}
    """Options under which random play ends soon, for checks."""
    minutes: tuple[int, int] = (5, 15)
    opponents: int = 0
    """Number of bots that one person plays against; 0: as many as the smallest table needs."""
    small: bool = False
    """Whether it is listed apart, among the small games."""
    teams: bool = False
    """Whether seats may play in teams."""
    joins: bool = False
    """Whether a match may begin with empty seats, which people take while it goes on (`Join`)."""
    agreements: tuple[Agreement, ...] = ()
    """The ends that players may agree on (`Agree`)."""
    locale: Path
    """Folder of the game's texts: one `.ftl` file per language."""

    def __post_init__(self) -> None:
        if not 1 <= self.oldest <= self.version:
            raise TypeError(f"{self.id}: rules from version {self.oldest} to {self.version}")

    @property
    def oldest(self) -> int:
        return self.version if self.oldest_version is None else self.oldest_version

    def knows(self, version: int) -> bool:
        """Whether the rules support this version."""
        return self.oldest <= version <= self.version
