"""REST: play by post. Seats to take over, calendars, unsubscribing."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath
from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.accounts import calendar_feed as calendars
from ludoteca.server.http.caller import AnyRequest, TheAsker, TheHouse
from ludoteca.server.rooms import seat_takeover as heirs
from ludoteca.server.wire import Calendar, SeatOffer, TableLook


@get("/seats/{code:str}")
async def look_at_seat(house: TheHouse, asker: TheAsker, code: FromPath[str]) -> SeatOffer:
    """What a link offers."""
    house.limits.logins.take(asker.address)
    room, seat = await heirs.look(house, code)
    table = room.table
    return SeatOffer(table=table.code, game=table.game, seat=seat, name=table.places[seat].name)


@post("/seats/{code:str}")
async def take_seat(house: TheHouse, asker: TheAsker, code: FromPath[str]) -> TableLook:
    """Take the seat over."""
    house.limits.logins.take(asker.session.id)
    room = await heirs.claim(house, code, asker.session)
    return TableLook(table=room.view(), may_enter=True)


@post("/calendar")
async def new_calendar(house: TheHouse, asker: TheAsker) -> Calendar:
    """A secret address with your deadlines; one made before stops working."""
    return Calendar(address=await calendars.new_address(house, asker.session))


@delete("/calendar", status_code=204)
async def revoke_calendar(house: TheHouse, asker: TheAsker) -> None:
    await calendars.revoke(house, asker.session)


@get("/calendar/{file:str}")
async def calendar(house: TheHouse, file: FromPath[str]) -> Response[str]:
    """Your deadlines, for a calendar program."""
    secret, dot, kind = file.rpartition(".")
    if not dot or kind != "ics":
        raise Rejected("unknown_code")
    return Response(await calendars.feed(house, secret), media_type="text/calendar; charset=utf-8")


def _any_body(request: AnyRequest) -> None:
    """A program that reads mail sends a form, not JSON (RFC 8058); what it says does not matter."""


@post("/unsubscribe/{key:str}", status_code=204, before_request=_any_body)
async def unsubscribe(house: TheHouse, key: FromPath[str]) -> None:
    """No more mails about matches."""
    account = await house.store.account_by_mail_key(key)
    if account is None:
        raise Rejected("unknown_code")
    await house.store.save_account(replace(account, mail_wanted=False))


router = Router(
    "/api",
    route_handlers=[
        look_at_seat,
        take_seat,
        new_calendar,
        revoke_calendar,
        calendar,
        unsubscribe,
    ],
    tags=["post"],
)
