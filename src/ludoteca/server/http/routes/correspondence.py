"""Routes for correspondence: taking over seats, the calendar feed, unsubscribing."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath
from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.http import calendar_feed
from ludoteca.server.http.caller import (
    TheCaller,
    TheRateLimits,
    TheRooms,
    TheSettings,
    TheSources,
    TheStore,
)
from ludoteca.server.http.errors import AnyRequest
from ludoteca.server.rooms.handlers.seats import seat_takeover
from ludoteca.server.wire import Calendar, SeatOffer, TableLook


@get("/seats/{code:str}")
async def open_seat(
    rooms: TheRooms, rate_limits: TheRateLimits, caller: TheCaller, code: FromPath[str]
) -> SeatOffer:
    """The seat a link is for."""
    rate_limits.logins.take(caller.address)
    room, seat = await rooms.open_seat(code)
    table = room.table
    return SeatOffer(table=table.code, game=table.game, seat=seat, name=table.places[seat].name)


@post("/seats/{code:str}")
async def take_seat(
    rooms: TheRooms, rate_limits: TheRateLimits, caller: TheCaller, code: FromPath[str]
) -> TableLook:
    """Take the seat over."""
    rate_limits.logins.take(caller.session.id)
    room, seat = await rooms.open_seat(code)
    await seat_takeover.claim(room, seat, code, caller.session)
    return TableLook(table=room.view(), may_enter=True)


@post("/calendar")
async def new_calendar(store: TheStore, settings: TheSettings, caller: TheCaller) -> Calendar:
    """A new secret address of your deadlines; the previous one stops working."""
    return Calendar(address=await calendar_feed.new_address(store, settings, caller.session))


@delete("/calendar", status_code=204)
async def revoke_calendar(store: TheStore, caller: TheCaller) -> None:
    await calendar_feed.revoke(store, caller.session)


@get("/calendar/{file:str}")
async def calendar(
    store: TheStore,
    settings: TheSettings,
    sources: TheSources,
    rooms: TheRooms,
    file: FromPath[str],
) -> Response[bytes]:
    """Your deadlines as iCalendar."""
    secret, dot, kind = file.rpartition(".")
    if not dot or kind != "ics":
        raise Rejected("unknown_code")
    feed = await calendar_feed.feed(store, settings, sources, rooms, secret)
    return Response(feed, media_type="text/calendar")


def _any_body(request: AnyRequest) -> None:
    """Mail programs send a form, not JSON (RFC 8058); its content does not matter."""


@post("/unsubscribe/{key:str}", status_code=204, before_request=_any_body)
async def unsubscribe(store: TheStore, key: FromPath[str]) -> None:
    """No more mails about matches."""
    account = await store.account_by_mail_key(key)
    if account is None:
        raise Rejected("unknown_code")
    await store.save_account(replace(account, mail_wanted=False))


router = Router(
    "/api",
    route_handlers=[
        open_seat,
        take_seat,
        new_calendar,
        revoke_calendar,
        calendar,
        unsubscribe,
    ],
    tags=["post"],
)
