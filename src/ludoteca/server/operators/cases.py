"""The operators' queue: reports about the same thing are one case, shown with what is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from ludoteca.kernel import Millis
from ludoteca.server.moderation.marks import has_address
from ludoteca.server.profiles.people import names_of
from ludoteca.server.wire import (
    CaseView,
    OperatorAct,
    OperatorDesk,
    PastSanction,
    PlayerName,
    ReportView,
)
from ludoteca.store import ReportRow, SanctionRow, Store

Order: TypeAlias = Literal["newest", "most"]
MOST_READ = 2_000
"""Open reports that are looked at."""
MOST_CASES = 50
MOST_REPORTS = 20
"""Of a case that are shown."""
MOST_SANCTIONS = 200
MOST_HISTORY = 20
MOST_COUNTED = 1_000
MOST_ACTS = 100


def subject(report: ReportRow) -> tuple[str, ...]:
    """What a report is about; equal for the reports of a case."""
    if report.kind == "person":
        return ("person", report.player)
    return ("message", report.table, str(report.number))


async def open_cases(store: Store) -> list[list[ReportRow]]:
    """The reports of each case, the latest first, in order of the latest."""
    found: dict[tuple[str, ...], list[ReportRow]] = {}
    for report in await store.open_reports(MOST_READ):
        found.setdefault(subject(report), []).append(report)
    return [*found.values()]


async def desk(store: Store, now: Millis, order: Order) -> OperatorDesk:
    cases = await open_cases(store)
    if order == "most":
        cases.sort(key=len, reverse=True)
    shown = cases[:MOST_CASES]
    names = await names_of(store, {reports[0].player for reports in shown})
    in_force = await store.sanctions_in_force(now)
    return OperatorDesk(
        cases=tuple([await _case(store, reports, names, now) for reports in shown]),
        waiting=len(cases),
        in_force=tuple(past(row, now) for row in in_force[::-1][:MOST_SANCTIONS]),
        acts=tuple(
            OperatorAct(
                operator=row.operator,
                act=row.act,
                name=row.name,
                reason=row.reason,
                until=row.until,
                wall=row.wall,
            )
            for row in await store.acts(MOST_ACTS)
        ),
    )


async def _case(
    store: Store, reports: Sequence[ReportRow], names: Mapping[str, PlayerName], now: Millis
) -> CaseView:
    latest = reports[0]
    known = names.get(latest.player)
    return CaseView(
        id=latest.id,
        kind=latest.kind,
        name=latest.name,
        now="" if known is None else known.name,
        handle="" if known is None else known.handle,
        text=latest.text,
        before=latest.before,
        table=latest.table,
        match=latest.match,
        game=latest.game,
        reports=tuple(
            ReportView(by=each.by_name, reason=each.reason, note=each.note, wall=each.wall)
            for each in reports[:MOST_REPORTS]
        ),
        reported=len(await store.reports_about([latest.player], MOST_COUNTED)),
        history=tuple(
            past(row, now) for row in await store.sanctions_of([latest.player], MOST_HISTORY)
        ),
    )


def past(row: SanctionRow, now: Millis) -> PastSanction:
    return PastSanction(
        id=row.id,
        name=row.name,
        kind=row.kind,
        reason=row.reason,
        since=row.since,
        until=row.until,
        acknowledged=row.acknowledged,
        undone=row.undone,
        holds=row.holds(now),
        by_address=has_address(row.marks),
    )
