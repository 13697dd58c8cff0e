"""The heartbeat of the server in SQL."""

from __future__ import annotations

from ludoteca.kernel import Millis

from ..rows import HouseRow
from ..statement import Statement
from .database import SqlDatabase
from .row_mapping import HOUSE


class SqlHouse(SqlDatabase):
    """The part of the store about the house; `Store` documents the methods."""

    async def house(self) -> HouseRow | None:
        return await self._one(HOUSE, "WHERE id = 1")

    async def save_house(self, house: HouseRow) -> None:
        await self._put(Statement(HOUSE.upsert, HOUSE.values(house)))

    async def reopen(self, house: HouseRow, closed: Millis) -> None:
        later = Statement("UPDATE tables SET touched = touched + :closed", {"closed": closed})
        await self._write(later, Statement(HOUSE.upsert, HOUSE.values(house)))
