"""The game's own players, by strength."""

from ludoteca.kernel import MakeBot

from .easy import Easy
from .normal import Normal

BOTS: dict[str, MakeBot] = {"easy": Easy, "normal": Normal}

__all__ = ["BOTS", "Easy", "Normal"]
