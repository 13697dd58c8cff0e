"""Pushes about a table to people who do not look at it: letters; and those that are void once they
do."""

from __future__ import annotations

from ludoteca.kernel import Seat, catalogue
from ludoteca.server.notices.recipients import Notice, find_recipient, pushes_to
from ludoteca.server.problems import LOCALE
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from ludoteca.store import MessageRow

LETTER_LIFETIME = 3 * DAY


async def tell_of_letter(room: Room, letter: MessageRow) -> None:
    """Push a letter to the players it is for, as far as they are away."""
    if not room.settings.has_push or not letter.to or room.live is None:
        return
    for seat in letter.to:
        place = room.table.places[seat]
        if place.person and place.person != letter.sender and not room.is_online(place.person):
            await _push_letter(room, letter, seat)
    room.resources.pushes.wake()


async def _push_letter(room: Room, letter: MessageRow, seat: Seat) -> None:
    live, place, pace = room.require_match(), room.table.places[seat], room.table.rules.about.pace
    recipient = await find_recipient(room.store, room.settings, place.person, "letter", pace)
    if recipient is None or not recipient.subscriptions:
        return
    locale = recipient.session.locale
    names = live.presenter.seat_names(seat, locale)
    sender = letter.name if letter.seat is None else names[letter.seat]
    say, code = catalogue(locale, LOCALE).say, room.table.code
    notice = Notice(
        kind="letter",
        title=say("push-letter", game=room.table.rules.text.name(locale), sender=sender),
        body=letter.text,
        path=f"/t/{code}",
        tag=f"letter-{code}",
        lifetime=LETTER_LIFETIME,
    )
    await room.store.add_pushes(pushes_to(recipient, notice, room.wall()))


async def seen(room: Room, person: str) -> None:
    """Somebody looks at the table: no push needs to call them here."""
    live, seat = room.live, room.table.seat_of(person)
    if live is not None and live.notifier is not None and seat is not None:
        await live.notifier.seen(seat)
