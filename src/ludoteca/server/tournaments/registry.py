"""Stored tournaments: found by their code, and changed by one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import TypeAlias

from ludoteca.kernel import Rejected
from ludoteca.server.sources import Sources
from ludoteca.server.tables.names import read_code
from ludoteca.server.wire import TournamentView
from ludoteca.store import Conflict, SessionRow, Store
from ludoteca.tournaments import Tournament

from .tournament_rows import read_tournament, row_of
from .views import CommonView, common_view, view_of

TRIES = 20
MOST_KEPT = 200
"""Tournaments in memory, so that the many who look at one do not read it each time."""

Change: TypeAlias = Callable[[Tournament], Awaitable[Tournament]]


class Stored:
    """A tournament as it is stored."""

    def __init__(self, tournament: Tournament, revision: int) -> None:
        self.tournament = tournament
        self.revision = revision

    @cached_property
    def _common(self) -> CommonView:
        return common_view(self.tournament)

    def view(self, session: SessionRow | None) -> TournamentView:
        """As somebody sees it; made once for all who look at it."""
        return view_of(self.tournament, self.revision, self._common, session)


class TournamentRegistry:
    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources
        self._kept: OrderedDict[str, Stored] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def add(self, make: Callable[[str], Tournament], opened_from: str) -> Stored:
        """Store a new tournament made for a code that is free."""
        for _ in range(TRIES):
            tournament = make(self._sources.new_code())
            row = row_of(tournament, 1, self._sources.now(), opened_from)
            try:
                await self._store.add_tournament(row)
            except Conflict:
                continue
            return self._keep(tournament, 1)
        raise Rejected("try_again")

    async def find(self, raw_code: str) -> Stored:
        """The tournament with this code. Another process may have changed it, so the revision is
        asked for; the rest is read only if it is another."""
        code = read_code(raw_code)
        revision = await self._store.tournament_revision(code)
        kept = self._kept.get(code)
        if kept is not None and kept.revision == revision:
            self._kept.move_to_end(code)
            return kept
        row = None if revision is None else await self._store.tournament(code)
        if row is None:
            raise Rejected("unknown_tournament", code=code)
        return self._keep(read_tournament(row), row.revision)

    async def change(self, raw_code: str, change: Change) -> Stored:
        """Apply a change to what is stored; again if another process was first."""
        code = read_code(raw_code)
        async with self._locked(code):
            for _ in range(TRIES):
                before = await self.find(code)
                after = await change(before.tournament)
                if after == before.tournament:
                    return before
                row = await self._store.tournament(code)
                if row is None or row.revision != before.revision:
                    continue
                now, revision = self._sources.now(), before.revision + 1
                try:
                    await self._store.save_tournament(row_of(after, revision, now, row.opened_from))
                except Conflict:
                    continue
                return self._keep(after, revision)
        raise Rejected("try_again")

    @asynccontextmanager
    async def _locked(self, code: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked() and self._locks.get(code) is lock:
                del self._locks[code]

    def _keep(self, tournament: Tournament, revision: int) -> Stored:
        stored = self._kept[tournament.code] = Stored(tournament, revision)
        self._kept.move_to_end(tournament.code)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return stored
