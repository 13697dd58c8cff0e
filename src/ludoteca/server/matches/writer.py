"""Keeper: the one who writes to a match. An input is prepared, stored, and only then told."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import UNSET

from ludoteca.kernel import (
    AnyInput,
    Due,
    GameError,
    Match,
    Millis,
    Rejected,
    Seat,
    State,
    Step,
)
from ludoteca.kernel.alarms import ALARMS_AT_ONCE
from ludoteca.kernel.past import forget, kept_before, rebuilt
from ludoteca.kernel.record import raw_state
from ludoteca.server.settings import DAY, HOUR
from ludoteca.server.tables.clock import Clock
from ludoteca.server.wire import DueView, PastStep
from ludoteca.store import (
    Conflict,
    LogRow,
    MailRow,
    MatchRow,
    SnapshotRow,
    Store,
    Unit,
)

from .commands import Happened, Outcome, Recent, Wish
from .log_codec import (
    SENDER,
    Sender,
    load_match,
    log_row,
    past_step,
    read_inputs,
    recent_step,
)

log = logging.getLogger(__name__)

RECENT = 64
"""So many steps are at hand without asking the store."""
AT_HAND = 256
"""So many inputs at least stay in memory, to take back moves; those before are in the store."""
REMEMBERED = 512
"""So many messages of each session are remembered: many more than it can have sent without having
been answered."""
TRIES = 5
REMINDED_FROM: Millis = 6 * HOUR
"""Whoever has less time than that is not reminded by mail."""

MailsOf: TypeAlias = Callable[[State, Sequence[Step[State]]], Awaitable[tuple[MailRow, ...]]]
"""What is mailed about the steps after a state."""

NONE: Mapping[str, int] = {}
"""What is remembered of a session that has said nothing yet."""


class Keeper:
    """One match under way, its clock and its log."""

    def __init__(
        self, store: Store, row: MatchRow, match: Match, clock: Clock, snapshot_every: int
    ) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.snapshot_every = snapshot_every
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        self.answered: dict[str, dict[str, int]] = {}
        """Which step came of which message of a session."""
        self.mails_of: MailsOf | None = None
        self.overtaken = False
        """Whether somebody else wrote steps that were never told here."""
        self._due_in: State | None = None
        self._due: Due | None = None
        self.set_clock(clock)

    @classmethod
    async def load(cls, store: Store, row: MatchRow, clock: Clock, snapshot_every: int) -> Keeper:
        rows = await store.log(row.id)
        match = load_match(row, rows, await store.snapshot(row.id))
        keeper = cls(store, row, match, clock, snapshot_every)
        for each in rows:
            if SENDER in each.input:
                keeper._remember(each.seq + 1, *each.input[SENDER])
        return keeper

    async def _reload(self) -> None:
        """See what there is now."""
        known = self.seq
        fresh = await Keeper.load(self.store, self.row, self.clock, self.snapshot_every)
        self.overtaken = self.overtaken or fresh.seq != known
        self.match, self.recent, self.answered = fresh.match, fresh.recent, fresh.answered

    def set_clock(self, clock: Clock) -> None:
        self.clock = clock
        self.match.paused = clock.paused

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.match.steps

    # Writing

    async def carry_out(self, wishes: Sequence[Wish], wall: Millis) -> Happened:
        """Let happen what was due before, then the wishes in their order; in one transaction.

        A wish that is refused changes nothing and hinders nobody. Without wishes: let everything
        happen that is due by now.
        """
        for _ in range(TRIES):
            try:
                happened = await self._attempt(wishes, wall)
                if happened.steps or not await self._lags_behind(wishes, happened):
                    return happened
            except Conflict:
                log.warning("somebody else wrote first", extra={"match": self.id})
            await self._reload()
        raise Rejected("try_again")

    async def _lags_behind(self, wishes: Sequence[Wish], happened: Happened) -> bool:
        """Whether a message was refused that somebody else may have carried out before."""
        outcomes = zip(wishes, happened.outcomes, strict=True)
        if all(o.refusal is None or not wish.message for wish, o in outcomes):
            return False
        return bool(await self.store.log(self.id, self.seq, self.seq + 1))

    async def _attempt(self, wishes: Sequence[Wish], wall: Millis) -> Happened:
        match = self.match
        seq, state = self.seq, match.state
        at = max(state.at, self.clock.at(wall))
        was_due = self.due(state) is not None
        mails: tuple[MailRow, ...] = ()
        try:
            steps = self._ring(at, included=not wishes) if was_due else []
            senders: dict[int, Sender] = {}
            outcomes = [self._try(wish, at, steps, senders) for wish in wishes]
            if steps:
                if self.mails_of is not None:
                    mails = await self.mails_of(state, steps)
                rows = [log_row(self.id, step, wall, senders.get(step.index)) for step in steps]
                await self.store.append(self._unit(rows, mails, wall, was_due=was_due))
                self._stored(steps, wall)
        except BaseException:
            self._roll_back(seq, state)
            raise
        return Happened(state, steps, outcomes, wall, bool(mails))

    def _ring(self, at: Millis, *, included: bool) -> list[Step[State]]:
        steps: list[Step[State]] = []
        if not self.clock.paused:
            while (alarm := self.match.overdue(at, included=included)) is not None:
                if len(steps) > ALARMS_AT_ONCE:
                    raise GameError(f"more than {ALARMS_AT_ONCE} alarms rang at once")
                steps.append(self._accept(alarm))
        return steps

    def _try(
        self, wish: Wish, at: Millis, steps: list[Step[State]], senders: dict[int, Sender]
    ) -> Outcome:
        known = self.answered.get(wish.session, NONE).get(wish.message)
        if known is not None:
            return Outcome(known, repeated=True)
        try:
            step = self._accept(wish.make(at))
        except Rejected as refusal:
            return Outcome(None, refusal)
        steps.append(step)
        if wish.message:
            senders[step.index] = (wish.session, wish.message)
            self._remember(self.seq, wish.session, wish.message)
        return Outcome(self.seq)

    def _accept(self, given: AnyInput) -> Step[State]:
        step = self.match.prepare(given)
        self.match.accept(step)
        return step

    def _roll_back(self, seq: int, state: State) -> None:
        """Nothing was stored, so nothing has happened."""
        match = self.match
        del match.log[seq - match.forgotten :]
        match.state = state
        for later in [count for count in match.kept if count > seq]:
            del match.kept[later]
        for known in self.answered.values():
            for message in [message for message, step in known.items() if step > seq]:
                del known[message]

    def _unit(
        self, rows: Sequence[LogRow], mails: tuple[MailRow, ...], wall: Millis, *, was_due: bool
    ) -> Unit:
        """All that is stored with some steps."""
        due = self.due_on_the_wall()
        return Unit(
            match=self.id,
            log=tuple(rows),
            due=due if was_due or due is not None else UNSET,
            remind=None if due is None else self.remind_on_the_wall(wall, fresh=True),
            mails=mails,
            snapshot=self._snapshot(since=rows[0].seq),
            over=self.match.state.over,
        )

    def _stored(self, steps: Sequence[Step[State]], wall: Millis) -> None:
        """Keep at hand what is often asked for, and no more than that."""
        for step in steps:
            self.recent.append(Recent(step.index, step.input.at, wall, step.events))
        if len(self.match.log) >= 2 * AT_HAND:
            forget(self.match, self.seq - AT_HAND)

    def _snapshot(self, since: int) -> SnapshotRow | None:
        every = self.snapshot_every
        if self.seq // every == since // every and not self.match.over:
            return None
        return SnapshotRow(match=self.id, seq=self.seq, state=raw_state(self.match.state))

    def _remember(self, seq: int, session: str, message: str) -> None:
        known = self.answered.setdefault(session, {})
        known[message] = seq
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    async def store_due(self, wall: Millis) -> None:
        """Store when the next thing is due, where the clock was changed or stands still."""
        due, remind = self.due_on_the_wall(), self.remind_on_the_wall(wall)
        await self.store.append(Unit(match=self.id, log=(), due=due, remind=remind))

    # Looking

    def due(self, state: State) -> Due | None:
        """What happens next by itself. The same state is asked about again and again."""
        if state is not self._due_in:
            self._due_in, self._due = state, self.match.engine.due(state)
        return self._due

    def due_on_the_wall(self) -> Millis | None:
        due = None if self.clock.paused else self.due(self.match.state)
        return None if due is None else self.clock.wall(due.at)

    def remind_on_the_wall(self, wall: Millis, *, fresh: bool = False) -> Millis | None:
        """When to remind those who are waited for by then: a day before; half-way where there is
        little more than that from the beginning. None where nobody will be."""
        due = self.due_on_the_wall() if self.match.game.about.pace == "post" else None
        if due is None:
            return None
        left = due - wall
        if left > (DAY * 3 // 2 if fresh else DAY):
            return due - DAY
        return due - left // 2 if fresh and left >= REMINDED_FROM else None

    def due_view(self, state: State) -> DueView | None:
        due = None if self.clock.paused else self.due(state)
        if due is None:
            return None
        shown = due.at - due.grace
        return DueView(self.clock.wall(shown), due.name, shown)

    async def state_at(self, step: int) -> State:
        """The state before a step; what led there is read from the store if it is not at hand."""
        match = self.match
        if not 0 <= step <= match.forgotten:
            return match.state_at(step)
        first = kept_before(match, step)
        rows = await self.store.log(self.id, first, step)
        try:
            return rebuilt(match, first, read_inputs(match.game, rows))
        except Rejected:  # a take-back to a step before those
            whole = await Keeper.load(self.store, self.row, self.clock, self.snapshot_every)
            return whole.match.state_at(step)

    async def past(self, since: int, until: int, seat: Seat | None) -> tuple[PastStep, ...]:
        """The steps after `since` up to `until`, as a seat may know them."""
        first = self.recent[0].seq if self.recent else self.seq
        if since >= first:
            steps = [step for step in self.recent if since <= step.seq < until]
            return tuple([recent_step(step, seat) for step in steps])
        return tuple([past_step(row, seat) for row in await self.store.log(self.id, since, until)])
