"""By what a sanction recognises a person: sessions, the account, devices, and addresses."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from ludoteca.server.ratings.players import ACCOUNT, GUEST
from ludoteca.store import SessionRow

SESSION, DEVICE, ADDRESS = "session:", "device:", "address:"


def session_mark(session: str) -> str:
    return f"{SESSION}{session}"


def address_mark(address: str) -> str:
    """Of an address as limits count it, IPv6 by its /64 network. The hash keeps it out of sight; it
    can be found by trying all addresses, so it is kept only as long as the ban holds."""
    return f"{ADDRESS}{sha256(f'address:{address}'.encode()).hexdigest()}"


def marks_of(session: SessionRow) -> tuple[str, ...]:
    account = (f"{ACCOUNT}{session.account}",) if session.account else ()
    device = (f"{DEVICE}{session.device}",) if session.device else ()
    return (session_mark(session.id), *account, *device, *_maker_of(session))


def _maker_of(session: SessionRow) -> tuple[str, ...]:
    """Of a program: whoever made its token answers for it."""
    if not session.program:
        return ()
    guest = session.program.removeprefix(GUEST)
    return (session.program if guest == session.program else session_mark(guest),)


def marks_of_all(sessions: Iterable[SessionRow], addresses: Iterable[str] = ()) -> tuple[str, ...]:
    """Of everything known of a person; each once."""
    own = (mark for session in sessions for mark in marks_of(session))
    return tuple(dict.fromkeys((*own, *map(address_mark, addresses))))


def has_address(marks: Iterable[str]) -> bool:
    return any(mark.startswith(ADDRESS) for mark in marks)
