"""TeraDeck as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `analysis`, `statistics`: key moments, series and reasons of bots; statistics of every seat
- `bots/player`, `bots/personalities`: the bot; its strengths and characters
- `bots/scoring`, `bots/outlook`: the score of a move; the position as a bot sees it
- `pictures`: the pictures of the rules page
- `invariants`: invariants of every position
- `rounds`: the rules of a round, which is one seat's turn
- `text`: names of cards, moves in short notation, positions in words
- `view`: the view of a seat, hidden information
- `choices`: choices of a seat, and why a card cannot be played
- `moves`, `operations`: modules, bugs, patches, discarding; the five operation cards
- `effects`: effects on the modules on the table
- `victory`: the end of a match, ranking
- `state`: the state of a match
- `events`: the events
- `about`: seats, pace and options
- `deck`: the cards
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about
from .analysis import Analyst, TeraExplainer
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import ApplyPatch, Discard, Pass, PlaceModule, ThrowBug
from .operations import ArchitectChange, EndYearParty, InternalPhishing, ProjectSwap, RecruitAce
from .pictures import PICTURES
from .rounds import TeraRounds
from .state import TeraState
from .text import NOTATION, describe, terms
from .victory import RULES
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
    rules=RULES,
    endings=("rounds", "score", "minutes"),
    view=view,
    hidden=hidden,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    analyst=Analyst,
    bot_explainer=TeraExplainer,
    notation=NOTATION,
    pictures=PICTURES,
)
