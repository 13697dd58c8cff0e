"""The sessions of an account: rotation of tokens, the list, revoking, and limits on codes."""

from __future__ import annotations

import math

import pytest

from ludoteca.server.accounts.sessions import DEVICE_CODE_LENGTH, LOGIN_CODE_LENGTH
from ludoteca.server.accounts.user_agents import browser_name
from ludoteca.server.rooms.handlers.seats import seat_takeover
from ludoteca.server.tables.names import ALPHABET, CODE_LENGTH
from ludoteca.server.ws.connection import NO_SESSION
from tests.server.inbox import Inbox, code_in, reader, text_of, with_mail
from tests.server.live_server import Person, RunningServer, run, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("", ""),
        ("python-httpx/0.28.1", ""),
        ("curl/8.5.0 (Linux)", "Linux"),
        (FIREFOX, "Firefox, Linux"),
        (f"{PHONE} Version/18.5 Mobile/15E148 Safari/604.1", "Safari, iOS"),
        (f"{PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15", "Firefox, iOS"),
        (f"{MAC} AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15", "Safari, macOS"),
        (f"{ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        (f"{ANDROID} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36", "Samsung Internet, Android"),
        (WINDOWS, "Chrome, Windows"),
        (f"{WINDOWS} Edg/140.0", "Edge, Windows"),
        (f"{WINDOWS} OPR/120.0", "Opera, Windows"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36", "Chrome, ChromeOS"),
        ("x" * 500 + FIREFOX, ""),
    ],
)
def test_browsers_have_coarse_names(header: str, name: str) -> None:
    assert browser_name(header) == name


# Rotation


async def login_code(person: Person, inbox: Inbox, address: str) -> str:
    await person.http.post("/api/login", json={"email": address})
    return code_in(text_of(await inbox.wait_for(address, "Ludoteca")))


def copy_of(person: Person, live: RunningServer) -> Person:
    """Another browser with the same cookies, as if they were stolen."""
    other = Person(live.url)
    other.id = person.id
    live.people.append(other)
    for name, value in person.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


def test_a_login_replaces_the_token_and_keeps_the_browsers_sockets() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana = await live.person("Ana")
            thief = copy_of(ana, live)
            thief.http.cookies.set("ludoteca-device", "t" * 22)
            code = await ana.open_table("pig")
            old = ana.http.cookies["ludoteca"]
            async with ana.at(code) as mine, thief.at(code) as stolen, ana.browser(code) as late:
                confirmed = await ana.http.post(
                    "/api/login/confirm",
                    json={"code": await login_code(ana, inbox, "ana@example.org")},
                )
                assert confirmed.json()["id"] == ana.id
                assert ana.http.cookies["ludoteca"] != old
                assert (await ana.get("/api/welcome"))["session"]["email"] == "ana@example.org"
                assert (await thief.get("/api/welcome"))["session"] is None
                with pytest.raises(ConnectionError):
                    await stolen.until(lambda: None)
                await mine.do("chat", text="still here")
                assert (await late.hello())["type"] == "welcome"
                assert stolen.closed == NO_SESSION

    run(scenario())


def test_a_browser_that_missed_the_new_token_is_not_locked_out() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana = await live.person("Ana")
            lost = copy_of(ana, live)  # its answer to the login gets lost
            code = await login_code(ana, inbox, "ana@example.org")
            await ana.http.post("/api/login/confirm", json={"code": code})
            for _ in range(2):
                found = (await lost.get("/api/welcome"))["session"]
                assert found["email"] == "ana@example.org"
            await ana.get("/api/welcome")  # the new token is used: the old one ends
            assert (await lost.get("/api/welcome"))["session"] is None

    run(scenario())


# The list


