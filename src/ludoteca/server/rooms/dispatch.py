"""The registry of request handlers, and their invocation: one route for every message kind.

The seat always comes from the session, never from the message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.rooms.handlers.match import deferrals, history, play, proposals
from ludoteca.server.rooms.handlers.people import (
    audience,
    chat,
    messages,
    moderation,
    reactions,
    reports,
)
from ludoteca.server.rooms.handlers.seats import open_seats, seat_takeover
from ludoteca.server.rooms.handlers.table import hosting, rematch, start, table_actions
from ludoteca.server.wire import FromServerMessage, Request
from ludoteca.server.ws.connection import frame_of

from .request import LATER, Later, QueuedRequest
from .room import Room

M = TypeVar("M", bound=Request)

Handler: TypeAlias = Callable[[Room, QueuedRequest[M]], Awaitable[FromServerMessage | Later | None]]
"""Handles a request; returns its reply, None for a plain `Answer`, or `LATER`."""


class Handlers:
    """Handlers by message type. `add` checks that a handler takes the message it is added for."""

    def __init__(self) -> None:
        self._handlers: dict[type[Request], Handler[Any]] = {}
        self._uncached: set[type[Request]] = set()
        self._on_screens: set[type[Request]] = set()
        self._for_programs: set[type[Request]] = set()
        self.weights: dict[type, float] = {}
        """Work by message type (`rate_limits`)."""

    def add(
        self,
        kind: type[M],
        handler: Handler[M],
        *,
        cached: bool = True,
        weight: float = 1.0,
        on_screens: bool = False,
        programs: bool = False,
    ) -> None:
        """Register a handler. `cached`: repeat its answer when the message arrives twice.
        `weight`: about the milliseconds of CPU time it takes. `on_screens`: a big screen may send
        it too, as it reads what every spectator may see. `programs`: a program may send it:
        what playing takes, and nothing that people decide."""
        self._handlers[kind] = handler
        self.weights[kind] = weight
        if on_screens:
            self._on_screens.add(kind)
        if programs:
            self._for_programs.add(kind)
        if not cached:
            self._uncached.add(kind)

    @property
    def kinds(self) -> frozenset[type[Request]]:
        return frozenset(self._handlers)

    async def handle(self, room: Room, request: QueuedRequest[Request]) -> None:
        """Handle a request and send its reply; a repeated message gets the same answer again."""
        connection, kind = request.connection, type(request.message)
        if connection.screen and kind not in self._on_screens:
            raise Rejected("only_watching")
        if connection.session.program and kind not in self._for_programs:
            raise Rejected("not_for_programs")
        if kind in self._uncached:
            reply = await self._reply(room, request)
            if reply is not None:
                connection.send_frame(reply)
            return
        person, id = connection.person, request.message.id
        frame = room.answers.get(person, id)
        if frame is None:
            frame = await self._reply(room, request)
            if frame is None:
                return
            room.answers.put(person, id, frame)
        connection.send_frame(frame)

    async def _reply(self, room: Room, request: QueuedRequest[Request]) -> bytes | None:
        """The reply as a frame; None for one that comes later."""
        message = request.message
        reply = await self._handlers[type(message)](room, request)
        if reply is LATER:
            return None
        return frame_of(reply if reply is not None else wire.Answer(message.id, None))


HANDLERS = Handlers()
# A move is found again in the log of its match, which outlives this process.
HANDLERS.add(wire.Play, play.play, cached=False, weight=0.3, programs=True)
HANDLERS.add(wire.PlayAlong, audience.play_along, weight=0.5)
HANDLERS.add(wire.Resign, open_seats.resign, programs=True)
HANDLERS.add(wire.Propose, proposals.propose)
HANDLERS.add(wire.Consent, proposals.consent)

HANDLERS.add(
    wire.StateAt, history.state_at, cached=False, on_screens=True, weight=2.0, programs=True
)
HANDLERS.add(
    wire.AskHistory, history.past_steps, cached=False, on_screens=True, weight=10.0, programs=True
)
HANDLERS.add(wire.Suppose, history.what_if, cached=False, weight=20.0)
HANDLERS.add(wire.HoldClock, deferrals.hold_clock, weight=3.0)

HANDLERS.add(wire.Chat, chat.send_chat, programs=True)
HANDLERS.add(wire.React, reactions.react, cached=False, weight=0.5)
HANDLERS.add(wire.Letter, chat.send_letter, programs=True)
HANDLERS.add(wire.Read, messages.mark_read, weight=5.0, programs=True)
HANDLERS.add(wire.AskMessages, messages.earlier, cached=False, weight=10.0, programs=True)
HANDLERS.add(wire.Report, reports.report, weight=5.0)
HANDLERS.add(wire.ReportPerson, reports.report_person, weight=5.0)

HANDLERS.add(wire.Start, start.start, weight=5.0)
HANDLERS.add(wire.Reveal, start.reveal, programs=True)
HANDLERS.add(wire.Rematch, rematch.rematch, weight=5.0)
HANDLERS.add(wire.NextGame, start.next_game, weight=5.0)

HANDLERS.add(wire.Sit, table_actions.sit, programs=True)
HANDLERS.add(wire.Stand, table_actions.stand, programs=True)
HANDLERS.add(wire.Pledge, table_actions.pledge, programs=True)
HANDLERS.add(wire.Wish, table_actions.wish, weight=2.0, programs=True)
HANDLERS.add(wire.Leave, table_actions.leave, programs=True)
HANDLERS.add(wire.OfferSeat, seat_takeover.offer, cached=False)
HANDLERS.add(wire.TakeSeat, seat_takeover.take, weight=5.0)

HANDLERS.add(wire.Kick, moderation.kick)
HANDLERS.add(wire.Mute, moderation.mute)
HANDLERS.add(wire.Advance, hosting.advance)
HANDLERS.add(wire.GiveTime, hosting.give_time)
HANDLERS.add(wire.EndMatch, hosting.end_match)
HANDLERS.add(wire.Lock, table_actions.lock)
HANDLERS.add(wire.OpenSeats, table_actions.open_seats)
HANDLERS.add(wire.Doors, table_actions.set_access)
HANDLERS.add(wire.ApproveName, table_actions.approve_name)
HANDLERS.add(wire.HandOver, table_actions.hand_over)
HANDLERS.add(wire.AddBot, table_actions.add_bot, weight=2.0)
HANDLERS.add(wire.RemoveBot, table_actions.remove_bot)
HANDLERS.add(wire.SetOptions, table_actions.set_options, weight=10.0)
HANDLERS.add(wire.SetTeam, table_actions.set_team)
HANDLERS.add(wire.MakeTeams, table_actions.make_teams)
HANDLERS.add(wire.BalanceTeams, table_actions.balance_teams)
HANDLERS.add(wire.Enqueue, table_actions.enqueue, weight=5.0)
HANDLERS.add(wire.Dequeue, table_actions.dequeue)
HANDLERS.add(wire.Close, table_actions.close)
