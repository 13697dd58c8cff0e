"""Limits of a socket below its messages: frames, fragments, unread data, hellos; and that what a
closed one held is free at once."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from typing import Any

import pytest

from ludoteca.server.wire import Refused
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.protocol import FastWebSocketProtocol
from tests.server.live_server import RunningServer, run, serving
from tests.server.raw_socket import (
    CONTINUED,
    HELLO,
    PING,
    PONG,
    TEXT,
    RawSocket,
    at_table,
    frame,
)
from tests.server.scripts import Canary, until

BOTH = pytest.mark.parametrize("fast", [True, False], ids=["fast", "plain"])
POLICY = 1008


def connections(live: RunningServer) -> list[Connection]:
    return [each for room in live.services.rooms._rooms.values() for each in room.connections]


def protocol_of(live: RunningServer, raw: RawSocket) -> Any:
    """The server's end of a connection."""
    client = raw.writer.get_extra_info("sockname")
    open_ones: list[Any] = [*live.server.server_state.connections]
    (found,) = (each for each in open_ones if each.client == client)
    return found


@BOTH
@pytest.mark.parametrize(
    "frames",
    [
        frame(PING) * 500,
        frame(PONG, b"x" * 100) * 500,
        frame(TEXT, b"{", last=False) + frame(CONTINUED, last=False) * 500,
        frame(TEXT, b"[1]") * 500,
    ],
    ids=["pings", "pongs", "empty fragments", "small messages"],
)
def test_whoever_sends_too_many_frames_is_cut_off(fast: bool, frames: bytes) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast, frames_per_second=100.0) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                raw.write(frames)
                assert await raw.close_code() in (POLICY, 1006)  # 1006: before all was read
            await until(lambda: not live.services.rate_limits.sockets)

    run(scenario())


@BOTH
def test_a_message_in_too_many_fragments_closes_the_socket(fast: bool) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                raw.write(frame(TEXT, b"{", last=False) + frame(CONTINUED, last=False) * 100)
                assert await raw.close_code() == POLICY

    run(scenario())


def test_a_read_full_of_empty_frames_takes_the_loop_for_a_moment_only() -> None:
    """40,000 fragments in one read took the loop for seconds."""

    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                await until(lambda: isinstance(protocol_of(live, raw), FastWebSocketProtocol))
                began = time.thread_time()
                protocol_of(live, raw).data_received(
                    frame(TEXT, last=False) + frame(CONTINUED, last=False) * 40_000
                )
                assert time.thread_time() - began < 0.05
                raw.writer.close()

    run(scenario())


@BOTH
def test_hellos_of_somebody_who_does_not_read_fill_no_memory(fast: bool) -> None:
    async def scenario() -> None:
        most = 300_000
        async with serving(fast_sockets=fast, unsent_bytes=most, messages_per_second=1e4) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                raw.stop_reading()
                raw.write(HELLO)
                await until(lambda: connections(live))
                (connection,) = connections(live)
                frames = 0
                while connection.closing is None:
                    connection.send(Refused("", "", {}, "x" * 100_000))
                    frames += 1
                    assert connection._unsent_bytes <= most + 100_100
                assert frames < 200  # what the system buffers, and then the limit
                await until(lambda: not connections(live))
                assert connection._unsent == []

    run(scenario())


def test_a_hello_is_refused_while_the_last_welcome_was_not_read() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                raw.write(HELLO)
                await until(lambda: connections(live))
                (connection,) = connections(live)
                # as the transport does; what the system buffers before it is another matter
                protocol_of(live, raw).pause_writing()
                raw.write(HELLO)
                await until(lambda: any(b"too_fast" in frame for frame in connection._unsent))

    run(scenario())


def test_a_socket_that_says_no_hello_is_closed() -> None:
    async def scenario() -> None:
        async with serving(request_timeout=50) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with at_table(ana, code) as raw:
                assert await raw.close_code() == POLICY

    run(scenario())


@BOTH
@pytest.mark.parametrize("end", ["cut off", "closed", "lost"])
def test_what_a_connection_held_is_free_without_the_garbage_collector(fast: bool, end: str) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast, unsent_bytes=10_000) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with ana.at(code), at_table(ana, code) as raw:
                raw.write(HELLO)
                await until(lambda: len(connections(live)) == 2)
                await held_is_freed(live, raw, end)

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()


async def held_is_freed(live: RunningServer, raw: RawSocket, end: str) -> None:
    held = connections(live)[1]
    held.address = canary = Canary(held.address)
    connection = weakref.ref(canary)
    del canary
    protocol = weakref.ref(protocol_of(live, raw))
    if end == "cut off":
        raw.stop_reading()
        while held.closing is None:
            held.send(Refused("", "", {}, "x" * 100_000))
            await asyncio.sleep(0)
    elif end == "closed":
        held.close(1000)
        raw.writer.close()
    else:
        raw.writer.transport.abort()
    del held
    await until(lambda: len(connections(live)) == 1)
    await until(lambda: connection() is None)
    await until(lambda: protocol() is None)
