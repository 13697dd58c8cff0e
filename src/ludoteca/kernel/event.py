"""Event: what happened, as plain data, with the seats that may know it; and the kernel's own."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct, StructMeta

from .shapes import require_fixed
from .words import Millis, Reason, Seat, snake_case


class EventMeta(StructMeta):
    """Refuses events that could hold a list of the state."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> Any:
        cls = super().__new__(mcls, name, bases, namespace, **config)
        require_fixed(cls)
        cls.tag = cls.__struct_config__.tag
        return cls


class Event(Struct, metaclass=EventMeta, frozen=True, tag_field="event", tag=snake_case):
    """Something that happened. Public unless it says otherwise."""

    tag: ClassVar[str]

    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may know all of it; None for everybody."""
        return None

    def public(self) -> Event | None:
        """What the others get instead; None for nothing."""
        return None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may know it."""
        audience = self.audience()
        return self if audience is None or seat in audience else self.public()


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


KERNEL_EVENTS = (
    RoundStarted,
    RoundEnded,
    MatchEnded,
    SeatOut,
    SeatSkipped,
    SeatLeft,
    SeatRejoined,
    TakenBack,
)
