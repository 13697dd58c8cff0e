"""Keeps the words in moves of muted players from the others, and all wrong guesses at a table that
is safe for a class."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from ludoteca.kernel import Game, Seat
from ludoteca.server.wire import PastStep


def heard(game: Game, events: Iterable[Any], muted: Collection[Seat]) -> tuple[Any, ...]:
    """The events, as objects or as JSON types, without the words of muted seats."""
    spoken = _spoken_tags(game)
    return tuple(event for event in events if not _is_said_by(event, spoken, muted))


def heard_step(game: Game, step: PastStep, muted: Collection[Seat]) -> PastStep:
    return replace(step, events=heard(game, step.events, muted)) if muted else step


@cache
def has_asides(game: Game) -> bool:
    """Whether all spoken events of a game are asides, which may be kept from the others."""
    spoken = [event for event in game.events if event.spoken]
    return bool(spoken) and all(event.aside for event in spoken)


@cache
def _spoken_tags(game: Game) -> frozenset[str]:
    return frozenset(event.tag for event in game.events if event.spoken)


def _is_said_by(event: Any, spoken: Collection[str], seats: Collection[Seat]) -> bool:
    if isinstance(event, dict):
        return event["event"] in spoken and event["seat"] in seats
    return event.tag in spoken and event.seat in seats
