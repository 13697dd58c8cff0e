"""News: what of a match is worth a mail to people who are not there."""

from __future__ import annotations

from msgspec import Struct

from .event import Event
from .types import Seat


class News(Struct, frozen=True):
    """Something to tell some seats: the messages `mail-<kind>-subject` and `mail-<kind>-text` of
    the game's catalogue, filled with the fields of an event, and below them what else happened.
    Besides, they may speak of `$reader`, `$game`, `$deadline` and `$hours`, until then."""

    kind: str
    to: tuple[Seat, ...]
    about: Event
    history: tuple[Event, ...] = ()
    """More that happened; everybody gets what they may know of it."""
    describes: bool = False
    """Whether the position is told too."""
