"""Post: what is mailed about a match, and to whom. In the game's words where it has some."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from babel.dates import format_datetime
from msgspec.structs import replace

from ludoteca.kernel import (
    Event,
    Match,
    MatchEnded,
    Millis,
    News,
    Seat,
    State,
    Step,
    catalogue,
)
from ludoteca.server.matches.log_codec import seen_by
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import HOUR
from ludoteca.store import AccountRow, DueRow, MailRow, Unavailable

from . import templates as letterhead
from .login import domain_of

if TYPE_CHECKING:
    from ludoteca.server.matches.presenter import Teller
    from ludoteca.server.rooms.room import Room

log = logging.getLogger(__name__)

MOST_LINES = 80
"""Of what happened; the rest is read at the table."""


class Reminder(Event):
    """Somebody is waited for, and the deadline comes near."""


class YourTurn(Event):
    """Somebody is waited for from now on."""


class Reader(NamedTuple):
    """Somebody who plays and wants mails."""

    seat: Seat
    name: str
    account: AccountRow


class Postman:
    """Writes the mails of one match that is played by post. One that cannot be written stops no
    match."""

    def __init__(self, room: Room, teller: Teller) -> None:
        self.room = room
        self.house = room.house
        self.teller = teller
        self.works = room.table.rules.about.pace == "post" and room.house.settings.has_mail

    @property
    def match(self) -> Match:
        return self.teller.keeper.match

    async def opening(self) -> tuple[MailRow, ...]:
        """What is worth telling when the match begins."""
        state = self.match.state
        return await self._written(self._news(self.match.opening, (), state), state, "0")

    async def mails_of(self, before: State, steps: Sequence[Step[State]]) -> tuple[MailRow, ...]:
        """What is worth telling of some steps."""
        found: list[MailRow] = []
        for step in steps:
            news = self._news(step.events, self.match.engine.to_act(before), step.state)
            found += await self._written(news, step.state, str(step.index + 1))
            before = step.state
        return tuple(found)

    async def remind(self, due: DueRow) -> None:
        """Remind those who are waited for, once."""
        news = [News("reminder", tuple(self.match.to_act()), Reminder())]
        mails = await self._written(news, self.match.state, f"due-{due.at}")
        await self.house.store.reminded(due, mails)
        self.house.mailer.wake()

    def _news(
        self, events: Sequence[Event], waited_for: Sequence[Seat], state: State
    ) -> Iterator[News]:
        """What the game says; or else whose turn it is, and the end."""
        engine = self.match.engine
        told = self.match.game.news(events, state, engine.looking(state))
        if told is not None:
            yield from told
            return
        for event in events:
            if isinstance(event, MatchEnded):
                yield News("over", tuple(range(self.match.seats)), event)
        yield News("turn", tuple(sorted({*engine.to_act(state)} - {*waited_for})), YourTurn())

    async def _written(self, news: Iterable[News], state: State, stamp: str) -> tuple[MailRow, ...]:
        if not self.works:
            return ()
        try:
            return tuple([mail async for mail in self._mails(news, state, stamp)])
        except Unavailable:
            raise
        except Exception:
            self.house.metrics.defects.inc()
            log.exception("a mail could not be written", extra={"table": self.room.table.code})
            return ()

    async def _mails(
        self, news: Iterable[News], state: State, stamp: str
    ) -> AsyncIterator[MailRow]:
        for number, each in enumerate(news):
            for seat in each.to:
                reader = await self._reader(seat)
                if reader is not None:
                    yield self._mail(each, reader, state, f"{stamp}-{number}")

    async def _reader(self, seat: Seat) -> Reader | None:
        store, place = self.house.store, self.room.table.places[seat]
        session = await store.session(place.person) if place.person else None
        account = None if session is None else await self.house.identity.account_of(session)
        if account is None or not account.mail_wanted:
            return None
        if not account.mail_key:
            account = replace(account, mail_key=secrets.token_urlsafe(24))
            await store.save_account(account)
        return Reader(seat, place.name, account)

    def _mail(self, news: News, reader: Reader, state: State, stamp: str) -> MailRow:
        settings, account = self.house.settings, reader.account
        part = self._part(news, reader, state)
        id = f"{self.teller.keeper.id}-{stamp}-{news.kind}-{reader.seat}"
        return MailRow(
            message_id=f"<{id}@{domain_of(settings)}>",
            to=account.email,
            subject=part.heading,
            text=letterhead.plain(part),
            html=letterhead.html(part),
            due=gathering(self.house.now(), settings.mail_gather),
            locale=account.locale,
            unsubscribe=f"{settings.url}/api/unsubscribe/{account.mail_key}",
        )

    def _part(self, news: News, reader: Reader, state: State) -> letterhead.Part:
        text, locale, names = self.match.game.text, reader.account.locale, self.teller.names
        terms, ours = self.teller.terms(locale), catalogue(locale, LOCALE)
        speaker = text.speaker(locale, names, terms)
        args = {**speaker.arguments(news.about), **self._facts(reader, state)}

        def say(message: str) -> str:
            found = speaker.catalogue if speaker.catalogue.has(message) else ours
            return found.say(message, **args)

        paragraphs = say(f"mail-{news.kind}-text").split("\n\n")
        if news.describes:
            view = self.match.view_of(state, reader.seat)
            paragraphs += text.describe(view, locale, names, terms).split("\n")
        events = seen_by(news.history, reader.seat)[:MOST_LINES]
        return letterhead.Part(
            heading=say(f"mail-{news.kind}-subject"),
            paragraphs=paragraphs,
            lines=[text.event(event, locale, names, terms) for event in events],
            link=f"{self.house.settings.url}/t/{self.room.table.code}",
            label=ours.say("mail-open"),
        )

    def _facts(self, reader: Reader, state: State) -> Mapping[str, str | int]:
        due, locale = self.teller.keeper.due_view(state), reader.account.locale
        left = 0 if due is None else due.at - self.house.now()
        return {
            "reader": reader.name,
            "game": self.match.game.text.name(locale),
            "deadline": "" if due is None else moment(due.at, locale),
            "has_deadline": "false" if due is None else "true",
            "hours": max(1, round(left / HOUR)),
        }


def gathering(now: Millis, window: Millis) -> Millis:
    """News wait for the same moment, so that they can go together."""
    return now if window <= 0 else -(-now // window) * window


def moment(at: Millis, locale: str) -> str:
    """A moment of the wall clock as people write it, in the one time zone everybody knows."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    form = "EEEE d 'de' MMMM, HH:mm 'UTC'" if locale == "es" else "EEEE d MMMM, HH:mm 'UTC'"
    return format_datetime(when, form, locale=locale)
