"""A match on its clock: when its next alarm is due, and the deadline people are told."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.kernel import Due, Match, Millis, State
from ludoteca.server.settings import DAY, HOUR
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import DueView
from ludoteca.store import MatchRow

REMINDED_FROM: Millis = 6 * HOUR
"""Shorter deadlines get no reminder by mail."""


class TimedMatch:
    """A match, as it was set up and as it stands, and its clock."""

    def __init__(self, row: MatchRow, match: Match, clock: Clock) -> None:
        self.row = row
        self.match = match
        self.is_post = match.game.about.pace == "post"
        """Whether it runs on the clock of correspondence."""
        self.shown_time: Callable[[Millis], Millis] | None = None
        """Converts a deadline to the clock browsers are told, where that is another one."""
        self._due_in: State | None = None
        self._due: Due | None = None
        self.set_clock(clock)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.match.steps

    def set_clock(self, clock: Clock) -> None:
        self.clock = clock
        self.match.paused = clock.paused

    def due(self, state: State) -> Due | None:
        """The next alarm, cached for the last state asked about."""
        if state is not self._due_in:
            self._due_in, self._due = state, self.match.engine.due(state)
        return self._due

    def next_due(self) -> Millis | None:
        """The time of the next alarm, on the clock the match runs on; while paused that of the end
        of the pause."""
        if self.clock.paused:
            return self.clock.paused_until
        due = self.due(self.match.state)
        return None if due is None else self.clock.time_of(due.at)

    def next_reminder(self, now: Millis, *, fresh: bool = False) -> Millis | None:
        """The time of the reminder before the next alarm: a day before it, or half-way where a
        fresh deadline is shorter than a day and a half. None where none is sent."""
        due = self.next_due() if self.is_post else None
        if due is None or self.clock.paused:
            return None
        left = due - now
        if left > (DAY * 3 // 2 if fresh else DAY):
            return due - DAY
        return due - left // 2 if fresh and left >= REMINDED_FROM else None

    def due_view(self, state: State) -> DueView | None:
        due = None if self.clock.paused else self.due(state)
        if due is None:
            return None
        shown = due.at - due.grace
        time = self.clock.time_of(shown)
        return DueView(time if self.shown_time is None else self.shown_time(time), due.name, shown)

    def deadline(self, state: State) -> Millis | None:
        """The deadline players are told, on the clock the match runs on; None while paused."""
        due = None if self.clock.paused else self.due(state)
        return None if due is None else self.clock.time_of(due.at - due.grace)
