"""News: mail about a correspondence match."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ..event import Event
from ..types import Seat

Topic: TypeAlias = Literal["turn", "reminder", "report", "letter", "receipt", "result"]


class News(Struct, frozen=True):
    """One mail to some seats: the messages `mail-<kind>-subject` and `mail-<kind>-text` of the
    game's catalogue, else the server's, filled with the fields of an event, and the history below.
    The messages may also use `$reader`, `$game` (in the subject with the reader's seat, where the
    game names seats), `$has_deadline`, `$deadline`, and `$hours` left until the deadline."""

    kind: str
    to: tuple[Seat, ...]
    about: Event
    history: tuple[Event, ...] = ()
    """Further events; every reader gets what they may see of them."""
    describes: bool = False
    """Whether to add a description of the position."""
    topic: Topic = "report"
    """By which people choose what they want to be told."""
