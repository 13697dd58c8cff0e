"""The store's contract: tables."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.store import Conflict, Store

from .sample_rows import match, message, table, work

pytestmark = pytest.mark.anyio

DOCUMENT: dict[str, Any] = {
    "zeta": [1, 2.5, None, True, {"nested": []}],
    "alfa": "¡Ñandú! 🎲 \"quoted\" 'single' \\ \u0000 :name $1 ?",
    "large": 2**53,
}


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    stored = table("ABC234", document=DOCUMENT, sessions=("ana", "luis"), is_open=False, touched=9)
    await store.add_table(stored)
    found = await store.table("ABC234")
    assert found == stored
    assert list(found.document) == list(DOCUMENT)
    assert await store.table("XYZ789") is None


async def test_a_code_is_taken_once(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(store.add_table(table("ABC234", sessions=(f"s{n}",))) for n in range(20)),
        return_exceptions=True,
    )
    (winner,) = [n for n, outcome in enumerate(outcomes) if outcome is None]
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert await store.table("ABC234") == table("ABC234", sessions=(f"s{winner}",))
    assert [n for n in range(20) if await store.tables_of(f"s{n}", 9)] == [winner]


async def test_the_next_revision_replaces_a_table(store: Store) -> None:
    await store.add_table(table("ABC234"))
    await store.add_table(table("XYZ789"))
    changed = table("ABC234", revision=2, document=DOCUMENT, is_open=False, touched=7)
    await store.save_table(changed)
    assert await store.table("ABC234") == changed
    assert await store.table("XYZ789") == table("XYZ789")


@pytest.mark.parametrize("revision", [0, 1, 2, 4, 5])
async def test_any_other_revision_changes_nothing(store: Store, revision: int) -> None:
    await store.add_table(table("ABC234", revision=2, sessions=("ana",)))
    with pytest.raises(Conflict):
        await store.save_table(table("ABC234", revision=revision, sessions=("luis",)))
    assert await store.table("ABC234") == table("ABC234", revision=2, sessions=("ana",))
    assert await store.tables_of("luis", 9) == []
    assert len(await store.tables_of("ana", 9)) == 1


async def test_a_table_that_is_not_there_is_not_saved(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.save_table(table("ABC234", revision=1))
    assert await store.table("ABC234") is None


async def test_no_update_is_lost_when_many_save(store: Store) -> None:
    await store.add_table(table("ABC234", document={"count": 0}))

    async def count_up() -> None:
        for _ in range(5):
            while True:
                found = await store.table("ABC234")
                assert found is not None
                document = {"count": found.document["count"] + 1}
                try:
                    await store.save_table(
                        replace(found, revision=found.revision + 1, document=document)
                    )
                    break
                except Conflict:
                    continue

    await asyncio.gather(*(count_up() for _ in range(10)))
    assert await store.table("ABC234") == table("ABC234", revision=51, document={"count": 50})


async def test_of_many_who_save_the_same_revision_one_does(store: Store) -> None:
    await store.add_table(table("ABC234"))
    outcomes = await asyncio.gather(
        *(store.save_table(table("ABC234", revision=2, touched=n)) for n in range(50)),
        return_exceptions=True,
    )
    (winner,) = [n for n, outcome in enumerate(outcomes) if outcome is None]
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 49
    assert await store.table("ABC234") == table("ABC234", revision=2, touched=winner)


# Lists


async def test_open_tables_are_listed_the_last_touched_first(store: Store) -> None:
    for code, is_open, touched in (
        ("OLD", True, 1),
        ("NEW", True, 3),
        ("SHUT", False, 4),
        ("MID", True, 2),
    ):
        await store.add_table(table(code, is_open=is_open, touched=touched))
    assert [each.code for each in await store.open_tables(9)] == ["NEW", "MID", "OLD"]
    assert [each.code for each in await store.open_tables(2)] == ["NEW", "MID"]


async def test_my_tables_are_where_i_sit_or_watch(store: Store) -> None:
    await store.add_table(table("OLD", sessions=("ana", "luis", "ana"), touched=1))
    await store.add_table(table("NEW", sessions=("eva", "ana"), touched=2, is_open=False))
    await store.add_table(table("NOT", sessions=("eva",), touched=3))
    assert [each.code for each in await store.tables_of("ana", 9)] == ["NEW", "OLD"]
    assert [each.code for each in await store.tables_of("ana", 1)] == ["NEW"]
    assert await store.tables_of("nobody", 9) == []


async def test_who_leaves_a_table_does_not_find_it_any_more(store: Store) -> None:
    await store.add_table(table("ABC234", sessions=("ana", "luis")))
    await store.save_table(table("ABC234", revision=2, sessions=("luis", "eva")))
    found = {who: len(await store.tables_of(who, 9)) for who in ("ana", "luis", "eva")}
    assert found == {"ana": 0, "luis": 1, "eva": 1}
    await store.save_table(table("ABC234", revision=3, sessions=()))
    assert await store.tables_of("luis", 9) == []


# Clean-up


async def test_tables_nobody_touched_are_cleaned_up(store: Store) -> None:
    for code, touched in (("B", 98), ("A", 99), ("C", 100)):
        await store.add_table(table(code, touched=touched, sessions=("ana",)))
    assert await store.drop_tables(100) == ["A", "B"]
    assert [each.code for each in await store.tables_of("ana", 9)] == ["C"]
    assert await store.table("A") is None
    assert await store.drop_tables(100) == []


async def test_a_table_where_a_match_goes_on_or_has_just_ended_stays(store: Store) -> None:
    await store.add_table(table("ABC234"))
    await store.add_match(match("first"), work("first", over="held"))
    await store.add_match(match("second"), work("second", 0))
    assert await store.drop_tables(2_000) == []
    await store.append(work("second", 1, over="held"))
    ended = work("second", 1).log[0].wall
    assert await store.drop_tables(ended) == []
    assert await store.drop_tables(ended + 1) == ["ABC234"]


async def test_a_table_goes_with_its_messages_and_its_matches_stay(store: Store) -> None:
    await store.add_table(table("ABC234"))
    await store.add_message(message("hola"))
    await store.add_match(match("m"), work("m", 0, over="held"))
    assert await store.drop_tables(2_000) == ["ABC234"]
    assert await store.match("m") == match("m", table="", over="held")
    assert list(await store.log("m")) == list(work("m", 0).log)

    await store.add_table(table("ABC234"))
    assert await store.messages("ABC234", 0, 9) == []


# Due


async def test_tables_are_due_in_order_of_time(store: Store) -> None:
    assert await store.next_due_table() is None
    for code, due in (("LATE", 30), ("NEVER", None), ("SOON", 10), ("NEXT", 20)):
        await store.add_table(table(code, due=due))
    assert await store.next_due_table() == 10
    assert await store.due_tables(20, 9) == ["SOON", "NEXT"]
    assert await store.due_tables(30, 1) == ["SOON"]
    await store.save_table(table("SOON", revision=2))
    assert await store.next_due_table() == 20
