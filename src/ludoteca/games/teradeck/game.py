"""TeraDeck, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .rounds import TeraRounds
from .state import TeraState
from .text import NOTATION, describe, terms
from .victory import FourStable
from .view import hidden, view

game = Game(
    about=about,
    state=TeraState,
    moves=MOVES,
    events=EVENTS,
    rounds=TeraRounds(),
    rules=FourStable(),
    view=view,
    hidden=hidden,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    notation=NOTATION,
)
