"""Addresses that mail cannot be sent to: refused when given, and never in the way of others."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from typing import Any

import pytest

from ludoteca.kernel import Rejected
from ludoteca.server.mail.addresses import read_address
from ludoteca.server.settings import DAY
from ludoteca.store import MailRow
from tests.server.inbox import with_mail
from tests.server.live_server import TIMEOUT, run

GOOD = [
    ("ana@example.org", "ana@example.org"),
    (" Ana.Maria+games@Example.ORG ", "ana.maria+games@example.org"),
    ("a@b.co", "a@b.co"),
    ("o'neill_{x}@sub.example-site.museum", "o'neill_{x}@sub.example-site.museum"),
    ("ana@ñandú.es", "ana@xn--and-6ma2c.es"),
    ("ana@xn--and-6ma2c.es", "ana@xn--and-6ma2c.es"),
    ("a" * 64 + "@example.org", "a" * 64 + "@example.org"),
    ("a@" + "b" * 63 + ".org", "a@" + "b" * 63 + ".org"),
    ("a@1and1.com", "a@1and1.com"),
]
BAD = [
    "", "@", "ana", "ana@", "@example.org", "ana@example", "ana@localhost",
    "a@b..co", "a@.b.co", "a@b.co.", ".a@b.co", "a.@b.co", "a..b@b.co",
    "a@-b.co", "a@b-.co", "a@b_c.co", "a@b.c-", "a@b.1", "a@10.0.0.1", "a@[10.0.0.1]",
    "a b@b.co", '"a b"@b.co', "a@b@c.co", "a,b@c.co", "a@b.co,c@d.co", "<a@b.co>", "Ana <a@b.co>",
    "a@b.co\nBcc: c@d.co", "a\r\n@b.co", "a\0@b.co", "a@b\u200b.co", "a\u202e@b.co",
    "ñ@b.co", "a@straße.de", "a@\u2488com.de", "a@b\uff0eco", "a@xn--.co" + "\u00ad",
    "a" * 65 + "@example.org", "a@" + "b" * 64 + ".org", "a@" + "b." * 124 + "example.org",
]  # fmt: skip


@pytest.mark.parametrize(("typed", "address"), GOOD)
def test_addresses_are_read(typed: str, address: str) -> None:
    assert read_address(typed) == address
    message = EmailMessage()
    message["To"] = address
    assert message.as_bytes()


@pytest.mark.parametrize("typed", BAD)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(Rejected, match="bad_email"):
        read_address(typed)


FINISHED = ('outcome="given_up"} 2.0', 'outcome="sent"} 1.0')


def mail_to(address: str, **other: Any) -> MailRow:
    given: dict[str, Any] = {
        "message_id": "<1@example.org>",
        "subject": "News",
        "text": "Hello.",
        "html": "",
    }
    return MailRow(to=address, due=0, **(given | other))


@pytest.mark.parametrize(
    "poison",
    [
        mail_to("a@b..co"),
        mail_to("a@b.co\nBcc: c@d.co"),
        mail_to("", subject="two\nlines"),
        mail_to("ñ@example.org"),
        mail_to("a@b.co", message_id="<\n>"),
    ],
)
def test_a_mail_that_cannot_be_written_is_given_up_alone(poison: MailRow) -> None:
    async def scenario() -> None:
        async with with_mail(mail_retry=20, mail_tries=3) as (live, inbox):
            store = live.services.store
            for mail in (poison, mail_to("ana@example.org"), poison):
                await store.add_mail(mail)
            live.services.outbox.wake()
            await inbox.next()
            assert inbox.mails[0].rcpt_tos == ["ana@example.org"]
            async with asyncio.timeout(TIMEOUT):
                while not all(each in live.services.metrics.text().decode() for each in FINISHED):
                    await asyncio.sleep(0.02)
            assert await store.take_mail(live.services.sources.now() + DAY, 9, 0) == []

    run(scenario())
