"""Reports, sanctions and what operators did, in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ludoteca.kernel import Millis

from ..rows import MailRow, OperatorActRow, ReportRow, SanctionRow
from ..statement import Statement, Transaction, Values
from .database import SqlDatabase
from .row_mapping import MAILS, OPERATOR_ACTS, REPORTS, SANCTIONS

IN_FORCE = (
    "undone IS NULL AND (kind = 'warning' AND acknowledged IS NULL"
    ' OR kind <> \'warning\' AND ("until" IS NULL OR "until" > :now))'
)


class SqlModeration(SqlDatabase):
    """The part of the store about moderation; `Store` documents the methods."""

    async def add_report(self, report: ReportRow, most: int = 10_000) -> None:
        await self._run(_add_report, (report, most))

    async def reports(self, limit: int) -> Sequence[ReportRow]:
        wanted = "WHERE NOT mailed ORDER BY id LIMIT :limit"
        return await self._all(REPORTS, wanted, limit=limit)

    async def mail_reports(self, mail: MailRow, upto: int) -> None:
        await self._run(_mail_reports, (mail, upto))

    async def open_reports(self, limit: int) -> Sequence[ReportRow]:
        wanted = "WHERE outcome = '' ORDER BY id DESC LIMIT :limit"
        return await self._all(REPORTS, wanted, limit=limit)

    async def report(self, id: int) -> ReportRow | None:
        return await self._one(REPORTS, "WHERE id = :id", id=id)

    async def reports_about(self, players: Iterable[str], limit: int) -> Sequence[ReportRow]:
        marks, values = _listed(players)
        wanted = f"WHERE player IN ({marks}) ORDER BY id DESC LIMIT :limit"
        return await self._all(REPORTS, wanted, limit=limit, **values)

    async def reports_by(self, sessions: Iterable[str], limit: int) -> Sequence[ReportRow]:
        marks, values = _listed(sessions)
        wanted = f'WHERE "by" IN ({marks}) ORDER BY id DESC LIMIT :limit'
        return await self._all(REPORTS, wanted, limit=limit, **values)

    async def settle_reports(self, ids: Sequence[int], outcome: str) -> bool:
        marks, values = _listed(ids)
        settled = await self._write(
            Statement(
                f"UPDATE reports SET outcome = :outcome WHERE outcome = '' AND id IN ({marks})"
                " RETURNING id",
                {**values, "outcome": outcome},
            )
        )
        return bool(settled)

    async def drop_reports(self, before: Millis) -> int:
        sql = "DELETE FROM reports WHERE wall < :before RETURNING id"
        return len(await self._write(Statement(sql, {"before": before})))

    async def add_sanction(self, sanction: SanctionRow) -> SanctionRow:
        sql = f"{SANCTIONS.insert} RETURNING {SANCTIONS.columns}"
        (stored,) = await self._write(Statement(sql, SANCTIONS.values(sanction)))
        return SANCTIONS.row(stored)

    async def save_sanction(self, sanction: SanctionRow) -> None:
        fields = ("acknowledged", "undone", "marks")
        await self._write(SANCTIONS.update_of(sanction, fields))

    async def sanction(self, id: int) -> SanctionRow | None:
        return await self._one(SANCTIONS, "WHERE id = :id", id=id)

    async def sanctions_in_force(self, now: Millis) -> Sequence[SanctionRow]:
        return await self._all(SANCTIONS, f"WHERE {IN_FORCE} ORDER BY id", now=now)

    async def sanctions_of(self, players: Iterable[str], limit: int) -> Sequence[SanctionRow]:
        marks, values = _listed(players)
        wanted = f"WHERE player IN ({marks}) ORDER BY id DESC LIMIT :limit"
        return await self._all(SANCTIONS, wanted, limit=limit, **values)

    async def drop_sanctions(self, now: Millis, before: Millis) -> int:
        return await self._run(_drop_sanctions, (now, before))

    async def add_act(self, act: OperatorActRow) -> None:
        await self._write(Statement(OPERATOR_ACTS.insert, OPERATOR_ACTS.values(act)))

    async def acts(self, limit: int) -> Sequence[OperatorActRow]:
        return await self._all(OPERATOR_ACTS, "ORDER BY id DESC LIMIT :limit", limit=limit)

    async def drop_operators(self) -> int:
        sql = "UPDATE sessions SET operator = FALSE WHERE operator RETURNING id"
        return len(await self._write(Statement(sql, {})))


def _listed(values: Iterable[str | int]) -> tuple[str, Values]:
    """Placeholders for a list, and their values."""
    named: Values = {f"one{number}": value for number, value in enumerate(values)}
    return ", ".join(f":{name}" for name in named) or "NULL", named


def _add_report(given: tuple[ReportRow, int]) -> Transaction[None]:
    report, most = given
    ((count,),) = yield Statement("SELECT COUNT(*) FROM reports", {})
    if count < most:
        sql = f"{REPORTS.insert} ON CONFLICT DO NOTHING"
        yield Statement(sql, REPORTS.values(report))


def _mail_reports(mailed: tuple[MailRow, int]) -> Transaction[None]:
    mail, upto = mailed
    sql = "UPDATE reports SET mailed = TRUE WHERE NOT mailed AND id <= :upto RETURNING id"
    found = yield Statement(sql, {"upto": upto})
    if found:
        yield Statement(MAILS.insert, MAILS.values(mail))


def _drop_sanctions(given: tuple[Millis, Millis]) -> Transaction[int]:
    now, before = given
    over = yield Statement(
        f"{SANCTIONS.select} WHERE NOT ({IN_FORCE}) AND CAST(marks AS TEXT) LIKE '%\"address:%'",
        {"now": now},
    )
    for row in map(SANCTIONS.row, over):
        marks = tuple(mark for mark in row.marks if not mark.startswith("address:"))
        yield SANCTIONS.update_of(replace(row, marks=marks), ["marks"])
    dropped = yield Statement(
        f"DELETE FROM sanctions WHERE NOT ({IN_FORCE})"
        ' AND COALESCE(undone, acknowledged, "until", since) < :before RETURNING id',
        {"now": now, "before": before},
    )
    acts = yield Statement(
        "DELETE FROM operator_acts WHERE wall < :before RETURNING id", {"before": before}
    )
    return len(dropped) + len(acts)
