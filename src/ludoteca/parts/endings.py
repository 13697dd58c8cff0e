"""The ending of a match as its host chooses it: rounds, a score or minutes.

A game derives its options from `EndingOptions`, narrows the numbers to what suits it, and composes
its rules with `HostsEnding`: `rules=HostsEnding(most_rounds=100)`. Its rounds know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeAlias

from ludoteca.kernel import (
    FirstToScore,
    FixedRounds,
    GameRules,
    LastRoundBefore,
    Millis,
    Options,
    Ranking,
    Reason,
    RoundRules,
    any_of,
    between,
    duration,
    only_with,
)
from ludoteca.kernel.types import AnyContext, AnyState

Ends: TypeAlias = Literal["rounds", "score", "minutes"]
MINUTE: Millis = 60_000
ROUNDS = only_with(ends="rounds")
SCORE = only_with(ends="score")
MINUTES = only_with(ends="minutes")


class EndingOptions(Options):
    """How the match ends, by the choice of the host."""

    ends: Ends = "rounds"
    rounds: Annotated[int, between(1, 50), ROUNDS] = 10
    target: Annotated[int, between(1, 10_000), SCORE] = 100
    """The points that win."""
    minutes: Annotated[int, duration(1, 180, "minute"), MINUTES] = 15
    """After these no round begins."""

    @property
    def time_limit(self) -> Millis:
        return MINUTE * self.minutes


class HostsEnding(GameRules):
    """The ready-made ending that the option `ends` names, judged between rounds. Every part can be
    replaced; `most` ends a match in which nobody reaches the target or no time passes."""

    only_between_rounds = True

    def __init__(
        self,
        *,
        rounds: GameRules | None = None,
        score: GameRules | None = None,
        minutes: GameRules | None = None,
        most: GameRules | None = None,
    ) -> None:
        limits = [] if most is None else [most]
        self.endings: Mapping[Ends, GameRules] = {
            "rounds": rounds or FixedRounds("rounds"),
            "score": any_of(score or FirstToScore("target"), *limits),
            "minutes": any_of(minutes or LastRoundBefore("time_limit"), *limits),
        }

    def chosen(self, ctx: AnyContext) -> GameRules:
        return self.endings[ctx.options.ends]

    def parts(self) -> Iterable[GameRules]:
        for ending in self.endings.values():
            yield from ending.parts()

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return self.chosen(ctx).is_complete(state, ctx)

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return self.chosen(ctx).reason(state, ctx)

    def ranking_of(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Ranking:
        return self.chosen(ctx).ranking_of(rounds, state, ctx)

    def total_rounds(self, ctx: AnyContext) -> int | None:
        return self.chosen(ctx).total_rounds(ctx) if ctx.options.ends == "rounds" else None

    def starts_another_round(self, state: AnyState, ctx: AnyContext) -> bool:
        return self.chosen(ctx).starts_another_round(state, ctx)

    def reason_to_stop(self, state: AnyState, ctx: AnyContext) -> Reason:
        return self.chosen(ctx).reason_to_stop(state, ctx)
