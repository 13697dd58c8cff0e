"""Routes of Play now: wait for others, ask how it stands, stop waiting."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, QueryParameter

from ludoteca.server.http.caller import TheCaller, TheWaitingRoom
from ludoteca.server.matchmaking.waiting_room import WaitingRoom
from ludoteca.server.wire import PlayNow, WaitingRoomView
from ludoteca.store import SessionRow


@get("/play-now")
async def waiting(
    waiting_room: TheWaitingRoom,
    caller: TheCaller,
    known: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> WaitingRoomView:
    """Who waits, and the caller's ticket. With the version of a ticket that is known, the answer is
    held back for some seconds until it changes; asking again and again keeps the ticket."""
    if caller.found is not None and known:
        await waiting_room.news(caller.found, known)
    return _view(waiting_room, caller.found)


@post("/play-now", status_code=200)
async def play_now(
    waiting_room: TheWaitingRoom, caller: TheCaller, data: JSONBody[PlayNow]
) -> WaitingRoomView:
    """Wait for others who want to play the same."""
    await waiting_room.enter(caller.session, data)
    return _view(waiting_room, caller.session)


@delete("/play-now", status_code=204)
async def stop(waiting_room: TheWaitingRoom, caller: TheCaller) -> None:
    """Wait no longer."""
    waiting_room.leave(caller.session)


def _view(waiting_room: WaitingRoom, session: SessionRow | None) -> WaitingRoomView:
    ticket = None if session is None else waiting_room.view(session)
    return WaitingRoomView(ticket=ticket, games=waiting_room.games())


router = Router("/api", route_handlers=[waiting, play_now, stop], tags=["play now"])
