"""Hostile clients: nonsense, floods, forgeries. They get refusals; the match does not change."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
import websockets

from ludoteca.server.wire import Refused
from tests.server.live_server import Browser, Json, Person, run, serving
from tests.server.scripts import start, table_of

MESSAGES = 10_000 if os.environ.get("LUDOTECA_PROFILE") == "large" else 500

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


def forged(rng: random.Random) -> Json:
    """Every message type with random content, from somebody who may not send it."""
    moves: list[Any] = [{"move": "roll"}, {"move": "hold"}, {"move": 1}, {}, 7]
    forgeries: list[Json] = [
        {"type": "play", "move": rng.choice(moves)},
        {"type": "sit", "seat": rng.randint(-5, 20)},
        {"type": "reveal", "nonce": "ab" * 32},
        {"type": "pledge", "hash": "cd" * 32},
        {"type": "consent", "agree": True},
        {"type": "kick", "person": rng.choice(["", "x"])},
        {"type": "mute", "person": "x", "muted": True},
        {"type": "lock", "locked": True},
        {"type": "doors", "public": True, "spectators": False},
        {"type": "hand_over", "person": "x"},
        {"type": "add_bot", "strength": "hard"},
        {"type": "remove_bot", "seat": rng.randint(-2, 9)},
        {"type": "set_options", "options": {"target": 10}},
        {"type": "set_team", "seat": 0, "team": 1},
        {"type": "make_teams", "count": rng.randint(-1, 10)},
        {"type": "balance_teams"},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "enqueue", "game": rng.choice(["pig", "none"])},
        {"type": "dequeue", "number": rng.randint(-1, 3)},
        {"type": "next_game"},
        {"type": "close"},
        {"type": "state_at", "step": rng.choice([-1, 5, 10**12])},
        {"type": "report", "number": rng.choice([-1, 10**15])},
        {"type": "letter", "to": [rng.choice([-1, 2, 9])], "text": "x"},
    ]
    return rng.choice(forgeries)


def garbled(rng: random.Random, message: Json) -> bytes:
    """A garbled message."""
    data = bytearray(json.dumps(message).encode())
    for _ in range(rng.randint(1, 5)):
        place = rng.randrange(len(data))
        data[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    return bytes(data)


def test_hostile_messages_get_codes_and_leave_the_match_as_it_was() -> None:
    """Forged, out-of-turn, garbled, oversized and replayed messages."""
    rng = random.Random(1)
    quick: dict[str, Any] = {"messages_per_second": 1e5, "chats_per_second": 1e5}

    async def scenario() -> None:
        async with serving(**quick) as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            played = await one.do("play", id="mine", move={"move": "hold"})
            await two.play("hold")
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                before = (one.table["seats"], one.position)
                for number in range(MESSAGES):
                    message = forged(rng) | {"id": f"m{number}"}
                    by = rng.choice([two, watching])
                    if number % 4:
                        answer = await by.ask(**message)
                    else:
                        heard = len(by.told)
                        await by.socket.send(garbled(rng, message))
                        answer = await next_answer(by, heard)
                    assert answer["type"] == "refused", (message, answer)
                    assert answer["code"] != "defect", (message, answer)
                    if not number % 100:
                        assert await one.do("play", id="mine", move={"move": "hold"}) == played
                        await too_much(cleo, one.code)
                assert (one.table["seats"], one.position) == before
                assert one.seq == 2
                await one.play("hold")

    run(scenario())


async def next_answer(browser: Browser, heard: int) -> Json:
    """The answer to a message whose id may be garbled."""
    answers = ("answer", "refused", "past", "history", "pong", "welcome")

    def found() -> Json | None:
        return next((told for told in browser.told[heard:] if told["type"] in answers), None)

    return await browser.until(found)


async def too_much(person: Person, code: str) -> None:
    async with person.at(code) as browser:
        await browser.socket.send("x" * 70_000)
        await browser.socket.wait_closed()
        assert browser.socket.close_code == 1009


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
        async with serving(unsent_bytes=10_000) as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            (room,) = live.services.rooms._rooms.values()
            (slow,) = room.connections_of(two.person.id)
            two.socket.transport.pause_reading()
            for _ in range(100):  # more than socket buffers hold
                slow.send(Refused("", "", {}, "x" * 1_000_000))
            assert slow.closing == 1013
            two.socket.transport.resume_reading()
            with pytest.raises(ConnectionError):
                await two.until(lambda: False)
            assert two.closed == 1006  # at once, without waiting for it to read a close frame
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
