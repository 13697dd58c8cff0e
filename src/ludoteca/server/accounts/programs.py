"""Programs as guests: a token made by a person lets a program of theirs sit at tables.

A program has a session of its own, so that every limit on a session holds for it, and it is at a
table once. It may do what a player does there, and nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.ratings.players import player_of
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.names import read_program_name
from ludoteca.store import SessionRow, Store

from .sessions import hashed

MARK = "ludoteca_"
"""How every token begins, so that one that was published by mistake is recognised."""
LONGEST_TOKEN = 100


class Programs:
    """Makes, names, revokes and finds the tokens of programs."""

    def __init__(self, settings: Settings, store: Store, sources: Sources) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources

    async def of(self, session: SessionRow) -> Sequence[SessionRow]:
        """The programs of a person, the oldest first."""
        return await self._store.programs_of(player_of(session))

    async def create(self, maker: SessionRow, raw_name: str) -> tuple[SessionRow, str]:
        """A program, and its token, which is not stored."""
        token, now = f"{MARK}{secrets.token_urlsafe(32)}", self._sources.now()
        program = SessionRow(
            id=self._sources.new_id(),
            token_hash=hashed(token),
            name=read_program_name(raw_name),
            locale=maker.locale,
            created=now,
            seen=now,
            program=player_of(maker),
        )
        most = self._settings.programs_per_person
        if not await self._store.add_program(program, maker.id, most):
            raise Rejected("too_many_programs", most=most)
        return program, token

    async def rename(self, maker: SessionRow, id: str, raw_name: str) -> SessionRow:
        program = replace(await self._own(maker, id), name=read_program_name(raw_name))
        await self._store.save_session(program, "name")
        return program

    async def revoke(self, maker: SessionRow, id: str) -> None:
        program = await self._own(maker, id)
        await self._store.drop_sessions(session=program.id)

    async def _own(self, maker: SessionRow, id: str) -> SessionRow:
        found = (program for program in await self.of(maker) if program.id == id)
        program = next(found, None)
        if program is None:
            raise Rejected("unknown_program")
        return program

    async def by_token(self, token: str) -> SessionRow:
        """The session of a program; refused without one."""
        wanted = hashed(token) if token.startswith(MARK) and len(token) <= LONGEST_TOKEN else ""
        program = await self._store.session_by_token(wanted) if wanted else None
        if program is None or not program.program:
            raise Rejected("unknown_token")
        if self._sources.now() - program.seen > HOUR:
            program = replace(program, seen=self._sources.now())
            await self._store.save_session(program, "seen")
        return program


def view(program: SessionRow) -> wire.Program:
    return wire.Program(
        id=program.id, name=program.name, created=program.created, seen=program.seen
    )
