"""The base of every game's state: one position of a match, all of it serialisable."""

from __future__ import annotations

from typing import Any, Self, TypeVar, dataclass_transform

from msgspec import Struct, StructMeta, field

from .types import AnyContext, Millis, Seat
from .value_types import make_copier

T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but for one. What seldom changes is best kept in a tuple: drafts share it,
    where they would copy a list."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


class StateMeta(StructMeta):
    """Makes the copier when the class is made, and refuses fields it cannot copy."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any
    ) -> Any:
        config.setdefault("kw_only", True)
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        cls.copy = make_copier(cls)
        return cls


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class State(Struct, metaclass=StateMeta, kw_only=True, gc=False):
    """A position. Games add their own fields; the match alone writes the ones below,
    except `phase` and `pending`, which belong to the game."""

    round: int = 0
    finished: int = 0
    """Rounds played to their end."""
    at: Millis = 0
    """The moment of the last input, in match time."""
    rest_until: Millis | None = None
    """The end of the intermission, while there is one."""
    rang: str = ""
    """The name of the last alarm of this round."""
    over: str = ""
    """Why the match ended; empty while it goes on."""
    drawn: int = 0
    """The position of chance."""
    scores: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    """0 for a seat that is in; otherwise 1 for the first that went out, 2 for the next …"""

    phase: str = ""
    """The part of the round; moves may name the phases they belong to."""
    pending: str = ""
    """The tag of the only move that may be made in turn now, if something must be done first."""

    @classmethod
    def start(cls, ctx: AnyContext) -> Self:
        """The position before the first round; `ctx.chance` may be used."""
        return cls()

    def copy(self) -> Self:
        """A draft to write on. The method is generated for every state class."""
        raise AssertionError("replaced by StateMeta")

    @property
    def seats_in(self) -> list[Seat]:
        """The seats that are neither eliminated nor gone, in order."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def seat_after(self, seat: Seat, step: int = 1) -> Seat:
        """The next seat still in, going round in the direction of the step (1 or -1)."""
        seats = len(self.out)
        for distance in range(1, seats + 1):
            candidate = (seat + step * distance) % seats
            if not self.out[candidate]:
                return candidate
        raise ValueError("no seat is left in")
