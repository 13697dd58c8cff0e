"""The arena: bots play matches to their end, many of them, and matches are told as text."""

from .drive import BotError, drive
from .results import Result, Simulation
from .simulate import simulate
from .story import Scribe, Story, Told, tell
from .telling import ALL, Audience, Teller
from .transcript import transcript

__all__ = [
    "ALL",
    "Audience",
    "BotError",
    "Result",
    "Scribe",
    "Simulation",
    "Story",
    "Teller",
    "Told",
    "drive",
    "simulate",
    "tell",
    "transcript",
]
