"""Mails and pushes about a table to people who do not look at it: letters; and pushes that are void
once they do."""

from __future__ import annotations

from ludoteca.kernel import Seat, catalogue
from ludoteca.server.mail.notification import notification
from ludoteca.server.mail.templates import Section
from ludoteca.server.notices.recipients import Notice, Recipient, find_recipient, pushes_to
from ludoteca.server.problems import LOCALE
from ludoteca.server.profiles.ties import has_blocked
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from ludoteca.store import MessageRow

LETTER_LIFETIME = 3 * DAY


async def tell_of_letter(room: Room, letter: MessageRow) -> None:
    """Tell the players a letter is for of it, as far as they are away."""
    settings = room.settings
    if not (settings.has_push or settings.has_mail) or not letter.to or room.live is None:
        return
    for seat in letter.to:
        person = room.table.places[seat].person
        if person and person != letter.sender and not room.is_online(person):
            await _tell(room, letter, seat)
    room.resources.outbox.wake()
    room.resources.pushes.wake()


async def _tell(room: Room, letter: MessageRow, seat: Seat) -> None:
    person, pace = room.table.places[seat].person, room.table.rules.about.pace
    recipient = await find_recipient(room.store, room.settings, person, "letter", pace)
    if recipient is None:
        return
    if not room.table.is_masked and await has_blocked(room.store, person, letter.sender):
        return  # what they write is not shown either
    section = _section(room, letter, seat, recipient)
    if recipient.account is not None:
        id = f"{letter.match}-letter-{letter.id}-{seat}"
        mail = await notification(
            room.store, room.settings, recipient.account, section, id, room.wall()
        )
        await room.store.add_mail(mail)
    if recipient.subscriptions:
        notice = Notice(
            kind="letter",
            title=section.heading,
            body=letter.text,
            path=f"/t/{room.table.code}",
            tag=f"letter-{room.table.code}",
            lifetime=LETTER_LIFETIME,
        )
        await room.store.add_pushes(pushes_to(recipient, notice, room.wall()))


def _section(room: Room, letter: MessageRow, seat: Seat, recipient: Recipient) -> Section:
    """A letter in the words of a mail: who wrote it, and what."""
    live, locale = room.require_match(), recipient.session.locale
    names, say = live.presenter.seat_names(seat, locale), catalogue(locale, LOCALE).say
    sender = letter.name if letter.seat is None else names[letter.seat]
    paragraphs = [line for line in letter.text.split("\n") if line.strip()]
    if names[seat] != room.table.places[seat].name:
        paragraphs.insert(0, say("mail-seat", seat=names[seat]))
    return Section(
        heading=say("mail-letter-subject", game=room.table.rules.text.name(locale), sender=sender),
        paragraphs=paragraphs,
        lines=(),
        link=f"{room.settings.url}/t/{room.table.code}",
        label=say("mail-open"),
    )


async def seen(room: Room, person: str) -> None:
    """Somebody looks at the table: no push needs to call them here."""
    live, seat = room.live, room.table.seat_of(person)
    if live is not None and live.notifier is not None and seat is not None:
        await live.notifier.seen(seat)
