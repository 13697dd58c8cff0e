"""RandomMatch: one random match, checked step by step. Every seat with choices may act; time
passes, seats are skipped, leave and come back, moves are taken back."""

from __future__ import annotations

from ludoteca.kernel import AnyInput, Chance, Game, Match, Play, Rejected, State, Step

from .coverage import Coverage
from .determinism import Fingerprint
from .failure import CheckFailed, crashed
from .noninterference import vary_draw, vary_move, vary_opening, vary_secrets
from .plain_data import check_plain_data
from .plans import Plan
from .position_properties import (
    EarlierViews,
    check_alive,
    check_audience,
    check_autopilot,
    check_choices,
    check_invariants,
    check_queries,
    check_view_parts,
    check_views_share_nothing,
)
from .random_inputs import may_be_refused, random_input
from .step_properties import PaidPoints, check_survives_save_and_replay, prepare, prepare_twice

THOROUGH_POSITIONS = 16
"""Positions checked thoroughly at the start of a match; later ones ever more rarely."""

STEPS_ALONE = 200
"""Steps that the rules get to end a match by themselves under options that are not brief."""


class RandomMatch:
    """A match under examination."""

    def __init__(self, game: Game, plan: Plan, coverage: Coverage, max_steps: int) -> None:
        self.game = game
        self.plan = plan
        self.coverage = coverage
        self.max_steps = max_steps
        self.chance: Chance = plan.players_chance()
        self.seats_leave = bool(self.chance.below(2))
        """Whether seats come and go; otherwise the rules alone must end the match."""
        self.is_brief = game.about.brief.items() <= plan.options.items()
        """Whether the plan keeps the options under which random play ends soon."""
        self.fingerprint = Fingerprint()
        self.doing = "looking at a position"
        self.match: Match

    def run(self) -> Match:
        """Play the match to its end, or raise CheckFailed with the record up to the failure."""
        try:
            self.match = self.plan.start(self.game, self.fingerprint)
        except CheckFailed:
            raise
        except Exception as error:
            raise crashed(f"starting {self.plan}", error) from error
        try:
            self._play()
        except CheckFailed as failure:
            raise self._shown_by_the_record(failure) from failure
        except Exception as error:
            raise self._shown_by_the_record(crashed(self.doing, error)) from error
        return self.match

    def _shown_by_the_record(self, failure: CheckFailed) -> CheckFailed:
        try:
            record = self.match.record()
        except TypeError:
            return failure  # a state that cannot be encoded
        return CheckFailed(failure.prop, failure.problem, record)

    def _play(self) -> None:
        match, paid = self.match, PaidPoints(self.match)
        self.coverage.note(match.opening)
        self._check_position(close=True)
        vary_opening(match, self.chance, self.coverage)
        while not match.over:
            step = len(match.log)
            if step >= self.max_steps:
                raise CheckFailed("ends", f"no end after {step} random steps")
            if step == STEPS_ALONE and not self.is_brief:
                self.seats_leave = True
            close = self.chance.below(step + THOROUGH_POSITIONS) < THOROUGH_POSITIONS
            self._check_position(close)
            earlier = EarlierViews(match) if close else None
            given = random_input(match, self.chance, seats_leave=self.seats_leave)
            prepared = None if given is None else self._prepared(given, close)
            if prepared is not None:
                match.accept(prepared)
                self.doing = "looking at a position"
                if earlier is not None:
                    match.to_act()
                    earlier.check_still_hold()
                    self.coverage.note_names(match, prepared.events)
                paid.add(match, prepared.events, given)
                self.coverage.note(prepared.events)
        self._check_position(close=True)
        check_survives_save_and_replay(match)

    def _check_position(self, close: bool) -> None:
        """Check a position; first of all that queries do not change it."""
        match = self.match
        check_plain_data(match)
        if close:
            check_queries(match)
        check_alive(match)
        check_invariants(match)
        if close and not match.over:
            self._check_thoroughly()

    def _check_thoroughly(self) -> None:
        match, chance = self.match, self.chance
        check_views_share_nothing(match, chance)
        check_view_parts(match, chance)
        check_choices(match, chance, self.coverage)
        check_autopilot(match)
        check_audience(match, chance)
        vary_secrets(match, chance, self.coverage)
        if not chance.below(40):
            check_survives_save_and_replay(match)

    def _prepared(self, given: AnyInput, close: bool) -> Step[State] | None:
        """The next step; None if the rules may refuse the input and do."""
        match, chance, coverage = self.match, self.chance, self.coverage
        try:
            if not close:
                return prepare(match, given)
            step = prepare_twice(match, given)
        except Rejected as why:
            if may_be_refused(given):
                return None
            raise CheckFailed("choices", f"{given!r} was refused: {why}") from None
        self.doing = f"looking at what follows from {given!r}"
        vary_draw(match, given, step, chance, coverage)
        if isinstance(given, Play):
            vary_move(match, given, step, chance, coverage)
        return step
