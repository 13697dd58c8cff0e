"""Warnings, time-outs and bans that hold now: whom they concern, and what these may not do. The one
place that decides it; the store is asked at the start and after every change."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from ludoteca.kernel import Rejected
from ludoteca.server.sources import Sources
from ludoteca.server.wire import SanctionView
from ludoteca.store import SanctionKind, SanctionRow, SessionRow, Store

from .marks import address_mark, marks_of, session_mark

MOST_ADDRESSES = 20_000
"""Sessions whose last address is remembered, in memory only."""


class SanctionBook:
    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources
        self._by_mark: dict[str, list[SanctionRow]] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()

    async def load(self) -> None:
        """Read again what holds; also forgets what has ended."""
        found: dict[str, list[SanctionRow]] = {}
        for row in await self._store.sanctions_in_force(self._sources.now()):
            for mark in row.marks:
                found.setdefault(mark, []).append(row)
        self._by_mark = found

    # Addresses

    def saw(self, session: str, address: str) -> None:
        """Remember where a session was last, in case it is banned."""
        self._addresses[session] = address
        self._addresses.move_to_end(session)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def addresses_of(self, sessions: Iterable[str]) -> list[str]:
        found = (self._addresses.get(session, "") for session in sessions)
        return [*dict.fromkeys(filter(None, found))]

    # What holds

    @property
    def is_empty(self) -> bool:
        return not self._by_mark

    def holding(self, session: SessionRow | None, address: str = "") -> Sequence[SanctionRow]:
        """What holds for somebody, in order. Nothing holds for an operator, who could otherwise be
        shut out by the ban of a network."""
        if self.is_empty or (session is not None and session.operator):
            return ()
        marks = () if session is None else marks_of(session)
        return self._of_marks((*marks, address_mark(address)) if address else marks)

    def _of_marks(self, marks: Iterable[str]) -> Sequence[SanctionRow]:
        now = self._sources.now()
        rows = {row.id: row for mark in marks for row in self._by_mark.get(mark, ())}
        return [row for _, row in sorted(rows.items()) if row.holds(now)]

    def views(self, session: SessionRow | None, address: str = "") -> tuple[SanctionView, ...]:
        """The same, as it is told."""
        return tuple(
            SanctionView(row.id, row.kind, row.reason, row.until)
            for row in self.holding(session, address)
        )

    def is_silent(self, session: str) -> bool:
        """Whether what somebody at a table writes in moves is kept from the others."""
        return any(row.kind == "timeout" for row in self._of_marks([session_mark(session)]))

    # What it forbids

    def require_welcome(self, session: SessionRow | None, address: str = "") -> None:
        """Refuse who is banned."""
        self._require_none(self.holding(session, address), "ban", "suspended")

    def require_may_publish(self, session: SessionRow) -> None:
        """Refuse to list a table or a tournament for everybody."""
        rows = self.holding(session)
        self._require_none(rows, "ban", "suspended")
        self._require_none(rows, "timeout", "timed_out")

    def require_may_write(self, session: SessionRow) -> None:
        """Refuse messages and names; also of who has not read a warning yet."""
        self.require_may_publish(session)
        self._require_none(self.holding(session), "warning", "warning_unread")

    def _require_none(self, rows: Sequence[SanctionRow], kind: SanctionKind, code: str) -> None:
        if any(row.kind == kind for row in rows):
            raise Rejected(code)
