"""Pictionary, put together."""

from __future__ import annotations

from ludoteca.kernel import Game, any_of

from .about import about, book_of
from .bots import BOTS
from .describe import describe
from .drawing import Clear, Draw, GiveUp, SkipWord, StrokeHints, Undo
from .events import EVENTS
from .guessing import Claim, Guess, Queries
from .invariants import invariants
from .rounds import PictionaryRounds
from .state import PictionaryState
from .victory import EverybodyHasDrawn, PointsDecide
from .view import hidden, view

game = Game(
    about=about,
    state=PictionaryState,
    moves=(Draw, Undo, Clear, SkipWord, GiveUp, Guess, Claim, Queries),
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
