"""The moves of Pictionary: those of the drawer and those of the guessers."""

from .drawing import Clear, Draw, GiveUp, SkipWord, Undo
from .guessing import Claim, Guess, Judge

__all__ = [
    "MOVES",
    "Claim",
    "Clear",
    "Draw",
    "GiveUp",
    "Guess",
    "Judge",
    "SkipWord",
    "Undo",
]

MOVES = (Draw, Undo, Clear, SkipWord, GiveUp, Guess, Claim, Judge)
