"""Facts about UNO that need no rules: seats, pace, options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from ludoteca.kernel import About, between, duration, rare
from ludoteca.parts.endings import ROUNDS, SCORE, EndingOptions


class UnoOptions(EndingOptions):
    """The defaults are the published rules; house rules are off."""

    former = {
        "match": lambda match: (
            {"ends": "score"} if match == "to_points" else {"ends": "rounds", "rounds": 1}
        )
    }

    rounds: Annotated[int, between(1, 20), ROUNDS] = 1
    """Hands."""
    target: Annotated[int, between(50, 1000), SCORE] = 500
    scoring: Literal["winner_takes_all", "each_their_own"] = "winner_takes_all"
    stacking: bool = False
    four_on_two: bool = False
    two_on_four: bool = False
    """Where draw cards are stacked: whether the two kinds answer each other."""
    draw_until_playable: bool = False
    forced_play: bool = False
    seven_zero: bool = False
    jump_in: bool = False
    no_bluffing: bool = False
    number_last: Annotated[bool, rare()] = False
    """Whether the last card must be a number."""
    false_call: Annotated[Literal["ignored", "draw_two"], rare()] = "ignored"
    catch_millis: Annotated[int, duration(0, 10_000, "millisecond"), rare()] = 1500
    """Time to catch a forgotten call, in which the next seat cannot move."""
    turn_seconds: Annotated[int, duration(0, 604_800)] = 0
    """0: no clock."""
    turn_limit: Annotated[int, between(50, 10_000), rare()] = 1000
    """Turns after which a hand is counted."""
    pause_seconds: Annotated[int, duration(0, 60), rare()] = 5
    """Pause between two hands."""
    match: Literal["single_hand", "to_points"] | UnsetType = UNSET
    """What `ends` was called, with a single hand for `rounds`."""


about = About(
    id="uno",
    seats=(2, 10),
    pace="live",
    version=2,
    oldest_version=1,
    options=UnoOptions,
    presets={
        "house": {
            "ends": "rounds",
            "rounds": 1,
            "stacking": True,
            "seven_zero": True,
            "jump_in": True,
            "draw_until_playable": True,
        },
        "quick": {"ends": "rounds", "rounds": 1},
        "classic": {"ends": "score", "target": 500},
        "half_hour": {"ends": "minutes", "minutes": 30, "turn_seconds": 60},
        "chaos": {
            "ends": "rounds",
            "rounds": 1,
            "stacking": True,
            "four_on_two": True,
            "two_on_four": True,
            "seven_zero": True,
            "jump_in": True,
            "draw_until_playable": True,
            "number_last": True,
            "false_call": "draw_two",
        },
    },
    minutes=(5, 30),
    opponents=3,
    teams=True,
    agreements=("draw", "concession", "early_end"),
    locale=Path(__file__).parent / "locale",
)
