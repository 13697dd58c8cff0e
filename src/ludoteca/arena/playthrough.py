"""Playthrough: a replayed match as an audience may see it, ready to print as text or JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Event, Game, Match, Millis, Observer, RoundEnded, State, Step

from .rendering import ALL, Audience, MatchRenderer


class PlaythroughStep(Struct, frozen=True):
    """One step as it is told; `who` and `what` are empty where they may not be known."""

    step: int
    at: Millis
    who: str
    what: str
    events: tuple[Event, ...]
    sentences: tuple[str, ...]
    position: str = ""
    """In words, where a round or the match has ended."""


class Playthrough(Struct):
    """A whole match as it is told."""

    renderer: MatchRenderer
    match: Match
    opening: tuple[str, ...]
    first_step: int
    """More than 0 where the rules changed in mid-match and the beginning cannot be replayed."""
    steps: list[PlaythroughStep]
    position: str = ""
    """How it stands at the end of the record."""


def make_playthrough(
    record: Mapping[str, Any],
    audience: Audience = ALL,
    *,
    locale: str = "en",
    names: Sequence[str] = (),
    game: Game | None = None,
) -> Playthrough:
    """Replay a record and tell it."""
    recorder = PlaythroughRecorder(audience, locale, names)
    return recorder.close(Match.replay(record, game, observers=(recorder,)))


class PlaythroughRecorder(Observer):
    """Follows a match and keeps of every step what the audience may know."""

    playthrough: Playthrough

    def __init__(self, audience: Audience, locale: str = "en", names: Sequence[str] = ()) -> None:
        self.audience = audience
        self.locale = locale
        self.names = names

    def before(self, match: Match) -> None:
        renderer = MatchRenderer(match, self.audience, self.locale, self.names)
        opening = tuple(renderer.sentences(match.opening))
        self.playthrough = Playthrough(renderer, match, opening, len(match.log), [])

    def step(self, match: Match, step: Step[State]) -> None:
        renderer = self.playthrough.renderer
        told = PlaythroughStep(
            step.index,
            step.input.at,
            renderer.who(step.input),
            renderer.what(step.input),
            renderer.seen(step.events),
            tuple(renderer.sentences(step.events)),
            renderer.position(match) if _ends_a_round(step) else "",
        )
        if told.who or told.sentences:
            self.playthrough.steps.append(told)

    def close(self, match: Match) -> Playthrough:
        """The playthrough, with how it stands now."""
        self.playthrough.position = self.playthrough.renderer.position(match)
        return self.playthrough


def _ends_a_round(step: Step[State]) -> bool:
    return any(isinstance(event, RoundEnded) for event in step.events)
