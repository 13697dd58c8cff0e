"""TeraDeck, put together."""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about
from .analysis import Analyst, TeraExplainer
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import ApplyPatch, Discard, Pass, PlaceModule, ThrowBug
from .operations import ArchitectChange, EndYearParty, InternalPhishing, ProjectSwap, RecruitAce
from .rounds import TeraRounds
from .state import TeraState
from .text import NOTATION, describe, terms
from .victory import FourStable
from .view import hidden, view

game = Game(
    about=about,
    state=TeraState,
    moves=(
        PlaceModule,
        ThrowBug,
        ApplyPatch,
        ArchitectChange,
        RecruitAce,
        InternalPhishing,
        EndYearParty,
        ProjectSwap,
        Discard,
        Pass,
    ),
    events=EVENTS,
    rounds=TeraRounds(),
    rules=FourStable(),
    view=view,
    hidden=hidden,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    analyst=Analyst,
    bot_explainer=TeraExplainer,
    notation=NOTATION,
)