def test_sessions_of_an_account_are_listed_and_revoked() -> None:
    async def scenario() -> None:
        async with with_mail(mail_retry=20) as (live, inbox):
            ana = await reader(live, inbox, "Ana")
            phone, tablet = await live.person("Phone"), await live.person("Tablet")
            luis = await live.person("Luis")
            for count, other in enumerate((phone, tablet), 2):
                other.http.headers["user-agent"] = FIREFOX
                await other.http.post("/api/login", json={"email": "ana@example.org"})
                given = {"code": code_in(await inbox.next(count))}
                await other.http.post("/api/login/confirm", json=given)
            listed = await phone.get("/api/sessions")
            assert [(one["id"], one["current"]) for one in listed[:1]] == [(phone.id, True)]
            assert {one["id"] for one in listed} == {ana.id, phone.id, tablet.id}
            assert {one["id"]: one["browser"] for one in listed} == {
                ana.id: "",
                phone.id: "Firefox, Linux",
                tablet.id: "Firefox, Linux",
            }
            assert all(0 < one["created"] <= one["seen"] for one in listed)
            assert [one["id"] for one in await luis.get("/api/sessions")] == [luis.id]
            code = await ana.open_table("pig")
            async with tablet.at(code) as closing, ana.at(code) as staying:
                strange = await luis.http.delete(f"/api/sessions/{tablet.id}")
                assert (strange.status_code, strange.json()["code"]) == (404, "unknown_session")
                assert (await ana.http.delete(f"/api/sessions/{tablet.id}")).status_code == 204
                with pytest.raises(ConnectionError):
                    await closing.until(lambda: None)
                assert closing.closed == NO_SESSION
                assert (await tablet.get("/api/welcome"))["session"] is None
                assert (await ana.http.delete("/api/sessions")).status_code == 204
                assert (await phone.get("/api/welcome"))["session"] is None
                await staying.do("chat", text="alone")
                assert [one["id"] for one in await ana.get("/api/sessions")] == [ana.id]
            assert (await ana.http.delete(f"/api/sessions/{ana.id}")).status_code == 204
            assert (await ana.http.get("/api/sessions")).status_code == 401

    run(scenario())


def test_logging_out_everywhere_closes_sockets_opened_before_the_login() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana, phone = await reader(live, inbox, "Ana"), await live.person("Phone")
            code = await ana.open_table("pig")
            async with phone.at(code) as open_before:
                await phone.http.post("/api/login", json={"email": "ana@example.org"})
                given = {"code": code_in(await inbox.next(2))}
                await phone.http.post("/api/login/confirm", json=given)
                await ana.http.delete("/api/session/everywhere")
                with pytest.raises(ConnectionError):
                    await open_before.until(lambda: None)
                assert open_before.closed == NO_SESSION

    run(scenario())


# Codes


@pytest.mark.parametrize(
    ("length", "bits"),
    [
        (CODE_LENGTH, 30),  # of tables: short on purpose, limited by address and house
        (DEVICE_CODE_LENGTH, 40),
        (LOGIN_CODE_LENGTH, 50),
        (seat_takeover.CODE_LENGTH, 60),
    ],
)
def test_codes_are_hard_to_guess(length: int, bits: int) -> None:
    assert length * math.log2(len(set(ALPHABET))) == bits


def test_codes_are_limited_for_the_whole_house() -> None:
    async def scenario() -> None:
        async with with_mail(codes_per_hour=3.0) as (live, _):
            people = [await live.person(name) for name in ("Ana", "Luis", "Eva", "Teo")]
            ana, luis, eva, teo = (person.http for person in people)
            answers = [
                await ana.post("/api/login", json={"email": "ana@example.org"}),
                await luis.post("/api/login/confirm", json={"code": "AAAAAAAAAA"}),
                await eva.post("/api/session/device", json={"code": "AAAAAAAA"}),
                await teo.post("/api/session/device", json={"code": "AAAAAAAA"}),
            ]
            assert [answer.status_code for answer in answers] == [204, 404, 404, 429]
            assert (await teo.get("/api/welcome")).status_code == 200

    run(scenario())


def test_whoever_is_refused_on_their_own_takes_nothing_from_the_house() -> None:
    async def scenario() -> None:
        async with serving(logins_per_hour=1.0, codes_per_hour=2.0) as live:
            ana = (await live.person("Ana")).http
            for _ in range(5):
                await ana.post("/api/session/device", json={"code": "AAAAAAAA"})
            other = await ana.post("/api/login/confirm", json={"code": "AAAAAAAAAA"})
            assert other.status_code == 404

    run(scenario())
