"""Routes of sessions: creating, changing, listing, ending, moving them to another device."""

from __future__ import annotations

from litestar import Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from ludoteca.server.http.caller import (
    TheCaller,
    TheRateLimits,
    TheRooms,
    TheSanctions,
    TheSessions,
)
from ludoteca.server.rate_limits import HOUSE
from ludoteca.server.wire import (
    DeviceCode,
    GivenCode,
    NewSession,
    OwnSession,
    Session,
    SessionChange,
)


@post("/session")
async def new_session(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    sanctions: TheSanctions,
    caller: TheCaller,
    data: JSONBody[NewSession],
) -> Session:
    """Create a guest session from a name."""
    rate_limits.sessions.take(caller.address)
    locale = data.locale or caller.locale
    session, token = await sessions.create(data.name, locale, caller.browser())
    sanctions.saw(session.id, caller.address)
    caller.cookies.set_session(token)
    return await sessions.view(session)


@patch("/session")
async def change_session(
    sessions: TheSessions,
    rooms: TheRooms,
    sanctions: TheSanctions,
    caller: TheCaller,
    data: JSONBody[SessionChange],
) -> Session:
    """Change the name, the locale or the wish for mails."""
    before = caller.session
    if data.name is not None and data.name != before.name:
        sanctions.require_may_write(before)
    session = await sessions.change(before, data)
    if session.name != before.name:
        rooms.rename(session)
    return await sessions.view(session)


@get("/sessions")
async def own_sessions(sessions: TheSessions, caller: TheCaller) -> tuple[OwnSession, ...]:
    """The sessions of the caller's account, this one first; a guest has one."""
    own = await sessions.own(caller.session)
    return tuple(
        OwnSession(
            id=row.id,
            browser=row.agent,
            created=row.created,
            seen=row.seen,
            current=row.id == caller.session.id,
        )
        for row in own
    )


@delete("/sessions", status_code=204)
async def revoke_others(sessions: TheSessions, rooms: TheRooms, caller: TheCaller) -> None:
    """Log out all other sessions of the account."""
    rooms.disconnect(await sessions.revoke_others(caller.session))


@delete("/sessions/{id:str}", status_code=204)
async def revoke(
    sessions: TheSessions, rooms: TheRooms, caller: TheCaller, id: FromPath[str]
) -> None:
    """Log out one session of the account."""
    rooms.disconnect(await sessions.revoke(caller.session, id))
    if id == caller.session.id:
        caller.cookies.delete_session()


@delete("/session", status_code=204)
async def log_out(sessions: TheSessions, rooms: TheRooms, caller: TheCaller) -> None:
    rooms.disconnect(await sessions.revoke(caller.session, caller.session.id))
    caller.cookies.delete_session()


@delete("/session/everywhere", status_code=204)
async def log_out_everywhere(sessions: TheSessions, rooms: TheRooms, caller: TheCaller) -> None:
    rooms.disconnect(await sessions.log_out_everywhere(caller.session))
    caller.cookies.delete_session()


@post("/session/device-code")
async def device_code(
    sessions: TheSessions, rate_limits: TheRateLimits, caller: TheCaller
) -> DeviceCode:
    """A one-time code that moves this session to another device."""
    rate_limits.logins.take(caller.session.id)
    return await sessions.device_code(caller.session)


@post("/session/device")
async def move_here(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    rooms: TheRooms,
    caller: TheCaller,
    data: JSONBody[GivenCode],
) -> Session:
    """Move the session of another device here, by its code."""
    rate_limits.logins.take(caller.address)
    rate_limits.codes.take(HOUSE)
    session, token = await sessions.move_here(data.code, caller.browser())
    rooms.disconnect({session.id})
    caller.cookies.set_session(token)
    return await sessions.view(session)


router = Router(
    "/api",
    route_handlers=[
        new_session,
        change_session,
        own_sessions,
        revoke_others,
        revoke,
        log_out,
        log_out_everywhere,
        device_code,
        move_here,
    ],
    tags=["people"],
)
