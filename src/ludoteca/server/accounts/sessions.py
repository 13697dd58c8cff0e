"""Sessions and accounts. A name is enough for a session; a confirmed e-mail address makes it an
account. Tokens and one-time codes are stored as hashes; there are no passwords."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

from msgspec.structs import replace

from ludoteca.kernel import LOCALES, Millis, Rejected
from ludoteca.server import wire
from ludoteca.server.mail.login import login_mail
from ludoteca.server.mail.outbox import Outbox
from ludoteca.server.settings import HOUR, MINUTE, Settings
from ludoteca.server.sources import Sources, make_code
from ludoteca.server.tables.names import read_code, read_name
from ludoteca.store import AccountRow, Conflict, LinkRow, SessionRow, Store

LINK_LIFETIME: Millis = 15 * MINUTE
DEVICE_CODE_LENGTH = 8
LOGIN_CODE_LENGTH = 10
EMAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,180}\.[^\s@.]{2,}")


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def preferred_locale(wanted: str) -> str:
    """The first supported locale of an Accept-Language header."""
    for part in wanted.replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LOCALES:
            return code
    return LOCALES[0]


class Sessions:
    """Creates, finds and changes sessions, and turns them into accounts."""

    def __init__(self, settings: Settings, store: Store, sources: Sources, outbox: Outbox) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._outbox = outbox

    # Guests

    async def create(self, raw_name: str, locale: str, device: str) -> tuple[SessionRow, str]:
        """A guest session on a device, and the token its browser keeps."""
        token, now = secrets.token_urlsafe(32), self._sources.now()
        session = SessionRow(
            id=self._sources.new_id(),
            token_hash=hashed(token),
            name=read_name(raw_name),
            locale=preferred_locale(locale),
            created=now,
            seen=now,
            device=hashed(device),
        )
        await self._store.add_session(session)
        return session, token

    async def by_tokens(self, tokens: Iterable[str]) -> SessionRow | None:
        """The session of the first token that has one."""
        for token in tokens:
            session = await self._store.session_by_token(hashed(token))
            if session is not None:
                return await self._seen(session)
        return None

    async def _seen(self, session: SessionRow) -> SessionRow:
        if self._sources.now() - session.seen > HOUR:
            session = replace(session, seen=self._sources.now())
            await self._store.save_session(session, "seen")
        return session

    async def adopt_device(self, session: SessionRow, device: str) -> SessionRow:
        """Give a session of before device cookies the device of its browser."""
        session = replace(session, device=hashed(device))
        await self._store.save_session(session, "device")
        return session

    async def is_current(self, session: SessionRow) -> bool:
        """Whether the session was neither ended nor moved to another device since it was read."""
        now = await self._store.session(session.id)
        return now is not None and now.token_hash == session.token_hash

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

    async def log_out(self, session: SessionRow, *, everywhere: bool) -> None:
        account = (session.account or "") if everywhere else ""
        await self._store.drop_sessions(account=account, session=session.id)

    # Another device

    async def device_code(self, session: SessionRow) -> wire.DeviceCode:
        code, expires = make_code(DEVICE_CODE_LENGTH), self._sources.now() + LINK_LIFETIME
        link = LinkRow(hash=hashed(f"device:{code}"), kind="device", session=session.id,
                       expires=expires)  # fmt: skip
        await self._store.add_link(link)
        return wire.DeviceCode(code=code, expires=expires)

    async def move_here(self, raw_code: str, device: str) -> tuple[SessionRow, str]:
        """Move a session here from another device, which loses it."""
        link = await self._take(f"device:{read_code(raw_code)}", "device")
        session = await self._store.session(link.session)
        if session is None:
            raise Rejected("unknown_code")
        token = secrets.token_urlsafe(32)
        session = replace(
            session, token_hash=hashed(token), seen=self._sources.now(), device=hashed(device)
        )
        await self._store.save_session(session, "token_hash", "seen", "device")
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
        email = raw_email.strip().lower()
        if not EMAIL.fullmatch(email):
            raise Rejected("bad_email")
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

    async def log_in(self, session: SessionRow, raw_code: str) -> SessionRow:
        """Confirm the address with the mailed code."""
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
        session = replace(session, account=account.id, name=account.name, locale=account.locale)
        await store.save_session(session, "account", "name", "locale")
        return session

    async def account_of(self, session: SessionRow) -> AccountRow | None:
        return await self._store.account(session.account) if session.account else None

    async def view(self, session: SessionRow) -> wire.Session:
        account = await self.account_of(session)
        return wire.Session(
            id=session.id,
            name=session.name,
            locale=session.locale,
            email="" if account is None else account.email,
            mail_wanted=account is not None and account.mail_wanted,
            calendar=bool(session.calendar),
        )
