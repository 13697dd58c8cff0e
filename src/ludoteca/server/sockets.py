"""The edge of the network: a WebSocket in plain ASGI, thin enough to be swapped."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.store import SessionRow, Unavailable

from .arriving import arrive, depart
from .asking import address_of, cookie_of
from .connection import (
    NO_SESSION,
    NO_TABLE,
    NOT_ALLOWED,
    POLICY,
    RESTART,
    TRY_LATER,
    Connection,
    frame_of,
)
from .identity import language
from .refusals import problem
from .room import Room, Said
from .wire import FromBrowserMessage, Gone, Hello, Ping, Pong

if TYPE_CHECKING:
    from .house import House

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
MOST_OFFENCES = 200
"""Messages refused in a row, for being too many or no messages, before a socket is closed."""
decoder: msgspec.json.Decoder[FromBrowserMessage] = msgspec.json.Decoder(FromBrowserMessage)


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Carry messages between a browser and its table until one of them ends it."""
    await receive()
    address, path = address_of(scope), PATH.fullmatch(scope["path"])
    if path is None or house.closing or not house.limits.open_socket(address):
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    try:
        await send({"type": "websocket.accept"})
        session = await house.identity.session_of(cookie_of(scope))
        if session is None:
            await _refuse(send, Rejected("no_session"), language(""), NO_SESSION)
            return
        room = await house.rooms.room(path[1])
        room.visitors += 1
        try:
            await _attend(house, room, session, address, receive, send)
        finally:
            room.visitors -= 1
            room.idle_since = house.now()
    except Rejected as refusal:
        await _refuse(send, refusal, language(""), NO_TABLE)
    except Unavailable:
        await _refuse(send, Rejected("unavailable"), language(""), TRY_LATER)
    finally:
        house.limits.close_socket(address)


async def _refuse(send: Send, refusal: Rejected, locale: str, code: int) -> None:
    with suppress(OSError, RuntimeError):
        if code != TRY_LATER:
            text = frame_of(Gone(problem(refusal, locale)))
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code})


async def _attend(
    house: House, room: Room, session: SessionRow, address: str, receive: Receive, send: Send
) -> None:
    connection = Connection(session, address, house.settings.unsent_frames)
    pump = asyncio.create_task(_pump(connection, send), name="pump")
    listener = Listener(house, room, connection)
    try:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            listener.hear(event.get("text") or event.get("bytes") or "")
    finally:
        pump.cancel()
        depart(room, connection)


async def _pump(connection: Connection, send: Send) -> None:
    async def send_text(frame: str) -> None:
        await send({"type": "websocket.send", "text": frame})

    with suppress(OSError, RuntimeError):  # the browser has gone
        code = await connection.pump(send_text)
        await send({"type": "websocket.close", "code": code})


class Listener:
    """Reads what one browser says and puts it into the queue of its table."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self._offences = 0

    def hear(self, data: str | bytes) -> None:
        if not self.house.limits.messages.allows(self.connection.person):
            self._offend(_id_in(data), Rejected("too_fast", seconds=1))
            return
        try:
            message = decoder.decode(data)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self._offend(_id_in(data), Rejected("bad_message", problem=str(error)[:200]))
            return
        self._offences = 0
        self.house.metrics.messages.labels(type(message).__name__).inc()
        match message:
            case Ping(sent=sent):
                self.connection.send(Pong(sent, self.house.now()))
            case Hello():
                self.room.submit(lambda: self._arrive(message))
            case _ if not self.connection.greeted:
                self.room.refuse(self.connection, message.id, Rejected("say_hello_first"))
            case _:
                arrived = asyncio.get_running_loop().time()
                self.room.submit(Said(self.connection, message, arrived))

    async def _arrive(self, hello: Hello) -> None:
        connection = self.connection
        try:
            await arrive(self.room, connection, hello)
        except Rejected as refusal:
            connection.send(Gone(problem(refusal, connection.session.locale)))
            connection.close(NOT_ALLOWED)
        except Unavailable:
            connection.close(TRY_LATER)
        if self.house.closing:
            connection.close(RESTART)

    def _offend(self, id: str, refusal: Rejected) -> None:
        self._offences += 1
        self.room.refuse(self.connection, id, refusal)
        if self._offences >= MOST_OFFENCES:
            self.connection.close(POLICY)


class _WithId(msgspec.Struct):
    id: str = ""


def _id_in(data: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:40]
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        return ""
