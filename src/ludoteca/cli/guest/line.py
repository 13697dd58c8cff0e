"""The line to a table: connects with a token, reconnects, and pairs requests with their answers."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import websockets

Message = dict[str, Any]

NO_SESSION, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404
FINAL = (NO_SESSION, NOT_ALLOWED, NO_TABLE)
"""Close codes after which connecting again is of no use."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before connecting again, doubled each time."""
FRAME = 16 * 1024 * 1024


class Lost(Exception):
    """The server does not want this program, or not any more."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Line:
    """One table's socket, through as many connections as it takes."""

    def __init__(self, url: str, code: str, token: str) -> None:
        scheme, _, rest = url.rstrip("/").partition("://")
        secure = "wss" if scheme in ("https", "wss") else "ws"
        self._address = f"{secure}://{rest}/api/tables/{code}/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._socket: websockets.ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Message | None]] = {}
        self._asked = 0
        self._run = random.randrange(1 << 40)
        """So that the ids of another run of the program are others."""

    async def messages(self) -> AsyncIterator[Message]:
        """Everything that the server tells, but answers; a `welcome` begins each connection."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                async with websockets.connect(
                    self._address, additional_headers=self._headers, max_size=FRAME
                ) as socket:
                    self._socket = socket
                    with suppress(websockets.ConnectionClosed):  # why is among the messages
                        await socket.send('{"type":"hello"}')
                    async for frame in socket:
                        pause = SHORTEST_PAUSE
                        message = json.loads(frame)
                        if message["type"] == "gone":
                            raise Lost(message["problem"]["text"])
                        if not self._is_answer(message):
                            yield message
                    if socket.close_code in FINAL:
                        raise Lost(str(socket.close_code))
            except websockets.InvalidStatus as refused:
                if refused.response.status_code < 500:
                    raise Lost(f"HTTP {refused.response.status_code}") from None
            except websockets.ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise Lost(str(closed.rcvd.code)) from None
            except (OSError, TimeoutError, websockets.WebSocketException):
                pass
            finally:
                self._hang_up()
            yield {"type": "disconnected"}
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _hang_up(self) -> None:
        self._socket = None
        answers, self._answers = self._answers, {}
        for answer in answers.values():
            if not answer.done():
                answer.set_result(None)

    def _is_answer(self, message: Message) -> bool:
        answer = self._answers.pop(message.get("id", ""), None)
        if answer is None:
            return False
        if not answer.done():
            answer.set_result(message)
        return True

    async def ask(self, type: str, **fields: object) -> Message | None:
        """Send a request and wait for its answer; None if the connection is lost meanwhile."""
        if self._socket is None:
            return None
        self._asked += 1
        id = f"{self._run:x}-{self._asked}"
        answer: asyncio.Future[Message | None] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        try:
            await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
        except websockets.ConnectionClosed:
            return None
        return await answer
