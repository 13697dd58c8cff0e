"""Registry: finds installed games by their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..rejected import Rejected
from .game import Game

GROUP = "ludoteca.games"


def _sort_key(entry: EntryPoint) -> tuple[bool, str]:
    """Our own games first, then by name."""
    return not entry.value.startswith(GROUP), entry.name


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=_sort_key)}


def game_ids() -> list[str]:
    """The ids of all installed games, ours first."""
    return list(_entries())


@cache
def game(name: str) -> Game:
    """The game with this id, or a refusal that lists the installed ones."""
    if name not in _entries():
        raise Rejected("unknown_game", game=name, known=", ".join(game_ids()) or "–")
    found: Game = _entries()[name].load()
    if found.about.id != name:
        raise TypeError(f"entry point {name!r} leads to the game {found.about.id!r}")
    return found
