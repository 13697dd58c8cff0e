"""Hostile browsers: nonsense, floods, forgeries. They get codes; the match does not change."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from ludoteca.server.wire import Refused
from tests.server.live_server import Browser, run, serving
from tests.server.scripts import start, table_of

NONSENSE: list[str | bytes] = [
    "",
    "\x00",
    "null",
    "[]",
    "{}",
    "{" * 5000,
    '{"type":"play"}',
    '{"type":"play","id":"a"}',
    '{"type":"play","id":"a","move":{"move":"roll","seat":1}}{}',
    '{"type":"play","id":1,"move":{"move":"roll"}}',
    '{"type":"nothing","id":"a"}',
    '{"type":"answer","id":"a","seq":1}',
    '{"type":"sit","id":"a","seat":1e400}',
    '{"type":"sit","id":"a","seat":99999999999999999999999}',
    '{"type":"state_at","id":"a","step":"0"}',
    '{"type":"kick","id":"a"}',
    '{"type":"add_bot","id":"a","strength":["hard"]}',
    '{"type":"sit","id":"\\u0000"}',
    '{"type":"play","id":"a","move":{"move":"roll","note":"\\\\\\u0000"}}',
    '{"type":"sit","id":"\\ud800"}',
    b'{"type":"sit","id":"\xed\xa0\x80"}',
    b"\xff\xfe",
]


def test_nonsense_gets_a_code_and_changes_nothing() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            for text in NONSENSE:
                await two.socket.send(text)
                await two.wait_for("refused")
                assert (two.told[-1]["type"], two.told[-1]["code"]) == ("refused", "bad_message")
            await one.play("hold")
            assert one.seq == 1

    run(scenario())


def test_an_unreadable_message_is_answered_by_its_id_where_that_can_be_read() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, _):
            await one.socket.send('{"type":"sit","id":"mine","seat":"first"}')
            answer = await one.answer_to("mine")
            assert answer["code"] == "bad_message"

    run(scenario())


def test_a_thousand_forged_messages_leave_the_match_as_it_was() -> None:
    """Everything that may be said, with random content, by who may not say it."""
    rng = random.Random(1)
    moves: list[Any] = [{"move": "roll"}, {"move": "hold"}, {"move": 1}, {}, 7]
    fields: dict[str, Callable[[], dict[str, Any]]] = {
        "play": lambda: {"move": rng.choice(moves)},
        "sit": lambda: {"seat": rng.randint(-5, 20)},
        "reveal": lambda: {"nonce": "ab" * 32},
        "pledge": lambda: {"hash": "cd" * 32},
        "consent": lambda: {"agree": True},
        "kick": lambda: {"person": rng.choice(["", "x"])},
        "mute": lambda: {"person": "x", "muted": True},
        "lock": lambda: {"locked": True},
        "doors": lambda: {"public": True, "spectators": False},
        "hand_over": lambda: {"person": "x"},
        "add_bot": lambda: {"strength": "hard"},
        "remove_bot": lambda: {"seat": rng.randint(-2, 9)},
        "set_options": lambda: {"options": {"target": 10}},
        "set_team": lambda: {"seat": 0, "team": 1},
        "start": dict,
        "rematch": dict,
        "close": dict,
        "state_at": lambda: {"step": rng.choice([-1, 5, 10**12])},
        "report": lambda: {"number": rng.choice([-1, 10**15])},
        "letter": lambda: {"to": [rng.randint(-3, 9)], "text": "x"},
    }

    async def scenario() -> None:
        quick: dict[str, Any] = {"messages_per_second": 1e5, "chats_per_second": 1e5}
        async with serving(**quick) as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                before = (one.table["seats"], one.position)
                for number in range(1_000):
                    kind = rng.choice([*fields])
                    by = rng.choice([two, watching])
                    if kind == "letter" and by is two:
                        continue
                    answer = await by.ask(kind, id=f"m{number}", **fields[kind]())
                    assert answer["type"] == "refused", (kind, answer)
                    assert answer["code"] != "defect", (kind, answer)
                assert (one.table["seats"], one.position) == before
                assert one.seq == 0
                await one.play("hold")

    run(scenario())


def test_who_floods_is_slowed_down_and_then_cut_off() -> None:
    async def scenario() -> None:
        async with serving(messages_per_second=5.0) as live, table_of(live, "pig", 2) as (one, two):
            for _ in range(300):
                await two.send(type="ping", sent=1)
            with pytest.raises((ConnectionError, websockets.ConnectionClosed)):
                await two.until(lambda: False)
            assert two.closed == 1008
            assert any(told.get("code") == "too_fast" for told in two.told)
            await one.do("lock", locked=True)

    run(scenario())


def test_a_message_that_is_too_long_ends_the_connection_not_the_server() -> None:
    async def scenario() -> None:
        async with serving(message_bytes=1_000) as live, table_of(live, "pig") as (one, two):
            await two.socket.send("x" * 2_000)
            await two.socket.wait_closed()
            assert two.socket.close_code == 1009
            await one.do("lock", locked=True)

    run(scenario())


def test_nothing_is_heard_before_hello() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with ana.browser(code) as browser:
                assert await browser.refused("start") == "say_hello_first"
                await browser.send(type="ping", sent=5)
                assert (await browser.wait_for("pong"))["sent"] == 5

    run(scenario())


def test_who_has_no_session_is_told_so() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            ana.http.cookies.clear()
            async with ana.browser(code) as browser:
                gone = await browser.wait_for("gone")
                assert gone["problem"]["code"] == "no_session"
            ana.http.cookies.set("ludoteca", "forged")
            async with ana.browser(code) as browser:
                assert (await browser.wait_for("gone"))["problem"]["code"] == "no_session"

    run(scenario())


def test_a_browser_that_does_not_read_is_cut_off_and_the_others_play_on() -> None:
    async def scenario() -> None:
        async with serving(unsent_frames=5) as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            (room,) = live.house.rooms._rooms.values()
            (slow,) = room.connections_of(two.person.id)
            two.socket.transport.pause_reading()
            for _ in range(100):  # more than the network keeps for anybody
                slow.send(Refused("", "", {}, "x" * 1_000_000))
            assert slow.closing == 1013
            two.socket.transport.resume_reading()
            with pytest.raises(ConnectionError):
                await two.until(lambda: False)
            assert two.closed == 1013
            await one.play("hold")
            since = {"match": two.match["id"], "since": two.seq}
            async with two.person.at(two.code, **since) as back:
                assert back.seq == 1

    run(scenario())


def test_sockets_per_address_are_limited() -> None:
    async def scenario() -> None:
        async with serving(sockets_per_address=2) as live, table_of(live, "pig") as (one, _):
            with pytest.raises(websockets.InvalidStatus):
                async with Browser(one.person, one.code):
                    pass

    run(scenario())
