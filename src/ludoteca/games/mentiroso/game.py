"""Mentiroso as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `bots`: the bots by strength
- `speeches`: what bots say, and what insists in a speech
- `rounds`: the rules of a round, which is a speech
- `text`: positions in words
- `pictures`: the picture of the rules page
- `invariants`: invariants of every position
- `moves`: the moves
- `view`: the view of a seat, hidden information
- `victory`: the end of a match
- `state`: the state of a match
- `events`: the events
- `about`: seats, pace and options
- `own_statements`: the host's own statements
- `bank`, `bank_checks`: the shipped statements; checks of them
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, bank_of
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import Abstain, Begin, Finish, Say, Vote
from .pictures import PICTURES
from .rounds import MentirosoRounds
from .state import MentirosoState, spent, used_options
from .text import describe
from .victory import RULES
from .view import hidden, view

game = Game(
    about=about,
    state=MentirosoState,
    moves=(Begin, Say, Finish, Vote, Abstain),
    events=EVENTS,
    rounds=MentirosoRounds(),
    rules=RULES,
    endings=("rounds", "score", "minutes"),
    board=bank_of,
    view=view,
    hidden=hidden,
    used_options=used_options,
    spent=spent,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    pictures=PICTURES,
)
