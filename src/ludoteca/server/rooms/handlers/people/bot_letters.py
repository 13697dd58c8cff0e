"""Letters that bots write to people: stored and sent like any, in the language of the reader."""

from __future__ import annotations

from ludoteca.bots import Letter
from ludoteca.kernel import Seat
from ludoteca.server.rooms.room import Room
from ludoteca.store import MessageRow

from .chat import deliver
from .pressing import has_letters


def may_deal(room: Room) -> bool:
    """Whether bots may deal with other seats: as people, where there are letters."""
    return has_letters(room) and room.table.rules.about.pace != "live"


async def send(room: Room, seat: Seat, letter: Letter) -> None:
    """A letter of the bot at a seat. Other bots need none: they read the moves."""
    live, places = room.require_match(), room.table.places
    match, person = live.match, places[letter.to].person
    if not person or not may_deal(room) or match.over:
        return
    if not match.game.rounds.may_write(match.state, seat, letter.to):
        return
    session = await room.store.session(person)
    await deliver(
        room,
        MessageRow(
            table=room.table.code,
            match=live.id,
            sender=f"bot-{seat}",
            name=places[seat].name,
            seat=seat,
            to=(letter.to,),
            text=_text(room, letter, "en" if session is None else session.locale),
            wall=room.wall(),
            round=match.state.round,
            phase=match.state.phase,
        ),
        mailed=letter.is_news or live.notifier is None,
    )


def _text(room: Room, letter: Letter, locale: str) -> str:
    presenter = room.require_match().presenter
    text, terms = room.table.rules.text, presenter.terms(locale)
    return text.speaker(locale, presenter.names, terms).sentence(letter.message, letter.facts)
