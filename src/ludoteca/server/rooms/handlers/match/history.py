"""Requests that only read the match: past positions, past steps, what-if."""

from __future__ import annotations

from typing import cast

import msgspec

from ludoteca.kernel import JsonObject, Rejected
from ludoteca.server import wire
from ludoteca.server.compute.job import job_of
from ludoteca.server.compute.replays import PastPosition, match_job, past_position
from ludoteca.server.compute.setups import setup_of, suppose
from ludoteca.server.rooms.detached import asker_of, detach
from ludoteca.server.rooms.request import Later, QueuedRequest
from ludoteca.server.rooms.room import Room

MOST_STEPS = 1_000


async def state_at(room: Room, request: QueuedRequest[wire.StateAt]) -> wire.Past | Later:
    """A position in the past; one that has to be rebuilt from the store is worked out beside the
    queue."""
    live, message, viewer = room.require_match(), request.message, room.viewer(request.connection)
    if not live.writer.is_stored_only(message.step):
        state = await live.writer.state_at(message.step)
        position = live.presenter.position(state, viewer)
        return wire.Past(message.id, message.step, position.view, position.text)
    pool, row = room.resources.compute, live.writer.row
    names = live.presenter.names
    job = match_job(past_position, room.store, row, message.step, viewer, names)

    async def reply() -> None:
        found = msgspec.json.decode(await pool.ask(job, asker_of(request)), type=PastPosition)
        request.connection.send(wire.Past(message.id, message.step, found.view, found.text))

    return detach(room, request, reply)


async def past_steps(room: Room, request: QueuedRequest[wire.AskHistory]) -> wire.History:
    live, message = room.require_match(), request.message
    viewer = room.viewer(request.connection)
    until = min(message.until, max(0, message.since) + MOST_STEPS)
    return wire.History(message.id, await live.presenter.past(message.since, until, viewer))


async def what_if(room: Room, request: QueuedRequest[wire.Suppose]) -> Later:
    """Ask the game's sandbox, which sees no more than the asking seat, beside the queue."""
    live, message = room.require_match(), request.message
    match = live.match
    if match.game.sandbox is None:
        raise Rejected("no_sandbox")
    view = match.view(room.viewer(request.connection).seat)
    job = job_of(suppose, setup_of(live.writer.row), match.at, view, message.given)

    async def reply() -> None:
        outcome = await room.resources.compute.ask(job, asker_of(request))
        encoded = cast(JsonObject, msgspec.Raw(outcome))
        request.connection.send(wire.Supposed(message.id, encoded))

    return detach(room, request, reply)
