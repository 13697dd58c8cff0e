"""Becoming an operator: by a link that `ludoteca operator-link` makes, in the browser that opens
it. It works once, for a short time, and without mail."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.settings import HOUR
from ludoteca.store import LinkRow, SessionRow, Store

KIND = "operator"
LIFETIME: Millis = HOUR


async def make_code(store: Store, now: Millis) -> str:
    """A secret for one browser; only its hash is stored."""
    code = secrets.token_urlsafe(24)
    await store.add_link(LinkRow(hash=_hash(code), kind=KIND, expires=now + LIFETIME))
    return code


async def enter(store: Store, session: SessionRow, code: str, now: Millis) -> SessionRow:
    """The session as an operator's. The code is used up."""
    link = await store.take_link(_hash(code), now)
    if link is None or link.kind != KIND:
        raise Rejected("unknown_code")
    session = replace(session, operator=True)
    await store.save_session(session, "operator")
    return session


def require_operator(session: SessionRow | None) -> SessionRow:
    """To others the operators' pages do not exist."""
    if session is None or not session.operator:
        raise Rejected("not_found")
    return session


def _hash(code: str) -> str:
    return hashed(f"{KIND}:{code}")
