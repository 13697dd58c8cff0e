"""The session and device cookies: what browsers are given, and what is accepted from them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.server.http.cookies import device_secret, session_tokens
from ludoteca.store import SessionRow
from tests.server.live_server import Person, RunningServer, run, serving

SECRET = "x" * 22


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
