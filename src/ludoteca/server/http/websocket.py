"""The WebSocket endpoint of a table: carries messages between a browser and the table's queue."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from contextlib import suppress
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.accounts.programs import Programs
from ludoteca.server.accounts.sessions import Sessions, preferred_locale
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.metrics import Metrics
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.problems import problem
from ludoteca.server.rate_limits import RateLimits, too_fast
from ludoteca.server.rooms.dispatch import HANDLERS
from ludoteca.server.rooms.join import depart, join
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.shutdown import Shutdown
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
from ludoteca.server.ws.guarded_protocol import ABORT
from ludoteca.server.ws.plain_socket import PlainSocket
from ludoteca.server.ws.protocol import EXTENSION
from ludoteca.server.ws.socket import Socket
from ludoteca.store import SessionRow, Unavailable

from .cookies import device_secret, program_token, session_tokens
from .request_info import limited_address
from .table_lookup import find_room

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
MOST_OFFENCES = 200
"""Surplus of refused over accepted messages at which a connection is closed."""
MESSAGE_WEIGHTS = HANDLERS.weights
SOCKET_WEIGHT, HELLO_WEIGHT, REPEATED_HELLO_WEIGHT = 2.0, 5.0, 20.0
"""Work of a handshake, of the first hello on a socket and of every further one."""
CLOSE_CODES = {"too_fast": TRY_LATER, "unknown_token": NO_SESSION}
"""By why a socket is refused; any other: the table is not there."""
LEAST_CHARGE = 5.0
"""Work charged at once, to be used up by the next messages of the connection."""
WEIGHT_OF_BYTE = 1 / 20_000
"""Work to decode a byte."""
decoder: msgspec.json.Decoder[FromBrowserMessage] = msgspec.json.Decoder(FromBrowserMessage)


class TableSocketEndpoint:
    """An ASGI endpoint for `/api/tables/{code}/socket`."""

    def __init__(
        self,
        settings: Settings,
        house: HouseClock,
        shutdown: Shutdown,
        metrics: Metrics,
        rate_limits: RateLimits,
        sessions: Sessions,
        programs: Programs,
        rooms: RoomRegistry,
        sanctions: SanctionBook,
    ) -> None:
        self.settings = settings
        self.house = house
        self.shutdown = shutdown
        self.metrics = metrics
        self.rate_limits = rate_limits
        self.sessions = sessions
        self.programs = programs
        self.rooms = rooms
        self.sanctions = sanctions
        self.writes = WriteScheduler()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket until either side closes it."""
        await receive()
        address, path = limited_address(scope), PATH.fullmatch(scope["path"])
        if path is None or self.shutdown.begun or not self.rate_limits.open_socket(address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        try:
            await send({"type": "websocket.accept"})
            wait = self.rate_limits.work.wait_for("", address, SOCKET_WEIGHT, monotonic())
            if wait > 0:
                raise too_fast(wait)
            session = await self._session_of(scope)
            if session is None:
                await _close(send, Rejected("no_session"), NO_SESSION)
                return
            room = await find_room(self.rooms, self.rate_limits, path[1], address, session.id)
            room.visitors += 1
            unsent, socket = self.settings.unsent_bytes, _socket(scope, send)
            connection = Connection(socket, session, address, unsent, self.writes)
            try:
                await self._attend(room, connection, receive)
            finally:
                connection.release()
                room.visitors -= 1
                room.idle_since = self.house.live()
        except Rejected as refusal:
            await _close(send, refusal, CLOSE_CODES.get(refusal.code, NO_TABLE))
        except Unavailable:
            await _close(send, Rejected("unavailable"), TRY_LATER)
        finally:
            self.rate_limits.close_socket(address)

    async def _session_of(self, scope: Scope) -> SessionRow | None:
        token = program_token(scope)
        if token:
            return await self.programs.by_token(token)
        return await self.sessions.of_socket(session_tokens(scope), device_secret(scope))

    async def _attend(self, room: Room, connection: Connection, receive: Receive) -> None:
        receiver = Receiver(self, room, connection)
        connection.listen(receiver.receive)
        timeout = self.settings.request_timeout / 1000
        timer = asyncio.get_running_loop().call_later(timeout, receiver.require_hello)
        try:
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                receiver.receive(event.get("text") or event.get("bytes") or "")
        finally:
            timer.cancel()
            depart(room, connection)


async def _close(send: Send, refusal: Rejected, code: int) -> None:
    with suppress(OSError, RuntimeError):
        if code != TRY_LATER:
            text = encode(Gone(problem(refusal, preferred_locale("")))).decode()
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code})


