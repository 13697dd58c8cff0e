"""Coverage: what the matches of a check have reached so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.kernel import (
    LOCALES,
    Chance,
    Event,
    Match,
    MatchEnded,
    Move,
    Rejected,
    RoundEnded,
)

MEMORY = 64
"""Moves kept to be tried in other positions."""


@dataclass
class Coverage:
    """Moves to try in other positions, refusals by code, reasons of ends, event types, and missing
    names."""

    moves: list[Move] = field(default_factory=list)
    refusals: dict[str, Rejected] = field(default_factory=dict)
    reasons: set[str] = field(default_factory=set)
    events: set[type[Event]] = field(default_factory=set)
    unnamed: set[str] = field(default_factory=set)

    def remember(self, move: Move) -> None:
        if move not in self.moves:
            self.moves.append(move)
            del self.moves[:-MEMORY]

    def some_moves(self, chance: Chance) -> list[Move]:
        return [chance.choice(self.moves) for _ in range(2 if self.moves else 0)]

    def note_names(self, match: Match, events: tuple[Event, ...]) -> None:
        """Collect names used by these events that no catalogue has."""
        for locale in LOCALES:
            speaker = match.game.text.speaker(locale, terms=match.terms(locale))
            for event in events:
                speaker.arguments(event)
            self.unnamed |= {f"{locale}: {message}" for message in speaker.unnamed}

    def note(self, events: tuple[Event, ...]) -> None:
        self.events |= {type(event) for event in events}
        self.reasons |= {e.reason for e in events if isinstance(e, RoundEnded | MatchEnded)}
