"""The store's interface, the same for every database, by area; `tests/store` is its contract."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from .creations import CreationStore
from .errors import Conflict, InUse, Unavailable
from .house import HouseStore
from .matches import MatchStore
from .messages import MessageStore
from .moderation import ModerationStore
from .notices import NoticeStore
from .participations import ParticipationStore
from .people import PeopleStore
from .profiles import ProfileStore
from .ratings import RatingStore
from .tables import TableStore
from .tournaments import TournamentStore

__all__ = ["Conflict", "InUse", "Store", "Unavailable"]


@runtime_checkable
class Store(
    PeopleStore,
    TableStore,
    MatchStore,
    ParticipationStore,
    ProfileStore,
    RatingStore,
    TournamentStore,
    HouseStore,
    MessageStore,
    NoticeStore,
    ModerationStore,
    CreationStore,
    Protocol,
):
    """Every method is one transaction, durable when it returns."""

    def claim(self) -> None:
        """Raise InUse if another server has claimed this database, which only one may play on;
        `close` gives it back. PostgreSQL has no claim: servers there see each other's writes as
        conflicts, and several nodes are to share it."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise Unavailable unless the database can be read and written."""
