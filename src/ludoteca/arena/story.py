"""A story: a replayed match as its audience may know it, ready to be laid out as text or JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Event, Game, Match, Millis, Observer, RoundEnded, State, Step

from .telling import ALL, Audience, Teller


class Told(Struct, frozen=True):
    """One step as it is told; `who` and `what` are empty where they may not be known."""

    step: int
    at: Millis
    who: str
    what: str
    events: tuple[Event, ...]
    sentences: tuple[str, ...]
    position: str = ""
    """In words, where a round or the match has ended."""


class Story(Struct):
    """A whole match as it is told."""

    tell: Teller
    match: Match
    opening: tuple[str, ...]
    first_step: int
    """More than 0 where the rules changed in mid-match and the beginning cannot be replayed."""
    steps: list[Told]
    position: str = ""
    """How it stands at the end of the record."""


def tell(
    record: Mapping[str, Any],
    audience: Audience = ALL,
    *,
    locale: str = "en",
    names: Sequence[str] = (),
    game: Game | None = None,
) -> Story:
    """Replay a record and tell it."""
    scribe = Scribe(audience, locale, names)
    return scribe.close(Match.replay(record, game, observers=(scribe,)))


class Scribe(Observer):
    """Follows a match and keeps of every step what the audience may know."""

    story: Story

    def __init__(self, audience: Audience, locale: str = "en", names: Sequence[str] = ()) -> None:
        self.audience = audience
        self.locale = locale
        self.names = names

    def before(self, match: Match) -> None:
        teller = Teller(match, self.audience, self.locale, self.names)
        opening = tuple(teller.sentences(match.opening))
        self.story = Story(teller, match, opening, len(match.log), [])

    def step(self, match: Match, step: Step[State]) -> None:
        teller = self.story.tell
        told = Told(
            step.index,
            step.input.at,
            teller.who(step.input),
            teller.what(step.input),
            teller.seen(step.events),
            tuple(teller.sentences(step.events)),
            teller.position(match) if _ends_a_round(step) else "",
        )
        if told.who or told.sentences:
            self.story.steps.append(told)

    def close(self, match: Match) -> Story:
        """The story, with how it stands now."""
        self.story.position = self.story.tell.position(match)
        return self.story


def _ends_a_round(step: Step[State]) -> bool:
    return any(isinstance(event, RoundEnded) for event in step.events)
