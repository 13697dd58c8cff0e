"""The store's contract: tournaments."""

import asyncio

import pytest
from msgspec.structs import replace

from ludoteca.store import Conflict, Store

from .sample_rows import tournament

pytestmark = pytest.mark.anyio


async def test_a_tournament_comes_back_as_it_was_stored(store: Store) -> None:
    stored = tournament("CUP234", sessions=("ana", "luis", "ana"), due=7, opened_from="here")
    await store.add_tournament(stored)
    assert await store.tournament("CUP234") == stored
    assert await store.tournament_revision("CUP234") == 1
    assert await store.tournament("XYZ789") is None
    assert await store.tournament_revision("XYZ789") is None
    with pytest.raises(Conflict):
        await store.add_tournament(tournament("CUP234"))


async def test_one_writer_wins(store: Store) -> None:
    await store.add_tournament(tournament("CUP234", sessions=("ana",)))
    changed = [tournament("CUP234", revision=2, sessions=(f"s{n}",)) for n in range(8)]
    outcomes = await asyncio.gather(
        *(store.save_tournament(each) for each in changed), return_exceptions=True
    )
    (winner,) = [n for n, outcome in enumerate(outcomes) if outcome is None]
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
    assert await store.tournament("CUP234") == changed[winner]
    assert await store.tournament_revision("CUP234") == 2
    assert [n for n in range(8) if await store.tournaments_of(f"s{n}", 9)] == [winner]
    assert not await store.tournaments_of("ana", 9)


async def test_lists(store: Store) -> None:
    rows: dict[str, dict[str, object]] = {
        "OPEN22": {"touched": 1},
        "OPEN33": {"touched": 2},
        "RUN222": {"phase": "running", "sessions": ("luis",)},
        "SECRET": {"is_public": False},
        "OVER22": {"phase": "over", "sessions": ("luis",), "touched": 5},
    }
    for code, given in rows.items():
        await store.add_tournament(tournament(code, **given))
    registration = await store.listed_tournaments(["registration"], 9)
    assert [row.code for row in registration] == ["OPEN33", "OPEN22"]
    both = await store.listed_tournaments(["running", "over"], 1)
    assert [row.code for row in both] == ["OVER22"]
    assert [row.code for row in await store.tournaments_of("luis", 9)] == ["OVER22", "RUN222"]
    assert await store.tournaments_in("running") == ["RUN222"]


async def test_what_is_due(store: Store) -> None:
    assert await store.next_due_tournament() is None
    for code, due in {"LATER2": 30, "SOON22": 10, "NEVER2": None}.items():
        await store.add_tournament(tournament(code, due=due))
    assert await store.next_due_tournament() == 10
    assert await store.due_tournaments(20, 9) == ["SOON22"]
    assert await store.due_tournaments(30, 9) == ["SOON22", "LATER2"]
    assert await store.due_tournaments(30, 1) == ["SOON22"]


async def test_open_ones_are_counted_and_old_ones_dropped(store: Store) -> None:
    await store.add_tournament(tournament("OPEN22", opened_from="here"))
    await store.add_tournament(tournament("RUN222", phase="running", organiser="luis"))
    over = tournament("OVER22", phase="over", sessions=("ana",), touched=4)
    await store.add_tournament(over)
    await store.add_tournament(replace(over, code="LATE22", touched=9))
    assert await store.count_tournaments(organiser="ana") == 1
    assert await store.count_tournaments(organiser="luis", opened_from="here") == 2
    assert await store.count_tournaments() == 0
    assert await store.drop_tournaments(untouched_since=9) == 1
    assert [row.code for row in await store.tournaments_of("ana", 9)] == ["LATE22"]
    assert await store.tournaments_in("registration") == ["OPEN22"]
