"""Machiavelli as the kernel plays it. The modules, from the top layer down:

- `game`: the game object, and this list
- `rounds`: the rules of a round: one season, its phases, choices and deadlines
- `bots/easy`: advances to the nearest city
- `bots/normal`: plans marches and supported attacks
- `bots/hard`: searches joint orders against guessed replies
- `bots/guesses`: what the others may order
- `bots/search`: search for joint orders
- `bots/fellowship`: what joint action is worth
- `bots/position`: the view of a bot in indices, routine moves
- `bots/forecast`: evaluation of orders for the hard bot
- `bots/prospects`: expected value of cities
- `bots/spending`: expenses of the hard bot
- `bots/treasury`: expenses of the normal bot
- `bots/negotiation/diplomat`: answers, proposes, and keeps its word or not
- `bots/negotiation/opinions`: what a bot thinks of a proposal, and why
- `bots/negotiation/ideas`: what a bot proposes
- `bots/negotiation/word`: whether it keeps its word
- `bots/negotiation/given`: what it has agreed on, written into its sheet
- `bots/negotiation/standing`: who is near, ahead, or has broken a word
- `bots/negotiation/letters`: what it writes
- `commands/case_results`: the command `ludoteca adjudicate`
- `conduct/counting`, `conduct/replayed`, `conduct/supports`: what `ludoteca conduct` counts
- `analysis`: statistics, key moments and charts of a match
- `text/describe`: a position as text, and the seats by their powers
- `invariants`: invariants of every position
- `news`: news by mail in a match by correspondence
- `text/notation`: moves as text, both ways
- `text/pact_notation`: those of a negotiation
- `sandbox`: resolves supposed orders on the visible board
- `text/terms`: names of provinces, units and powers by locale
- `choices`: the moves a seat may make now
- `receipt`: what the sender of a sheet is told of it
- `moves`: the moves
- `view`: the view of a seat, hidden information
- `turn/phases`: phases: beginning, deadline, end
- `turn/resolution`: resolution of a turn, in the steps of the rules
- `turn/seasons`: the beginning of a turn: famine, plague, income, upkeep
- `turn/plan`: the sheets of all seats with names resolved
- `turn/money`: step 2: transfers, assassinations, relief
- `turn/bribery`: step 2: bribes
- `turn/recruiting`: step 2: recruitment
- `turn/budget`: the budget of each seat in step 2
- `turn/movement`: steps 3 and 4: orders to the adjudicator, decisions to the state
- `turn/sieges`: steps 5 to 7: conversions, sieges, ownership
- `turn/absence`: strikes, votes, elimination
- `turn/losses`: removal of units
- `pacts/moves`: the moves of a negotiation
- `pacts/offers`: those a seat may make now
- `pacts/book`: finding, adding and changing agreements
- `pacts/conduct`: what the seats did in a turn
- `pacts/judging`: whether an agreement was kept
- `pacts/settling`: agreements at the end of a turn
- `victory`: the end of a match, ranking
- `sheets/checks`: checks on a sheet before it is saved
- `sheets/reading`: pasted sheets, with the problems of every line
- `sheets/notation`: sheets as text, both ways
- `sheets/possible_orders`: orders to offer
- `sheets/possible_expenses`: expenses to offer
- `sheets/forecast`: the coming spring of a seat
- `sheets/disbanding`: the order in which unpaid units go
- `sheets/recruitment`: conditions of recruitment
- `sheets/retreat_lists`: suggested retreats
- `sheets/random_sheets`: random sheets
- `model/state`: the state of a match
- `model/pacts`: proposals and agreements
- `model/pact_events`: events about them
- `model/sheet`: sheets: orders, expenses, disbanding list
- `model/events`: events
- `model/map_events`: events on the map, hidden by fog
- `model/names`: names of units and powers
- `model/prices`: prices in ducats
- `model/term_types`: annotated types for names in sentences
- `model/visibility`: fog of war
- `about`: seats, pace and options
- `adjudicator/adjudicate`: units and orders in, decisions out
- `adjudicator/types`: units, orders, rulings, decisions
- `adjudicator/validation`: legality of an order
- `adjudicator/field`: the position in flat lists
- `adjudicator/convoys`: step 3.1
- `adjudicator/supports`: steps 3.2 and 3.3
- `adjudicator/battles`: steps 3.4 and 3.5
- `adjudicator/retreats`: step 4
- `adjudicator/cases`: test cases as documents
- `drawing/svg`, `drawing/pictures`: units and orders as SVG; the pictures of the rules page
- `map/map_document`: the format of a map document
- `map/board`: a map compiled for the rules
- `map/scenario`: powers and first position
- `map/workshop`: custom scenarios
- `map/shapes`: outlines of the shipped map
- `map/layout`: layout of a map without shapes
- `map/scenery`: the drawing of a scenario for clients

An import contract in `pyproject.toml` holds the layers apart.
"""

from __future__ import annotations

from ludoteca.kernel import Game, SearchHooks

from .about import about, roles, scenario_of
from .analysis import Analyst
from .bots import BOTS, Easy
from .choices import HINTS
from .drawing.pictures import PICTURES
from .invariants import invariants
from .map.scenery import scenery
from .model.events import EVENTS
from .model.state import MachiavelliState
from .moves import MOVES
from .news import news
from .rounds import MachiavelliRounds
from .sandbox import sandbox
from .text.describe import describe, seat_names
from .text.notation import MachiavelliNotation
from .text.terms import terms
from .victory import rules
from .view import hidden, view

game = Game(
    about=about,
    state=MachiavelliState,
    moves=MOVES,
    events=EVENTS,
    rounds=MachiavelliRounds(),
    rules=rules,
    view=view,
    hidden=hidden,
    versioned_board=scenario_of,
    invariants=invariants,
    bots=BOTS,
    search=SearchHooks(policy=Easy, imaginable=lambda options: not options.fog),
    describe=describe,
    seat_names=seat_names,
    roles=roles,
    terms=terms,
    scenery=scenery,
    pictures=PICTURES,
    sandbox=sandbox,
    hints=HINTS,
    analyst=Analyst,
    notation=MachiavelliNotation(),
    news=news,
)
