"""Routes: sessions, other devices, accounts, the profile."""

from __future__ import annotations

from litestar import Router, delete, get, patch, post
from litestar.params import JSONBody

from ludoteca import __version__
from ludoteca.kernel import LOCALES
from ludoteca.server.http.caller import (
    TheCaller,
    TheRateLimits,
    TheRooms,
    TheSessions,
    TheSettings,
    TheStore,
)
from ludoteca.server.wire import (
    DeviceCode,
    GivenCode,
    LoginWish,
    NewSession,
    Profile,
    Session,
    SessionChange,
    Welcoming,
)

from .matches import summary

MATCHES_IN_PROFILE = 50


@get("/welcome")
async def welcome(sessions: TheSessions, settings: TheSettings, caller: TheCaller) -> Welcoming:
    """The first request of every page: the session, if there is one, and the locales."""
    found = caller.found
    return Welcoming(
        session=None if found is None else await sessions.view(found),
        locales=LOCALES,
        accounts=settings.has_mail,
        version=__version__,
    )


@post("/session")
async def new_session(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    data: JSONBody[NewSession],
) -> Session:
    """Create a guest session from a name."""
    rate_limits.sessions.take(caller.address)
    locale = data.locale or caller.locale
    session, token = await sessions.create(data.name, locale, caller.device)
    caller.cookies.set_session(token)
    return await sessions.view(session)


@patch("/session")
async def change_session(
    sessions: TheSessions, caller: TheCaller, data: JSONBody[SessionChange]
) -> Session:
    """Change the name, the locale or the wish for mails."""
    return await sessions.view(await sessions.change(caller.session, data))


@delete("/session", status_code=204)
async def log_out(sessions: TheSessions, rooms: TheRooms, caller: TheCaller) -> None:
    await sessions.log_out(caller.session, everywhere=False)
    rooms.disconnect(caller.session, everywhere=False)
    caller.cookies.delete_session()


@delete("/session/everywhere", status_code=204)
async def log_out_everywhere(sessions: TheSessions, rooms: TheRooms, caller: TheCaller) -> None:
    await sessions.log_out(caller.session, everywhere=True)
    rooms.disconnect(caller.session, everywhere=True)
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
    session, token = await sessions.move_here(data.code, caller.device)
    rooms.disconnect(session, everywhere=False)
    caller.cookies.set_session(token)
    return await sessions.view(session)


@post("/login", status_code=204)
async def ask_for_login(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    data: JSONBody[LoginWish],
) -> None:
    """Mail a link and a code, both valid in this browser only."""
    rate_limits.logins.take(caller.session.id)
    rate_limits.logins.take(caller.address)
    await sessions.ask_for_login(caller.session, data.email)


@post("/login/confirm", status_code=200)
async def log_in(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    caller: TheCaller,
    data: JSONBody[GivenCode],
) -> Session:
    rate_limits.logins.take(caller.session.id)
    return await sessions.view(await sessions.log_in(caller.session, data.code))


@get("/profile")
async def profile(sessions: TheSessions, store: TheStore, caller: TheCaller) -> Profile:
    """The session and its matches."""
    session = caller.session
    rows = await store.matches_of(session.id, MATCHES_IN_PROFILE)
    return Profile(
        session=await sessions.view(session),
        matches=tuple([await summary(store, row, session.id) for row in rows]),
    )


router = Router(
    "/api",
    route_handlers=[
        welcome,
        new_session,
        change_session,
        log_out,
        log_out_everywhere,
        device_code,
        move_here,
        ask_for_login,
        log_in,
        profile,
    ],
    tags=["people"],
)
