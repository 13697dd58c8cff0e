"""Both ways a table's socket may travel: the fast path on uvicorn's protocol, and plain ASGI."""

from __future__ import annotations

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from ludoteca.server.ws.frames import text_frame, texts_in
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of

BOTH = pytest.mark.parametrize("fast", [True, False], ids=["fast", "plain"])


@BOTH
def test_a_match_is_played_over_either_path(fast: bool) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            for _ in range(3):
                await one.play("hold")
                await two.until(lambda: two.is_to_act)
                await two.play("hold")
                await one.until(lambda: one.is_to_act)
            assert one.seq == two.seq == 6
            await one.send(type="ping", sent=1)
            assert (await one.wait_for("pong"))["sent"] == 1

    run(scenario())


@BOTH
def test_a_long_message_in_fragments_is_read_whole(fast: bool) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast) as live, table_of(live, "pig") as (one, two):
            text = "ñ" * 1_000
            head, tail = '{"type":"chat","id":"long","text":"', text + '"}'
            await one.socket.send([head, tail[:500], tail[500:]])
            await one.answer_to("long")
            assert (await two.wait_for("message"))["text"] == text

    run(scenario())


@BOTH
def test_a_kicked_person_reads_why_before_the_socket_closes(fast: bool) -> None:
    async def scenario() -> None:
        async with serving(fast_sockets=fast) as live, table_of(live, "pig") as (one, two):
            await one.do("kick", person=two.person.id)
            gone = await two.wait_for("gone")
            assert gone["problem"]["code"] == "kicked"
            await two.socket.wait_closed()
            assert two.socket.close_code == 1000

    run(scenario())


@pytest.mark.parametrize("sizes", [[0], [125], [126], [65_535], [65_536], [3, 200, 70_000, 0]])
def test_frames_are_read_back(sizes: list[int]) -> None:
    texts = ["x" * size for size in sizes]
    assert list(texts_in(b"".join(text_frame(text.encode()) for text in texts))) == texts


def test_the_internals_the_fast_path_relies_on_are_there() -> None:
    """Not public in uvicorn and websockets: a new release may rename them (docs/adr)."""
    protocol = WebSocketsSansIOProtocol.__init__.__code__.co_names
    fields = ("queue", "close_sent", "read_paused", "conn", "transport", "close_timer", "frames")
    for name in (*fields, "disconnected"):
        assert name in protocol, name
    for name in ("handle_connect", "data_received", "pause_writing", "resume_writing"):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    conn = ServerProtocol()
    assert conn.reader.buffer == b""
    assert conn.current_size is None
    assert conn.events == []
    conn.parser.close()


def test_the_internals_the_limits_rely_on_are_there() -> None:
    """The callbacks that `GuardedWebSocketProtocol` and `TimedHttpProtocol` extend are called."""
    events = WebSocketsSansIOProtocol.handle_events.__code__.co_names
    for name in ("handle_cont", "handle_ping", "handle_close", "events_received"):
        assert name in events, name
    assert "handle_parser_exception" in WebSocketsSansIOProtocol.data_received.__code__.co_names
    assert "keepalive_timeout" in WebSocketsSansIOProtocol.send_keepalive_ping.__code__.co_names
    assert "run_asgi" in WebSocketsSansIOProtocol.handle_connect.__code__.co_names
    http = H11Protocol.handle_events.__code__.co_names
    for name in ("app", "conn", "cycle", "handle_websocket_upgrade"):
        assert name in http, name
    assert "handle_events" in H11Protocol.on_response_complete.__code__.co_names
