"""Events: plain data about what happened, with their audience; and the kernel's own events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias, dataclass_transform

from msgspec import Struct, StructMeta, field
from msgspec.structs import replace

from .types import Millis, Reason, Seat, snake_case
from .value_types import require_fixed


class EventMeta(StructMeta):
    """Reads the class arguments of an event; refuses mutable fields."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, object],
        *,
        secret: tuple[str, ...] | None = None,
        spoken: bool = False,
        aside: bool = False,
        announced: tuple[str, ...] = (),
        **config: Any,
    ) -> Any:
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        require_fixed(cls)
        cls.tag = cls.__struct_config__.tag
        if secret is not None:
            cls.secret = secret  # otherwise inherited
        cls.spoken = spoken
        cls.aside = aside
        cls.announced = announced
        return cls


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Event(Struct, metaclass=EventMeta, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """The base of every game's events. Public by default: with `secret=("card",)` as class
    argument, only `seat` sees those fields and everybody else gets None in their place. With
    `spoken=True` it repeats what `seat` wrote: while a player is muted, others do not get it. With
    `aside=True` nobody needs it to play, as with a wrong guess, and tables may keep it from all.
    With `announced=("rival",)` everybody may know those fields, although no public part of the
    state keeps them."""

    tag: ClassVar[str]
    secret: ClassVar[tuple[str, ...]] = ()
    spoken: ClassVar[bool]
    aside: ClassVar[bool]
    announced: ClassVar[tuple[str, ...]]

    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may see all fields; None for everybody."""
        return (self.seat,) if self.secret else None  # type: ignore[attr-defined]

    def public(self) -> Event | None:
        """The event the others see instead; None for nothing."""
        return replace(self, **dict.fromkeys(self.secret)) if self.secret else None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may see it."""
        audience = self.audience()
        return self if audience is None or seat in audience else self.public()


Happening: TypeAlias = Iterable[Event] | None
"""Return type of rules that change the state: events, usually by `yield`, or None."""


class RoundStarted(Event):
    round: int


class RoundEnded(Event):
    round: int
    reason: Reason
    winner: Seat | None
    points: tuple[int, ...]
    rest: Millis
    """Length of the intermission."""


class MatchEnded(Event):
    reason: Reason
    places: tuple[tuple[Seat, ...], ...]


class SeatOut(Event):
    """A seat is eliminated. Rules yield it; the match then marks the seat as out."""

    seat: Seat


class SeatSkipped(Event):
    """The autopilot played for a seat."""

    seat: Seat


class SeatLeft(Event):
    seat: Seat


class SeatRejoined(Event):
    seat: Seat


class SeatJoined(Event):
    """Somebody has taken an empty seat, and plays from the next round."""

    seat: Seat


class TakenBack(Event):
    step: int


KERNEL_EVENTS: tuple[type[Event], ...] = (
    RoundStarted,
    RoundEnded,
    MatchEnded,
    SeatOut,
    SeatSkipped,
    SeatLeft,
    SeatRejoined,
    SeatJoined,
    TakenBack,
)
