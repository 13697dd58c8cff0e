"""Sockets: between a browser's WebSocket and the queue of its table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.accounts.sessions import language
from ludoteca.server.problems import problem
from ludoteca.server.rooms.join import arrive, depart
from ludoteca.server.rooms.request import Said
from ludoteca.server.rooms.room import Room
from ludoteca.server.wire import (
    FromBrowserMessage,
    Gone,
    Hello,
    Ping,
    Pong,
    Request,
)
from ludoteca.server.ws.connection import (
    NO_SESSION,
    NO_TABLE,
    NOT_ALLOWED,
    POLICY,
    RESTART,
    TRY_LATER,
    Connection,
    encode,
)
from ludoteca.server.ws.decoding import id_in, read_message
from ludoteca.server.ws.protocol import EXTENSION, Edge
from ludoteca.store import Unavailable

from .request_info import address_of, cookie_of

if TYPE_CHECKING:
    from ludoteca.server.services import House

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
MOST_OFFENCES = 200
"""So many more messages refused, for being too many or none at all, than heard: then it ends."""
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
            unsent = house.settings.unsent_frames
            connection = Connection(_edge(scope), session, address, unsent, house.dispatch)
            await _attend(house, room, connection, receive)
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
            text = encode(Gone(problem(refusal, locale))).decode()
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": code})


def _edge(scope: Scope) -> Edge:
    edge: Edge = scope["extensions"][EXTENSION]["edge"]
    return edge


async def _attend(house: House, room: Room, connection: Connection, receive: Receive) -> None:
    listener = Listener(house, room, connection)
    connection.listen(listener.hear)
    try:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            listener.hear(event.get("text") or event.get("bytes") or "")
    finally:
        depart(room, connection)


class Listener:
    """Reads what one browser says and puts it into the queue of its table."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self._offences = 0

    def hear(self, data: str | bytes) -> None:
        if self.house.closing:
            return
        if not self.house.limits.messages.allows(self.connection.person):
            self._offend(id_in(data), Rejected("too_fast", seconds=1))
            return
        try:
            message = read_message(data, decoder)
        except Rejected as refusal:
            self._offend(id_in(data), refusal)
            return
        if self._offences:
            self._offences -= 1
        self.house.metrics.traffic.heard(message)
        match message:
            case Request() if self.connection.greeted:
                self.room.submit(Said(self.connection, message, monotonic()))
            case Request():
                self.room.refuse(self.connection, message.id, Rejected("say_hello_first"))
            case Hello():
                self.room.submit(lambda: self._arrive(message))
            case Ping(sent=sent):
                self.connection.send(Pong(sent, self.house.now()))

    async def _arrive(self, hello: Hello) -> None:
        connection = self.connection
        try:
            if await self.house.identity.is_current(connection.session):
                await arrive(self.room, connection, hello)
            else:
                self._send_away(Rejected("no_session"), NO_SESSION)
        except Rejected as refusal:
            self._send_away(refusal, NOT_ALLOWED)
        except Unavailable:
            connection.close(TRY_LATER)
        if self.house.closing:
            connection.close(RESTART)

    def _send_away(self, refusal: Rejected, code: int) -> None:
        self.connection.send(Gone(problem(refusal, self.connection.session.locale)))
        self.connection.close(code)

    def _offend(self, id: str, refusal: Rejected) -> None:
        self._offences += 1
        self.room.refuse(self.connection, id, refusal)
        if self._offences >= MOST_OFFENCES:
            self.connection.close(POLICY)
