"""UNO, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about
from .analysis import Analyst
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .rounds import UnoRounds
from .state import UnoState
from .text import NOTATION, describe, terms
from .victory import UnoRules
from .view import hidden, view

game = Game(
    about=about,
    state=UnoState,
    moves=MOVES,
    events=EVENTS,
    rounds=UnoRounds(),
    rules=UnoRules(),
    view=view,
    hidden=hidden,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    analyst=Analyst,
    notation=NOTATION,
)
