"""Filing reports for the operators: in the store, in the log, and by mail where one is
configured."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from ludoteca.server.mail.outbox import Outbox
from ludoteca.server.metrics import Metrics
from ludoteca.server.rate_limits import HOUSE, RateLimits
from ludoteca.server.settings import Settings
from ludoteca.store import ReportRow, Store

log = logging.getLogger(__name__)

LONGEST_LINE = 300
"""Characters of a message that are quoted."""


class Reports:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        rate_limits: RateLimits,
        outbox: Outbox,
        metrics: Metrics,
    ) -> None:
        self._settings = settings
        self._store = store
        self._rate_limits = rate_limits
        self._outbox = outbox
        self._metrics = metrics

    def take_limits(self, session: str, address: str) -> None:
        """Refuse who reports too much."""
        self._rate_limits.reports.take(session)
        self._rate_limits.reports_near.take(address)

    async def file(self, report: ReportRow) -> None:
        """Nobody is refused because others report much: then it is not mailed, and in the end only
        in the log."""
        facts = {"table": report.table, "number": report.number, "by": report.by}
        log.warning(f"a {report.kind} was reported", extra={**facts, "sender": report.sender})
        self._metrics.reports.inc()
        settings = self._settings
        is_mailed = bool(settings.has_mail and settings.mail_operator)
        wanted = is_mailed and self._rate_limits.mailed_reports.allows(HOUSE)
        await self._store.add_report(replace(report, mailed=not wanted))
        if wanted:
            self._outbox.wake()


def quoted(text: str) -> str:
    """A text as one line of bounded length."""
    line = " / ".join(text.split("\n"))
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"
