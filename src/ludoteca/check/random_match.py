"""One random match, checked as it goes: every seat with choices may act, time passes, seats are
skipped, leave and come back, moves are taken back."""

from __future__ import annotations

from ludoteca.kernel import AnyInput, Chance, Game, Match, Play, Rejected, State, Step

from .coverage import Coverage
from .determinism import Fingerprint
from .failure import CheckFailed, crashed
from .noninterference import chosen_otherwise, fallen_otherwise, opened_otherwise, secrets_exchanged
from .plain_data import is_plain_data
from .plans import Plan
from .position_properties import (
    EarlierViews,
    autopilot_is_legal,
    choices_agree_with_checks,
    is_alive,
    keeps_invariants,
    looking_changes_nothing,
    parts_make_the_view,
    views_share_nothing,
)
from .random_inputs import may_be_refused, random_input
from .step_properties import Purse, is_kept, prepare, prepare_twice

LOOK_CLOSELY = 16
"""So many positions of a match, and ever fewer of those that follow, are examined in every way."""


class RandomMatch:
    """A match under examination."""

    def __init__(self, game: Game, plan: Plan, seen: Coverage, max_steps: int) -> None:
        self.game = game
        self.plan = plan
        self.seen = seen
        self.max_steps = max_steps
        self.chance: Chance = plan.dice_of_the_players()
        self.restless = bool(self.chance.below(2))
        """Whether seats come and go; where all stay, the rules alone must bring the end."""
        self.fingerprint = Fingerprint()
        self.doing = "looking at a position"
        self.match: Match

    def run(self) -> Match:
        """Play the match to its end, or raise CheckFailed with the record that leads to where."""
        try:
            self.match = self.plan.start(self.game, self.fingerprint)
        except CheckFailed:
            raise
        except Exception as error:
            raise crashed(f"starting {self.plan}", error) from error
        try:
            self._walk()
        except CheckFailed as failure:
            raise self._shown_by_the_record(failure) from failure
        except Exception as error:
            raise self._shown_by_the_record(crashed(self.doing, error)) from error
        return self.match

    def _shown_by_the_record(self, failure: CheckFailed) -> CheckFailed:
        try:
            record = self.match.record()
        except TypeError:
            return failure  # a state that cannot be written
        return CheckFailed(failure.prop, failure.problem, record)

    def _walk(self) -> None:
        match, purse = self.match, Purse(self.match)
        self.seen.note(match.opening)
        self._look(close=True)
        opened_otherwise(match, self.chance, self.seen)
        while not match.over:
            step = len(match.log)
            if step >= self.max_steps:
                raise CheckFailed("ends", f"no end after {step} random steps")
            close = self.chance.below(step + LOOK_CLOSELY) < LOOK_CLOSELY
            self._look(close)
            earlier = EarlierViews(match) if close else None
            given = random_input(match, self.chance, restless=self.restless)
            prepared = None if given is None else self._prepared(given, close)
            if prepared is not None:
                match.accept(prepared)
                self.doing = "looking at a position"
                if earlier is not None:
                    match.to_act()
                    earlier.still_hold()
                    self.seen.note_names(match, prepared.events)
                purse.pay(match, prepared.events, given)
                self.seen.note(prepared.events)
        self._look(close=True)
        is_kept(match)

    def _look(self, close: bool) -> None:
        """Look at a position, first of all whether looking changes it."""
        match = self.match
        is_plain_data(match)
        if close:
            looking_changes_nothing(match)
        is_alive(match)
        keeps_invariants(match)
        if close and not match.over:
            self._look_closely()

    def _look_closely(self) -> None:
        match, chance = self.match, self.chance
        views_share_nothing(match, chance)
        parts_make_the_view(match, chance)
        choices_agree_with_checks(match, chance, self.seen)
        autopilot_is_legal(match)
        secrets_exchanged(match, chance, self.seen)
        if not chance.below(40):
            is_kept(match)

    def _prepared(self, given: AnyInput, close: bool) -> Step[State] | None:
        """The step that follows; None where the rules may refuse it and do."""
        match, chance, seen = self.match, self.chance, self.seen
        try:
            if not close:
                return prepare(match, given)
            step = prepare_twice(match, given)
        except Rejected as why:
            if may_be_refused(given):
                return None
            raise CheckFailed("choices", f"{given!r} was refused: {why}") from None
        self.doing = f"looking at what follows from {given!r}"
        fallen_otherwise(match, given, step, chance, seen)
        if isinstance(given, Play):
            chosen_otherwise(match, given, step, chance, seen)
        return step
