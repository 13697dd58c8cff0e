"""The store's contract: matches and their steps."""

import asyncio
from typing import Any

import pytest

from ludoteca.store import Conflict, DueRow, LogRow, SnapshotRow, Store, Unavailable, UnitOfWork

from .sample_rows import mail, match, step, table, work

pytestmark = pytest.mark.anyio


def snapshot(seq: int) -> SnapshotRow:
    return SnapshotRow(match="m", seq=seq, state={"after": seq})


# Beginning


async def test_a_match_is_stored_with_its_first_step(store: Store) -> None:
    await store.add_table(table("ABC234"))
    first = work("m", 0, due=50, snapshot=snapshot(1), mails=(mail("x"),))
    await store.add_match(match("m"), first)
    assert await store.match("m") == match("m")
    assert await store.match("other") is None
    assert await store.table_of_match("m") == "ABC234"
    assert await store.table_of_match("other") is None
    assert list(await store.log("m")) == [step("m", 0)]
    assert await store.next_due() == 50
    assert await store.snapshot("m") == snapshot(1)
    assert len(await store.take_mail(10, 9, 20)) == 1


async def test_a_match_may_be_over_as_soon_as_it_began(store: Store) -> None:
    await store.add_table(table("ABC234"))
    await store.add_match(match("m"), work("m", 0, over="left"))
    assert await store.match("m") == match("m", over="left")


async def test_a_match_is_stored_once(playing: Store) -> None:
    with pytest.raises(Conflict):
        await playing.add_match(match("m", game="risk"), work("m", 0, due=50))
    assert await playing.match("m") == match("m")
    assert await playing.log("m") == []
    assert await playing.next_due() is None


async def test_a_match_needs_a_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_match(match("m"), work("m", 0))
    assert await store.match("m") is None
    assert await store.log("m") == []


async def test_my_matches_are_those_i_sat_in_the_last_begun_first(store: Store) -> None:
    await store.add_table(table("ABC234"))
    for id, created, sessions in (
        ("b", 2, ["ana", "luis"]),
        ("c", 3, ["ana", "ana"]),
        ("a", 1, ["ana"]),
        ("d", 4, ["luis"]),
        ("e", 5, []),
    ):
        await store.add_match(match(id, created=created), work(id), sessions)
    assert [each.id for each in await store.matches_of("ana", 9)] == ["c", "b", "a"]
    assert [each.id for each in await store.matches_of("ana", 2)] == ["c", "b"]
    assert [each.id for each in await store.matches_of("luis", 9)] == ["d", "b"]
    assert await store.matches_of("nobody", 9) == []


async def test_my_matches_outlive_their_table(store: Store) -> None:
    await store.add_table(table("ABC234", sessions=("ana",)))
    await store.add_match(match("m"), work("m", 0, over="held"), ["ana"])
    assert await store.drop_tables(2_000) == ["ABC234"]
    assert await store.matches_of("ana", 9) == [match("m", table="", over="held")]


async def test_a_match_that_is_not_stored_is_nobodys(playing: Store) -> None:
    with pytest.raises(Conflict):
        await playing.add_match(match("m"), work("m", 0), ["ana"])
    assert await playing.matches_of("ana", 9) == []


# Abandoned matches


async def test_a_match_is_abandoned_when_nothing_happened_there_for_long(playing: Store) -> None:
    await playing.append(work("m", 0))  # stored at 1000
    assert await playing.abandoned_matches(1_000) == []
    assert await playing.abandoned_matches(1_001) == [match("m")]


@pytest.mark.parametrize(
    ("touched", "created", "more"),
    [
        (100, 1, {}),
        (1, 100, {}),
        (1, 1, {"due": 5_000}),
        (1, 1, {"due": 50}),
        (1, 1, {"over": "held"}),
    ],
)
async def test_a_match_is_not_abandoned_while_somebody_comes_or_something_is_due(
    store: Store, touched: int, created: int, more: dict[str, Any]
) -> None:
    await store.add_table(table("ABC234", touched=touched))
    await store.add_match(match("m", created=created), work("m", **more))
    assert await store.abandoned_matches(100) == []


async def test_matches_without_a_table_are_not_waited_for(playing: Store) -> None:
    await playing.append(work("m", 0, over="held"))
    await playing.drop_tables(100)
    assert await playing.abandoned_matches(5_000) == []


# Appending


async def test_a_step_is_stored_with_all_that_goes_with_it(playing: Store) -> None:
    mails = (mail("x"), mail("y", to="luis@example.org"))
    await playing.append(work("m", 0, due=50, snapshot=snapshot(1), mails=mails))
    assert list(await playing.log("m")) == [step("m", 0)]
    assert await playing.due(50, 9) == [DueRow(match="m", at=50, wake=50)]
    assert await playing.snapshot("m") == snapshot(1)
    assert {each.message_id for each in await playing.take_mail(10, 9, 20)} == {"x", "y"}


async def test_a_step_comes_back_as_it_was_stored(playing: Store) -> None:
    event = {"zeta": "¡Ñandú! 🎲", "alfa": [1, 2.5, None, True], "nul": "\u0000", "n": -(2**53)}
    row = LogRow(
        match="m",
        seq=0,
        input={"type": "play", "move": {"b": [], "a": {}}},
        events=[{"to": [0, 2], "event": event, "public": None}],
        wall=1_800_000_000_000,
    )
    await playing.append(UnitOfWork(match="m", log=(row,)))
    (found,) = await playing.log("m")
    assert found == row
    assert list(found.events[0]["event"]) == list(event)


