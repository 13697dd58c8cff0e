"""Trivia as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `conduct/counting`: what `ludoteca conduct` counts of the bots
- `analysis/analyst`, `analysis/statistics`: what became of a match; of every seat, with its awards
- `analysis/report`, `analysis/past_questions`: how a question was answered; the answers by question
- `bots`: the bots by strength
- `audience`: how spectators play along
- `rounds`: the rules of a round, which is a question
- `choices`: what a seat may answer
- `judging`: what an answer is worth
- `text`: positions in words
- `pictures`: the picture of the rules page
- `invariants`: invariants of every position
- `moves`: the moves
- `view`: the view of a seat, hidden information
- `victory`: the end of a match
- `state`: the state of a match
- `events`: the events
- `about`: seats, pace and options
- `quiz`, `tables`: the host's own quiz; its layouts as a table
- `bank`: the shipped questions
- `bank_checks/single`, `bank_checks/whole`, `bank_checks/media`: checks of them
- `bank_checks/counts`: how many there are
- `kinds/one_of`, `kinds/several`, `kinds/typed`: questions answered by options or in words
- `kinds/number`, `kinds/order`, `kinds/hotspot`: by a number, an order, a place in a picture
- `kinds/family`, `kinds/faults`: what all kinds know; faults their documents share
- `question`: a question of any kind
"""

from __future__ import annotations

from ludoteca.kernel import Game

from .about import about, bank_of
from .analysis.analyst import Analyst
from .audience import AUDIENCE
from .bots import BOTS
from .events import EVENTS
from .invariants import invariants
from .moves import MOVES
from .pictures import PICTURES
from .rounds import TriviaRounds
from .state import TriviaState, spent, used_options
from .text import describe
from .victory import RULES
from .view import hidden, view

game = Game(
    about=about,
    state=TriviaState,
    moves=MOVES,
    events=EVENTS,
    rounds=TriviaRounds(),
    rules=RULES,
    endings=("rounds", "score", "minutes"),
    view=view,
    hidden=hidden,
    versioned_board=bank_of,
    used_options=used_options,
    spent=spent,
    invariants=invariants,
    bots=BOTS,
    audience=AUDIENCE,
    describe=describe,
    analyst=Analyst,
    pictures=PICTURES,
)
