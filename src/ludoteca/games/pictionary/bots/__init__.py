"""The bots of Pictionary by strength."""

from .players import BOTS

__all__ = ["BOTS"]
