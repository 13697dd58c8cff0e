"""View: what one seat, or a spectator, may know of a state."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from .state import State
from .words import Seat


class View(Struct, frozen=True, kw_only=True):
    """The base of every game's view. Games add what a seat may know, field by field.

    It is another type than the state, so a new secret does not show by accident.
    """

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    round: int
    phase: str
    scores: tuple[int, ...]
    out: tuple[int, ...]
    resting: bool
    """Whether this is the intermission between two rounds."""
    over: str
    """Why the match ended; empty while it goes on."""


class Common(TypedDict):
    seat: Seat | None
    round: int
    phase: str
    scores: tuple[int, ...]
    out: tuple[int, ...]
    resting: bool
    over: str


def common(state: State, seat: Seat | None) -> Common:
    """What every seat may know of every game: `MyView(**common(state, seat), pot=state.pot)`."""
    return Common(
        seat=seat,
        round=state.round,
        phase=state.phase,
        scores=tuple(state.scores),
        out=tuple(state.out),
        resting=state.rest_until is not None,
        over=state.over,
    )
