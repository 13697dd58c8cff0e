"""Bots, by strength."""

from ludoteca.kernel import MakeBot

from .easy import Easy
from .hard import Hard
from .negotiation.diplomat import Diplomat
from .normal import Normal

BOTS: dict[str, MakeBot] = {
    "easy": lambda: Diplomat(Easy()),
    "normal": lambda: Diplomat(Normal()),
    "hard": lambda: Diplomat(Hard()),
}

__all__ = ["BOTS", "Easy", "Hard", "Normal"]
