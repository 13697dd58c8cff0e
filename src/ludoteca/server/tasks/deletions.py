"""Deletes people who asked for it, step by step; goes on after a restart where it was."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import suppress

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.ratings.players import GUEST
from ludoteca.server.rooms.handlers.people.moderation import leave_match
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.room import Room
from ludoteca.server.rooms.table_rows import read_table, row_of
from ludoteca.server.settings import HOUR
from ludoteca.server.sources import Sources
from ludoteca.server.tables.people.forgetting import forgotten
from ludoteca.server.tournaments.registry import TournamentRegistry
from ludoteca.server.tournaments.runner import TournamentRunner
from ludoteca.store import (
    NOBODY,
    DeletionRow,
    MatchRow,
    MatchSetup,
    RatedSeat,
    SitterDocument,
    Store,
    Unavailable,
)
from ludoteca.tournaments import Tournament, withdrawn
from ludoteca.tournaments import forgotten as forgotten_in_tournament

log = logging.getLogger(__name__)

MATCHES_AT_ONCE = 20


class Deletions:
    def __init__(
        self,
        store: Store,
        sources: Sources,
        rooms: RoomRegistry,
        tournaments: TournamentRegistry,
        runner: TournamentRunner,
    ) -> None:
        self._store = store
        self._sources = sources
        self._rooms = rooms
        self._tournaments = tournaments
        self._runner = runner
        self._task = BackgroundTask("deletions", self._work)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    def wake(self) -> None:
        self._task.wake()

    async def _work(self) -> float:
        for deletion in await self._store.deletions():
            try:
                await self._delete(deletion)
                log.info("a person was deleted")
            except Unavailable:
                raise
            except Exception:
                log.exception("a person could not be deleted yet")
        return HOUR / 1000

    async def _delete(self, deletion: DeletionRow) -> None:
        """Tournaments and tables first: what they have in memory must not be written over what is
        deleted, and no match may begin with them."""
        store, ids = self._store, (deletion.player, *deletion.sessions)
        for code in await store.tournaments_to_forget(ids):
            await self._withdraw(code, ids, deletion.label)
        for code in await store.tables_to_forget(deletion.sessions):
            await self._forget_at_table(code, deletion)
        while found := await store.matches_to_forget(deletion.sessions, MATCHES_AT_ONCE):
            for match, table in found:
                if table:
                    await self._forget_at_table(table, deletion)
                await store.forget_in_match(match, deletion)
        for code in await store.tournaments_to_forget(ids):
            await self._forget_in_tournament(code, ids)
        await store.end_deletion(deletion)

    async def _withdraw(self, code: str, ids: Collection[str], label: str) -> None:
        """Tables of a round that was paired with them are opened before tables are looked at."""

        async def change(tournament: Tournament) -> Tournament:
            return withdrawn(tournament, ids, label, self._sources.now())

        stored = await self._tournaments.change(code, change)
        if stored.tournament.phase == "running":
            with suppress(Rejected):  # it waits; its runner tries again
                await self._runner.advance(code)

    async def _forget_in_tournament(self, code: str, ids: Collection[str]) -> None:
        async def change(tournament: Tournament) -> Tournament:
            return forgotten_in_tournament(tournament, ids, NOBODY)

        await self._tournaments.change(code, change)

    async def _forget_at_table(self, code: str, deletion: DeletionRow) -> None:
        try:
            room = await self._rooms.room(code)
        except Rejected:
            await self._forget_at_closed(code, deletion)
            return
        if not await room.run(lambda: _forget(room, deletion)):
            raise Rejected("try_again")

    async def _forget_at_closed(self, code: str, deletion: DeletionRow) -> None:
        row = await self._store.table(code)
        if row is None:
            return
        table = read_table(row)
        match = await self._store.match(table.match) if table.match else None
        table = forgotten(table, deletion.sessions, _seats_of(match, deletion), deletion.label)
        await self._store.save_table(row_of(table, row.revision + 1, row.touched))


async def _forget(room: Room, deletion: DeletionRow) -> None:
    """The seat of a running match is given up as if they had left."""
    for session in deletion.sessions:
        await leave_match(room, session)
    live = room.live
    seats = () if live is None else _seats_of(live.writer.row, deletion)
    await room.change(forgotten(room.table, deletion.sessions, seats, deletion.label))
    room.dismiss(deletion.sessions, Rejected("kicked"))
    if live is None or not seats:
        return
    setup = live.writer.row.setup
    sitters = [
        SitterDocument(name=deletion.label, person=NOBODY, bot=None) if seat in seats else sitter
        for seat, sitter in enumerate(setup["sitters"])
    ]
    changed: MatchSetup = {**setup, "sitters": sitters}
    if "rated" in setup:
        nobody = RatedSeat(player=f"{GUEST}{NOBODY}", person=NOBODY)
        changed["rated"] = [
            nobody if one["person"] in deletion.sessions else one for one in setup["rated"]
        ]
    live.writer.row = replace(live.writer.row, setup=changed)
    live.presenter.names = tuple(sitter["name"] for sitter in sitters)


def _seats_of(match: MatchRow | None, deletion: DeletionRow) -> tuple[int, ...]:
    if match is None:
        return ()
    sitters = enumerate(match.setup["sitters"])
    return tuple(seat for seat, sitter in sitters if sitter["person"] in deletion.sessions)
