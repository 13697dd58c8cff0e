"""Arena: play matches between bots, simulate many of them, and print matches as text."""

from .drive import BotError, drive
from .playthrough import Playthrough, PlaythroughRecorder, PlaythroughStep, make_playthrough
from .rendering import ALL, Audience, MatchRenderer
from .results import Result, Simulation
from .simulate import simulate
from .transcript import transcript

__all__ = [
    "ALL",
    "Audience",
    "BotError",
    "MatchRenderer",
    "Playthrough",
    "PlaythroughRecorder",
    "PlaythroughStep",
    "Result",
    "Simulation",
    "drive",
    "make_playthrough",
    "simulate",
    "transcript",
]
