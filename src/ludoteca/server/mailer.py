"""Mailer: brings the mails of the outbox on their way, and tries again when that fails."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import TYPE_CHECKING

import aiosmtplib

from ludoteca.store import MailRow, Unavailable

from .mails import domain_of
from .settings import Settings

if TYPE_CHECKING:
    from .house import House

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
            for mail in mails:
                await self._send(mail)

    async def _send(self, mail: MailRow) -> None:
        settings, store = self.house.settings, self.house.store
        try:
            await deliver(mail, settings)
        except (aiosmtplib.SMTPException, OSError) as error:
            kind = type(error).__name__
            log.warning("a mail was not sent", extra={"mail": mail.id, "problem": kind})
            if mail.tries >= settings.mail_tries or _is_hopeless(error):
                self.house.metrics.mails.labels("given_up").inc()
                await store.drop_mail(mail.id)
            return
        self.house.metrics.mails.labels("sent").inc()
        await store.drop_mail(mail.id)


def _is_hopeless(error: Exception) -> bool:
    """The address is refused for good."""
    code = getattr(error, "code", 0)
    return isinstance(error, aiosmtplib.SMTPRecipientsRefused) or 550 <= code < 560


async def deliver(mail: MailRow, settings: Settings) -> None:
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Message-ID"] = mail.message_id
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.text)
    if mail.html:
        message.add_alternative(mail.html, subtype="html")
    await aiosmtplib.send(
        message,
        hostname=settings.smtp_host,
        port=settings.smtp_port,
        username=settings.smtp_user or None,
        password=settings.smtp_password or None,
        start_tls=settings.smtp_starttls,
        timeout=SMTP_SECONDS,
    )
