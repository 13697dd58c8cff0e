"""Risk as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `analysis/analyst`, `analysis/statistics`: key moments and series; statistics of every seat
- `bots/easy`, `bots/normal`, `bots/hard`: the bots by strength
- `bots/player`, `bots/outlook`: the base of all bots; the position as a bot sees it
- `bots/errands`: how a secret mission guides a bot
- `bots/deployment`: the first armies of a match
- `bots/aims`, `bots/campaigns`, `bots/hunts`: continents to work for; chains of attacks; the end of
  a rival
- `bots/standing`, `bots/forecast`, `bots/hands`: strength of seats; results of battles; cards
- `commands/battle_odds`: the command `ludoteca odds`
- `conduct/counting`, `conduct/reach`: what `ludoteca conduct` counts
- `invariants`: invariants of every position
- `rounds`: the rules of a round: the set-up, or one seat's turn
- `text/describe`, `text/terms`: positions in words; names of the things on a board
- `text/notation`, `text/position`: moves and positions in short notation
- `moves/placing`, `moves/attacking`, `moves/fortifying`: the moves by phase
- `moves/phases`: transitions between phases and seats
- `moves/choices`, `moves/autopilot`: choices of a seat; the move for an absent one
- `view`: the view of a seat, hidden information
- `missions`: secret missions: dealing, progress, what becomes of them
- `cards`: sets, their worth, drawing and forced trades
- `holdings`: territories of an owner, reinforcements
- `victory`: the end of a match, ranking
- `drawing/svg`, `drawing/theme`: a position as SVG; its colours and patterns
- `drawing/pictures`: the pictures of the rules page
- `drawing/scenery`: the shapes of a map for clients
- `state`: the state of a match
- `odds`, `dice`: odds of battles; dice compared
- `about`: seats, pace and options
- `events`: the events
- `map/board`: a map compiled for the rules
- `map/map_document`, `map/map_checks`: reading and checking a map document
- `map/own_map`: an uploaded map, and the shipped ones as documents to copy
- `map/mission_cards`: the missions of a map
- `map/drawing_document`: reading the drawing in a map document
- `map/shapes`, `map/layout`: shapes of shipped maps; layout of others

An import contract in `pyproject.toml` holds the layers apart.
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, board_of
from .analysis import Analyst
from .bots import BOTS
from .drawing.pictures import PICTURES
from .drawing.scenery import scenery
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .rounds import RiskRounds
from .state import RiskState
from .text.describe import describe
from .text.notation import RiskNotation
from .text.terms import terms
from .victory import rules
from .view import hidden, own, shared, view

game = Game(
    about=about,
    state=RiskState,
    moves=MOVES,
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
    pictures=PICTURES,
    analyst=Analyst,
    notation=RiskNotation(),
)
