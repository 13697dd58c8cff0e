"""What operators decide: about a case, and about a sanction that holds. Every decision is one line
of the audit, holds at once, and is told to whom it concerns."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.matchmaking.waiting_room import WaitingRoom
from ludoteca.server.moderation.marks import marks_of_all
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.ratings.players import ACCOUNT, GUEST, player_of
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.settings import HOUR
from ludoteca.server.sources import Sources
from ludoteca.server.tables.names import read_name
from ludoteca.server.wire import CaseDecision
from ludoteca.store import OperatorActRow, ReportRow, SanctionKind, SanctionRow, SessionRow, Store

from .cases import open_cases, subject
from .telling import tell

LARGEST = 2**53
"""Above every id."""
KINDS: dict[str, SanctionKind] = {"warn": "warning", "timeout": "timeout", "ban": "ban"}


class Operators:
    def __init__(
        self,
        store: Store,
        sources: Sources,
        sanctions: SanctionBook,
        rooms: RoomRegistry,
        waiting_room: WaitingRoom,
    ) -> None:
        self._store = store
        self._sources = sources
        self._sanctions = sanctions
        self._rooms = rooms
        self._waiting_room = waiting_room

    # Cases

    async def decide(self, operator: SessionRow, id: int, wish: CaseDecision) -> None:
        """Settle a case. Who comes second is refused: it is decided once."""
        report = await self._store.report(id) if id <= LARGEST else None
        if report is None:
            raise Rejected("unknown_case")
        sessions = await self._sessions_of(report.player)
        name = read_name(wish.name) if wish.decision == "rename" else ""
        sanction = self._sanction(report, sessions, wish)
        reports = [
            each.id
            for reports in await open_cases(self._store)
            if subject(reports[0]) == subject(report)
            for each in reports
        ]
        if not await self._store.settle_reports(reports or [id], wish.decision):
            raise Rejected("case_settled")
        if sanction is not None:
            await self._put_in_force(sanction, sessions)
        if name:
            await self._rename(sessions, name)
        await self._note(operator, wish.decision, report, sanction)

    def _sanction(
        self, report: ReportRow, sessions: Sequence[SessionRow], wish: CaseDecision
    ) -> SanctionRow | None:
        """The sanction that is wished for, if it is one."""
        if wish.decision == "dismiss":
            return None
        if not sessions and not report.player.startswith(ACCOUNT):
            raise Rejected("person_gone")
        if any(session.operator for session in sessions):
            raise Rejected("operators_are_exempt")
        kind = KINDS.get(wish.decision)
        if kind is None:
            return None
        if wish.hours is None and (kind == "timeout" or wish.by_address):
            raise Rejected("needs_an_end")
        now = self._sources.now()
        ids = [session.id for session in sessions]
        is_by_address = kind == "ban" and wish.by_address
        addresses = self._sanctions.addresses_of(ids) if is_by_address else ()
        account = (report.player,) if report.player.startswith(ACCOUNT) else ()
        return SanctionRow(
            player=report.player,
            name=report.name,
            kind=kind,
            reason=wish.reason,
            since=now,
            until=None if kind == "warning" or wish.hours is None else now + wish.hours * HOUR,
            marks=tuple(dict.fromkeys((*account, *marks_of_all(sessions, addresses)))),
        )

    async def _put_in_force(self, sanction: SanctionRow, sessions: Sequence[SessionRow]) -> None:
        await self._store.add_sanction(sanction)
        await self._sanctions.load()
        self._tell(sanction.marks)
        if sanction.kind == "ban":
            for session in sessions:
                self._waiting_room.leave(session)

    async def _rename(self, sessions: Sequence[SessionRow], name: str) -> None:
        for session in sessions:
            renamed = replace(session, name=name)
            await self._store.save_session(renamed, "name")
            self._rooms.rename(renamed)
        account = await self._store.account(sessions[0].account or "") if sessions else None
        if account is not None:
            await self._store.save_account(replace(account, name=name))

    # Sanctions

    async def undo(self, operator: SessionRow, id: int) -> None:
        row = await self._store.sanction(id) if id <= LARGEST else None
        now = self._sources.now()
        if row is None or not row.holds(now):
            raise Rejected("unknown_sanction")
        addressless = tuple(mark for mark in row.marks if not mark.startswith("address:"))
        await self._store.save_sanction(replace(row, undone=now, marks=addressless))
        await self._sanctions.load()
        self._tell(row.marks)
        await self._note(operator, "undo", row, row)

    async def acknowledge(self, session: SessionRow, id: int) -> None:
        """A person has read a warning."""
        found = (row for row in self._sanctions.holding(session) if row.id == id)
        row = next(found, None)
        if row is None or row.kind != "warning":
            raise Rejected("unknown_sanction")
        await self._store.save_sanction(replace(row, acknowledged=self._sources.now()))
        await self._sanctions.load()
        self._tell(row.marks)

    # People, and the audit

    def _tell(self, marks: Sequence[str]) -> None:
        tell(self._rooms.every_connection(), self._sanctions, marks)

    async def _sessions_of(self, player: str) -> Sequence[SessionRow]:
        if player.startswith(ACCOUNT):
            return await self._store.sessions_of(player.removeprefix(ACCOUNT))
        found = await self._store.session(player.removeprefix(GUEST))
        return [] if found is None else [found]

    async def _note(
        self,
        operator: SessionRow,
        act: str,
        about: ReportRow | SanctionRow,
        sanction: SanctionRow | None,
    ) -> None:
        await self._store.add_act(
            OperatorActRow(
                operator=operator.name,
                by=player_of(operator),
                act=act,
                player=about.player,
                name=about.name,
                reason="" if sanction is None else sanction.reason,
                until=None if sanction is None else sanction.until,
                wall=self._sources.now(),
            )
        )
