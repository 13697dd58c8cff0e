"""Sessions, links and accounts in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Millis

from ..rows import AccountRow, LinkRow, ProfileRow, SessionRow, handle_of
from ..statement import Statement
from .database import SqlDatabase
from .row_mapping import ACCOUNTS, LINKS, PROFILES, SESSIONS
from .writes import guests, transactions


class SqlPeople(SqlDatabase):
    """The part of the store about people; `Store` documents the methods."""

    async def add_session(self, session: SessionRow) -> None:
        await self._write(
            Statement(SESSIONS.insert, SESSIONS.values(session)), new_profile(f"guest:{session.id}")
        )

    async def session_by_token(self, token_hash: str) -> SessionRow | None:
        wanted = (
            "WHERE token_hash = :token_hash"
            " OR (previous_hash = :token_hash AND previous_hash <> '')"
        )
        return await self._one(SESSIONS, wanted, token_hash=token_hash)

    async def session(self, id: str) -> SessionRow | None:
        return await self._one(SESSIONS, "WHERE id = :id", id=id)

    async def session_by_calendar(self, secret_hash: str) -> SessionRow | None:
        wanted = "WHERE calendar = :secret_hash AND calendar <> ''"
        return await self._one(SESSIONS, wanted, secret_hash=secret_hash)

    async def sessions_of(self, account: str) -> Sequence[SessionRow]:
        return await self._all(SESSIONS, "WHERE account = :account ORDER BY id", account=account)

    async def add_program(self, program: SessionRow, maker: str, most: int) -> bool:
        return await self._run(transactions.add_program, (program, maker, most))

    async def programs_of(self, player: str) -> Sequence[SessionRow]:
        wanted = "WHERE program = :player AND program <> '' ORDER BY created, id"
        return await self._all(SESSIONS, wanted, player=player)

    async def save_session(self, session: SessionRow, *fields: str) -> None:
        await self._write(SESSIONS.update_of(session, fields))

    async def drop_sessions(self, *, account: str = "", session: str = "") -> None:
        await self._write(*transactions.drop_sessions(account, session))

    async def drop_unseen_sessions(self, since: Millis) -> int:
        return await self._run(guests.drop_unseen, since)

    async def add_link(self, link: LinkRow) -> None:
        await self._write(Statement(LINKS.insert, LINKS.values(link)))

    async def link(self, hash: str, now: Millis) -> LinkRow | None:
        return await self._one(LINKS, "WHERE hash = :hash AND expires > :now", hash=hash, now=now)

    async def take_link(self, hash: str, now: Millis) -> LinkRow | None:
        taken = await self._write(
            Statement(
                "DELETE FROM links WHERE hash = :hash AND expires > :now"
                f" RETURNING {LINKS.columns}",
                {"hash": hash, "now": now},
            )
        )
        return LINKS.row(taken[0]) if taken else None

    async def drop_replay_links(self, match: str, session: str) -> None:
        await self._write(
            Statement(
                "DELETE FROM links WHERE kind = 'replay' AND match = :match AND session = :session",
                {"match": match, "session": session},
            )
        )

    async def drop_links(self, now: Millis) -> None:
        await self._write(Statement("DELETE FROM links WHERE expires <= :now", {"now": now}))

    async def account_by_email(self, email: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE email = :email", email=email)

    async def account(self, id: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE id = :id", id=id)

    async def account_by_mail_key(self, key: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE mail_key = :key AND mail_key <> ''", key=key)

    async def save_account(self, account: AccountRow) -> None:
        await self._write(
            Statement(ACCOUNTS.upsert, ACCOUNTS.values(account)),
            new_profile(f"account:{account.id}"),
        )


def new_profile(player: str) -> Statement:
    profile = ProfileRow(player=player, handle=handle_of(player))
    return Statement(f"{PROFILES.insert} ON CONFLICT DO NOTHING", PROFILES.values(profile))
