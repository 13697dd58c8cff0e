"""Mailer: brings the mails of the outbox on their way, and tries again when that fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import TYPE_CHECKING

import aiosmtplib

from ludoteca.server.settings import Settings
from ludoteca.store import MailRow, Unavailable

from .login import domain_of
from .templates import Letter, gathered

if TYPE_CHECKING:
    from ludoteca.server.services import House

log = logging.getLogger(__name__)

AT_ONCE = 20
LONGEST_SLEEP = 60.0
SMTP_SECONDS = 30


class Mailer:
    """One task; idle unless a server for mail is configured."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.domain = domain_of(house.settings)
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.house.settings.has_mail:
            self._task = asyncio.create_task(self._run(), name="mailer")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        self._news.set()

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                await self.send_all()
            except Unavailable:
                log.warning("the outbox cannot be read now")
            except Exception:
                log.exception("mails could not be sent")
            with suppress(TimeoutError):
                pause = min(LONGEST_SLEEP, self.house.settings.mail_retry / 1000)
                await asyncio.wait_for(self._news.wait(), pause)

    async def send_all(self) -> None:
        """Send what is due."""
        house = self.house
        while True:
            now = house.now()
            again = now + house.settings.mail_retry
            mails = await house.store.take_mail(now, AT_ONCE, again)
            if not mails:
                return
            for letter in gathered(mails):
                await self._send(letter)

    async def _send(self, letter: Letter) -> None:
        settings, first = self.house.settings, letter.rows[0]
        try:
            await deliver(letter, settings)
        except (aiosmtplib.SMTPException, OSError) as error:
            kind = type(error).__name__
            log.warning("a mail was not sent", extra={"mail": first.id, "problem": kind})
            if first.tries >= settings.mail_tries or _is_hopeless(error):
                await self._done(letter.rows, "given_up")
            return
        await self._done(letter.rows, "sent")

    async def _done(self, rows: Sequence[MailRow], outcome: str) -> None:
        self.house.metrics.mails.labels(outcome).inc()
        for row in rows:
            await self.house.store.drop_mail(row.id)


def _is_hopeless(error: Exception) -> bool:
    """The address is refused for good."""
    code = getattr(error, "code", 0)
    return isinstance(error, aiosmtplib.SMTPRecipientsRefused) or 550 <= code < 560


async def deliver(letter: Letter, settings: Settings) -> None:
    first = letter.rows[0]
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = first.to
    message["Subject"] = letter.subject
    message["Message-ID"] = first.message_id
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Auto-Submitted"] = "auto-generated"
    if first.unsubscribe:  # by one click, as RFC 8058 has it
        message["List-Unsubscribe"] = f"<{first.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    if letter.html:
        message.add_alternative(letter.html, subtype="html")
    await aiosmtplib.send(
        message,
        hostname=settings.smtp_host,
        port=settings.smtp_port,
        username=settings.smtp_user or None,
        password=settings.smtp_password or None,
        start_tls=settings.smtp_starttls,
        timeout=SMTP_SECONDS,
    )
