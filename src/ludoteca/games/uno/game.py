"""UNO as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `conduct/counting`: what `ludoteca conduct` counts of the bots
- `analysis`, `statistics`: key moments and series; statistics of every seat
- `bots/easy`, `bots/normal`, `bots/hard`: the bots by strength
- `bots/player`: the base of all bots
- `bots/thought`, `bots/evidence`: what a card is worth; whether a wild draw four was a bluff
- `bots/worlds`, `bots/playouts`: positions that a view leaves possible, and how they go on
- `pictures`: the pictures of the rules page
- `invariants`: invariants of every position
- `rounds`: the rules of a round, which is a hand
- `text`: names of cards, moves in short notation, positions in words
- `choices`: choices of a seat
- `view`: the view of a seat, hidden information
- `moves`: the moves
- `effects`: effects of cards, drawing, passing the turn
- `victory`: the end of a match, ranking
- `state`: the state of a match
- `events`: the events
- `about`: seats, pace and options
- `deck`: the cards
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about
from .analysis import Analyst
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .pictures import PICTURES
from .rounds import UnoRounds
from .state import UnoState
from .text import NOTATION, describe, terms
from .victory import RULES
from .view import hidden, view

game = Game(
    about=about,
    state=UnoState,
    moves=MOVES,
    events=EVENTS,
    rounds=UnoRounds(),
    rules=RULES,
    endings=("rounds", "score", "minutes"),
    view=view,
    hidden=hidden,
    invariants=invariants,
    bots=BOTS,
    describe=describe,
    terms=terms,
    analyst=Analyst,
    notation=NOTATION,
    pictures=PICTURES,
)
