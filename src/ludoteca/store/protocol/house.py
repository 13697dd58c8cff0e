"""The store's interface: the heartbeat of the server."""

from __future__ import annotations

from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import HouseRow


class HouseStore(Protocol):
    async def house(self) -> HouseRow | None:
        """The last heartbeat; None in a new database."""

    async def save_house(self, house: HouseRow) -> None: ...

    async def reopen(self, house: HouseRow, closed: Millis) -> None:
        """The first heartbeat after a long closure, whose time does not count against tables."""
