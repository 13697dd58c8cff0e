"""Mails and pushes about a match: which events are worth one, to whom, in whose language."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence

from msgspec import UNSET

from ludoteca.kernel import (
    Event,
    Match,
    MatchEnded,
    Millis,
    News,
    Seat,
    State,
    Step,
)
from ludoteca.server.matches.commands import NO_NOTICES, Notices
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.metrics import Metrics
from ludoteca.server.notices.preferences import Kind, told_at
from ludoteca.server.notices.recipients import Notice, find_recipient, pushes_to
from ludoteca.server.push.sender import PushSender
from ludoteca.server.settings import DAY, MINUTE, SECOND, Settings
from ludoteca.server.sources import Sources
from ludoteca.server.tables.table import Table
from ludoteca.store import DueRow, MailRow, PushRow, Store, Unavailable, UnitOfWork

from .match_report import MatchReport, Reader
from .notification import notification
from .outbox import Outbox

log = logging.getLogger(__name__)

PUSH_GRACE = 30 * SECOND
"""How long a push waits where people play at once: they may be back by then."""
LIFETIME, LIFETIME_AT_ONCE = 3 * DAY, 10 * MINUTE


class Reminder(Event):
    """The match waits for a seat, and the deadline is near."""


class YourTurn(Event):
    """The match waits for a seat from now on."""


class Begun(Event):
    """The match has begun."""


class MatchNotifier:
    """Writes the mails and pushes of one match. One that cannot be written does not stop it."""

    def __init__(
        self,
        presenter: Presenter,
        table: Callable[[], Table],
        is_online: Callable[[str], bool],
        settings: Settings,
        store: Store,
        sources: Sources,
        metrics: Metrics,
        outbox: Outbox,
        push_sender: PushSender,
    ) -> None:
        self.presenter = presenter
        self._table = table
        """The table as it is now: seats change hands during a match."""
        self._is_online = is_online
        self._settings = settings
        self._store = store
        self._sources = sources
        self._metrics = metrics
        self._outbox = outbox
        self._push_sender = push_sender
        self._report = MatchReport(presenter, table, settings)
        self._pace = presenter.writer.match.game.about.pace
        self._kinds = told_at(self._pace)

    @property
    def match(self) -> Match:
        return self.presenter.writer.match

    async def opening(self) -> Notices:
        """Mails and pushes about the set-up."""
        state, everybody = self.match.state, tuple(range(self.match.seats))
        begun = await self._written([News("begin", everybody, Begun())], state, "begin")
        news = self._news(self.match.opening, (), state)
        told = await self._written(news, state, "0")
        return Notices(told.mails, begun.pushes + told.pushes)

    async def notices_of(self, before: State, steps: Sequence[Step[State]]) -> Notices:
        """Mails and pushes about some steps."""
        if self._pace == "live":
            return NO_NOTICES
        mails: list[MailRow] = []
        pushes: list[PushRow] = []
        waited_for = self.match.engine.to_act(before)
        for step in steps:
            news = self._news(step.events, self.match.engine.to_act(before), step.state)
            found = await self._written(news, step.state, str(step.index + 1))
            mails += found.mails
            pushes += found.pushes
            before = step.state
        settled = {*waited_for} - {*self.match.engine.to_act(before)}
        is_pushed = self._settings.has_push
        return Notices(tuple(mails), tuple(pushes), tuple(settled) if is_pushed else ())

    async def remind(self, due: DueRow) -> None:
        """Remind the seats the match waits for; stored, so that it happens once."""
        news = [News("reminder", tuple(self.match.to_act()), Reminder(), topic="reminder")]
        found = await self._written(news, self.match.state, f"due-{due.at}")
        await self._store.reminded(due, found.mails, found.pushes)
        self._outbox.wake()
        self._push_sender.wake()

    async def seen(self, seat: Seat) -> None:
        if self._settings.has_push:
            work = UnitOfWork(match=self.presenter.writer.id, log=(), due=UNSET, settled=(seat,))
            await self._store.append(work)

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
                yield News("over", tuple(range(self.match.seats)), event, topic="result")
        turns = tuple(sorted({*engine.to_act(state)} - {*waited_for}))
        yield News("turn", turns, YourTurn(), topic="turn")

    async def _written(self, news: Iterable[News], state: State, stamp: str) -> Notices:
        mails: list[MailRow] = []
        pushes: list[PushRow] = []
        try:
            async for each, reader, number in self._readers(news):
                if reader.recipient.account is not None:
                    mails.append(await self._mail(each, reader, state, f"{stamp}-{number}"))
                if not self._is_online(reader.recipient.session.id):
                    pushes += self._pushes(each, reader, state)
        except Unavailable:
            raise
        except Exception:
            self._metrics.defects.inc()
            log.exception("a notice could not be written", extra={"table": self._table().code})
            return NO_NOTICES
        return Notices(tuple(mails), tuple(pushes))

    async def _readers(self, news: Iterable[News]) -> AsyncIterator[tuple[News, Reader, int]]:
        for number, each in enumerate(news):
            kind = kind_of(each)
            for seat in each.to if kind in self._kinds else ():
                place = self._table().places[seat]
                if self._pace != "post" and self._is_online(place.person):
                    continue
                found = await find_recipient(
                    self._store, self._settings, place.person, kind, self._pace
                )
                if found is not None:
                    yield each, Reader(seat, place.name, found), number

    async def _mail(self, news: News, reader: Reader, state: State, stamp: str) -> MailRow:
        now, account = self._sources.now(), reader.recipient.account
        assert account is not None
        section = self._report.section(news, reader, state, now)
        id = f"{self.presenter.writer.id}-{stamp}-{news.kind}-{reader.seat}"
        return await notification(self._store, self._settings, account, section, id, now)

    def _pushes(self, news: News, reader: Reader, state: State) -> tuple[PushRow, ...]:
        if not reader.recipient.subscriptions:
            return ()
        now, code, kind = self._sources.now(), self._table().code, kind_of(news)
        section = self._report.section(news, reader, state, now)
        is_turn = kind in ("turn", "reminder")
        notice = Notice(
            kind=kind,
            title=section.heading,
            body=" ".join(section.paragraphs[:2]),
            path=f"/t/{code}",
            tag=f"{'turn' if is_turn else kind}-{code}",
            lifetime=LIFETIME if self._pace == "post" else LIFETIME_AT_ONCE,
            match=self.presenter.writer.id if is_turn else "",
            seat=reader.seat if is_turn else None,
        )
        wait: Millis = PUSH_GRACE if kind == "turn" and self._pace != "post" else 0
        return pushes_to(reader.recipient, notice, now + wait)


def kind_of(news: News) -> Kind:
    """By which choice of a person they are told."""
    return "begin" if isinstance(news.about, Begun) else news.topic
