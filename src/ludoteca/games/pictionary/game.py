"""Pictionary, put together."""

from __future__ import annotations

from ludoteca.kernel import Game, any_of

from .about import about, book_of
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .moves.drawing import StrokeHints
from .rounds import PictionaryRounds
from .state import PictionaryState
from .text import describe
from .victory import EverybodyHasDrawn, PointsDecide
from .view import hidden, view

game = Game(
    about=about,
    state=PictionaryState,
    moves=MOVES,
    events=EVENTS,
    rounds=PictionaryRounds(),
    rules=any_of(PointsDecide("target"), EverybodyHasDrawn()),
    view=view,
    hidden=hidden,
    board=book_of,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    hints={"stroke": StrokeHints},
)
