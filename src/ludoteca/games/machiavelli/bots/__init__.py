"""Bots, by strength."""

from ludoteca.kernel import MakeBot

from .easy import Easy
from .hard import Hard
from .normal import Normal

BOTS: dict[str, MakeBot] = {"easy": Easy, "normal": Normal, "hard": Hard}

__all__ = ["BOTS", "Easy", "Hard", "Normal"]
