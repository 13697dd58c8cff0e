"""Playthrough: a replayed match as an audience may see it, ready to print as text or JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ludoteca.kernel import Event, Game, Match, Millis, Observer, RoundEnded, State, Step

from .rendering import ALL, Audience, MatchRenderer


class PlaythroughStep(Struct, frozen=True):
    """One rendered step; `who` and `what` are empty if the audience may not know them."""

    step: int
    at: Millis
    who: str
    what: str
    events: tuple[Event, ...]
    sentences: tuple[str, ...]
    position: str = ""
    """The position in words, if a round or the match ended."""


class Playthrough(Struct):
    """A rendered match."""

    renderer: MatchRenderer
    match: Match
    opening: tuple[str, ...]
    first_step: int
    """Above 0 if the rules changed during the match, so that the beginning cannot be replayed."""
    steps: list[PlaythroughStep]
    position: str = ""
    """The position at the end of the record, in words."""


def make_playthrough(
    record: Mapping[str, object],
    audience: Audience = ALL,
    *,
    locale: str = "en",
    names: Sequence[str] = (),
    game: Game | None = None,
) -> Playthrough:
    """Replay a record and render it."""
    recorder = PlaythroughRecorder(audience, locale, names)
    return recorder.close(Match.replay(record, game, observers=(recorder,)))


class PlaythroughRecorder(Observer):
    """Observer that renders every step for an audience."""

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
        """Finish the playthrough with the current position."""
        self.playthrough.position = self.playthrough.renderer.position(match)
        return self.playthrough


def _ends_a_round(step: Step[State]) -> bool:
    return any(isinstance(event, RoundEnded) for event in step.events)
