"""Attacks on the house itself: its mail, its clock, its sessions, its database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.abuse.findings import finding
from tests.abuse.house import House, free_port, house
from tests.server.inbox import Inbox, code_in, receiving
from tests.server.live_server import Browser, Person

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
OPERATOR = "operator@example.org"
BAD_ADDRESSES = ("a@b..co", "a@.co", "a@b.co\u2028", "a..b@c.co", "ä@ö..de")


@asynccontextmanager
async def house_with_mail(**settings: Any) -> AsyncIterator[tuple[House, Inbox]]:
    inbox = Inbox()
    with receiving(inbox) as mail:
        async with house(own=True, **(mail | settings)) as server:
            yield server, inbox


@finding("V6")
def test_a_bad_address_holds_up_nobodys_mail() -> None:
    async def scenario() -> None:
        async with house_with_mail(mail_retry=50, mail_tries=3) as (server, inbox):
            for number, bad in enumerate(BAD_ADDRESSES):
                mallory, ana = await server.person("Mallory"), await server.person("Ana")
                answer = await mallory.http.post("/api/login", json={"email": bad})
                assert answer.status_code in (204, 400), bad
                email = f"ana{number}@example.org"
                await ana.http.post("/api/login", json={"email": email})
                async with asyncio.timeout(10):
                    await inbox.wait_for(email, "Ludoteca")
            assert await server.metric("ludoteca_defects_total") == 0

    asyncio.run(scenario())


@finding("reports")
def test_reports_are_gathered_into_few_mails() -> None:
    async def scenario() -> None:
        async with house_with_mail(mail_operator=OPERATOR, mail_reports=500) as (server, inbox):
            ana, mallory = await server.person("Ana"), await server.person("Mallory")
            code = await ana.open_table("pig")
            async with ana.at(code) as one, mallory.at(code) as two:
                for number in range(5):
                    await one.do("chat", text=f"line {number}")
                for number in range(1, 6):
                    await two.do("report", number=number)
                await inbox.next()
                await asyncio.sleep(1)
                assert len(inbox.mails) <= 2

    asyncio.run(scenario())


@finding("token")
def test_a_login_changes_the_token() -> None:
    async def scenario() -> None:
        async with house_with_mail() as (server, inbox):
            ana = await server.person("Ana")
            before = [*ana.http.cookies.items()]
            await ana.http.post("/api/login", json={"email": "ana@example.org"})
            given = {"code": code_in(await inbox.next())}
            done = await ana.http.post("/api/login/confirm", json=given)
            assert done.is_success
            assert [*ana.http.cookies.items()] != before
            await ana.get("/api/profile")  # until the new token is used, the old one counts
            stolen = Person(server.url)
            server.people.append(stolen)
            stolen.http.cookies.update(dict(before))
            assert (await stolen.http.get("/api/profile")).status_code == 401

    asyncio.run(scenario())


@finding("cookie")
def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    async def scenario() -> None:
        public = {"public_url": "https://play.example.org", "hosts": ("127.0.0.1",)}
        async with house(own=True, **public) as server:
            stranger = server.stranger()
            answer = await stranger.http.post("/api/session", json={"name": "Ana"})
            cookies = answer.headers.get_list("set-cookie")
            session = [cookie for cookie in cookies if "ludoteca" in cookie.split("=")[0]]
            assert all(cookie.startswith("__Host-") for cookie in session)
            assert all("Secure" in cookie and "Path=/" in cookie for cookie in session)

    asyncio.run(scenario())


@finding("codes")
def test_codes_are_not_guessed_from_many_addresses() -> None:
    """Every address stays below its own limit; the house notices the sum."""

    async def scenario() -> None:
        async with house(own=True, codes_per_hour=100) as server:
            refused = 0
            for number in range(30):
                stranger = server.stranger()
                for step in range(5):
                    given = {
                        "code": f"AB{number:02}CD{step:02}".replace("0", "A").replace("1", "B")
                    }
                    answer = await stranger.http.post("/api/session/device", json=given)
                    refused += answer.status_code == 429
            assert refused

    asyncio.run(scenario())


@finding("V14")
def test_a_second_server_on_the_same_file_does_not_start() -> None:
    async def scenario() -> None:
        async with house(own=True) as server:
            folder = server.folder / "second"
            folder.mkdir()
            second = House(folder, server.settings | {"port": free_port()})
            try:
                with pytest.raises(AssertionError):
                    await second.open()
            finally:
                second.kill()
            await server.person("Ana")

    asyncio.run(scenario())


async def due_in(browser: Browser) -> int:
    """Milliseconds until the next deadline, on the server's clock."""
    await browser.send(type="ping", sent=1)
    now: int = (await browser.wait_for("pong"))["now"]
    at: int = browser.position["due"]["at"]
    return at - now


@asynccontextmanager
async def timed_match(server: House, **options: Any) -> AsyncIterator[list[Browser]]:
    ana, ben = await server.person("Ana"), await server.person("Ben")
    chosen = {"map": "simple", "turn_seconds": 30, **options}
    code = await ana.open_table("risk", options=chosen)
    async with ana.at(code) as one, ben.at(code) as two:
        await two.do("sit")
        await one.do("start")
        for browser in (one, two):
            await browser.wait_for("begun")
        yield [one, two]


async def reopened(server: House, people: list[Person], ahead: int) -> None:
    """Close the house and open it again when its wall clock has moved on."""
    await server.close()
    await server.open(ahead)
    for person in people:
        cookies = person.http.cookies
        await person.http.aclose()
        person.http = Person(server.url, person.address).http
        person.http.cookies = cookies


@finding("V15")
def test_live_matches_stand_still_while_the_house_is_closed() -> None:
    async def scenario() -> None:
        async with house(own=True, leave_after=3_600_000) as server:
            async with timed_match(server) as browsers:
                seq, code = browsers[0].seq, browsers[0].code
                people = [browser.person for browser in browsers]
            await reopened(server, people, ahead=10 * MINUTE)
            async with people[0].at(code) as one, people[1].at(code) as two:
                assert (one.seq, two.seq) == (seq, seq)
                assert 0 < await due_in(one) <= 30_000

    asyncio.run(scenario())


@finding("V15")
def test_a_jump_of_the_machines_clock_changes_no_turn() -> None:
    async def scenario() -> None:
        async with (
            house(own=True, leave_after=3_600_000) as server,
            timed_match(server) as (one, two),
        ):
            seq = one.seq
            for jump in (-HOUR, 2 * HOUR):
                await server.control(f"ahead {jump}")
                await asyncio.sleep(0.3)
                assert (one.seq, two.seq) == (seq, seq)
                assert 0 < await due_in(one) <= 30_000

    asyncio.run(scenario())


@finding("outage")
def test_after_an_outage_nobody_is_struck_and_there_is_time_to_write() -> None:
    async def scenario() -> None:
        async with house(own=True) as server:
            people = [await server.person(name) for name in ("Ana", "Ben", "Cleo")]
            options = {"diplomacy_minutes": 1_440, "orders_minutes": 1_440}
            code = await people[0].open_table("machiavelli", options=options)
            async with people[0].at(code) as one, people[1].at(code) as two:
                await two.do("sit")
                async with people[2].at(code) as three:
                    await three.do("sit")
                    await one.do("start")
                    await one.wait_for("begun")
                seq = one.seq
            await reopened(server, people, ahead=12 * DAY)
            async with people[0].at(code) as one:
                assert one.seq == seq
                assert await due_in(one) >= 12 * HOUR - MINUTE

    asyncio.run(scenario())
