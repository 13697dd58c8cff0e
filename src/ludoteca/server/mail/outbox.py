"""Sends the mails of the outbox over SMTP, with retries."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from email.errors import MessageError
from email.message import EmailMessage
from email.utils import format_datetime

import aiosmtplib

from ludoteca.kernel import Millis
from ludoteca.server.background import BackgroundTask
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.sources import Sources
from ludoteca.store import MailRow, Store

from .reports import report_mail
from .templates import Email, digests

log = logging.getLogger(__name__)

BATCH = 20
LONGEST_SLEEP = 60.0
SMTP_SECONDS = 30
MOST_REPORTS = 1_000
CANNOT_BE_WRITTEN = (MessageError, ValueError, IndexError)
"""What `email` raises for addresses and headers it cannot write."""
EXPECTED = (aiosmtplib.SMTPException, OSError, *CANNOT_BE_WRITTEN)


class Outbox:
    """A background task; idle unless an SMTP server is configured."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._metrics = metrics
        self._pause = min(LONGEST_SLEEP, settings.mail_retry / 1000)
        self._task = BackgroundTask("outbox", self._work)

    def start(self) -> None:
        if self._settings.has_mail:
            self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    def wake(self) -> None:
        """Look for new mail now."""
        self._task.wake()

    async def _work(self) -> float:
        left = await self._gather_reports()
        await self.send_due()
        return min(self._pause, left)

    async def _gather_reports(self) -> float:
        """Write the mail to the operator at the end of a window with reports. Returns the seconds
        until then."""
        now, window = self._sources.now(), self._settings.mail_reports
        reports = await self._store.reports(MOST_REPORTS)
        if not reports:
            return self._pause
        ends = end_of_window(reports[0].wall, window)
        if ends > now:
            return (ends - now) / 1000
        mail = report_mail(reports, self._settings, now)
        await self._store.mail_reports(mail, reports[-1].id)
        return self._pause

    async def send_due(self) -> None:
        while True:
            now = self._sources.now()
            retry_at = now + self._settings.mail_retry
            rows = await self._store.take_mail(now, BATCH, retry_at)
            if not rows:
                return
            for email in digests(rows):
                await self._send(email)

    async def _send(self, email: Email) -> None:
        """Send one mail. Whatever goes wrong with it does not hold up the others."""
        settings, first = self._settings, email.rows[0]
        try:
            await deliver(compose(email, settings), settings)
        except Exception as error:
            facts = {"mail": first.id, "problem": type(error).__name__}
            if isinstance(error, EXPECTED):
                log.warning("a mail was not sent", extra=facts)
            else:
                log.exception("a mail was not sent", extra=facts)
                self._metrics.defects.inc()
            if first.tries >= settings.mail_tries or _is_permanent(error):
                await self._finish(email.rows, "given_up")
        else:
            await self._finish(email.rows, "sent")

    async def _finish(self, rows: Sequence[MailRow], outcome: str) -> None:
        for row in rows:
            await self._store.drop_mail(row.id)
        self._metrics.mails.labels(outcome).inc()


def end_of_window(now: Millis, window: Millis) -> Millis:
    """When a mail written now is sent: all mails of a window go out together, as one digest."""
    return now if window <= 0 else -(-now // window) * window


def _is_permanent(error: Exception) -> bool:
    """Whether the server refused the recipient for good, or the mail cannot be written at all."""
    code = getattr(error, "code", 0)
    hopeless = (aiosmtplib.SMTPRecipientsRefused, *CANNOT_BE_WRITTEN)
    return isinstance(error, hopeless) or 550 <= code < 560


def compose(email: Email, settings: Settings) -> EmailMessage:
    first = email.rows[0]
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = first.to
    message["Subject"] = email.subject
    message["Message-ID"] = first.message_id
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Auto-Submitted"] = "auto-generated"
    if first.unsubscribe:  # one-click unsubscribe, RFC 8058
        message["List-Unsubscribe"] = f"<{first.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(email.text)
    if email.html:
        message.add_alternative(email.html, subtype="html")
    return message


async def deliver(message: EmailMessage, settings: Settings) -> None:
    await aiosmtplib.send(
        message,
        hostname=settings.smtp_host,
        port=settings.smtp_port,
        username=settings.smtp_user or None,
        password=settings.smtp_password or None,
        start_tls=settings.smtp_starttls,
        timeout=SMTP_SECONDS,
    )
