"""The store protocol in SQL, written once over the primitives of a database."""

from __future__ import annotations

from ..migration import SAME_VERSION, VERSION
from ..statement import Statement
from .creations import SqlCreations
from .house import SqlHouse
from .matches import SqlMatches
from .messages import SqlMessages
from .moderation import SqlModeration
from .notices import SqlNotices
from .participations import SqlParticipations
from .people import SqlPeople
from .profiles import SqlProfiles
from .ratings import SqlRatings
from .tables import SqlTables
from .tournaments import SqlTournaments


class SqlStore(
    SqlPeople,
    SqlTables,
    SqlMatches,
    SqlParticipations,
    SqlProfiles,
    SqlRatings,
    SqlTournaments,
    SqlHouse,
    SqlMessages,
    SqlNotices,
    SqlModeration,
    SqlCreations,
):
    """Shared by both databases; `Store` documents the methods."""

    def claim(self) -> None:
        """Nothing to claim, unless a database says otherwise."""

    async def ping(self) -> None:
        await self._read(Statement(VERSION, {}))
        await self._write(Statement(SAME_VERSION, {}))
