"""The store's contract: reports to operators, sanctions, and what operators did."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.store import DeletionRow, OperatorActRow, SanctionRow, Store

from .sample_rows import account, report, session

pytestmark = pytest.mark.anyio

LUIS = "guest:luis"


def sanction(**other: Any) -> SanctionRow:
    given: dict[str, Any] = {
        "player": LUIS, "name": "Luis", "kind": "ban", "reason": "insults", "since": 1,
        "until": 100, "marks": ("session:luis", "device:d", "address:a"),
    }  # fmt: skip
    return SanctionRow(**{**given, **other})


def act(**other: Any) -> OperatorActRow:
    given: dict[str, Any] = {
        "operator": "Ana", "by": "guest:ana", "act": "ban", "player": LUIS, "name": "Luis",
        "wall": 1,
    }  # fmt: skip
    return OperatorActRow(**{**given, **other})


async def test_open_reports_are_settled_once(store: Store) -> None:
    for number in (7, 8):
        await store.add_report(report(number, player=LUIS, mailed=True))
    later, earlier = await store.open_reports(9)
    assert (earlier.number, later.number) == (7, 8)
    assert await store.report(earlier.id) == earlier
    assert await store.reports(9) == []
    assert await store.settle_reports([earlier.id], "warn")
    assert not await store.settle_reports([earlier.id], "dismiss")
    assert await store.open_reports(9) == [later]
    assert await store.reports_about([LUIS], 9) == [later, replace(earlier, outcome="warn")]
    assert len(await store.reports_by(["ana"], 9)) == 2
    assert await store.reports_by([], 9) == []


async def test_there_are_so_many_reports_and_old_ones_go(store: Store) -> None:
    for number in range(4):
        await store.add_report(report(number, wall=number), 3)
    assert [each.number for each in await store.open_reports(9)] == [2, 1, 0]
    assert await store.drop_reports(2) == 2
    assert [each.number for each in await store.open_reports(9)] == [2]


async def test_a_person_and_a_message_are_reported_apart(store: Store) -> None:
    await store.add_report(report(7))
    await store.add_report(report(7, kind="person"))
    await store.add_report(report(7, kind="person", sender="eva"))
    assert len(await store.open_reports(9)) == 3


async def test_sanctions_hold_until_they_end_or_are_undone(store: Store) -> None:
    ban = await store.add_sanction(sanction())
    for_good = await store.add_sanction(sanction(kind="timeout", until=None))
    warning = await store.add_sanction(sanction(kind="warning", until=None))
    assert await store.sanctions_in_force(50) == [ban, for_good, warning]
    assert await store.sanctions_in_force(100) == [for_good, warning]
    assert [ban.holds(99), ban.holds(100), for_good.holds(100)] == [True, False, True]
    warning = replace(warning, acknowledged=5)
    for_good = replace(for_good, undone=6)
    for changed in (warning, for_good):
        await store.save_sanction(changed)
        assert not changed.holds(1)
        assert await store.sanction(changed.id) == changed
    assert await store.sanctions_in_force(1) == [ban]
    assert await store.sanctions_of([LUIS], 2) == [warning, for_good]


async def test_addresses_go_at_the_end_and_the_rest_later(store: Store) -> None:
    ban = await store.add_sanction(sanction())
    held = await store.add_sanction(sanction(until=None))
    await store.add_act(act())
    assert await store.drop_sanctions(100, 1) == 0
    kept = await store.sanction(ban.id)
    assert kept is not None
    assert kept.marks == ("session:luis", "device:d")
    assert await store.sanction(held.id) == held
    assert await store.drop_sanctions(200, 101) == 2
    assert await store.sanctions_of([LUIS], 9) == [held]
    assert await store.acts(9) == []


async def test_operators_are_sessions(store: Store) -> None:
    await store.add_session(session("ana", operator=True))
    await store.add_session(session("eva"))
    assert await store.drop_operators() == 1
    found = await store.session("ana")
    assert found is not None
    assert not found.operator
    await store.add_act(act())
    (stored,) = await store.acts(9)
    assert replace(stored, id=0) == act()


async def test_who_logs_in_brings_sanctions_along(store: Store) -> None:
    await store.save_account(account("luis"))
    await store.add_sanction(sanction())
    await store.add_report(report(7, player=LUIS))
    await store.adopt_guest("luis", "luis")
    assert [row.name for row in await store.sanctions_of(["account:luis"], 9)] == ["Luis"]
    assert len(await store.reports_about(["account:luis"], 9)) == 1


async def test_a_ban_outlives_the_deletion_without_a_name(store: Store) -> None:
    await store.add_session(session("luis"))
    over = await store.add_sanction(sanction(kind="warning", until=None))
    ban = await store.add_sanction(sanction())
    await store.add_act(act())
    await store.add_report(report(7, player=LUIS, sender=LUIS))
    gone = DeletionRow(player=LUIS, sessions=("luis",), label="Nobody", since=50)
    await store.begin_deletion(gone)
    await store.end_deletion(gone)
    assert await store.sanction(over.id) is None
    kept = await store.sanction(ban.id)
    assert kept is not None
    assert (kept.player, kept.name) == ("guest:deleted", "")
    assert kept.marks == ("device:d", "address:a")
    (stored,) = await store.acts(9)
    assert (stored.player, stored.name, stored.operator) == ("", "", "Ana")
    assert await store.open_reports(9) == []
