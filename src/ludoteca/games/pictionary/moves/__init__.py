"""The moves of Pictionary: those of the drawer and those of the guessers."""

from .drawing import Clear, Draw, Fill, GiveUp, Redo, Shape, SkipWord, Undo
from .guessing import Claim, Guess, Judge
from .next_word import ChooseWord

__all__ = [
    "MOVES",
    "ChooseWord",
    "Claim",
    "Clear",
    "Draw",
    "Fill",
    "GiveUp",
    "Guess",
    "Judge",
    "Redo",
    "Shape",
    "SkipWord",
    "Undo",
]

MOVES = (Draw, Shape, Fill, Undo, Redo, Clear, ChooseWord, SkipWord, GiveUp, Guess, Claim, Judge)
