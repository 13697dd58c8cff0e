"""Arena: play matches between bots, simulate many of them, and print matches as text.

- `drive`: bots play one match to its end, on match time
- `bot_files`: a bot in a file of one's own
- `simulate`: many seeded matches, in several processes
- `results`: counts and confidence intervals over many matches
- `processes`: work in several processes
- `conduct`: what bots do at mixed tables, as counts, and who ranks above whom
- `ladder`: every strength of a game against the next weaker one
- `rendering`: the steps of a match as sentences for one audience
- `playthrough`: a replayed match as such an audience sees it
- `transcript`: a playthrough as text, the golden format of the tests
"""

from .bot_files import BadBotFile, any_bot, load_bot
from .conduct import ConductReport, conduct_of, table_sizes, watch
from .drive import BotError, drive
from .ladder import Rung, climb, ladder_of, ladder_seats
from .playthrough import Playthrough, PlaythroughRecorder, PlaythroughStep, make_playthrough
from .rendering import ALL, Audience, MatchRenderer
from .results import Result, Simulation
from .simulate import simulate
from .transcript import transcript

__all__ = [
    "ALL",
    "Audience",
    "BadBotFile",
    "BotError",
    "ConductReport",
    "MatchRenderer",
    "Playthrough",
    "PlaythroughRecorder",
    "PlaythroughStep",
    "Result",
    "Rung",
    "Simulation",
    "any_bot",
    "climb",
    "conduct_of",
    "drive",
    "ladder_of",
    "ladder_seats",
    "load_bot",
    "make_playthrough",
    "simulate",
    "table_sizes",
    "transcript",
    "watch",
]
