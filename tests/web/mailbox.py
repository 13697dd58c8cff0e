"""A real SMTP server that keeps the e-mails it receives."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue
from typing import Any, Self

from tests.smtp_server import HOST, smtp_server

PATIENCE = 30


class Mailbox:
    """Received e-mails by recipient, oldest first."""

    def __init__(self) -> None:
        self._emails: defaultdict[str, Queue[EmailMessage]] = defaultdict(Queue)
        self.settings: dict[str, str] = {}
        """Settings of a Ludoteca server that sends its e-mails here."""

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Self]:
        mailbox = cls()
        with smtp_server(mailbox) as port:
            mailbox.settings = {
                "SMTP_HOST": HOST,
                "SMTP_PORT": str(port),
                "SMTP_STARTTLS": "false",
            }
            yield mailbox

    def next_to(self, address: str) -> str:
        """Wait for the next e-mail to this address; its text."""
        body = self._emails[address].get(timeout=PATIENCE).get_body(("plain",))
        assert body is not None
        text: str = body.get_content()
        return text

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        email = BytesParser(EmailMessage, policy=default).parsebytes(envelope.content)
        self._emails[str(email["To"])].put(email)
        return "250 kept"
