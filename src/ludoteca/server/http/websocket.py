"""The WebSocket endpoint of a table: carries messages between a browser and the table's queue."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.accounts.sessions import Sessions, preferred_locale
from ludoteca.server.metrics import Metrics
from ludoteca.server.problems import problem
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.rooms.join import depart, join
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
from ludoteca.server.sources import Sources
from ludoteca.server.wire import FromBrowserMessage, Gone, Hello, Ping, Pong, Request
from ludoteca.server.ws.connection import (
    NO_SESSION,
    NO_TABLE,
    NOT_ALLOWED,
    POLICY,
    RESTART,
    TRY_LATER,
    Connection,
    WriteScheduler,
    encode,
)
from ludoteca.server.ws.decoding import id_in, read_message
from ludoteca.server.ws.plain_socket import PlainSocket
from ludoteca.server.ws.protocol import EXTENSION
from ludoteca.server.ws.socket import Socket
from ludoteca.store import Unavailable

from .cookies import session_tokens
from .request_info import address_of

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
MOST_OFFENCES = 200
"""Surplus of refused over accepted messages at which a connection is closed."""
decoder: msgspec.json.Decoder[FromBrowserMessage] = msgspec.json.Decoder(FromBrowserMessage)


class TableSocketEndpoint:
    """An ASGI endpoint for `/api/tables/{code}/socket`."""

    def __init__(
        self,
        settings: Settings,
        sources: Sources,
        shutdown: Shutdown,
        metrics: Metrics,
        rate_limits: RateLimits,
        sessions: Sessions,
        rooms: RoomRegistry,
    ) -> None:
        self.settings = settings
        self.sources = sources
        self.shutdown = shutdown
        self.metrics = metrics
        self.rate_limits = rate_limits
        self.sessions = sessions
        self.rooms = rooms
        self.writes = WriteScheduler()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket until either side closes it."""
        await receive()
        address, path = address_of(scope), PATH.fullmatch(scope["path"])
        if path is None or self.shutdown.begun or not self.rate_limits.open_socket(address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        try:
            await send({"type": "websocket.accept"})
            session = await self.sessions.by_tokens(session_tokens(scope))
            if session is None:
                await _close(send, Rejected("no_session"), NO_SESSION)
                return
            room = await self.rooms.room(path[1])
            room.visitors += 1
            try:
                unsent, socket = self.settings.unsent_frames, _socket(scope, send)
                connection = Connection(socket, session, address, unsent, self.writes)
                await self._attend(room, connection, receive)
            finally:
                room.visitors -= 1
                room.idle_since = self.sources.now()
        except Rejected as refusal:
            await _close(send, refusal, NO_TABLE)
        except Unavailable:
            await _close(send, Rejected("unavailable"), TRY_LATER)
        finally:
            self.rate_limits.close_socket(address)

    async def _attend(self, room: Room, connection: Connection, receive: Receive) -> None:
        receiver = Receiver(self, room, connection)
        connection.listen(receiver.receive)
        try:
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                receiver.receive(event.get("text") or event.get("bytes") or "")
        finally:
            depart(room, connection)


async def _close(send: Send, refusal: Rejected, code: int) -> None:
    with suppress(OSError, RuntimeError):
        if code != TRY_LATER:
            text = encode(Gone(problem(refusal, preferred_locale("")))).decode()
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code})


def _socket(scope: Scope, send: Send) -> Socket:
    """The protocol itself where it has the fast path, else plain ASGI."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    if extension is None:
        return PlainSocket(send)
    socket: Socket = extension["socket"]
    return socket


class Receiver:
    """Decodes the messages of one connection and puts them into the queue of its table."""

    def __init__(self, endpoint: TableSocketEndpoint, room: Room, connection: Connection) -> None:
        self.endpoint = endpoint
        self.room = room
        self.connection = connection
        self._offences = 0

    def receive(self, data: str | bytes) -> None:
        endpoint = self.endpoint
        if endpoint.shutdown.begun:
            return
        if not endpoint.rate_limits.messages.allows(self.connection.person):
            self._offend(id_in(data), Rejected("too_fast", seconds=1))
            return
        try:
            message = read_message(data, decoder)
        except Rejected as refusal:
            self._offend(id_in(data), refusal)
            return
        if self._offences:
            self._offences -= 1
        endpoint.metrics.traffic.received(message)
        match message:
            case Request() if self.connection.greeted:
                self.room.submit(QueuedRequest(self.connection, message, monotonic()))
            case Request():
                self.room.refuse(self.connection, message.id, Rejected("say_hello_first"))
            case Hello():
                self.room.submit(lambda: self._join(message))
            case Ping(sent=sent):
                self.connection.send(Pong(sent, endpoint.sources.now()))

    async def _join(self, hello: Hello) -> None:
        connection = self.connection
        try:
            if await self.endpoint.sessions.is_current(connection.session):
                await join(self.room, connection, hello)
            else:
                self._send_away(Rejected("no_session"), NO_SESSION)
        except Rejected as refusal:
            self._send_away(refusal, NOT_ALLOWED)
        except Unavailable:
            connection.close(TRY_LATER)
        if self.endpoint.shutdown.begun:
            connection.close(RESTART)

    def _send_away(self, refusal: Rejected, code: int) -> None:
        self.connection.send(Gone(problem(refusal, self.connection.session.locale)))
        self.connection.close(code)

    def _offend(self, id: str, refusal: Rejected) -> None:
        self._offences += 1
        self.room.refuse(self.connection, id, refusal)
        if self._offences >= MOST_OFFENCES:
            self.connection.close(POLICY)
