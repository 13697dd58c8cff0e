"""Sessions and accounts: guests, other devices, login by mail, logging out."""

from __future__ import annotations

import asyncio

from tests.server.inbox import code_in, with_mail
from tests.server.live_server import TIMEOUT, Person, RunningServer, run, serving


async def stranger(live: RunningServer) -> Person:
    """A browser without a session."""
    person = Person(live.url)
    live.people.append(person)
    return person


def test_a_name_is_enough() -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = await stranger(live)
            assert (await person.get("/api/welcome"))["session"] is None
            answer = await person.http.post("/api/session", json={"name": " Ana  María "})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert answer.json()["name"] == "Ana María"
            assert (await person.get("/api/welcome"))["session"] == answer.json()
            stored = await live.services.store.session(answer.json()["id"])
            assert stored is not None
            assert stored.token_hash not in cookie

    run(scenario())


def test_the_language_is_the_browsers_unless_one_is_chosen() -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = await stranger(live)
            spanish = {"accept-language": "de-DE, es-MX;q=0.8, en;q=0.5"}
            answer = await person.http.post("/api/session", json={"name": "Ana"}, headers=spanish)
            assert answer.json()["locale"] == "es"
            changed = await person.http.patch("/api/session", json={"locale": "en", "name": "Eva"})
            assert (changed.json()["locale"], changed.json()["name"]) == ("en", "Eva")
            wrong = await person.http.patch("/api/session", json={"locale": "xx"})
            assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown_locale")
            bad = await person.http.post("/api/session", json={"name": "!"}, headers=spanish)
            assert bad.json()["text"].startswith("Un nombre")

    run(scenario())


def test_a_session_moves_to_another_device_once() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with ana.at(code) as old:
                made = await ana.http.post("/api/session/device-code")
                typed = made.json()["code"].lower()
                phone = await stranger(live)
                moved = await phone.http.post("/api/session/device", json={"code": typed})
                assert moved.json()["id"] == ana.id
                await asyncio.wait_for(old.socket.wait_closed(), 10)
            async with phone.at(code) as new:
                assert new.you["seat"] == 0
            assert (await ana.http.get("/api/profile")).status_code == 401
            again = await (await stranger(live)).http.post(
                "/api/session/device", json={"code": typed}
            )
            assert (again.status_code, again.json()["code"]) == (404, "unknown_code")

    run(scenario())


def test_who_logs_out_is_a_stranger() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            assert (await ana.http.delete("/api/session")).status_code == 204
            assert (await ana.get("/api/welcome"))["session"] is None
            assert (await ana.http.delete("/api/session")).status_code == 401

    run(scenario())


def test_a_socket_that_was_open_before_is_of_no_use_to_who_logged_out() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            async with ana.browser(await ana.open_table("pig")) as browser:
                await browser.send(type="ping", sent=1)
                await browser.wait_for("pong")
                assert (await ana.http.delete("/api/session")).status_code == 204
                assert (await browser.hello())["problem"]["code"] == "no_session"
                await asyncio.wait_for(browser.socket.wait_closed(), 10)
                assert browser.socket.close_code == 4401

    run(scenario())


def test_without_mail_there_are_no_accounts() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            assert not (await ana.get("/api/welcome"))["accounts"]
            answer = await ana.http.post("/api/login", json={"email": "ana@example.org"})
            assert (answer.status_code, answer.json()["code"]) == (403, "no_accounts")

    run(scenario())


# With mail


def test_an_address_is_proven_by_a_mail_and_becomes_an_account() -> None:
    async def scenario() -> None:
        async with with_mail(public_url="http://play.example.org") as (live, inbox):
            ana = await live.person("Ana", "es")
            await ana.http.post("/api/login", json={"email": " Ana@Example.org "})
            mail = await inbox.next()
            assert inbox.mails[0].rcpt_tos == ["ana@example.org"]
            assert "http://play.example.org/login#" in mail
            assert "Tu entrada a Ludoteca" in mail
            assert "Message-ID: <" in mail

    run(scenario())


def test_a_login_code_works_once_and_only_in_the_browser_that_asked() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana, eve = await live.person("Ana"), await live.person("Eve")
            assert (await ana.get("/api/welcome"))["accounts"]
            asked = await ana.http.post("/api/login", json={"email": "ana@example.org"})
            assert asked.status_code == 204
            given = {"code": code_in(await inbox.next())}
            stolen = await eve.http.post("/api/login/confirm", json=given)
            assert (stolen.status_code, stolen.json()["code"]) == (404, "unknown_code")
            done = await ana.http.post("/api/login/confirm", json=given)
            assert done.json()["email"] == "ana@example.org"
            again = await ana.http.post("/api/login/confirm", json=given)
            assert again.json()["code"] == "unknown_code"
            bad = await ana.http.post("/api/login", json={"email": "no address"})
            assert bad.json()["code"] == "bad_email"

    run(scenario())


def test_two_browsers_share_an_account_and_log_out_everywhere() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            people = [await live.person("Ana"), await live.person("Anna")]
            for count, person in enumerate(people, 1):
                await person.http.post("/api/login", json={"email": "ana@example.org"})
                given = {"code": code_in(await inbox.next(count))}
                done = await person.http.post("/api/login/confirm", json=given)
                assert done.json()["name"] == "Ana"
            assert (await people[1].http.delete("/api/session/everywhere")).status_code == 204
            assert (await people[0].get("/api/welcome"))["session"] is None

    run(scenario())


def test_a_mail_that_cannot_be_sent_is_sent_again_and_is_the_same_mail() -> None:
    async def scenario() -> None:
        async with with_mail(refuse=2, mail_retry=50) as (live, inbox):
            ana = await live.person("Ana")
            await ana.http.post("/api/login", json={"email": "ana@example.org"})
            await inbox.next()
            assert inbox.tries == 3
            metrics = live.services.metrics.text().decode()
            async with asyncio.timeout(TIMEOUT):
                while 'ludoteca_mails_total{outcome="sent"} 1.0' not in metrics:
                    await asyncio.sleep(0.02)
                    metrics = live.services.metrics.text().decode()

    run(scenario())


def test_a_mail_nobody_takes_is_given_up() -> None:
    async def scenario() -> None:
        async with with_mail(refuse=99, mail_retry=20, mail_tries=3) as (live, inbox):
            ana = await live.person("Ana")
            await ana.http.post("/api/login", json={"email": "ana@example.org"})
            async with asyncio.timeout(TIMEOUT):
                while 'outcome="given_up"} 1.0' not in live.services.metrics.text().decode():
                    await asyncio.sleep(0.02)
            assert inbox.tries == 3
            assert inbox.mails == []

    run(scenario())


def test_new_guests_and_login_mails_are_limited() -> None:
    async def scenario() -> None:
        async with with_mail(sessions_per_minute=3.0, logins_per_hour=2.0) as (live, _):
            people = [await live.person(f"Guest {number}") for number in range(3)]
            fourth = await (await stranger(live)).http.post("/api/session", json={"name": "Four"})
            assert (fourth.status_code, fourth.json()["code"]) == (429, "too_fast")
            assert fourth.headers["retry-after"] == "20"
            statuses = [
                (await person.http.post("/api/login", json={"email": "a@example.org"})).status_code
                for person in people
            ]
            assert statuses == [204, 204, 429]

    run(scenario())
