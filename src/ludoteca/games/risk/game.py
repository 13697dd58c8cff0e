"""Risk, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, board_of
from .analysis import Analyst
from .bots import BOTS
from .drawing.scenery import scenery
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .rounds import RiskRounds
from .state import RiskState
from .text.describe import describe
from .text.notation import RiskNotation
from .text.terms import terms
from .victory import rules
from .view import hidden, own, shared, view

game = Game(
    about=about,
    state=RiskState,
    moves=MOVES,
    events=EVENTS,
    rounds=RiskRounds(),
    rules=rules,
    view=view,
    shared=shared,
    own=own,
    hidden=hidden,
    board=board_of,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    scenery=scenery,
    analyst=Analyst,
    notation=RiskNotation(),
)
