"""The kernel: what playing any game means. Pure: no clock, no I/O, no global random."""

from .bot import Bot, MakeBot, RandomBot, Wait
from .catalogue import LOCALES, Catalogue, catalogue
from .chance import Chance, FastChance, seed_from_int
from .choices import NOTHING, Choices
from .context import Context
from .endings import (
    EveryoneActed,
    FirstCorrect,
    FirstToEmptyHand,
    FirstToScore,
    FixedRounds,
    LastStanding,
    TimeLimit,
    TimeUp,
    all_of,
    any_of,
)
from .event import (
    Event,
    Happening,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    SeatOut,
    SeatRejoined,
    SeatSkipped,
    TakenBack,
)
from .fair_seed import FairSeed
from .game import About, Game
from .hidden import Pool, exchange_secrets
from .leaves import Free, Range, Text
from .log import Alarm, AnyInput, Leave, Play, Rejoin, Skip, Step, TakeBack
from .match import Match
from .move import Move
from .news import News
from .observer import Analyst, Confessor, Observer
from .options import Options, Workshop, between
from .ranking import Ranking, rank
from .record import Record, verify
from .registry import game, game_ids
from .rejected import GameError, Rejected
from .row import Row
from .rules import Due, GameRules, RoundEnd, RoundRules
from .speech import Speaker, Terms, seat_name
from .state import State, replaced
from .text import Notation, PlainNotation, Texts
from .view import View
from .words import Millis, Reason, Seat, named

__all__ = [
    "LOCALES",
    "NOTHING",
    "About",
    "Alarm",
    "Analyst",
    "AnyInput",
    "Bot",
    "Catalogue",
    "Chance",
    "Choices",
    "Confessor",
    "Context",
    "Due",
    "Event",
    "EveryoneActed",
    "FairSeed",
    "FastChance",
    "FirstCorrect",
    "FirstToEmptyHand",
    "FirstToScore",
    "FixedRounds",
    "Free",
    "Game",
    "GameError",
    "GameRules",
    "Happening",
    "LastStanding",
    "Leave",
    "MakeBot",
    "Match",
    "MatchEnded",
    "Millis",
    "Move",
    "News",
    "Notation",
    "Observer",
    "Options",
    "PlainNotation",
    "Play",
    "Pool",
    "RandomBot",
    "Range",
    "Ranking",
    "Reason",
    "Record",
    "Rejected",
    "Rejoin",
    "RoundEnd",
    "RoundEnded",
    "RoundRules",
    "RoundStarted",
    "Row",
    "Seat",
    "SeatLeft",
    "SeatOut",
    "SeatRejoined",
    "SeatSkipped",
    "Skip",
    "Speaker",
    "State",
    "Step",
    "TakeBack",
    "TakenBack",
    "Terms",
    "Text",
    "Texts",
    "TimeLimit",
    "TimeUp",
    "View",
    "Wait",
    "Workshop",
    "all_of",
    "any_of",
    "between",
    "catalogue",
    "exchange_secrets",
    "game",
    "game_ids",
    "named",
    "rank",
    "replaced",
    "seat_name",
    "seed_from_int",
    "verify",
]
