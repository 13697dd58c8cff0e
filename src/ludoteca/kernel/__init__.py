"""The kernel: everything that is common to all games. Pure: no clock, no I/O, no global random."""

from .about import About
from .chance import Chance, FastChance, Scripted, seed_from_int
from .choices.choices import NOTHING, Choices
from .choices.domains import Free, Range, Text
from .choices.move import Move, Row
from .context import Context
from .definition.audience import AudienceRules, Told
from .definition.bot import Bot, MakeBot, RandomBot, Wait
from .definition.game import Game
from .definition.news import News
from .definition.observer import Analyst, BotExplainer, Observer
from .definition.registry import game, game_ids
from .definition.search import SearchHooks
from .event import (
    KERNEL_EVENTS,
    Event,
    Happening,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    SeatJoined,
    SeatLeft,
    SeatOut,
    SeatRejoined,
    SeatSkipped,
    TakenBack,
)
from .fair_seed import FairSeed
from .hidden import Pool, Slot, exchange_secrets, imagine_secrets, write_slot
from .inputs import (
    Agree,
    Alarm,
    AnyInput,
    Join,
    Leave,
    Play,
    RawInput,
    Rejoin,
    Skip,
    Step,
    TakeBack,
)
from .match.audience import Judged, audience_choices, judge_audience
from .match.imagination import Imagination, ImaginedMatch
from .match.match import Match
from .match.record import Record, raw_state, read_log, read_record, verify
from .options import (
    Options,
    Summary,
    Workshop,
    allowed_values,
    between,
    duration,
    kept_options,
    only_with,
    options_schema,
    rare,
    read_options,
    shown_options,
    try_values,
)
from .rejected import GameError, Rejected
from .rules.endings import (
    EveryoneActed,
    FirstCorrect,
    FirstToEmptyHand,
    FirstToScore,
    FixedRounds,
    LastRoundBefore,
    LastStanding,
    TimeLimit,
    TimeUp,
    all_of,
    any_of,
)
from .rules.game_rules import GameRules
from .rules.ranking import Ranking, Teams, rank
from .rules.ready_made import Ending
from .rules.round_rules import Due, RoundEnd, RoundRules
from .state import State, replaced
from .text.catalogue import KERNEL_LOCALE, LOCALES, Catalogue, catalogue
from .text.notation import Notation, PlainNotation
from .text.sentences import NO_TERMS, Speaker, Terms, seat_name
from .text.texts import Texts
from .types import (
    EMPTY,
    JOINING,
    Agreement,
    AnyView,
    JsonObject,
    Millis,
    Reason,
    Seat,
    named,
    snake_case,
)
from .value_types import SCALARS, field_types
from .view import CommonFields, View

__all__ = [
    "EMPTY",
    "JOINING",
    "KERNEL_EVENTS",
    "KERNEL_LOCALE",
    "LOCALES",
    "NOTHING",
    "NO_TERMS",
    "SCALARS",
    "About",
    "Agree",
    "Agreement",
    "Alarm",
    "Analyst",
    "AnyInput",
    "AnyView",
    "AudienceRules",
    "Bot",
    "BotExplainer",
    "Catalogue",
    "Chance",
    "Choices",
    "CommonFields",
    "Context",
    "Due",
    "Ending",
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
    "Imagination",
    "ImaginedMatch",
    "Join",
    "JsonObject",
    "Judged",
    "LastRoundBefore",
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
    "RawInput",
    "Reason",
    "Record",
    "Rejected",
    "Rejoin",
    "RoundEnd",
    "RoundEnded",
    "RoundRules",
    "RoundStarted",
    "Row",
    "Scripted",
    "SearchHooks",
    "Seat",
    "SeatJoined",
    "SeatLeft",
    "SeatOut",
    "SeatRejoined",
    "SeatSkipped",
    "Skip",
    "Slot",
    "Speaker",
    "State",
    "Step",
    "Summary",
    "TakeBack",
    "TakenBack",
    "Teams",
    "Terms",
    "Text",
    "Texts",
    "TimeLimit",
    "TimeUp",
    "Told",
    "View",
    "Wait",
    "Workshop",
    "all_of",
    "allowed_values",
    "any_of",
    "audience_choices",
    "between",
    "catalogue",
    "duration",
    "exchange_secrets",
    "field_types",
    "game",
    "game_ids",
    "imagine_secrets",
    "judge_audience",
    "kept_options",
    "named",
    "only_with",
    "options_schema",
    "rank",
    "rare",
    "raw_state",
    "read_log",
    "read_options",
    "read_record",
    "replaced",
    "seat_name",
    "seed_from_int",
    "shown_options",
    "snake_case",
    "try_values",
    "verify",
    "write_slot",
]
