"""The only writer of a match: inputs are applied in memory, stored, and only then broadcast
(docs/adr/0007)."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias, cast

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.kernel import (
    AnyInput,
    GameError,
    Match,
    Millis,
    Rejected,
    Seat,
    State,
    Step,
    raw_state,
)
from ludoteca.kernel.match.core import ALARMS_AT_ONCE
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import PastStep
from ludoteca.store import (
    Conflict,
    Departure,
    LogRow,
    MatchRow,
    MatchSetup,
    SnapshotRow,
    Store,
    UnitOfWork,
)

from .commands import NO_NOTICES, Command, CommandResult, Committed, Notices, RecentStep
from .log_codec import (
    SENDER,
    Sender,
    load_match_in_slices,
    log_row,
    past_step,
    read_inputs,
    recent_step,
)
from .seat_courses import seat_courses
from .timed_match import TimedMatch

log = logging.getLogger(__name__)

RECENT_STEPS = 64
"""Steps kept in memory for reconnecting clients."""
INPUTS_IN_MEMORY = 256
"""Inputs kept in memory at least, for take-backs; older ones are read from the store."""
REMEMBERED = 512
"""Message ids remembered per session: far more than it can have in flight."""
TRIES = 5

NoticesOf: TypeAlias = Callable[[State, Sequence[Step[State]]], Awaitable[Notices]]
"""The mails and pushes to store with the steps that follow a state."""

NOTHING: Mapping[str, int] = {}


class MatchWriter(TimedMatch):
    """A match in progress and its log."""

    def __init__(
        self, store: Store, row: MatchRow, match: Match, clock: Clock, snapshot_every: int
    ) -> None:
        super().__init__(row, match, clock)
        self.store = store
        self.snapshot_every = snapshot_every
        self.recent: deque[RecentStep] = deque(maxlen=RECENT_STEPS)
        self.answered: dict[str, dict[str, int]] = {}
        """Session id → message id → number of the step it made."""
        self.notices_of: NoticesOf | None = None
        self.told: Millis | None = None
        """The deadline that was stored last."""
        self.overtaken = False
        """Another process wrote steps that were not broadcast here."""

    @classmethod
    async def load(
        cls, store: Store, row: MatchRow, clock: Clock, snapshot_every: int
    ) -> MatchWriter:
        rows = await store.log(row.id)
        match = await load_match_in_slices(row, rows, await store.snapshot(row.id))
        writer = cls(store, row, match, clock, snapshot_every)
        for each in rows:
            if SENDER in each.input:
                writer._remember(each.seq + 1, *each.input[SENDER])
        return writer

    async def _reload(self) -> None:
        """Read what another process wrote."""
        known = self.seq
        fresh = await MatchWriter.load(self.store, self.row, self.clock, self.snapshot_every)
        self.overtaken = self.overtaken or fresh.seq != known
        self.match, self.recent, self.answered = fresh.match, fresh.recent, fresh.answered

    # Writing

    async def execute(self, commands: Sequence[Command], now: Millis, wall: Millis) -> Committed:
        """Fire the alarms due before, then execute the commands in order, in one transaction.

        `now` is on the clock the match runs on, `wall` is stored with the steps. A refused command
        changes nothing and does not affect the others. Without commands, fire every alarm due by
        now.
        """
        for _ in range(TRIES):
            try:
                committed = await self._attempt(commands, now, wall)
                if committed.steps or not await self._lags_behind(commands, committed):
                    return committed
            except Conflict:
                log.warning("another process wrote first", extra={"match": self.id})
            await self._reload()
        raise Rejected("try_again")

    async def _lags_behind(self, commands: Sequence[Command], committed: Committed) -> bool:
        """Whether another process may have executed a message that was refused here."""
        results = zip(commands, committed.results, strict=True)
        if all(result.refusal is None or not command.message for command, result in results):
            return False
        return bool(await self.store.log(self.id, self.seq, self.seq + 1))

    async def _attempt(self, commands: Sequence[Command], now: Millis, wall: Millis) -> Committed:
        """Apply alarms and commands in memory, store their steps in one transaction, and roll back
        if that fails. Only what this returns may be broadcast."""
        match = self.match
        seq, state = self.seq, match.state
        at = max(state.at, self.at(now))
        was_due = self.due(state) is not None
        notices = NO_NOTICES
        try:
            steps = self._fire_alarms(at, now, included=not commands) if was_due else []
            senders: dict[int, Sender] = {}
            reasons: dict[int, Departure] = {}
            results = [self._try(command, at, steps, senders, reasons) for command in commands]
            if steps:
                if self.notices_of is not None:
                    notices = await self.notices_of(state, steps)
                rows = [log_row(self.id, step, wall, senders.get(step.index)) for step in steps]
                courses = seat_courses(self.match, state, steps, reasons, wall)
                work = self._unit_of_work(rows, notices, now, was_due=was_due)
                await self.store.append(replace(work, courses=courses))
                self._after_storing(steps, wall)
        except BaseException:
            self._roll_back(seq, state)
            raise
        return Committed(state, steps, results, wall, bool(notices.mails), bool(notices.pushes))

    def _fire_alarms(self, at: Millis, now: Millis, *, included: bool) -> list[Step[State]]:
        steps: list[Step[State]] = []
        if not self.clock.paused:
            while (alarm := self.match.overdue(at, included=included)) is not None:
                if len(steps) > ALARMS_AT_ONCE:
                    raise GameError(f"more than {ALARMS_AT_ONCE} alarms fired at once")
                if self.is_put_off(now):
                    break
                steps.append(self._accept(alarm))
        return steps

    def _try(
        self,
        command: Command,
        at: Millis,
        steps: list[Step[State]],
        senders: dict[int, Sender],
        reasons: dict[int, Departure],
    ) -> CommandResult:
        known = self.answered.get(command.session, NOTHING).get(command.message)
        if known is not None:
            return CommandResult(known, repeated=True)
        try:
            step = self._accept(command.make(at))
        except Rejected as refusal:
            return CommandResult(None, refusal)
        steps.append(step)
        reasons[step.index] = command.why
        if command.message:
            senders[step.index] = (command.session, command.message)
            self._remember(self.seq, command.session, command.message)
        return CommandResult(self.seq)

    def _accept(self, given: AnyInput) -> Step[State]:
        step = self.match.prepare(given)
        self.match.accept(step)
        return step

    def _roll_back(self, seq: int, state: State) -> None:
        """Return to the state before: nothing was stored."""
        self.match.roll_back(seq, state)
        for known in self.answered.values():
            for message in [message for message, step in known.items() if step > seq]:
                del known[message]

    def _unit_of_work(
        self, rows: Sequence[LogRow], notices: Notices, now: Millis, *, was_due: bool
    ) -> UnitOfWork:
        """Everything stored together with some steps."""
        due = self.next_due()
        return UnitOfWork(
            match=self.id,
            log=tuple(rows),
            due=due if was_due or due is not None else UNSET,
            remind=None if due is None else self.next_reminder(now, fresh=True),
            post=self.is_post,
            since=now,
            mails=notices.mails,
            pushes=notices.pushes,
            settled=notices.settled,
            snapshot=self._snapshot(since=rows[0].seq),
            over=self.match.state.over,
        )

    def _after_storing(self, steps: Sequence[Step[State]], wall: Millis) -> None:
        """Keep the recent steps in memory and prune the older inputs."""
        self.told = self.deadline(self.match.state)
        for step in steps:
            self.recent.append(RecentStep(step.index, step.input.at, wall, step.events))
        if len(self.match.log) >= 2 * INPUTS_IN_MEMORY:
            self.match.forget(self.seq - INPUTS_IN_MEMORY)

    def _snapshot(self, since: int) -> SnapshotRow | None:
        every = self.snapshot_every
        if self.seq // every == since // every and not self.match.over:
            return None
        return self._snapshot_now()

    def _snapshot_now(self) -> SnapshotRow:
        return SnapshotRow(match=self.id, seq=self.seq, state=raw_state(self.match.state))

    def _remember(self, seq: int, session: str, message: str) -> None:
        known = self.answered.setdefault(session, {})
        known[message] = seq
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    async def store_due(self, now: Millis, *, fresh: bool = False) -> None:
        """Store the next due moment after the clock was paused, resumed or postponed."""
        due, remind = self.next_due(), self.next_reminder(now, fresh=fresh)
        await self.store.append(
            UnitOfWork(match=self.id, log=(), due=due, remind=remind, post=self.is_post, since=now)
        )
        self.told = self.deadline(self.match.state)

    async def store_snapshot(self) -> None:
        """Store the state as it is, from which a match goes on if its game drops its rules."""
        work = UnitOfWork(match=self.id, log=(), due=UNSET, snapshot=self._snapshot_now())
        await self.store.append(work)

    async def store_upgrade(self) -> None:
        """Store that the match goes on under newer rules than those it was loaded with."""
        setup = cast(MatchSetup, {**self.row.setup, **self.match.rules_changes()})
        self.row = replace(self.row, setup=setup)
        await self.store.upgrade_match(self.row, self._snapshot_now())

    # History

    def is_stored_only(self, step: int) -> bool:
        """Whether the state before a step has to be rebuilt from the store."""
        return 0 <= step <= self.match.forgotten and step not in self.match.kept

    async def state_at(self, step: int) -> State:
        """The state before a step, rebuilt from the store where it is not in memory."""
        match = self.match
        if not self.is_stored_only(step):
            return match.state_at(step)
        first = match.kept_before(step)
        rows = await self.store.log(self.id, first, step)
        try:
            return match.rebuild(first, read_inputs(match.game, rows))
        except Rejected:  # a take-back to a step before those
            whole = await MatchWriter.load(self.store, self.row, self.clock, self.snapshot_every)
            return whole.match.state_at(step)

    async def past(self, since: int, until: int, seat: Seat | None) -> tuple[PastStep, ...]:
        """The steps numbered `since + 1` to `until`, as a seat may know them."""
        first = self.recent[0].index if self.recent else self.seq
        if since >= first:
            steps = [step for step in self.recent if since <= step.index < until]
            return tuple([recent_step(step, seat) for step in steps])
        return tuple([past_step(row, seat) for row in await self.store.log(self.id, since, until)])
