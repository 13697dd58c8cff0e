"""The session and device cookies: what browsers are given, and what is accepted from them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from ludoteca.server.http.cookies import device_secret, session_tokens
from ludoteca.store import SessionRow
from tests.server.live_server import Person, RunningServer, run, serving

SECRET = "x" * 22
HTTPS = "https://play.example.org"


async def stored(live: RunningServer, person: Person) -> SessionRow:
    session = await live.services.store.session(person.id)
    assert session is not None
    return session


@pytest.mark.parametrize(
    ("sent", "tokens", "device"),
    [
        ("", [], ""),
        ("ludoteca=a", ["a"], ""),
        ("ludoteca=a; __Host-ludoteca=b", ["b", "a"], ""),
        (f"[bad; ludoteca =1;ludoteca=a=b; ludoteca-device={SECRET}", ["a=b"], SECRET),
        (f"__Host-ludoteca-device={SECRET}; ludoteca-device={'y' * 22}", [], SECRET),
        ("ludoteca=; ludoteca-device=short", [], ""),
        ("ludoteca-device=" + "x" * 65, [], ""),
    ],
)
def test_cookies_are_read(sent: str, tokens: list[str], device: str) -> None:
    scope = {"headers": [(b"cookie", sent.encode())]}
    assert (session_tokens(scope), device_secret(scope)) == (tokens, device)


# Devices


def test_a_browser_keeps_its_device_as_a_new_guest() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, luis = await live.person("Ana"), await live.person("Luis")
            first = await stored(live, ana)
            assert first.device
            await ana.http.delete("/api/session")
            await ana.introduce("Eva")
            again = await stored(live, ana)
            assert again.id != first.id
            assert again.device == first.device
            assert (await stored(live, luis)).device != first.device
            assert ana.http.cookies["ludoteca-device"] not in first.device

    run(scenario())


def test_a_session_moved_here_has_the_device_of_here() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, phone = await live.person("Ana"), await live.person("Phone")
            here = (await stored(live, phone)).device
            code = (await ana.http.post("/api/session/device-code")).json()["code"]
            await phone.http.post("/api/session/device", json={"code": code})
            assert (await stored(live, ana)).device == here

    run(scenario())


def test_a_session_of_before_gets_a_device_with_its_next_request() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            await live.services.store.save_session(replace(await stored(live, ana), device=""))
            ana.http.cookies.delete("ludoteca-device")
            await ana.get("/api/welcome")
            device, cookie = (await stored(live, ana)).device, ana.http.cookies["ludoteca-device"]
            assert device
            ana.http.cookies.delete("ludoteca-device")
            await live.services.store.save_session(replace(await stored(live, ana), device=""))
            await ana.get("/api/welcome")  # as if both requests had been sent at once
            assert ((await stored(live, ana)).device, ana.http.cookies["ludoteca-device"]) == (
                device,
                cookie,
            )

    run(scenario())


# HTTPS


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    """The Set-Cookie headers by the cookie's name."""
    headers = answer.headers.get_list("set-cookie")
    return {header.partition("=")[0]: header.partition("=")[2] for header in headers}


async def sent(live: RunningServer, cookies: str, path: str = "/api/welcome") -> httpx.Response:
    """GET with these cookies and no others."""
    async with httpx.AsyncClient(base_url=live.url) as http:
        return await http.get(path, headers={"cookie": cookies})


def test_over_https_cookies_are_bound_to_the_host() -> None:
    async def scenario() -> None:
        async with serving(public_url=HTTPS) as live:
            person = Person(live.url)
            given = cookies_of(await person.http.post("/api/session", json={"name": "Ana"}))
            await person.http.aclose()
            assert sorted(given) == ["__Host-ludoteca", "__Host-ludoteca-device"]
            for cookie in given.values():
                value, *attributes = cookie.split("; ")
                assert value
                assert attributes == [
                    "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", "Secure",
                ]  # fmt: skip

    run(scenario())


def test_a_guest_keeps_session_and_seat_when_the_server_changes_to_https(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = f"sqlite:///{tmp_path / 'house.db'}"
        async with serving(database) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            old = dict(ana.http.cookies)
        async with serving(database, public_url=HTTPS) as live:
            names = "; ".join(f"{name}={value}" for name, value in old.items())
            answer = await sent(live, f"{names}; __Host-ludoteca=stale")
            assert answer.json()["session"]["id"] == ana.id
            given = cookies_of(answer)
            assert given["__Host-ludoteca"].startswith(f"{old['ludoteca']}; ")
            assert given["__Host-ludoteca-device"].startswith(f"{old['ludoteca-device']}; ")
            for name in old:
                assert given[name].startswith("; Path=/; Max-Age=0; ")
            new = f"__Host-ludoteca={old['ludoteca']}"
            again = await sent(live, new)
            assert again.json()["session"]["id"] == ana.id
            assert cookies_of(again) == {}
            mine = await sent(live, new, "/api/tables/mine")
            assert [table["code"] for table in mine.json()] == [code]

    run(scenario())


def test_a_cookie_nobody_knows_is_not_replaced() -> None:
    async def scenario() -> None:
        async with serving(public_url=HTTPS) as live:
            assert cookies_of(await sent(live, "ludoteca=forged")) == {}

    run(scenario())
