"""A real SMTP server for tests, and users with proven addresses."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default as modern
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as SmtpSession

from tests.server.live_server import TIMEOUT, Person, RunningServer, serving
from tests.smtp_server import HOST, smtp_server


class Inbox:
    """SMTP handler that keeps the mails; refuses the first `refuse` of them."""

    def __init__(self, refuse: int = 0) -> None:
        self.refuse = refuse
        self.tries = 0
        self.mails: list[Envelope] = []

    async def handle_DATA(self, server: SMTP, session: SmtpSession, envelope: Envelope) -> str:  # noqa: N802
        self.tries += 1
        if self.tries <= self.refuse:
            return "451 try again later"
        self.mails.append(envelope)
        return "250 kept"

    def last(self) -> str:
        content = self.mails[-1].content
        assert isinstance(content, bytes)
        return content.decode()

    async def next(self, count: int = 1) -> str:
        async with asyncio.timeout(TIMEOUT):
            while len(self.mails) < count:
                await asyncio.sleep(0.02)
        return self.last()

    def to(self, address: str) -> list[EmailMessage]:
        """The mails to an address, parsed."""
        mine = [mail.content for mail in self.mails if mail.rcpt_tos == [address]]
        return [_read(content) for content in mine if isinstance(content, bytes)]

    async def wait_for(self, address: str, subject: str) -> EmailMessage:
        """The latest mail to an address with this text in its subject or a heading."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                for mail in self.to(address)[::-1]:
                    if any(subject in heading for heading in headings_of(mail)):
                        return mail
                await asyncio.sleep(0.02)


def _read(content: bytes) -> EmailMessage:
    mail: EmailMessage = message_from_bytes(content, policy=modern)
    return mail


def headings_of(mail: EmailMessage) -> list[str]:
    """The subject, and the headings of a digest."""
    lines = text_of(mail).splitlines()
    return [str(mail["Subject"]), *(line for line in lines if line.startswith("* "))]


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def html_of(mail: EmailMessage) -> str:
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())


@contextmanager
def receiving(inbox: Inbox) -> Iterator[dict[str, Any]]:
    """Run the SMTP server; yields the settings of a server that uses it."""
    with smtp_server(inbox) as port:
        yield {"smtp_host": HOST, "smtp_port": port, "smtp_starttls": False}


@asynccontextmanager
async def with_mail(refuse: int = 0, **settings: Any) -> AsyncIterator[tuple[RunningServer, Inbox]]:
    inbox = Inbox(refuse)
    with receiving(inbox) as mail:
        async with serving(**(mail | settings)) as live:
            yield live, inbox


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def code_in(mail: str) -> str:
    found = re.search(r"/login#([A-Z2-9]{10})", mail)
    assert found is not None
    return found[1]


async def reader(live: RunningServer, inbox: Inbox, name: str, locale: str = "en") -> Person:
    """A user logged in by mail as `name@example.org`."""
    person = await live.person(name, locale)
    address = f"{name.lower()}@example.org"
    await person.http.post("/api/login", json={"email": address})
    given = {"code": code_in(text_of(await inbox.wait_for(address, "Ludoteca")))}
    done = await person.http.post("/api/login/confirm", json=given)
    assert done.json()["email"] == address
    return person
