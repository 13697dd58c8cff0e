"""A post office on this machine: a real SMTP server that keeps what it is given."""

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


class PostOffice:
    """Letters by address, in the order in which they came."""

    def __init__(self) -> None:
        self._letters: defaultdict[str, Queue[EmailMessage]] = defaultdict(Queue)
        self.settings: dict[str, str] = {}
        """Of a server that sends its letters here."""

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Self]:
        office = cls()
        with smtp_server(office) as port:
            office.settings = {
                "SMTP_HOST": HOST,
                "SMTP_PORT": str(port),
                "SMTP_STARTTLS": "false",
            }
            yield office

    def next_to(self, address: str) -> str:
        """The text of the next letter for this address."""
        letter = self._letters[address].get(timeout=PATIENCE)
        body = letter.get_body(("plain",))
        assert body is not None
        text: str = body.get_content()
        return text

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = BytesParser(EmailMessage, policy=default).parsebytes(envelope.content)
        self._letters[str(letter["To"])].put(letter)
        return "250 kept"
