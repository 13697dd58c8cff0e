"""The mails this server writes, in the language of who gets them."""

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
    """A link and the same code to type. Built from the configured address, never from what a
    browser calls this server."""
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
    """What stands behind the @ of message ids."""
    return urlsplit(settings.url).hostname or "localhost"
