"""Bots by strength."""

from .easy import Easy
from .hard import Hard
from .normal import Normal

BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}

__all__ = ["BOTS", "Easy", "Hard", "Normal"]
