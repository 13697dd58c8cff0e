"""`ludoteca operator-link`: a link that makes the browser that opens it an operator's."""

from __future__ import annotations

import asyncio
import time

from ludoteca.server.operators.entry import make_code
from ludoteca.store import Store, Unavailable, open_store

from ..session import FAILED, CommandError, Session
from .server_settings import server_settings


def run(
    session: Session,
    *,
    port: int | None,
    lan: bool,
    database: str | None,
    public_url: str | None,
    revoke: bool,
) -> None:
    settings = server_settings(port=port, lan=lan, database=database, public_url=public_url)
    try:
        if revoke:
            count = asyncio.run(_revoke(open_store(settings.database)))
            session.out.print(session.say("operators-revoked", count=count))
            return
        code = asyncio.run(_code(open_store(settings.database)))
    except ValueError as error:
        raise CommandError("serve_settings", problem=str(error)) from None
    except Unavailable as error:
        raise CommandError("serve_settings", FAILED, problem=str(error)) from None
    session.err.print(session.say("operator-link-told"))
    session.out.print(f"{settings.url}/operator#{code}", soft_wrap=True, highlight=False)


async def _code(store: Store) -> str:
    await store.open()
    try:
        return await make_code(store, time.time_ns() // 1_000_000)
    finally:
        await store.close()


async def _revoke(store: Store) -> int:
    await store.open()
    try:
        return await store.drop_operators()
    finally:
        await store.close()
