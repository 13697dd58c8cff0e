"""One random match, checked as it goes: every seat with choices may act, time passes, seats are
skipped, leave and come back."""

from __future__ import annotations

from ludoteca.kernel import (
    AnyInput,
    Chance,
    Game,
    Leave,
    Match,
    Play,
    Rejected,
    Rejoin,
    RoundEnded,
    Seat,
    Skip,
)

from .failure import CheckFailed, require
from .plans import Plan
from .position import (
    choices_agree_with_checks,
    is_alive,
    is_kept,
    is_plain_data,
    keeps_invariants,
    looking_changes_nothing,
    pays,
    prepare,
)
from .secrets import dealing_tells_nothing, everything_is_declared, nothing_leaks

LOOK_CLOSELY = 40
"""About so many positions of a match are examined in every way."""


class Walk:
    """A match under examination. Afterwards it knows which refusals and reasons occurred."""

    def __init__(self, game: Game, plan: Plan, max_steps: int) -> None:
        self.game = game
        self.plan = plan
        self.max_steps = max_steps
        self.chance: Chance = plan.dice_of_the_players()
        self.refusals: set[str] = set()
        self.reasons: set[str] = set()
        self.match: Match

    def run(self) -> Match:
        try:
            self.match = self.plan.start(self.game)
        except CheckFailed:
            raise
        except Exception as error:
            raise CheckFailed("crash", f"starting {self.plan} raised {error!r}") from error
        try:
            self._walk()
        except CheckFailed as failure:
            if failure.prop != "serialisable":
                failure = CheckFailed(failure.prop, failure.problem, self.match.record())
            raise failure from failure.__cause__
        return self.match

    def _walk(self) -> None:
        match, totals = self.match, [0] * self.match.seats
        pays(totals, match.opening, match)
        while not match.over:
            step = len(match.log)
            require(step < self.max_steps, "ends", f"no end after {step} random steps")
            is_alive(match)
            keeps_invariants(match)
            close = self.chance.below(step + LOOK_CLOSELY) < LOOK_CLOSELY
            if close:
                self._look_closely()
            given = self._next_input()
            if given is None:
                continue
            try:
                prepared = prepare(match, given)
            except Rejected:
                if isinstance(given, Rejoin):
                    continue
                raise CheckFailed("choices", f"{given!r} was refused") from None
            if close and isinstance(given, Play):
                dealing_tells_nothing(match, given, self.chance)
            match.accept(prepared)
            pays(totals, prepared.events, match)
            self.reasons |= {e.reason for e in prepared.events if isinstance(e, RoundEnded)}
        self.reasons.add(match.state.over)
        keeps_invariants(match)
        is_alive(match)
        is_plain_data(match)
        is_kept(match)

    def _look_closely(self) -> None:
        match, chance = self.match, self.chance
        is_plain_data(match)
        looking_changes_nothing(match, chance)
        choices_agree_with_checks(match, chance, self.refusals)
        nothing_leaks(match, chance)
        everything_is_declared(match, chance)
        if not chance.below(10):
            is_kept(match)

    def _next_input(self) -> AnyInput | None:
        """What happens next; None when only time went by."""
        match, chance = self.match, self.chance
        actors = [seat for seat in range(match.seats) if match.choices(seat)]
        if not actors or not chance.below(25):
            return self._let_time_pass()
        at = self._a_little_later()
        if not chance.below(60):
            return self._somebody_comes_or_goes(at)
        waiting = match.to_act()
        if waiting and not chance.below(20):
            return Skip(at, chance.choice(waiting))
        seat = chance.choice(actors)
        return Play(at, seat, match.choices(seat, at).sample(chance))

    def _a_little_later(self) -> int:
        """Some moment before the next alarm."""
        due = self.match.due()
        latest = self.match.at + 2000 if due is None else min(due.at, self.match.at + 2000)
        return self.chance.between(self.match.at, max(latest, self.match.at))

    def _let_time_pass(self) -> AnyInput | None:
        due = self.match.due()
        return None if due is None else self.match.overdue(due.at)

    def _somebody_comes_or_goes(self, at: int) -> AnyInput:
        seat: Seat = self.chance.below(self.match.seats)
        return Rejoin(at, seat) if self.match.state.out[seat] else Leave(at, seat)
