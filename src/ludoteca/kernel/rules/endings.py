"""Reusable endings of rounds and matches, and their combinations.

A number is an integer, the name of an option or a function of the options:
`FixedRounds(10)`, `FixedRounds("rounds")`, `FixedRounds(lambda options: 2 * options.laps)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, TypeAlias, overload

from ..types import AnyContext, AnyOptions, AnyState, Millis, Reason, Seat
from .game_rules import GameRules
from .ranking import Ranking, rank
from .round_rules import Due, RoundEnd, RoundRules

NO_PAUSE = (0,)
Number: TypeAlias = int | str | Callable[[AnyOptions], int]


def _number(number: Number, ctx: AnyContext) -> int:
    if isinstance(number, str):
        named: int = getattr(ctx.options, number)
        return named
    return number if isinstance(number, int) else number(ctx.options)


class FixedRounds(GameRules):
    """The match ends after a number of rounds; most points win."""

    only_between_rounds = True

    def __init__(self, rounds: Number) -> None:
        self.rounds = rounds

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return bool(state.finished >= self.total_rounds(ctx))

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "rounds_played"

    def total_rounds(self, ctx: AnyContext) -> int:
        return _number(self.rounds, ctx)


class FirstToScore(GameRules):
    """The match ends when a seat (or a team in total) has the target score at the end of a round;
    most points win."""

    only_between_rounds = True

    def __init__(self, target: Number) -> None:
        self.target = target

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        target = _number(self.target, ctx)
        if not ctx.teams:
            return bool(max(state.scores) >= target)
        totals = [0] * (1 + max(ctx.teams))
        for seat, score in enumerate(state.scores):
            totals[ctx.teams[seat]] += score
        return max(totals) >= target

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "score_reached"


class FirstToEmptyHand(GameRules):
    """The first seat without cards wins; the others rank by fewest cards."""

    def __init__(self, hand_sizes: Callable[[AnyState], Sequence[int]]) -> None:
        self.hand_sizes = hand_sizes

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        sizes = self.hand_sizes(state)
        return any(not sizes[seat] for seat in state.seats_in)

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "empty_hand"

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        sizes = self.hand_sizes(state)
        few = [(not out, -size) for out, size in zip(state.out, sizes, strict=True)]
        return rank(few, ctx.teams)


class LastStanding(GameRules):
    """The last seat or team in the match wins; the others rank by elimination order."""

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return len({ctx.team_of(seat) for seat in state.seats_in}) <= 1

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "last_standing"

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        stayed = [(not out, out) for out in state.out]
        return rank(stayed, ctx.teams)


class TimeLimit(GameRules):
    """The match ends at a moment of match time; most points win."""

    def __init__(self, limit: Number) -> None:
        self.limit = limit

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return bool(state.at >= _number(self.limit, ctx))

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "time_limit"

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        done = self.is_complete(state, ctx)  # inside `all_of` the match may go on
        return None if done else Due(_number(self.limit, ctx), "time_limit")


class LastRoundBefore(GameRules):
    """No round begins after a moment of match time, and the one under way is played out; most
    points win."""

    only_between_rounds = True

    def __init__(self, limit: Number) -> None:
        self.limit = limit

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return False

    def starts_another_round(self, state: AnyState, ctx: AnyContext) -> bool:
        return bool(state.at < _number(self.limit, ctx))

    def reason_to_stop(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "time_limit"

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return "time_limit"


def _overriding(method: str, rules: Sequence[GameRules]) -> list[GameRules]:
    """The rules that override a method."""
    usual = getattr(GameRules, method)
    return [rule for rule in rules if getattr(type(rule), method) is not usual]


class _Combined(GameRules):
    """Several rules as one; the first complete one gives reason and ranking."""

    def __init__(self, rules: Sequence[GameRules]) -> None:
        self.rules = rules
        self._limiting = _overriding("starts_another_round", rules)
        self._pausing = _overriding("pause_after", rules)

    def _deciding(self, state: AnyState, ctx: AnyContext) -> GameRules:
        complete = (rule for rule in self.rules if rule.is_complete(state, ctx))
        return next(complete, self.rules[0])

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        return self._deciding(state, ctx).reason(state, ctx)

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        return self._deciding(state, ctx).ranking(state, ctx)

    def ranking_of(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Ranking:
        return self._deciding(state, ctx).ranking_of(rounds, state, ctx)

    def parts(self) -> Iterator[GameRules]:
        for rule in self.rules:
            yield from rule.parts()

    def starts_another_round(self, state: AnyState, ctx: AnyContext) -> bool:
        for rule in self._limiting:  # noqa: SIM110 - usually empty: a plain loop is fastest
            if not rule.starts_another_round(state, ctx):
                return False
        return True

    def reason_to_stop(self, state: AnyState, ctx: AnyContext) -> Reason:
        stops = (rule for rule in self._limiting if not rule.starts_another_round(state, ctx))
        return next(stops).reason_to_stop(state, ctx)

    def pause_after(self, state: AnyState, ctx: AnyContext) -> Millis:
        return max([rule.pause_after(state, ctx) for rule in self._pausing] or NO_PAUSE)

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        moments = [due for rule in self.rules if (due := rule.due(state, ctx)) is not None]
        return min(moments, key=lambda due: due.at, default=None)

    @property
    def is_timed(self) -> bool:
        return any(rule.is_timed for rule in self.rules)

    @property
    def plays_on_alone(self) -> bool:  # type: ignore[override]
        return any(rule.plays_on_alone for rule in self.rules)

    def _totals(self, ctx: AnyContext) -> list[int]:
        totals = (rule.total_rounds(ctx) for rule in self.rules)
        return [total for total in totals if total is not None]


class _AnyRules(_Combined):
    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        for rule in self.rules:  # noqa: SIM110 - hot path: a plain loop is fastest
            if rule.is_complete(state, ctx):
                return True
        return False

    def within_rounds(self) -> GameRules | None:
        parts = [part for rule in self.rules if (part := rule.within_rounds()) is not None]
        return any_of(*parts) if len(parts) > 1 else next(iter(parts), None)

    def total_rounds(self, ctx: AnyContext) -> int | None:
        return min(self._totals(ctx), default=None)


class _AllRules(_Combined):
    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        return all(rule.is_complete(state, ctx) for rule in self.rules)

    def within_rounds(self) -> GameRules | None:
        """A rule complete since the end of a round still counts when another one completes
        later."""
        return self if any(rule.within_rounds() for rule in self.rules) else None

    def total_rounds(self, ctx: AnyContext) -> int | None:
        totals = self._totals(ctx)
        return max(totals) if len(totals) == len(self.rules) else None


class FirstCorrect(RoundEnd):
    """The round ends with the first correct answer."""

    def __init__(self, correct: Callable[[AnyState], Collection[Seat]]) -> None:
        self.correct = correct

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        return "first_correct" if self.correct(state) else None


class EveryoneActed(RoundEnd):
    """The round ends when no seat is to act."""

    def __init__(self, told: Reason = "everyone_acted") -> None:
        self.told = told

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        acts = any(not state.out[seat] for seat in rounds.to_act(state, ctx))
        return None if acts else self.told


class TimeUp(RoundEnd):
    """The round ends when its alarm fires."""

    def __init__(self, alarm: str = "time_up") -> None:
        self.alarm = alarm

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        return "time_up" if state.rang == self.alarm else None


class _AnyEnd(RoundEnd):
    def __init__(self, ends: Sequence[RoundEnd]) -> None:
        self.ends = ends

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        reasons = (end.reason(rounds, state, ctx) for end in self.ends)
        return next((reason for reason in reasons if reason), None)


class _AllEnds(_AnyEnd):
    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        reasons = [end.reason(rounds, state, ctx) for end in self.ends]
        return reasons[0] if all(reasons) else None


@overload
def any_of(*rules: GameRules) -> GameRules: ...
@overload
def any_of(*rules: RoundEnd) -> RoundEnd: ...
def any_of(*rules: Any) -> Any:
    """Complete (or over) as soon as one of the rules is."""
    return _AnyRules(rules) if isinstance(rules[0], GameRules) else _AnyEnd(rules)


@overload
def all_of(*rules: GameRules) -> GameRules: ...
@overload
def all_of(*rules: RoundEnd) -> RoundEnd: ...
def all_of(*rules: Any) -> Any:
    """Complete (or over) only when all of the rules are."""
    return _AllRules(rules) if isinstance(rules[0], GameRules) else _AllEnds(rules)
