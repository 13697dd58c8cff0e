"""Requests that only read the match: past positions, past steps, what-if."""

from __future__ import annotations

from msgspec import to_builtins

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room

MOST_STEPS = 1_000


async def state_at(room: Room, request: QueuedRequest[wire.StateAt]) -> wire.Past:
    live, message = room.require_match(), request.message
    state = await live.writer.state_at(message.step)
    position = live.presenter.position(state, room.viewer(request.connection))
    return wire.Past(message.id, message.step, position.view, position.text)


async def past_steps(room: Room, request: QueuedRequest[wire.AskHistory]) -> wire.History:
    live, message = room.require_match(), request.message
    viewer = room.viewer(request.connection)
    until = min(message.until, max(0, message.since) + MOST_STEPS)
    return wire.History(message.id, await live.presenter.past(message.since, until, viewer))


async def what_if(room: Room, request: QueuedRequest[wire.Suppose]) -> wire.Supposed:
    """Ask the game's sandbox, which sees no more than the asking seat."""
    match, message = room.require_match().match, request.message
    if match.game.sandbox is None:
        raise Rejected("no_sandbox")
    view = match.view(room.viewer(request.connection).seat)
    found = match.game.sandbox(view, message.given, match.engine.read_only_ctx(match.state))
    return wire.Supposed(message.id, to_builtins(found))
