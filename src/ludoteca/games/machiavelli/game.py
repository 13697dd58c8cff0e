"""Machiavelli, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, scenario_of
from .bots import BOTS
from .describe import describe
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .notation import MachiavelliNotation
from .offers import HINTS
from .post import news
from .rounds import MachiavelliRounds
from .sandbox import sandbox
from .scenery import scenery
from .state import MachiavelliState
from .text import terms
from .victory import rules
from .view import hidden, view

game = Game(
    about=about,
    state=MachiavelliState,
    moves=MOVES,
    events=EVENTS,
    rounds=MachiavelliRounds(),
    rules=rules,
    view=view,
    hidden=hidden,
    board=scenario_of,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    scenery=scenery,
    sandbox=sandbox,
    hints=HINTS,
    notation=MachiavelliNotation(),
    news=news,
)
