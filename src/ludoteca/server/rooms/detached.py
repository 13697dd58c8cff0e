"""Work for a request outside of its table's queue, which goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeAlias

from ludoteca.server.compute.job import Asker
from ludoteca.server.problems import as_refusal

from .request import LATER, Later
from .room import AnyRequest, Room

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Awaitable[None]]


def detach(room: Room, request: AnyRequest, work: Work) -> Later:
    """Do this work beside the queue; it replies to the request, or is refused."""
    task = asyncio.create_task(_run(room, request, work))
    room.detached.add(task)
    task.add_done_callback(room.detached.discard)
    return LATER


def asker_of(request: AnyRequest) -> Asker:
    return Asker(request.person, request.connection.address)


async def _run(room: Room, request: AnyRequest, work: Work) -> None:
    metrics = room.resources.metrics
    try:
        await work()
        metrics.traffic.answered(monotonic() - request.arrived)
    except Exception as error:
        refusal = as_refusal(error)
        room.refuse(request.connection, request.message.id, refusal)
        if refusal.code == "defect":
            metrics.defects.inc()
            log.exception("work beside the queue failed", extra={"table": room.table.code})
