"""The login mail, in the recipient's language."""

from __future__ import annotations

import secrets
from html import escape
from urllib.parse import urlsplit

from ludoteca.kernel import Millis, catalogue
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import Settings
from ludoteca.store import MailRow, SessionRow


def login_mail(
    session: SessionRow, email: str, code: str, settings: Settings, now: Millis
) -> MailRow:
    """A link, and the same code for typing. Built from the configured URL, never from the request's
    Host header."""
    say = catalogue(session.locale, LOCALE).say
    link = f"{settings.url}/login#{code}"
    words = {"link": link, "code": code, "name": session.name}
    return MailRow(
        message_id=f"<{secrets.token_hex(16)}@{domain_of(settings)}>",
        to=email,
        subject=say("mail-login-subject"),
        text=say("mail-login-text", **words),
        html=_html(say("mail-login-text", **words), link),
        due=now,
    )


def _html(text: str, link: str) -> str:
    shown = escape(text).replace(escape(link), f'<a href="{escape(link)}">{escape(link)}</a>')
    return "".join(f"<p>{part}</p>" for part in shown.split("\n\n"))


def domain_of(settings: Settings) -> str:
    """The domain of message ids."""
    return urlsplit(settings.url).hostname or "localhost"
