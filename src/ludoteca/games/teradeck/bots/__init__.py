"""Bots: three by strength, and ten with a name and a character."""

from functools import partial

from ludoteca.kernel import MakeBot

from .personalities import PERSONALITIES
from .player import Player

BOTS: dict[str, MakeBot] = {name: partial(Player, one) for name, one in PERSONALITIES.items()}

__all__ = ["BOTS", "Player"]
