"""Sessions and accounts. A name is enough for a session; a confirmed e-mail address makes it an
account. Tokens and one-time codes are stored as hashes; there are no passwords."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from ludoteca.kernel import LOCALES, Millis, Rejected
from ludoteca.server import wire
from ludoteca.server.mail.addresses import read_address
from ludoteca.server.mail.login import login_mail
from ludoteca.server.mail.outbox import Outbox
from ludoteca.server.ratings.players import player_of
from ludoteca.server.settings import HOUR, MINUTE, Settings
from ludoteca.server.sources import Sources, make_code
from ludoteca.server.tables.names import read_code, read_name
from ludoteca.store import AccountRow, Conflict, LinkRow, SessionRow, Store

LINK_LIFETIME: Millis = 15 * MINUTE
DEVICE_CODE_LENGTH = 8
LOGIN_CODE_LENGTH = 10
LOGIN_FIELDS = (
    "account", "name", "locale", "token_hash", "previous_hash", "device", "agent",
)  # fmt: skip


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def preferred_locale(wanted: str) -> str:
    """The first supported locale of an Accept-Language header."""
    for part in wanted.replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LOCALES:
            return code
    return LOCALES[0]


class Browser(NamedTuple):
    """The browser that sent a request."""

    token: str
    """Of its session; empty without one."""
    device: str
    """The secret in its device cookie."""
    agent: str
    """Its name and system, see `user_agents`."""


class Sessions:
    """Creates, finds and changes sessions, and turns them into accounts."""

    def __init__(self, settings: Settings, store: Store, sources: Sources, outbox: Outbox) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._outbox = outbox

    # Guests

    async def create(self, raw_name: str, locale: str, browser: Browser) -> tuple[SessionRow, str]:
        """A guest session, and the token its browser keeps."""
        token, now = secrets.token_urlsafe(32), self._sources.now()
        session = SessionRow(
            id=self._sources.new_id(),
            token_hash=hashed(token),
            name=read_name(raw_name),
            locale=preferred_locale(locale),
            created=now,
            seen=now,
            device=hashed(browser.device),
            agent=browser.agent,
        )
        await self._store.add_session(session)
        return session, token

    async def by_tokens(self, tokens: Iterable[str]) -> SessionRow | None:
        """The session of the first token that has one."""
        for token in tokens:
            session = await self._store.session_by_token(hashed(token))
            if session is not None and not session.program:
                return await self._seen(session, token)
        return None

    async def of_socket(self, tokens: Iterable[str], device: str) -> SessionRow | None:
        """The session of a socket, with the device of the browser that opened it."""
        session = await self.by_tokens(tokens)
        if session is None or not device:
            return session
        return replace(session, device=hashed(device))

    async def _seen(self, session: SessionRow, token: str) -> SessionRow:
        if session.previous_hash and hashed(token) == session.token_hash:
            session = replace(session, previous_hash="")  # the browser has the new token
            await self._store.save_session(session, "previous_hash")
        if self._sources.now() - session.seen > HOUR:
            session = replace(session, seen=self._sources.now())
            await self._store.save_session(session, "seen")
        return session

    async def adopt(self, session: SessionRow, browser: Browser) -> SessionRow:
        """Store the browser of a session of before device cookies."""
        session = replace(session, device=hashed(browser.device), agent=browser.agent)
        await self._store.save_session(session, "device", "agent")
        return session

    async def is_current(self, session: SessionRow) -> bool:
        """Whether the session of a socket was neither ended nor moved to another device. A token
        rotated in the same browser is no reason to leave."""
        now = await self._store.session(session.id)
        if now is None:
            return False
        same_device = session.device != "" and now.device == session.device
        return same_device or now.token_hash == session.token_hash

    async def change(self, session: SessionRow, change: wire.SessionChange) -> SessionRow:
        if change.name is not None:
            session = replace(session, name=read_name(change.name))
        if change.locale is not None:
            if change.locale not in LOCALES:
                raise Rejected("unknown_locale", known=", ".join(LOCALES))
            session = replace(session, locale=change.locale)
        await self._store.save_session(session, "name", "locale")
        account = await self.account_of(session)
        if account is not None:
            wanted = account.mail_wanted if change.mail_wanted is None else change.mail_wanted
            changed = replace(account, name=session.name, locale=session.locale, mail_wanted=wanted)
            await self._store.save_account(changed)
        return session

    # Ending sessions

    async def own(self, session: SessionRow) -> Sequence[SessionRow]:
        """The sessions of the same account, this one first, then by the last use."""
        found = await self._store.sessions_of(session.account) if session.account else []
        others = [other for other in found if other.id != session.id]
        return [session, *sorted(others, key=lambda other: -other.seen)]

    async def own_and_programs(self, session: SessionRow) -> Sequence[SessionRow]:
        """The same, and those of their programs."""
        programs = await self._store.programs_of(player_of(session))
        return [*await self.own(session), *programs]

    async def revoke(self, session: SessionRow, id: str) -> list[str]:
        """Log out one of the sessions of the same account, a guest's with the programs; returns
        the ids."""
        if id not in {own.id for own in await self.own(session)}:
            raise Rejected("unknown_session")
        programs = () if session.account else await self._store.programs_of(player_of(session))
        await self._store.drop_sessions(session=id)
        return [id, *(program.id for program in programs)]

    async def revoke_others(self, session: SessionRow) -> list[str]:
        """Log out the other sessions of the account; returns their ids."""
        ids = [other.id for other in await self.own(session) if other.id != session.id]
        for id in ids:
            await self._store.drop_sessions(session=id)
        return ids

    async def log_out_everywhere(self, session: SessionRow) -> list[str]:
        """Log out all sessions of the account and its programs; returns their ids."""
        ids = [own.id for own in await self.own_and_programs(session)]
        await self._store.drop_sessions(account=session.account or "", session=session.id)
        return ids

    # Another device

    async def device_code(self, session: SessionRow) -> wire.DeviceCode:
        code, expires = make_code(DEVICE_CODE_LENGTH), self._sources.now() + LINK_LIFETIME
        link = LinkRow(hash=hashed(f"device:{code}"), kind="device", session=session.id,
                       expires=expires)  # fmt: skip
        await self._store.add_link(link)
        return wire.DeviceCode(code=code, expires=expires)

    async def move_here(self, raw_code: str, browser: Browser) -> tuple[SessionRow, str]:
        """Move a session here from another device, which loses it."""
        link = await self._take(f"device:{read_code(raw_code)}", "device")
        session = await self._store.session(link.session)
        if session is None:
            raise Rejected("unknown_code")
        token = secrets.token_urlsafe(32)
        session = replace(
            session,
            token_hash=hashed(token),
            previous_hash="",
            seen=self._sources.now(),
            device=hashed(browser.device),
            agent=browser.agent,
        )
        fields = ("token_hash", "previous_hash", "seen", "device", "agent")
        await self._store.save_session(session, *fields)
        await self._store.unsubscribe(session.id)  # pushes went to the other device
        return session, token

    async def _take(self, secret: str, kind: str) -> LinkRow:
        link = await self._store.take_link(hashed(secret), self._sources.now())
        if link is None or link.kind != kind:
            raise Rejected("unknown_code")
        return link

    # Accounts

    async def ask_for_login(self, session: SessionRow, raw_email: str) -> None:
        """Mail a code. It works once, for a short time, and only in the browser that asked: the
        session id is part of the hash."""
        if not self._settings.has_mail:
            raise Rejected("no_accounts")
        email = read_address(raw_email)
        code, now = make_code(LOGIN_CODE_LENGTH), self._sources.now()
        link = LinkRow(
            hash=hashed(f"login:{session.id}:{code}"),
            kind="login",
            session=session.id,
            email=email,
            expires=now + LINK_LIFETIME,
        )
        await self._store.add_link(link)
        mail = login_mail(session, email, code, self._settings, now)
        await self._store.add_mail(mail)
        self._outbox.wake()

    async def log_in(
        self, session: SessionRow, raw_code: str, browser: Browser
    ) -> tuple[SessionRow, str]:
        """Confirm the address with the mailed code. The token is replaced: whoever knew it as a
        guest's does not get into the account. If the response is lost, the browser still has the
        old one, which works until the new one is first used."""
        link = await self._take(f"login:{session.id}:{read_code(raw_code)}", "login")
        store = self._store
        account = await store.account_by_email(link.email)
        if account is None:
            account = AccountRow(
                id=self._sources.new_id(),
                email=link.email,
                name=session.name,
                locale=session.locale,
                created=self._sources.now(),
            )
            try:
                await store.save_account(account)
            except Conflict:
                raise Rejected("try_again") from None
        token = secrets.token_urlsafe(32)
        session = replace(
            session,
            account=account.id,
            name=account.name,
            locale=account.locale,
            token_hash=hashed(token),
            previous_hash=hashed(browser.token),
            device=hashed(browser.device),
            agent=browser.agent,
        )
        await store.adopt_guest(session.id, account.id)
        await store.save_session(session, *LOGIN_FIELDS)
        return session, token

    async def account_of(self, session: SessionRow) -> AccountRow | None:
        return await self._store.account(session.account) if session.account else None

    async def view(self, session: SessionRow) -> wire.Session:
        account = await self.account_of(session)
        profile = await self._store.profile(player_of(session))
        return wire.Session(
            id=session.id,
            name=session.name,
            locale=session.locale,
            email="" if account is None else account.email,
            mail_wanted=account is not None and account.mail_wanted,
            calendar=bool(session.calendar),
            favourites=() if profile is None else profile.favourites,
            operator=session.operator,
        )
