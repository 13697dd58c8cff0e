"""The store's interface: reports, sanctions, and what operators did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import MailRow, OperatorActRow, ReportRow, SanctionRow


class ModerationStore(Protocol):
    async def add_report(self, report: ReportRow, most: int = 10_000) -> None:
        """Once per subject and reporter; nothing while there are so many reports."""

    async def reports(self, limit: int) -> Sequence[ReportRow]:
        """The reports that were not mailed yet, the oldest first."""

    async def mail_reports(self, mail: MailRow, upto: int) -> None:
        """Write a mail about the reports with ids up to `upto`, if any were not mailed yet."""

    async def open_reports(self, limit: int) -> Sequence[ReportRow]:
        """Those about which no operator has decided, the latest first."""

    async def report(self, id: int) -> ReportRow | None: ...

    async def reports_about(self, players: Iterable[str], limit: int) -> Sequence[ReportRow]:
        """Open or not, the latest first."""

    async def reports_by(self, sessions: Iterable[str], limit: int) -> Sequence[ReportRow]:
        """Those these sessions made, the latest first."""

    async def settle_reports(self, ids: Sequence[int], outcome: str) -> bool:
        """Close open reports; False if none of them was open."""

    async def drop_reports(self, before: Millis) -> int:
        """Delete what was reported before then; returns how many."""

    async def add_sanction(self, sanction: SanctionRow) -> SanctionRow:
        """Returns it with its id."""

    async def save_sanction(self, sanction: SanctionRow) -> None:
        """Update it; one that is gone is not stored again."""

    async def sanction(self, id: int) -> SanctionRow | None: ...

    async def sanctions_in_force(self, now: Millis) -> Sequence[SanctionRow]:
        """In order of their ids."""

    async def sanctions_of(self, players: Iterable[str], limit: int) -> Sequence[SanctionRow]:
        """Past and present, the latest first."""

    async def drop_sanctions(self, now: Millis, before: Millis) -> int:
        """Forget the addresses of what is over now, and delete what ended, and what operators did,
        before then; returns how many."""

    async def add_act(self, act: OperatorActRow) -> None: ...

    async def acts(self, limit: int) -> Sequence[OperatorActRow]:
        """The latest first."""

    async def drop_operators(self) -> int:
        """No session is an operator's any more; returns how many were."""
