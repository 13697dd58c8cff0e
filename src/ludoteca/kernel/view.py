"""View: what one seat, or a spectator, may know of a state."""

from __future__ import annotations

from functools import cache
from typing import Any, Self, TypedDict, dataclass_transform

from msgspec import Struct, field

from .state import State
from .types import Seat


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
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

    @classmethod
    def of(cls, state: State, seat: Seat | None, **own: Any) -> Self:
        """The view with `own` as its own fields; the others are public, taken from the fields
        of the state with the same names."""
        own["seat"], own["resting"] = seat, state.rest_until is not None
        for name in _public(cls, *own):
            value = getattr(state, name)
            own[name] = _fixed(value) if type(value) is list else value
        return cls(**own)

    @staticmethod
    def common(state: State) -> CommonFields:
        """The fields above but for `seat`, all public: for games that list what is shared."""
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
    """The fields of a view that are taken from a state."""
    return tuple(name for name in view.__struct_fields__ if name not in own)


def _fixed(values: list[Any]) -> tuple[Any, ...]:
    """Lists as tuples, so that a view never shares one with a state."""
    is_nested = values and type(values[0]) is list
    return tuple(map(_fixed, values)) if is_nested else tuple(values)
