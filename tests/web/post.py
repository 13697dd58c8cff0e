"""A post office on this machine: a real SMTP server that keeps what it is given."""

from __future__ import annotations

from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue
from typing import Any, Self

from aiosmtpd.controller import Controller

from .serving import free_port

PATIENCE = 30


class PostOffice:
    """Letters in the order in which they came."""

    def __init__(self) -> None:
        self._letters: Queue[EmailMessage] = Queue()
        self._port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def settings(self) -> dict[str, str]:
        return {
            "SMTP_HOST": "127.0.0.1",
            "SMTP_PORT": str(self._port),
            "SMTP_STARTTLS": "false",
        }

    def next_to(self, address: str) -> str:
        """The text of the next letter, which has to be for this address."""
        letter = self._letters.get(timeout=PATIENCE)
        assert letter["To"] == address
        body = letter.get_body(("plain",))
        assert body is not None
        text: str = body.get_content()
        return text

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self._letters.put(BytesParser(EmailMessage, policy=default).parsebytes(envelope.content))
        return "250 kept"
