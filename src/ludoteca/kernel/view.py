"""View: what one seat, or a spectator, may know of a state."""

from __future__ import annotations

from typing import Any, Self, dataclass_transform

from msgspec import Struct, field

from .state import State
from .words import Seat


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
        own |= {"seat": seat, "resting": state.rest_until is not None}
        public = (name for name in cls.__struct_fields__ if name not in own)
        return cls(**own, **{name: _fixed(getattr(state, name)) for name in public})


def _fixed(value: Any) -> Any:
    """Lists as tuples, so that a view never shares one with a state."""
    return tuple(_fixed(item) for item in value) if isinstance(value, list) else value
