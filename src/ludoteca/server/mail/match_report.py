"""What a mail or push about a match says: one section in the language and time zone of a reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from babel.dates import format_date, format_skeleton, get_timezone_name

from ludoteca.kernel import Millis, News, Seat, State, catalogue
from ludoteca.server.matches.log_codec import seen_by
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.notices.recipients import Recipient
from ludoteca.server.problems import LOCALE
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.tables.opening_hours import local_time
from ludoteca.server.tables.table import Table

from . import templates

MOST_LINES = 80
"""Events listed in a mail; the rest is read at the table."""


class Reader(NamedTuple):
    """A player who is told something."""

    seat: Seat
    name: str
    recipient: Recipient


class MatchReport:
    """Puts the news of one match into words."""

    def __init__(
        self, presenter: Presenter, table: Callable[[], Table], settings: Settings
    ) -> None:
        self._presenter = presenter
        self._table = table
        self._settings = settings

    def section(self, news: News, reader: Reader, state: State, now: Millis) -> templates.Section:
        presenter, match = self._presenter, self._presenter.writer.match
        text, locale = match.game.text, reader.recipient.session.locale
        names, terms, ours = presenter.names, presenter.terms(locale), catalogue(locale, LOCALE)
        view = match.view_of(state, reader.seat)
        called = text.seat_names(view, locale, names, terms)
        seats = names if called is None else called
        speaker = text.speaker(locale, seats, terms)
        args = {**speaker.arguments(news.about), **self._facts(reader, state, now)}

        def say(message: str, **more: str) -> str:
            found = speaker.catalogue if speaker.catalogue.has(message) else ours
            return found.say(message, **{**args, **more})

        paragraphs = say(f"mail-{news.kind}-text").split("\n\n")
        if called is not None:
            paragraphs.insert(0, ours.say("mail-seat", seat=called[reader.seat]))
        if news.describes:
            paragraphs += text.describe(view, locale, names, terms).split("\n")
        events = seen_by(news.history, reader.seat)[:MOST_LINES]
        return templates.Section(
            heading=say(f"mail-{news.kind}-subject", game=self._subject(reader, called)),
            paragraphs=paragraphs,
            lines=[capitalised(text.event(event, locale, seats, terms)) for event in events],
            link=f"{self._settings.url}/t/{self._table().code}",
            label=ours.say("mail-open"),
        )

    def _subject(self, reader: Reader, called: Sequence[str] | None) -> str:
        """The game, and what the reader plays in it where the game names the seats."""
        locale = reader.recipient.session.locale
        game = self._presenter.writer.match.game.text.name(locale)
        if called is None:
            return game
        return catalogue(locale, LOCALE).say("mail-game", game=game, seat=called[reader.seat])

    def _facts(self, reader: Reader, state: State, now: Millis) -> Mapping[str, str | int]:
        presenter, locale = self._presenter, reader.recipient.session.locale
        due = presenter.writer.deadline(state)
        return {
            "reader": reader.name,
            "game": presenter.writer.match.game.text.name(locale),
            "deadline": "" if due is None else moment(due, locale, reader.recipient.zone),
            "has_deadline": "false" if due is None else "true",
            "hours": max(1, round((0 if due is None else due - now) / HOUR)),
        }


def capitalised(sentence: str) -> str:
    """A sentence that may begin with the name of a thing."""
    return sentence[:1].upper() + sentence[1:]


def moment(at: Millis, locale: str, zone: str = "") -> str:
    """Date and time as the language writes them, in the reader's zone, which is named."""
    when = local_time(at, zone)
    name = get_timezone_name(when, "short", locale=locale) if zone else "UTC"
    hour = format_skeleton("Hm", when, locale=locale)
    return f"{format_date(when, 'full', locale)}, {hour} {name}"