async def test_several_steps_are_stored_together(playing: Store) -> None:
    await playing.append(work("m", 0, 1, 2))
    assert [row.seq for row in await playing.log("m")] == [0, 1, 2]


async def test_a_log_is_read_from_any_step_on(playing: Store) -> None:
    for seq in range(12):
        await playing.append(work("m", seq))
    assert [row.seq for row in await playing.log("m")] == list(range(12))
    assert [row.seq for row in await playing.log("m", since=9)] == [9, 10, 11]
    assert [row.seq for row in await playing.log("m", since=9, until=11)] == [9, 10]
    assert await playing.log("m", since=12) == []
    assert await playing.log("other") == []


async def test_a_match_ends_once_a_step_says_why(playing: Store) -> None:
    await playing.append(work("m", 0))
    assert await playing.match("m") == match("m")
    await playing.append(work("m", 1, over="score_reached"))
    assert await playing.match("m") == match("m", over="score_reached")


@pytest.mark.parametrize("seqs", [(1,), (2, 1)])
async def test_what_is_taken_leaves_nothing_behind(playing: Store, seqs: tuple[int, ...]) -> None:
    await playing.append(work("m", 0, 1, due=50, snapshot=snapshot(2), mails=(mail("x"),)))
    more: dict[str, Any] = {"due": 99, "snapshot": snapshot(3), "mails": (mail("y"),)}
    with pytest.raises(Conflict):
        await playing.append(work("m", *seqs, by="luis", over="left", **more))
    assert list(await playing.log("m")) == [step("m", 0), step("m", 1)]
    assert await playing.next_due() == 50
    assert await playing.snapshot("m") == snapshot(2)
    assert await playing.match("m") == match("m")
    assert [each.message_id for each in await playing.take_mail(10, 9, 20)] == ["x"]


async def test_nothing_is_appended_to_a_match_that_is_not_there(playing: Store) -> None:
    with pytest.raises(Conflict):
        await playing.append(work("other", 0))
    assert await playing.log("other") == []


async def test_of_200_racing_appends_each_step_is_won_once(playing: Store) -> None:
    await playing.add_match(match("n"), work("n"))
    rivals = [
        (id, seq, f"rival {number}")
        for number in range(10)
        for id in ("m", "n")
        for seq in range(10)
    ]
    outcomes = await asyncio.gather(
        *(
            playing.append(work(id, seq, by=by, due=len(by), mails=(mail(f"{id} {seq} {by}"),)))
            for id, seq, by in rivals
        ),
        return_exceptions=True,
    )
    won = [rival for rival, outcome in zip(rivals, outcomes, strict=True) if outcome is None]
    assert len(won) == 20
    assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
    for id in ("m", "n"):
        stored = [(row.seq, row.input["by"]) for row in await playing.log(id)]
        assert stored == sorted((seq, by) for match, seq, by in won if match == id)
    mails = [each.message_id for each in await playing.take_mail(10, 200, 20)]
    assert sorted(mails) == sorted(f"{id} {seq} {by}" for id, seq, by in won)


async def test_a_mistake_in_one_unit_does_not_hurt_the_others(playing: Store) -> None:
    outcomes = await asyncio.gather(
        *(playing.append(work("m", seq, due=2**70 if seq == 5 else seq)) for seq in range(10)),
        return_exceptions=True,
    )
    assert [seq for seq, outcome in enumerate(outcomes) if outcome is not None] == [5]
    assert not isinstance(outcomes[5], Conflict | Unavailable)
    assert [row.seq for row in await playing.log("m")] == [0, 1, 2, 3, 4, 6, 7, 8, 9]


async def test_a_caller_who_goes_away_does_not_hurt_the_others(playing: Store) -> None:
    tasks = [asyncio.ensure_future(playing.append(work("m", seq))) for seq in range(60)]
    await playing.ping()
    gone = [task for seq, task in enumerate(tasks) if seq % 2 and task.cancel()]
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(task.done() for task in gone)
    await playing.append(work("m", 60))
    stored = {row.seq for row in await playing.log("m")}
    assert stored >= {seq for seq, task in enumerate(tasks) if not task.cancelled()} | {60}


# Snapshots and deadlines


async def test_the_latest_snapshot_counts(playing: Store) -> None:
    assert await playing.snapshot("m") is None
    for seq in (10, 30, 20):
        await playing.append(work("m", snapshot=snapshot(seq)))
    assert await playing.snapshot("m") == snapshot(30)


async def test_what_is_due_comes_the_most_overdue_first(playing: Store) -> None:
    for id, at in (("b", 30), ("c", 10), ("a", 20), ("d", 40)):
        await playing.add_match(match(id), work(id, due=at))
    assert [(row.match, row.at) for row in await playing.due(30, 9)] == [
        ("c", 10),
        ("a", 20),
        ("b", 30),
    ]
    assert [row.match for row in await playing.due(30, 2)] == ["c", "a"]
    assert await playing.due(9, 9) == []
    assert await playing.next_due() == 10


async def test_every_step_says_anew_when_something_is_due(playing: Store) -> None:
    assert await playing.next_due() is None
    for seq, due in enumerate((50, 50, 70, 60)):
        await playing.append(work("m", seq, due=due))
        assert await playing.due(100, 9) == [DueRow(match="m", at=due, wake=due)]
    await playing.append(work("m", 4))
    assert await playing.next_due() is None
    assert await playing.due(100, 9) == []
