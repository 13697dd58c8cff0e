"""Trivia, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, bank_of
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import Answer, Pass
from .rounds import TriviaRounds
from .state import TriviaState
from .text import describe
from .victory import TriviaRules
from .view import hidden, view

game = Game(
    about=about,
    state=TriviaState,
    moves=(Answer, Pass),
    events=EVENTS,
    rounds=TriviaRounds(),
    rules=TriviaRules(),
    view=view,
    hidden=hidden,
    board=bank_of,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
)
