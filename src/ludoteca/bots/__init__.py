"""Players that are programs, for any game: they see views and choices, never a state.

| module | |
|---|---|
| `characters` | who a bot is: traits that say how it deals with others |
| `letters` | what such a bot writes to others |
| `making` | the bots of a game by strength, and asking one for a move |
| `search` | `SearchBot`: tree search over what each seat sees |
| `parallel` | the same in several processes |
| `tree` | the nodes of the search |
| `candidates` | the moves that are tried |
| `playout` | playing an imagined match on |
| `values` | how good a position is, where a game does not say |
"""

from .characters import CHARACTERS, PERSONAS, Character
from .letters import Correspondent, Letter
from .making import ImaginingBot, answer, ask, imagines, make_bot, strengths
from .parallel import ParallelSearchBot
from .search import Budget, SearchBot, merged

__all__ = [
    "CHARACTERS",
    "PERSONAS",
    "Budget",
    "Character",
    "Correspondent",
    "ImaginingBot",
    "Letter",
    "ParallelSearchBot",
    "SearchBot",
    "answer",
    "ask",
    "imagines",
    "make_bot",
    "merged",
    "strengths",
]
