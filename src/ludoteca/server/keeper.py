"""Keeper: the one who writes to a match. An input is prepared, stored, and only then told."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import UNSET

from ludoteca.kernel import AnyInput, GameError, Match, Millis, Rejected, Seat, State, Step
from ludoteca.kernel.alarms import ALARMS_AT_ONCE
from ludoteca.kernel.past import forget, kept_before, rebuilt
from ludoteca.kernel.record import raw_state
from ludoteca.store import AnswerRow, Conflict, LogRow, MailRow, MatchRow, SnapshotRow, Store, Unit

from .clock import Clock
from .rows import SENDER, load_match, log_row, past_step, read_inputs
from .settings import DAY, HOUR
from .wire import DueView, PastStep

log = logging.getLogger(__name__)

RECENT = 64
"""So many steps are at hand without asking the store."""
AT_HAND = 256
"""So many inputs at least stay in memory, to take back moves; those before are in the store."""
REMEMBERED = 256
"""So many answers are remembered; those before are found in the store."""
TRIES = 5
REMINDED_FROM: Millis = 6 * HOUR
"""Whoever has less time than that is not reminded by mail."""

MakeInput: TypeAlias = Callable[[Millis], AnyInput]
"""An input, once it is known at which moment of match time it comes."""


MailsOf: TypeAlias = Callable[[State, Sequence[Step[State]]], Awaitable[tuple[MailRow, ...]]]
"""What is mailed about the steps after a state."""


async def no_mails(before: State, steps: Sequence[Step[State]]) -> tuple[MailRow, ...]:
    return ()


class Wish(NamedTuple):
    """An input somebody wants, and the message it came in, if it came in one."""

    make: MakeInput
    session: str = ""
    message: str = ""
    streaming: bool = False


class Outcome(NamedTuple):
    """What became of a wish: the step's number, or why not."""

    seq: int | None
    refusal: Rejected | None = None
    repeated: bool = False
    """It had been carried out before."""


class Happened(NamedTuple):
    """What a few wishes brought about, all of it stored."""

    before: State
    steps: Sequence[Step[State]]
    outcomes: Sequence[Outcome]
    wall: Millis


