"""The game's own players, by strength."""

from .easy import Easy

BOTS = {"easy": Easy}

__all__ = ["BOTS", "Easy"]
