"""Ready-made endings by name: what a game lists, and which of them its rules use."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

from .endings import FirstToScore, FixedRounds, LastRoundBefore, LastStanding, TimeLimit
from .game_rules import GameRules

Ending: TypeAlias = Literal["rounds", "score", "minutes", "last_standing"]
READY_MADE: Mapping[Ending, tuple[type[GameRules], ...]] = {
    "rounds": (FixedRounds,),
    "score": (FirstToScore,),
    "minutes": (LastRoundBefore, TimeLimit),
    "last_standing": (LastStanding,),
}


def require_listed(game: str, rules: GameRules, endings: Collection[Ending]) -> None:
    """Refuse rules with a ready-made ending that the rounds of a game do not serve."""
    for part in rules.parts():
        for name, kinds in READY_MADE.items():
            if isinstance(part, kinds) and name not in endings:
                served = ", ".join(endings)
                kind = type(part).__name__
                raise TypeError(
                    f"{game}: its rounds do not serve the ending {name!r} ({kind}); they serve "
                    f"{served}. List it in Game(endings=…) once check_game plays it to a ranking."
                )