class Keeper:
    """One match under way, its clock and its log."""

    def __init__(
        self, store: Store, row: MatchRow, match: Match, clock: Clock, snapshot_every: int
    ) -> None:
        self.store = store
        self.row = row
        self.match = match
        self.snapshot_every = snapshot_every
        self.recent: deque[LogRow] = deque(maxlen=RECENT)
        self.answered: dict[tuple[str, str], int] = {}
        self.mails_of: MailsOf = no_mails
        self.overtaken = False
        """Whether somebody else wrote steps that were never told here."""
        self.set_clock(clock)

    @classmethod
    async def load(cls, store: Store, row: MatchRow, clock: Clock, snapshot_every: int) -> Keeper:
        rows = await store.log(row.id)
        match = load_match(row, rows, await store.snapshot(row.id))
        keeper = cls(store, row, match, clock, snapshot_every)
        keeper.recent.extend(rows)
        for each in rows[-REMEMBERED:]:
            if SENDER in each.input:
                session, message = each.input[SENDER]
                keeper.answered[session, message] = each.seq + 1
        return keeper

    async def _reload(self, wishes: Sequence[Wish]) -> None:
        """See what there is now, and which of these wishes were fulfilled before."""
        known = self.seq
        fresh = await Keeper.load(self.store, self.row, self.clock, self.snapshot_every)
        self.overtaken = self.overtaken or fresh.seq != known
        self.match, self.recent, self.answered = fresh.match, fresh.recent, fresh.answered
        for wish in wishes:
            stored = await self._stored_answer(wish)
            if stored is not None and stored.seq is not None:
                self.answered[wish.session, wish.message] = stored.seq

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
                return await self._attempt(wishes, wall)
            except Conflict:
                log.warning("somebody else wrote first", extra={"match": self.id})
                await self._reload(wishes)
        raise Rejected("try_again")

    async def _attempt(self, wishes: Sequence[Wish], wall: Millis) -> Happened:
        match = self.match
        seq, state = self.seq, match.state
        at = max(match.at, self.clock.at(wall))
        was_due = match.due() is not None
        try:
            steps = self._ring(at, included=not wishes)
            outcomes = [await self._try(wish, at, steps) for wish in wishes]
            if steps:
                mails = await self.mails_of(state, steps)
                await self._store(steps, wishes, outcomes, wall, mails, was_due=was_due)
        except BaseException:
            self._roll_back(seq, state)
            raise
        return Happened(state, steps, outcomes, wall)

    def _ring(self, at: Millis, *, included: bool) -> list[Step[State]]:
        steps: list[Step[State]] = []
        if not self.clock.paused:
            while (alarm := self.match.overdue(at, included=included)) is not None:
                if len(steps) > ALARMS_AT_ONCE:
                    raise GameError(f"more than {ALARMS_AT_ONCE} alarms rang at once")
                steps.append(self._accept(alarm))
        return steps

    async def _try(self, wish: Wish, at: Millis, steps: list[Step[State]]) -> Outcome:
        known = self.answered.get((wish.session, wish.message)) if wish.message else None
        if known is not None:
            return Outcome(known, repeated=True)
        try:
            steps.append(self._accept(wish.make(at)))
        except Rejected as refusal:
            stored = await self._stored_answer(wish)
            return stored if stored is not None else Outcome(None, refusal)
        return Outcome(self.seq)

    async def _stored_answer(self, wish: Wish) -> Outcome | None:
        """A move that is not possible any more may be one that was made before."""
        if not wish.message:
            return None
        row = await self.store.answer(self.id, wish.session, wish.message)
        return None if row is None else Outcome(row.answer["seq"], repeated=True)

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

    async def _store(
        self,
        steps: Sequence[Step[State]],
        wishes: Sequence[Wish],
        outcomes: Sequence[Outcome],
        wall: Millis,
        mails: tuple[MailRow, ...],
        *,
        was_due: bool,
    ) -> None:
        done = {
            outcome.seq: wish
            for wish, outcome in zip(wishes, outcomes, strict=True)
            if outcome.refusal is None and not outcome.repeated and wish.message
        }
        rows = tuple(self._row(step, wall, done.get(step.index + 1)) for step in steps)
        due = self.due_on_the_wall()
        unit = Unit(
            match=self.id,
            log=rows,
            answer=self._answer(done),
            due=due if was_due or due is not None else UNSET,
            remind=self.remind_on_the_wall(wall, fresh=True),
            mails=mails,
            snapshot=self._snapshot(since=steps[0].index),
            over=self.match.state.over,
        )
        await self.store.append(unit)
        self.recent.extend(rows)
        self._remember(done)
        if len(self.match.log) >= 2 * AT_HAND:
            forget(self.match, self.seq - AT_HAND)

    def _answer(self, done: dict[int | None, Wish]) -> AnswerRow | None:
        """The answer to the one wish that is no part of a stream."""
        for seq, wish in done.items():
            if not wish.streaming:
                answer = {"seq": seq}
                return AnswerRow(
                    match=self.id, session=wish.session, message=wish.message, answer=answer
                )
        return None

    def _snapshot(self, since: int) -> SnapshotRow | None:
        every = self.snapshot_every
        if self.seq // every == since // every and not self.match.over:
            return None
        return SnapshotRow(match=self.id, seq=self.seq, state=raw_state(self.match.state))

    def _row(self, step: Step[State], wall: Millis, wish: Wish | None) -> LogRow:
        streamed = wish is not None and wish.streaming
        sender = (wish.session, wish.message) if wish is not None and streamed else ()
        return log_row(self.id, step, wall, sender)

    def _remember(self, done: dict[int | None, Wish]) -> None:
        for seq, wish in done.items():
            if seq is not None:
                self.answered[wish.session, wish.message] = seq
        while len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]

    async def store_due(self, wall: Millis) -> None:
        """Store when the next thing is due, where the clock was changed or stands still."""
        due, remind = self.due_on_the_wall(), self.remind_on_the_wall(wall)
        await self.store.append(Unit(match=self.id, log=(), due=due, remind=remind))

    # Looking

    def due_on_the_wall(self) -> Millis | None:
        due = None if self.clock.paused else self.match.due()
        return None if due is None else self.clock.wall(due.at)

    def remind_on_the_wall(self, wall: Millis, *, fresh: bool = False) -> Millis | None:
        """When to remind those who are waited for by then: a day before; half-way where there is
        little more than that from the beginning. None where nobody will be."""
        due = self.due_on_the_wall()
        if due is None or self.match.game.about.pace != "post":
            return None
        left = due - wall
        if left > (DAY * 3 // 2 if fresh else DAY):
            return due - DAY
        return due - left // 2 if fresh and left >= REMINDED_FROM else None

    def due_view(self, state: State) -> DueView | None:
        due = None if self.clock.paused else self.match.engine.due(state)
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
        rows = self.recent if since >= first else await self.store.log(self.id, since, until)
        return tuple(past_step(row, seat) for row in rows if since <= row.seq < until)
