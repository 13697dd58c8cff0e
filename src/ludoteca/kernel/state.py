"""State: one position of a match, fully serialisable. The base of every game's state."""

from __future__ import annotations

from typing import Any, Self, TypeVar, dataclass_transform

from msgspec import UNSET, Struct, StructMeta, UnsetType, field

from .types import EMPTY, JOINING, AnyContext, Millis, Seat
from .value_types import make_copier

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A copy with one value replaced. Prefer tuples for fields that seldom change: drafts share
    them, but copy lists."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


class StateMeta(StructMeta):
    """Generates `copy` for every state class, and refuses fields it cannot copy."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, object], **config: Any
    ) -> Any:
        config.setdefault("kw_only", True)
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        cls.copy = make_copier(cls)
        return cls


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class State(Struct, metaclass=StateMeta, kw_only=True, gc=False):
    """A position. Games add their own fields and write `phase` and `pending`; the other fields
    below are written by the match alone."""

    round: int = 0
    finished: int = 0
    """Number of finished rounds."""
    at: Millis = 0
    """The moment of the last input, in match time."""
    rest_until: Millis | None = None
    """End of the intermission, during one."""
    rang: str = ""
    """The name of the last alarm of this round."""
    over: str = ""
    """Why the match ended; empty while it goes on."""
    agreed: tuple[Seat, ...] | UnsetType = UNSET
    """The seats that share the first place because the players agreed on it. Absent otherwise, so
    that the digests of matches without an agreement stay as they were."""
    drawn: int = 0
    """The position of chance."""
    scores: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    """0 for a seat that is in; otherwise the order of elimination, from 1. `EMPTY` for a seat that
    nobody has taken yet, `JOINING` for one whose player waits for the next round."""

    phase: str = ""
    """The part of the round; moves may name the phases they belong to."""
    pending: str = ""
    """The tag of the only move allowed in turn now, if one must be made first."""

    @classmethod
    def start(cls, ctx: AnyContext) -> Self:
        """The position before the first round; `ctx.chance` may be used."""
        return cls()

    def copy(self) -> Self:
        """A draft to write to. Generated for every state class."""
        raise AssertionError("replaced by StateMeta")

    @property
    def seats_in(self) -> list[Seat]:
        """The seats still in the match, in order."""
        return [seat for seat, out in enumerate(self.out) if not out]

    @property
    def empty_seats(self) -> list[Seat]:
        """The seats that nobody has taken yet: no part of the match, and not ranked."""
        return [seat for seat, out in enumerate(self.out) if out == EMPTY]

    @property
    def taken_seats(self) -> list[Seat]:
        """The seats that somebody has, or had before leaving."""
        return [seat for seat, out in enumerate(self.out) if out != EMPTY]

    @property
    def joining_seats(self) -> list[Seat]:
        """The seats whose players wait for the next round."""
        return [seat for seat, out in enumerate(self.out) if out == JOINING]

    def seat_after(self, seat: Seat, step: int = 1) -> Seat:
        """The next seat still in, in the direction of the step (1 or -1)."""
        seats = len(self.out)
        for distance in range(1, seats + 1):
            candidate = (seat + step * distance) % seats
            if not self.out[candidate]:
                return candidate
        raise ValueError("no seat is left in")
