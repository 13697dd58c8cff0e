"""Event: what happened, as plain data, with the seats that may know it; and the kernel's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias, dataclass_transform

from msgspec import Struct, StructMeta, field
from msgspec.structs import replace

from .types import Millis, Reason, Seat, snake_case
from .value_types import require_fixed


class EventMeta(StructMeta):
    """Takes what an event declares in its class line; refuses events that could change later."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        secret: tuple[str, ...] | None = None,
        **config: Any,
    ) -> Any:
        cls: Any = super().__new__(mcls, name, bases, namespace, **config)
        require_fixed(cls)
        cls.tag = cls.__struct_config__.tag
        if secret is not None:
            cls.secret = secret  # otherwise inherited: a special case of a secret is one too
        return cls


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Event(Struct, metaclass=EventMeta, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """Something that happened. Public, unless it says otherwise: with `secret=("card",)` in its
    class line, only `seat` knows those fields and everybody else gets None in their place."""

    tag: ClassVar[str]
    secret: ClassVar[tuple[str, ...]] = ()

    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may know all of it; None for everybody."""
        return (self.seat,) if self.secret else None  # type: ignore[attr-defined]

    def public(self) -> Event | None:
        """What the others get instead; None for nothing."""
        return replace(self, **dict.fromkeys(self.secret)) if self.secret else None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may know it."""
        audience = self.audience()
        return self if audience is None or seat in audience else self.public()


Happening: TypeAlias = Iterable[Event] | None
"""What rules return that make something happen: events, mostly by `yield`, or nothing."""


class RoundStarted(Event):
    round: int


class RoundEnded(Event):
    round: int
    reason: Reason
    winner: Seat | None
    points: tuple[int, ...]
    rest: Millis
    """How long the intermission lasts."""


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
    TakenBack,
)
