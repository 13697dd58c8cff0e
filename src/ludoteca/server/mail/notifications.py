"""Mails about a correspondence match: which events are worth one, to whom, in whose language."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_date, format_skeleton
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
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.metrics import Metrics
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.table import Table
from ludoteca.store import AccountRow, DueRow, MailRow, Store, Unavailable

from . import templates
from .login import domain_of
from .outbox import Outbox, end_of_window

log = logging.getLogger(__name__)

MOST_LINES = 80
"""Events listed in a mail; the rest is read at the table."""


class Reminder(Event):
    """The match waits for a seat, and the deadline is near."""


class YourTurn(Event):
    """The match waits for a seat from now on."""


class Recipient(NamedTuple):
    """A player who wants mails."""

    seat: Seat
    name: str
    account: AccountRow


class MatchNotifier:
    """Writes the mails of one match. A mail that cannot be written does not stop the match."""

    def __init__(
        self,
        presenter: Presenter,
        table: Callable[[], Table],
        settings: Settings,
        store: Store,
        sources: Sources,
        metrics: Metrics,
        outbox: Outbox,
    ) -> None:
        self.presenter = presenter
        self._table = table
        """The table as it is now: seats change hands during a match."""
        self._settings = settings
        self._store = store
        self._sources = sources
        self._metrics = metrics
        self._outbox = outbox

    @property
    def match(self) -> Match:
        return self.presenter.writer.match

    async def opening(self) -> tuple[MailRow, ...]:
        """Mails about the set-up."""
        state = self.match.state
        return await self._written(self._news(self.match.opening, (), state), state, "0")

    async def mails_of(self, before: State, steps: Sequence[Step[State]]) -> tuple[MailRow, ...]:
        """Mails about some steps."""
        found: list[MailRow] = []
        for step in steps:
            news = self._news(step.events, self.match.engine.to_act(before), step.state)
            found += await self._written(news, step.state, str(step.index + 1))
            before = step.state
        return tuple(found)

    async def remind(self, due: DueRow) -> None:
        """Remind the seats the match waits for; stored, so that it happens once."""
        news = [News("reminder", tuple(self.match.to_act()), Reminder())]
        mails = await self._written(news, self.match.state, f"due-{due.at}")
        await self._store.reminded(due, mails)
        self._outbox.wake()

    def _news(
        self, events: Sequence[Event], waited_for: Sequence[Seat], state: State
    ) -> Iterator[News]:
        """The game's own news; otherwise whose turn it is, and the end."""
        engine = self.match.engine
        told = self.match.game.news(events, state, engine.read_only_ctx(state))
        if told is not None:
            yield from told
            return
        for event in events:
            if isinstance(event, MatchEnded):
                yield News("over", tuple(range(self.match.seats)), event)
        yield News("turn", tuple(sorted({*engine.to_act(state)} - {*waited_for})), YourTurn())

    async def _written(self, news: Iterable[News], state: State, stamp: str) -> tuple[MailRow, ...]:
        try:
            return tuple([mail async for mail in self._mails(news, state, stamp)])
        except Unavailable:
            raise
        except Exception:
            self._metrics.defects.inc()
            log.exception("a mail could not be written", extra={"table": self._table().code})
            return ()

    async def _mails(
        self, news: Iterable[News], state: State, stamp: str
    ) -> AsyncIterator[MailRow]:
        for number, each in enumerate(news):
            for seat in each.to:
                recipient = await self._recipient(seat)
                if recipient is not None:
                    yield self._mail(each, recipient, state, f"{stamp}-{number}")

    async def _recipient(self, seat: Seat) -> Recipient | None:
        store, place = self._store, self._table().places[seat]
        session = await store.session(place.person) if place.person else None
        if session is None or not session.account:
            return None
        account = await store.account(session.account)
        if account is None or not account.mail_wanted:
            return None
        if not account.mail_key:
            account = replace(account, mail_key=secrets.token_urlsafe(24))
            await store.save_account(account)
        return Recipient(seat, place.name, account)

    def _mail(self, news: News, recipient: Recipient, state: State, stamp: str) -> MailRow:
        settings, account = self._settings, recipient.account
        section = self._section(news, recipient, state)
        id = f"{self.presenter.writer.id}-{stamp}-{news.kind}-{recipient.seat}"
        return MailRow(
            message_id=f"<{id}@{domain_of(settings)}>",
            to=account.email,
            subject=section.heading,
            text=templates.plain(section),
            html=templates.html(section),
            due=end_of_window(self._sources.now(), settings.mail_gather),
            locale=account.locale,
            unsubscribe=f"{settings.url}/api/unsubscribe/{account.mail_key}",
        )

    def _section(self, news: News, recipient: Recipient, state: State) -> templates.Section:
        text, locale, names = self.match.game.text, recipient.account.locale, self.presenter.names
        terms, ours = self.presenter.terms(locale), catalogue(locale, LOCALE)
        view = self.match.view_of(state, recipient.seat)
        called = text.seat_names(view, locale, names, terms)
        seats = names if called is None else called
        speaker = text.speaker(locale, seats, terms)
        args = {**speaker.arguments(news.about), **self._facts(recipient, state)}

        def say(message: str) -> str:
            found = speaker.catalogue if speaker.catalogue.has(message) else ours
            return found.say(message, **args)

        paragraphs = say(f"mail-{news.kind}-text").split("\n\n")
        if called is not None:
            paragraphs.insert(0, ours.say("mail-seat", seat=called[recipient.seat]))
        if news.describes:
            paragraphs += text.describe(view, locale, names, terms).split("\n")
        events = seen_by(news.history, recipient.seat)[:MOST_LINES]
        return templates.Section(
            heading=say(f"mail-{news.kind}-subject"),
            paragraphs=paragraphs,
            lines=[text.event(event, locale, seats, terms) for event in events],
            link=f"{self._settings.url}/t/{self._table().code}",
            label=ours.say("mail-open"),
        )

    def _facts(self, recipient: Recipient, state: State) -> Mapping[str, str | int]:
        due, locale = self.presenter.writer.deadline(state), recipient.account.locale
        left = 0 if due is None else due - self._sources.now()
        return {
            "reader": recipient.name,
            "game": self.match.game.text.name(locale),
            "deadline": "" if due is None else moment(due, locale),
            "has_deadline": "false" if due is None else "true",
            "hours": max(1, round(left / HOUR)),
        }


def moment(at: Millis, locale: str) -> str:
    """Date and time as the language writes them, in UTC."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return f"{format_date(when, 'full', locale)}, {format_skeleton('Hm', when, locale=locale)} UTC"