def _socket(scope: Scope, send: Send) -> Socket:
    """The protocol itself where it has the fast path, else plain ASGI."""
    extensions: Mapping[str, Any] = scope.get("extensions") or {}
    if EXTENSION not in extensions:
        return PlainSocket(send, extensions[ABORT]["abort"] if ABORT in extensions else None)
    socket: Socket = extensions[EXTENSION]["socket"]
    return socket


class Receiver:
    """Decodes the messages of one connection and puts them into the queue of its table."""

    def __init__(self, endpoint: TableSocketEndpoint, room: Room, connection: Connection) -> None:
        self.endpoint = endpoint
        self.room = room
        self.connection = connection
        self._offences = 0
        self._said_hello = False
        self._credit = 0.0
        """Work that is paid for and not used."""

    def receive(self, data: str | bytes) -> None:
        endpoint, connection = self.endpoint, self.connection
        if endpoint.shutdown.begun:
            return
        now = monotonic()
        wait = endpoint.rate_limits.messages.wait_for(connection.person, 1.0, now)
        if wait > 0:
            self._offend(id_in(data), too_fast(wait))
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
            case Request() if connection.greeted:
                weight = MESSAGE_WEIGHTS[type(message)] + len(data) * WEIGHT_OF_BYTE
                if weight <= self._credit:
                    self._credit -= weight
                elif (wait := self._wait_for(weight, now)) > 0:
                    self._offend(message.id, too_fast(wait))
                    return
                self.room.submit(QueuedRequest(connection, message, now))
            case Request():
                self.room.refuse(connection, message.id, Rejected("say_hello_first"))
            case Hello():
                self._receive_hello(message, now)
            case Ping(sent=sent):
                connection.send(Pong(sent, endpoint.house.live()))

    def _wait_for(self, weight: float, now: float) -> float:
        """Take the work of a message, or return the seconds to wait; the house refuses nobody who
        has a seat. Light messages are paid for several at a time."""
        work, person = self.endpoint.rate_limits.work, self.connection.person
        wait, price = work.house_wait(weight, now), max(weight, LEAST_CHARGE)
        if wait > 0 and self.room.table.seat_of(person) is None:
            return wait
        wait = work.wait_for(person, self.connection.address, price, now)
        if wait <= 0:
            self._credit = max(self._credit, price - weight)
        return wait

    def _receive_hello(self, hello: Hello, now: float) -> None:
        again, self._said_hello = self._said_hello, True
        if again and self.connection.is_lagging:
            self._offend("", too_fast(1.0))  # another welcome would only wait
            return
        wait = self._wait_for(REPEATED_HELLO_WEIGHT if again else HELLO_WEIGHT, now)
        if wait <= 0:
            self.room.submit(lambda: self._join(hello))
        elif again:
            self._offend("", too_fast(wait))
        else:
            self.connection.close(TRY_LATER)  # the client connects again and says it again

    def require_hello(self) -> None:
        """Close a socket that did not say hello in time."""
        if not self._said_hello:
            self.connection.close(POLICY)

    async def _join(self, hello: Hello) -> None:
        connection = self.connection
        try:
            self.endpoint.sanctions.require_welcome(connection.session, connection.address)
            self.endpoint.sanctions.saw(connection.person, connection.address)
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
