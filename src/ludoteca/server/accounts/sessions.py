"""Identity: who a browser is. A name is enough; an e-mail address makes it an account. Tokens,
links and codes are stored as hashes only, and nobody has a password."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel import LOCALES, Millis, Rejected
from ludoteca.server import wire
from ludoteca.server.mail.login import login_mail
from ludoteca.server.settings import HOUR, MINUTE
from ludoteca.server.tables.names import make_code, read_code, read_name
from ludoteca.store import AccountRow, Conflict, LinkRow, SessionRow

if TYPE_CHECKING:
    from ludoteca.server.services import House

LINK_LIFETIME: Millis = 15 * MINUTE
DEVICE_CODE_LENGTH = 8
LOGIN_CODE_LENGTH = 10
EMAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,180}\.[^\s@.]{2,}")


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def language(wanted: str) -> str:
    """The first language of a list such as browsers send that everything is there in."""
    for part in wanted.replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LOCALES:
            return code
    return LOCALES[0]


class Identity:
    """Sessions, accounts and how one becomes the other."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Guests

    async def new_session(self, raw_name: str, locale: str) -> tuple[SessionRow, str]:
        """A guest, and the token that its browser keeps."""
        token, now = secrets.token_urlsafe(32), self.house.now()
        session = SessionRow(
            id=self.house.new_id(),
            token_hash=hashed(token),
            name=read_name(raw_name),
            locale=language(locale),
            created=now,
            seen=now,
        )
        await self.house.store.add_session(session)
        return session, token

    async def session_of(self, token: str | None) -> SessionRow | None:
        if not token:
            return None
        session = await self.house.store.session_by_token(hashed(token))
        if session is not None and self.house.now() - session.seen > HOUR:
            session = replace(session, seen=self.house.now())
            await self.house.store.save_session(session)
        return session

    async def is_current(self, session: SessionRow) -> bool:
        """Whether nobody has logged out or moved to another device since this was read."""
        now = await self.house.store.session(session.id)
        return now is not None and now.token_hash == session.token_hash

    async def change(self, session: SessionRow, wish: wire.SessionChange) -> SessionRow:
        if wish.name is not None:
            session = replace(session, name=read_name(wish.name))
        if wish.locale is not None:
            if wish.locale not in LOCALES:
                raise Rejected("unknown_locale", known=", ".join(LOCALES))
            session = replace(session, locale=wish.locale)
        await self.house.store.save_session(session)
        account = await self.account_of(session)
        if account is not None:
            wanted = account.mail_wanted if wish.mail_wanted is None else wish.mail_wanted
            changed = replace(account, name=session.name, locale=session.locale, mail_wanted=wanted)
            await self.house.store.save_account(changed)
        return session

    async def log_out(self, session: SessionRow, *, everywhere: bool) -> None:
        account = (session.account or "") if everywhere else ""
        await self.house.store.drop_sessions(account=account, session=session.id)

    # Another device

    async def device_code(self, session: SessionRow) -> wire.DeviceCode:
        code, expires = make_code(DEVICE_CODE_LENGTH), self.house.now() + LINK_LIFETIME
        link = LinkRow(hash=hashed(f"device:{code}"), kind="device", session=session.id,
                       expires=expires)  # fmt: skip
        await self.house.store.add_link(link)
        return wire.DeviceCode(code=code, expires=expires)

    async def move_here(self, raw_code: str) -> tuple[SessionRow, str]:
        """Take a session over from another device, which loses it."""
        link = await self._take(f"device:{read_code(raw_code)}", "device")
        session = await self.house.store.session(link.session)
        if session is None:
            raise Rejected("unknown_code")
        token = secrets.token_urlsafe(32)
        session = replace(session, token_hash=hashed(token), seen=self.house.now())
        await self.house.store.save_session(session)
        return session, token

    async def _take(self, secret: str, kind: str) -> LinkRow:
        link = await self.house.store.take_link(hashed(secret), self.house.now())
        if link is None or link.kind != kind:
            raise Rejected("unknown_code")
        return link

    # Accounts

    async def ask_for_login(self, session: SessionRow, raw_email: str) -> None:
        """Mail a code. It works once, for a while, and in the browser that asked only: the
        session is part of what is hashed."""
        if not self.house.settings.has_mail:
            raise Rejected("no_accounts")
        email = raw_email.strip().lower()
        if not EMAIL.fullmatch(email):
            raise Rejected("bad_email")
        code, now = make_code(LOGIN_CODE_LENGTH), self.house.now()
        link = LinkRow(
            hash=hashed(f"login:{session.id}:{code}"),
            kind="login",
            session=session.id,
            email=email,
            expires=now + LINK_LIFETIME,
        )
        await self.house.store.add_link(link)
        mail = login_mail(session, email, code, self.house.settings, now)
        await self.house.store.add_mail(mail)
        self.house.mailer.wake()

    async def log_in(self, session: SessionRow, raw_code: str) -> SessionRow:
        """The code came back: the address is proven."""
        link = await self._take(f"login:{session.id}:{read_code(raw_code)}", "login")
        store = self.house.store
        account = await store.account_by_email(link.email)
        if account is None:
            account = AccountRow(
                id=self.house.new_id(),
                email=link.email,
                name=session.name,
                locale=session.locale,
                created=self.house.now(),
            )
            try:
                await store.save_account(account)
            except Conflict:
                raise Rejected("try_again") from None
        session = replace(session, account=account.id, name=account.name, locale=account.locale)
        await store.save_session(session)
        return session

    async def account_of(self, session: SessionRow) -> AccountRow | None:
        return await self.house.store.account(session.account) if session.account else None

    async def to_send(self, session: SessionRow) -> wire.Session:
        account = await self.account_of(session)
        return wire.Session(
            id=session.id,
            name=session.name,
            locale=session.locale,
            email="" if account is None else account.email,
            mail_wanted=account is not None and account.mail_wanted,
            calendar=bool(session.calendar),
        )
