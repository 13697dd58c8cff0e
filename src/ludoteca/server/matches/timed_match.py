"""A match on its clock: when its next alarm is due, and the deadline people are told."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.kernel import Due, Match, Millis, State
from ludoteca.server.settings import DAY, HOUR
from ludoteca.server.tables.clock import Clock
from ludoteca.server.tables.deferral import NO_DEFERRAL, Deferral
from ludoteca.server.wire import DueView
from ludoteca.server.wire.vocabulary import Moved
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
        self.deferral: Callable[[State], Deferral] = lambda state: NO_DEFERRAL
        """What moves the deadline of a position, by post."""
        self.awaits_host: Callable[[State], bool] = lambda state: False
        """Whether a position goes on only once the host says so; match time stands still at its
        deadline."""
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
        due, deadline = self.due(self.match.state), self.deadline(self.match.state)
        return None if due is None or deadline is None else deadline + due.grace

    def is_put_off(self, now: Millis) -> bool:
        """Whether the next alarm waits, although it is due by the rules of the game."""
        if self.awaits_host(self.match.state):
            return True
        time, deadline = self._own_deadline(self.match.state), self.deadline(self.match.state)
        due = self.next_due()
        return time != deadline and due is not None and due > now

    def at(self, now: Millis) -> Millis:
        """Match time at a time of the house; it stands still while a deadline is put off."""
        return self.settled(now).at(now)

    def settled(self, now: Millis) -> Clock:
        """The clock after the time until now by which the deadline was put off."""
        time, deadline = self._own_deadline(self.match.state), self.deadline(self.match.state)
        if time is None or now <= time:
            return self.clock
        if self.awaits_host(self.match.state):
            return self.clock.postpone(now - time)
        return self.clock if deadline is None else self.clock.postpone(min(now, deadline) - time)

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
        due, time, deadline = self.due(state), self._own_deadline(state), self.deadline(state)
        if due is None or time is None or deadline is None:
            return None
        at = deadline if self.shown_time is None else self.shown_time(deadline)
        moved: Moved | None = None
        if deadline > time:
            moved = "holiday" if self.deferral(state).is_for_holidays(time) else "hours"
        return DueView(at, due.name, due.at - due.grace, moved)

    def deadline(self, state: State) -> Millis | None:
        """The deadline players are told, on the clock the match runs on; None while paused, and
        where the host is waited for."""
        time = self._own_deadline(state)
        if time is None or self.awaits_host(state):
            return None
        return self.deferral(state).moved(time)

    def held_up(self, now: Millis) -> Millis:
        """How long holidays have put off the deadline until now, since the clock was last set."""
        time = self._own_deadline(self.match.state)
        return 0 if time is None else self.deferral(self.match.state).spent(time, now)

    def _own_deadline(self, state: State) -> Millis | None:
        """The deadline by the rules of the game alone."""
        due = None if self.clock.paused else self.due(state)
        return None if due is None else self.clock.time_of(due.at - due.grace)
