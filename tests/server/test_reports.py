"""Reports of messages: gathered into one mail to the operator, with their context."""

from __future__ import annotations

from typing import Any

from ludoteca.server.mail.reports import MOST_MESSAGES, report_mail
from ludoteca.server.settings import MINUTE, Settings
from tests.server.inbox import text_of, with_mail
from tests.server.live_server import AdjustableClock, Browser, run
from tests.server.scripts import start, table_of
from tests.store.sample_rows import report

OPERATOR = "operator@example.org"


async def say(one: Browser, text: str) -> int:
    await one.do("chat", text=text)
    number: int = (await one.wait_for("message"))["number"]
    return number


def test_the_reports_of_a_window_are_one_mail_with_context() -> None:
    async def scenario() -> None:
        settings: dict[str, Any] = {
            "mail_operator": OPERATOR,
            "now": AdjustableClock(),
            "chats_per_second": 1e6,
        }
        async with with_mail(**settings) as (live, inbox):
            ana, luis, eva = [await live.person(name) for name in ("Ana", "Luis", "Eva")]
            code = await luis.open_table("pig")
            async with luis.at(code) as bad, ana.at(code) as one, eva.at(code) as two:
                for number in range(6):
                    await say(bad, f"harmless {number}")
                nasty = await say(bad, "something\nnasty")
                other = await say(bad, "something else")
                for _ in range(3):
                    await one.do("report", number=nasty)
                await two.do("report", number=nasty)
                await two.do("report", number=other)
                live.services.outbox.wake()
                assert inbox.mails == []
                live.pass_time(15 * MINUTE)
                await inbox.next()
                await two.do("report", number=nasty)
                live.services.outbox.wake()
            (mail,) = inbox.to(OPERATOR)
            assert mail["Subject"] == "Ludoteca: 2 messages were reported"
            quoted, second = "\n".join(text_of(mail).splitlines()).split("\n\n\n")
            lines = quoted.splitlines()
            assert lines[0] == f"Table {code} (pig), message {nasty}"
            assert lines[1] == f"written by Luis ({luis.id})"
            assert lines[2].startswith("reported 2 times, first at ")
            assert lines[2].endswith(f"Ana ({ana.id}), Eva ({eva.id})")
            assert lines[4:9] == [f"  Luis: harmless {number}" for number in range(1, 6)]
            assert lines[9] == "> Luis: something / nasty"
            assert "reported once" in second

    run(scenario())


def test_reports_are_limited_per_session_and_mails_per_house() -> None:
    async def scenario() -> None:
        settings: dict[str, Any] = {
            "mail_operator": OPERATOR,
            "reports_per_hour": 1.0,
            "chats_per_second": 1e6,
        }
        async with with_mail(**settings) as (live, _):
            people = [await live.person(f"Guest {number}") for number in range(22)]
            code = await people[0].open_table("pig")
            async with people[0].at(code) as host:
                number = await say(host, "something nasty")
                await host.do("report", number=number)
                assert await host.refused("report", number=number) == "too_fast"
                for person in people[1:]:
                    async with person.at(code) as other:
                        await other.do("report", number=number)
            assert len(await live.services.store.reports(99)) == 20
            assert "ludoteca_reports_total 22.0" in live.services.metrics.text().decode()

    run(scenario())


def test_a_letter_is_quoted_with_letters_of_the_same_conversation_only() -> None:
    async def scenario() -> None:
        async with with_mail(mail_operator=OPERATOR) as (live, _), table_of(live, "pig") as both:
            ana, ben = both
            await start(both)
            await ben.do("chat", text="to everybody")
            for text in ("a letter", "a nasty letter"):
                await ben.do("letter", to=[0], text=text)
            heard = [await ana.wait_for("message") for _ in range(3)]
            await ana.do("report", number=heard[2]["number"])
            (found,) = await live.services.store.reports(9)
            assert found.before == ("Ben: a letter",)
            assert (found.text, found.by_name, found.game) == ("a nasty letter", "Ana", "pig")

    run(scenario())


def test_a_mail_quotes_so_many_messages_and_counts_the_rest() -> None:
    settings = Settings(mail_operator=OPERATOR)
    reports = [report(number, id=number) for number in range(1, MOST_MESSAGES + 4)]
    mail = report_mail([*reports, report(9, id=99, by="eva")], settings, 5)
    assert mail.text.count("> Luis: ¡Bah!") == MOST_MESSAGES
    assert mail.text.startswith("Table ABC234 (pig), message 9\n")
    assert "\n3 more messages were reported" in mail.text
    assert (mail.to, mail.due) == (OPERATOR, 5)
