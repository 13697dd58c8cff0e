"""Pictionary as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `conduct/counting`: what `ludoteca conduct` counts of the bots
- `analysis`, `statistics`: the gallery, moments and awards; statistics of every seat
- `bots/players`, `bots/pace`: the bots by strength; when they may move
- `bots/eye`, `bots/recognition`: what a drawing looks like to a bot; comparing it with the album
- `bots/hand`, `bots/album`: how a bot draws; the album of drawings
- `audience`: how spectators play along
- `rounds`: the rules of a round: one seat draws, the others guess
- `text`: positions in words
- `pictures`: the picture of the rules page
- `invariants`: invariants of every position
- `moves/drawing`, `moves/guessing`: moves of the drawer; moves of the guessers
- `moves/next_word`: a new word for the drawer, or words to choose from
- `moves/paper`: strokes on the paper, undone and cleared
- `view`: the view of a seat, hidden information
- `hints`: the mask of the word, and letters shown over time
- `victory`: the end of a match
- `state`: the state of a match
- `events`: the events
- `about`: seats, pace and options
- `word_list`: the host's own words
- `words`, `word_checks`: the shipped words; checks of them
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, book_of
from .analysis import Analyst
from .audience import AUDIENCE
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .moves.drawing import StrokeHints
from .pictures import PICTURES
from .rounds import PictionaryRounds
from .state import PictionaryState, used_options
from .text import describe
from .victory import RULES
from .view import hidden, view

game = Game(
    about=about,
    state=PictionaryState,
    moves=MOVES,
    events=EVENTS,
    rounds=PictionaryRounds(),
    rules=RULES,
    endings=("rounds", "score", "minutes"),
    view=view,
    hidden=hidden,
    versioned_board=book_of,
    used_options=used_options,
    invariants=invariants,
    bots=BOTS,
    audience=AUDIENCE,
    describe=describe,
    analyst=Analyst,
    hints={"stroke": StrokeHints},
    pictures=PICTURES,
)
