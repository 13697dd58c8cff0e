"""View: a state as one seat, or a spectator, may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Self, TypeAlias, TypedDict, dataclass_transform

from msgspec import Struct, field

from .state import State
from .types import Seat

ViewFields: TypeAlias = Mapping[str, object]
"""Fields of a view by name."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class View(Struct, frozen=True, kw_only=True):
    """The base of every game's view. Games add the visible fields.

    It is a separate type from the state, so that a new secret field is not exposed by accident.
    """

    seat: Seat | None
    """The seat it is rendered for; None for a spectator."""
    round: int
    phase: str
    scores: tuple[int, ...]
    out: tuple[int, ...]
    resting: bool
    """Whether it is the intermission between two rounds."""
    over: str
    """Why the match ended; empty while it goes on."""

    @classmethod
    def of(cls, state: State, seat: Seat | None, **own: Any) -> Self:
        """Build a view: fields not given in `own` are public and copied from the state fields of
        the same names."""
        own["seat"], own["resting"] = seat, state.rest_until is not None
        for name in _public(cls, *own):
            value = getattr(state, name)
            own[name] = _fixed(value) if type(value) is list else value
        return cls(**own)

    def without_words_of(self, seats: Collection[Seat]) -> Self:
        """The view without what these seats wrote: they are muted."""
        return self

    @staticmethod
    def common(state: State) -> CommonFields:
        """The base fields except `seat`, for a game's `shared`."""
        return {
            "round": state.round,
            "phase": state.phase,
            "scores": state.scores,
            "out": state.out,
            "resting": state.rest_until is not None,
            "over": state.over,
        }


class CommonFields(TypedDict):
    """The fields of every view but `seat`."""

    round: int
    phase: str
    scores: tuple[int, ...]
    out: tuple[int, ...]
    resting: bool
    over: str


@cache
def _public(view: type[View], *own: str) -> tuple[str, ...]:
    """The view fields copied from the state."""
    return tuple(name for name in view.__struct_fields__ if name not in own)


def _fixed(values: list[Any]) -> tuple[Any, ...]:
    """Convert lists to tuples: a view must not share a list with the state."""
    is_nested = values and type(values[0]) is list
    return tuple(map(_fixed, values)) if is_nested else tuple(values)
