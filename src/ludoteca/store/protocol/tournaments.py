"""The store's interface: tournaments."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import TournamentRow


class TournamentStore(Protocol):
    async def add_tournament(self, tournament: TournamentRow) -> None:
        """Raise Conflict if the code is taken."""

    async def tournament(self, code: str) -> TournamentRow | None: ...

    async def tournament_revision(self, code: str) -> int | None:
        """Whether it has changed, without reading all of it."""

    async def save_tournament(self, tournament: TournamentRow) -> None:
        """Store revision n if n - 1 is stored; raise Conflict otherwise."""

    async def listed_tournaments(
        self, phases: Collection[str], limit: int
    ) -> Sequence[TournamentRow]:
        """Public ones in these phases, the most recently touched first."""

    async def tournaments_of(self, session: str, limit: int) -> Sequence[TournamentRow]:
        """The most recently touched first."""

    async def tournaments_in(self, phase: str) -> Sequence[str]:
        """The codes of all in a phase."""

    async def due_tournaments(self, before: Millis, limit: int) -> Sequence[str]:
        """The codes of those where the server has something to do by then, the first due first."""

    async def next_due_tournament(self) -> Millis | None: ...

    async def count_tournaments(self, *, organiser: str = "", opened_from: str = "") -> int:
        """Those of an organiser or an address that are not over."""

    async def drop_tournaments(self, untouched_since: Millis) -> int:
        """Delete those that are over and untouched since then; returns their number."""
