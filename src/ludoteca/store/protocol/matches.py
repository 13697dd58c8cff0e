"""The store's interface: matches, their logs and deadlines."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import (
    DueRow,
    LogRow,
    MailRow,
    MatchRow,
    ParticipationRow,
    PushRow,
    SnapshotRow,
    UnitOfWork,
)
from ..statement import Records

NO_END = 1 << 62
"""Larger than the number of steps of any match."""


class MatchStore(Protocol):
    async def add_match(
        self,
        match: MatchRow,
        work: UnitOfWork,
        sessions: Sequence[str] = (),
        participations: Sequence[ParticipationRow] = (),
    ) -> None:
        """Store a match with its first step, its players' sessions and their participations; raise
        Conflict if its id is taken or its table is gone."""

    async def match(self, id: str) -> MatchRow | None: ...

    async def table_of_match(self, id: str) -> str | None:
        """The code of the table it is played at."""

    async def change_sitters(
        self, match: MatchRow, session: str, holder: ParticipationRow | None = None
    ) -> None:
        """After a seat was taken over, or its holder has a new name: store the set-up, list the
        match for the session, and store who holds the seat from when on (`started`)."""

    async def upgrade_match(self, match: MatchRow, snapshot: SnapshotRow) -> None:
        """After a change of rules: store the set-up with its version, and the new state."""

    async def matches_of(self, session: str, limit: int) -> Sequence[MatchRow]:
        """The matches a session played in, newest first, also when their tables are gone."""

    async def abandoned_matches(self, since: Millis) -> Sequence[MatchRow]:
        """Unfinished matches without a step since then and without a deadline, at tables untouched
        since then."""

    def append(self, work: UnitOfWork) -> Awaitable[None]:
        """Store a step and all that goes with it; raise Conflict if a seq is taken."""

    async def log(self, match: str, since: int = 0, until: int = NO_END) -> Sequence[LogRow]:
        """The steps from `since` up to, not including, `until`, in order."""

    async def log_records(self, match: str) -> Records:
        """All steps, not decoded: `read_log_records` does so, in another process."""

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """The latest."""

    async def due(self, before: Millis, limit: int, *, post: bool = False) -> Sequence[DueRow]:
        """Deadlines and reminders due by then on one of the clocks, the most overdue first."""

    async def next_due(self, *, post: bool = False) -> Millis | None:
        """When the next deadline or reminder on one of the clocks is due."""

    async def reminded(
        self, due: DueRow, mails: Sequence[MailRow], pushes: Sequence[PushRow] = ()
    ) -> bool:
        """Store the mails and pushes of a reminder, once; False if that was done before or the
        deadline has changed."""
