"""Tutorials: a first match as a document beside a game's `locale`, `tutorial.json`.

| module | |
|---|---|
| `document` | the fields of a document, and finding that of a game |
| `script` | its match, and the moves of the other seats |
| `walkthrough` | playing it through as expected, and what is wrong with it |
"""

from .document import Mark, ScriptedMove, Tutorial, Until, tutorial_of
from .script import THINKING, let_pass, scripted_move, start_tutorial
from .walkthrough import problems_of

__all__ = [
    "THINKING",
    "Mark",
    "ScriptedMove",
    "Tutorial",
    "Until",
    "let_pass",
    "problems_of",
    "scripted_move",
    "start_tutorial",
    "tutorial_of",
]
