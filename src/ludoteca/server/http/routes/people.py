"""Routes: the first request of a page, logging in, the profile."""

from __future__ import annotations

from litestar import Router, get, post
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
from ludoteca.server.profiles.pages import ratings_of
from ludoteca.server.rate_limits import HOUSE
from ludoteca.server.ratings.players import player_of
from ludoteca.server.wire import (
    GivenCode,
    LoginWish,
    Profile,
    Session,
    Welcoming,
)
from ludoteca.store import ProfileRow, handle_of

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
    rate_limits.codes.take(HOUSE)
    await sessions.ask_for_login(caller.session, data.email)


@post("/login/confirm", status_code=200)
async def log_in(
    sessions: TheSessions,
    rate_limits: TheRateLimits,
    rooms: TheRooms,
    caller: TheCaller,
    data: JSONBody[GivenCode],
) -> Session:
    rate_limits.logins.take(caller.session.id)
    rate_limits.codes.take(HOUSE)
    browser = caller.browser()
    session, token = await sessions.log_in(caller.session, data.code, browser)
    rooms.disconnect({session.id}, except_device=session.device)
    caller.cookies.set_session(token)
    return await sessions.view(session)


@get("/profile")
async def profile(sessions: TheSessions, store: TheStore, caller: TheCaller) -> Profile:
    """The session, its matches and its ratings."""
    session = caller.session
    rows = await store.matches_of(session.id, MATCHES_IN_PROFILE)
    listed = [row for row in rows if not row.setup.get("tutorial")]
    player = player_of(session)
    own = await store.profile(player) or ProfileRow(player=player, handle=handle_of(player))
    return Profile(
        session=await sessions.view(session),
        matches=tuple([await summary(store, row, session.id) for row in listed]),
        ratings=await ratings_of(store, player),
        handle=own.handle,
        hidden=own.hidden,
        favourites=own.favourites,
    )


router = Router(
    "/api",
    route_handlers=[
        welcome,
        ask_for_login,
        log_in,
        profile,
    ],
    tags=["people"],
)
