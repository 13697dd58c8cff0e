"""Audience rules: how spectators play along, without being part of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from ..choices.move import Move
from ..event import Event
from ..types import AnyContext, AnyState, Seat

Told: TypeAlias = Literal["", "right", "close", "wrong"]
"""What a spectator is told at once of an answer; nothing where that would give away the answer."""


def _tell_nothing(events: Sequence[Event]) -> Told:
    return ""


class AudienceRules(Struct, frozen=True, kw_only=True):
    """A spectator plays as a guest: in a copy of the state that no player is in, judged by the
    rules of the seats."""

    guest: Callable[[AnyState, AnyContext], tuple[AnyState, Seat] | None]
    """`guest(state, ctx)`: a copy of the state with the seat of somebody who has done nothing in
    this round yet and has no points; None while nobody could act."""
    but: tuple[type[Move], ...] = ()
    """Moves of the seats that a guest does not have."""
    tell: Callable[[Sequence[Event]], Told] = _tell_nothing
    """`tell(events)`: what a guest learns at once from the events of a move. After `close` and
    `wrong` there may be another."""
