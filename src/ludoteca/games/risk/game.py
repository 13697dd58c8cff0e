"""Risk, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, board_of
from .analysis import Analyst
from .bots import BOTS
from .describe import describe
from .events import EVENTS
from .fighting import Attack, Blitz, Defend, EndAttack, Occupy
from .fortifying import EndTurn, Fortify
from .invariants import invariants
from .notation import RiskNotation
from .placing import Claim, Confirm, Place, PlaceNeutral, Trade
from .rounds import RiskRounds
from .scenery import scenery
from .state import RiskState
from .text import terms
from .victory import rules
from .view import hidden, own, shared, view

game = Game(
    about=about,
    state=RiskState,
    moves=(
        Claim,
        Place,
        PlaceNeutral,
        Trade,
        Confirm,
        Attack,
        Blitz,
        Defend,
        Occupy,
        EndAttack,
        Fortify,
        EndTurn,
    ),
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
