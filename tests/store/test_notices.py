"""The store's contract: preferences, subscriptions to pushes, and their outbox."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.store import PreferencesRow, PushRow, Store, SubscriptionRow, UnitOfWork

from .sample_rows import match, session, table

pytestmark = pytest.mark.anyio

MOST = 3


def subscription(endpoint: str, by: str = "ana", **other: Any) -> SubscriptionRow:
    given = {"p256dh": "point", "auth": "secret", "created": 1}
    return SubscriptionRow(session=by, endpoint=endpoint, **{**given, **other})


def push(payload: str, **other: Any) -> PushRow:
    given = {"subscription": 1, "tag": "t", "kind": "turn", "due": 0, "expires": 99}
    return PushRow(payload=payload, **{**given, **other})


async def endpoints(store: Store, session: str = "ana") -> list[str]:
    return [each.endpoint for each in await store.subscriptions_of(session)]


async def taken(store: Store, now: int, *, limit: int = 99, again: int = 100) -> list[str]:
    return [each.payload for each in await store.take_pushes(now, limit, again)]


async def test_preferences_are_kept_by_owner(store: Store) -> None:
    row = PreferencesRow(owner="ana", zone="Europe/Madrid", choices={"turn.post": ["push"]})
    await store.save_preferences(row)
    quiet = replace(row, quiet_from=1320, quiet_until=480, choices={})
    await store.save_preferences(quiet)
    assert await store.preferences("ana") == quiet
    assert await store.preferences("ben") is None


async def test_the_latest_subscriptions_of_a_session_are_kept(store: Store) -> None:
    await store.add_session(session("ana"))
    for number in range(MOST + 2):
        await store.subscribe(subscription(f"/{number}", created=number), MOST)
    await store.subscribe(subscription("/other", "ben"), MOST)
    assert await endpoints(store) == ["/2", "/3", "/4"]
    assert await endpoints(store, "ben") == ["/other"]


async def test_subscriptions_that_come_at_once_are_not_too_many(store: Store) -> None:
    await store.add_session(session("ana"))
    rows = [subscription(f"/{number}", created=number) for number in range(20)]
    await asyncio.gather(*(store.subscribe(row, MOST) for row in rows))
    assert len(await endpoints(store)) == MOST


async def test_a_browser_is_subscribed_for_one_session(store: Store) -> None:
    for by in ("ana", "ben"):
        await store.add_session(session(by))
        await store.subscribe(subscription("/x", by), MOST)
    assert await endpoints(store, "ana") == []
    (found,) = await store.subscriptions_of("ben")
    assert await store.subscription(found.id) == found


async def test_pushes_end_with_their_subscription(store: Store) -> None:
    await store.add_session(session("ana"))
    for endpoint in ("/x", "/y"):
        await store.subscribe(subscription(endpoint), MOST)
    one, two = await store.subscriptions_of("ana")
    await store.add_pushes([push("one", subscription=one.id), push("two", subscription=two.id)])
    await store.unsubscribe("ben", "/x")
    await store.unsubscribe("ana", "/x")
    assert await taken(store, 0) == ["two"]
    await store.unsubscribe("ana")
    assert await endpoints(store) == []
    assert await taken(store, 1_000) == []


async def test_who_logs_out_gets_no_more_pushes(store: Store) -> None:
    for by in ("ana", "ben"):
        await store.add_session(session(by, account="a" if by == "ben" else None))
        await store.subscribe(subscription(f"/{by}", by), MOST)
    await store.drop_sessions(session="ana")
    assert (await endpoints(store), await endpoints(store, "ben")) == ([], ["/ben"])
    await store.drop_sessions(account="a")
    assert await endpoints(store, "ben") == []


async def test_a_push_comes_again_unless_it_was_dropped(store: Store) -> None:
    for each in (push("sent"), push("failed"), push("later", due=50)):
        await store.add_pushes([each])
    rows = await store.take_pushes(10, 99, 20)
    assert [(row.payload, row.tries) for row in rows] == [("sent", 1), ("failed", 1)]
    await store.drop_pushes([rows[0].id])
    await store.drop_pushes([])
    await store.add_pushes([])
    await store.postpone_push(rows[1].id, 40)
    assert await taken(store, 39) == []
    assert await taken(store, 40) == ["failed"]
    assert await taken(store, 50) == ["later"]


async def test_pushes_are_stored_with_the_step_that_caused_them(store: Store) -> None:
    await store.add_table(table("ABC234"))
    work = UnitOfWork(match="m", log=(), pushes=(push("begun", match="m", seat=0),))
    await store.add_match(match("m"), work)
    mine = push("my turn", match="m", seat=1)
    await store.append(UnitOfWork(match="m", log=(), pushes=(mine,), settled=(0,)))
    assert await taken(store, 0) == ["my turn"]
