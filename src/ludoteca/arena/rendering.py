"""MatchRenderer: the steps of a match as text for one audience, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from ludoteca.kernel import (
    Agree,
    Alarm,
    AnyInput,
    Event,
    Join,
    Leave,
    Match,
    Millis,
    Play,
    Rejoin,
    Seat,
    Skip,
    TakeBack,
    catalogue,
)

LOCALE = Path(__file__).parent / "locale"
ALL: Literal["all"] = "all"
"""Everything, with the audience of private events."""
Audience: TypeAlias = Seat | Literal["all"] | None
"""A seat, a spectator (None), or `ALL`."""


class MatchRenderer:
    """Renders what an audience may know, and nothing else."""

    def __init__(
        self, match: Match, audience: Audience, locale: str = "en", names: Sequence[str] = ()
    ) -> None:
        self.game = match.game
        self.audience = audience
        self.seat: Seat | None = None if audience == ALL else audience
        self.locale = locale
        self.words = catalogue(locale, LOCALE)
        self.names = [clean(name) for name in names]
        self.terms = match.terms(locale)
        self.speaker = self.game.text.speaker(locale, self.names, self.terms)

    def name(self, seat: Seat) -> str:
        return self.speaker.seat(seat)

    def who(self, given: AnyInput) -> str:
        """The author of an input, if the audience may know."""
        match given:
            case Alarm():
                return self.words.say("clock")
            case TakeBack() | Agree():
                return self.words.say("table")
            case Play(seat=seat) if not self._may_know(seat):
                return ""
        return self.name(given.seat)

    def what(self, given: AnyInput) -> str:
        """An input in notation, if the audience may know it; others' moves show as events."""
        say = self.words.say
        match given:
            case Play(seat=seat, move=move):
                return clean(self.game.text.format_move(move)) if self._may_know(seat) else ""
            case Alarm(name=name):
                return name
            case Skip():
                return say("autopilot")
            case Leave():
                return say("leaves")
            case Rejoin():
                return say("rejoins")
            case Join():
                return say("joins")
            case TakeBack(step=step):
                return say("take-back", step=step)
            case Agree(on=on):
                return say(f"agree-{on}")

    def seen(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events, as far as the audience may see them."""
        if self.audience == ALL:
            return tuple(events)
        seen = (event.seen_by(self.seat) for event in events)
        return tuple(event for event in seen if event is not None)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The events as sentences, as far as the audience may see them."""
        if self.audience != ALL:
            return [self._sentence(event) for event in self.seen(events)]
        return [sentence for event in events for sentence in self._with_audience(event)]

    def position(self, match: Match) -> str:
        text = self.game.text
        view = match.view(self.seat)
        return clean(text.describe(view, self.locale, self.names, self.terms))

    def _may_know(self, seat: Seat) -> bool:
        return self.audience == ALL or seat == self.seat

    def _sentence(self, event: Event) -> str:
        return clean(self.speaker.sentence(f"event-{event.tag}", event))

    def _with_audience(self, event: Event) -> Iterator[str]:
        """An event as a sentence; if others get another one, with its audience and theirs."""
        audience, sentence = event.audience(), self._sentence(event)
        public = None if audience is None else event.public()
        heard = "" if public is None else self._sentence(public)
        if audience is None or heard == sentence:
            yield sentence
            return
        seats = ", ".join(map(self.name, audience)) or self.words.say("nobody")
        yield f"{self.words.say('only', seats=seats)} {sentence}"
        if heard:
            yield f"{self.words.say('others')} {heard}"


def clean(text: str) -> str:
    """Text that is safe for a terminal: without control characters."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text
    )


def clock(at: Millis) -> str:
    """Format a moment of match time: `0:04.250`, `26:00:00.000`."""
    seconds, millis = divmod(at, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    whole = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{whole}:{seconds:02}.{millis:03}"
