"""Tournaments: who meets whom, and who is ahead; pure values and transitions.

- `tournament`: the values: a tournament, its entrants, rounds and pairings
- `registration`: a new tournament, entering, withdrawing, bots that fill places
- `rounds`: the start, the next round, results, the end
- `round_robin`: a schedule in which everybody meets everybody
- `swiss`: the next round by the standings, without repeated meetings
- `forgetting`: without a person whose data are deleted
- `standings`: points and tie-breaks, over `points` by place
- `table_sizes`: how many tables of which size
- `seat_order`: who sits where at a table
- `meetings`: who met whom, and who had byes
- `draw`: orders that follow from a seed
"""

from .forgetting import forgotten, withdrawn
from .points import points_of
from .registration import (
    LARGEST_TABLE,
    LONGEST_WAIT,
    MOST_BOTS,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    checked,
    entered,
    filled,
    removed,
    require_entrant,
    with_bot,
    without,
)
from .rounds import (
    called_off,
    closed_round,
    most_tables,
    next_round,
    open_tables,
    over,
    rounds_of,
    started,
    with_code,
    with_open_tables,
    with_result,
)
from .standings import Standing, standings
from .tournament import Entrant, Number, Pairing, Phase, Round, System, Tournament, require_phase

__all__ = [
    "LARGEST_TABLE",
    "LONGEST_WAIT",
    "MOST_BOTS",
    "MOST_ENTRANTS",
    "MOST_ROUNDS",
    "Entrant",
    "Number",
    "Pairing",
    "Phase",
    "Round",
    "Standing",
    "System",
    "Tournament",
    "called_off",
    "checked",
    "closed_round",
    "entered",
    "filled",
    "forgotten",
    "most_tables",
    "next_round",
    "open_tables",
    "over",
    "points_of",
    "removed",
    "require_entrant",
    "require_phase",
    "rounds_of",
    "standings",
    "started",
    "with_bot",
    "with_code",
    "with_open_tables",
    "with_result",
    "withdrawn",
    "without",
]
