"""Machiavelli, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, scenario_of
from .bots import BOTS
from .describe import describe
from .invariants import invariants
from .map.scenery import scenery
from .model.events import EVENTS
from .model.state import MachiavelliState
from .moves import MOVES
from .news import news
from .notation import MachiavelliNotation
from .rounds import MachiavelliRounds
from .sandbox import sandbox
from .terms import terms
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
    notation=MachiavelliNotation(),
    news=news,
)
