"""REST: who people are. Sessions, other devices, accounts, the profile."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.params import JSONBody

from ludoteca import __version__
from ludoteca.kernel import LOCALES
from ludoteca.server.http.caller import TheAsker, TheHouse, with_cookie, without_cookie
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
async def welcome(house: TheHouse, asker: TheAsker) -> Welcoming:
    """What a page needs first: who you are, if you have been here before."""
    found = asker.found
    return Welcoming(
        session=None if found is None else await house.identity.to_send(found),
        locales=LOCALES,
        accounts=house.settings.has_mail,
        version=__version__,
    )


@post("/session")
async def new_session(
    house: TheHouse, asker: TheAsker, data: JSONBody[NewSession]
) -> Response[Session]:
    """Say your name; that is all it takes."""
    house.limits.sessions.take(asker.address)
    locale = data.locale or asker.locale
    session, token = await house.identity.new_session(data.name, locale)
    return await with_cookie(house, session, token)


@patch("/session")
async def change_session(
    house: TheHouse, asker: TheAsker, data: JSONBody[SessionChange]
) -> Session:
    """Another name, another language."""
    session = await house.identity.change(asker.session, data)
    return await house.identity.to_send(session)


@delete("/session", status_code=204)
async def log_out(house: TheHouse, asker: TheAsker) -> Response[None]:
    await house.identity.log_out(asker.session, everywhere=False)
    house.rooms.disconnect(asker.session, everywhere=False)
    return without_cookie(house)


@delete("/session/everywhere", status_code=204)
async def log_out_everywhere(house: TheHouse, asker: TheAsker) -> Response[None]:
    await house.identity.log_out(asker.session, everywhere=True)
    house.rooms.disconnect(asker.session, everywhere=True)
    return without_cookie(house)


@post("/session/device-code")
async def device_code(house: TheHouse, asker: TheAsker) -> DeviceCode:
    """A code that moves this session to another device, once."""
    house.limits.logins.take(asker.session.id)
    return await house.identity.device_code(asker.session)


@post("/session/device")
async def move_here(
    house: TheHouse, asker: TheAsker, data: JSONBody[GivenCode]
) -> Response[Session]:
    """The code of another device: its session is here from now on."""
    house.limits.logins.take(asker.address)
    session, token = await house.identity.move_here(data.code)
    house.rooms.disconnect(session, everywhere=False)
    return await with_cookie(house, session, token)


@post("/login", status_code=204)
async def ask_for_login(house: TheHouse, asker: TheAsker, data: JSONBody[LoginWish]) -> None:
    """Get a mail with a link and a code, both for this browser only."""
    house.limits.logins.take(asker.session.id)
    house.limits.logins.take(asker.address)
    await house.identity.ask_for_login(asker.session, data.email)


@post("/login/confirm", status_code=200)
async def log_in(house: TheHouse, asker: TheAsker, data: JSONBody[GivenCode]) -> Session:
    house.limits.logins.take(asker.session.id)
    session = await house.identity.log_in(asker.session, data.code)
    return await house.identity.to_send(session)


@get("/profile")
async def profile(house: TheHouse, asker: TheAsker) -> Profile:
    """Who you are and what you played."""
    session = asker.session
    rows = await house.store.matches_of(session.id, MATCHES_IN_PROFILE)
    return Profile(
        session=await house.identity.to_send(session),
        matches=tuple([await summary(house, row, session.id) for row in rows]),
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
