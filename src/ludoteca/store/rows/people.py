"""Rows: sessions, accounts and links."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Millis


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser session of a guest or an account. The token is stored only as a hash."""

    id: str
    token_hash: str
    name: str
    locale: str
    account: str | None = None
    created: Millis
    seen: Millis
    calendar: str = ""
    """Hash of the secret in its calendar's URL; empty if it has none."""
    previous_hash: str = ""
    """Hash of the token before a rotation, until the new token is first used."""
    device: str = ""
    """Hash of the device cookie, which outlives the session; empty until its browser has one."""
    agent: str = ""
    """Name of the browser and its system, such as `Firefox, Linux`; empty if unknown."""
    operator: bool = False
    """Whether it may look after the house, by a link of `ludoteca operator-link`."""
    program: str = ""
    """Of a program: the player who made its token. Empty for a person."""


class AccountRow(Struct, frozen=True, kw_only=True):
    """An account, with a verified e-mail address."""

    id: str
    email: str
    name: str
    locale: str
    created: Millis
    mail_wanted: bool = True
    mail_key: str = ""
    """The secret in the unsubscribe links of its mails."""


class LinkRow(Struct, frozen=True, kw_only=True):
    """A one-time link: to log in, to move a session to another device, or to take over a seat; or a
    lasting one to the replay of a match."""

    hash: str
    kind: str
    """`login`, `device`, `seat`, `operator` or `replay`."""
    session: str = ""
    """The owner; dropping the session drops the link."""
    email: str = ""
    match: str = ""
    seat: int | None = None
    """For kind `seat`: the match and its seat; for kind `replay` the match."""
    expires: Millis
