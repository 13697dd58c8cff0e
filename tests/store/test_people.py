"""The store's contract: sessions, links and accounts."""

import asyncio

import pytest
from msgspec.structs import replace

from ludoteca.store import Conflict, PreferencesRow, PushRow, Store, SubscriptionRow

from .sample_rows import account, link, session

pytestmark = pytest.mark.anyio


# Sessions


async def test_a_session_is_found_by_its_token_and_by_its_id(store: Store) -> None:
    ana = session("ana", account="a1", locale="en")
    await store.add_session(ana)
    await store.add_session(session("luis"))
    assert await store.session_by_token(ana.token_hash) == ana
    assert await store.session("ana") == ana
    assert await store.session("eva") is None
    assert await store.session_by_token("ana") is None


async def test_a_session_is_found_by_the_token_before_a_rotation(store: Store) -> None:
    ana = session("ana", token_hash="new", previous_hash="old")
    await store.add_session(ana)
    await store.add_session(session("luis"))
    assert await store.session_by_token("new") == ana
    assert await store.session_by_token("old") == ana
    assert await store.session_by_token("") is None


@pytest.mark.parametrize(
    "other", [session("ana", token_hash="another"), session("luis", token_hash="hash of ana")]
)
async def test_an_id_or_a_token_is_taken_once(store: Store, other: object) -> None:
    assert isinstance(other, type(session("ana")))
    await store.add_session(session("ana"))
    with pytest.raises(Conflict):
        await store.add_session(other)
    assert await store.session("ana") == session("ana")
    assert await store.session("luis") is None


async def test_a_session_changes(store: Store) -> None:
    await store.add_session(session("ana"))
    await store.add_session(session("luis"))
    changed = replace(session("ana"), name="Ana María", account="a1", seen=9)
    await store.save_session(changed)
    assert await store.session("ana") == changed
    assert await store.session("luis") == session("luis")


async def test_fields_that_are_not_named_are_not_overwritten(store: Store) -> None:
    await store.add_session(session("ana"))
    await store.save_session(session("ana", token_hash="new", seen=2), "token_hash")
    await store.save_session(session("ana", name="Ana María", seen=9), "name", "seen")
    assert await store.session("ana") == session("ana", token_hash="new", name="Ana María", seen=9)


async def test_a_session_that_was_dropped_stays_dropped(store: Store) -> None:
    await store.add_session(session("ana"))
    await store.drop_sessions(session="ana")
    await store.save_session(session("ana", seen=9))
    assert await store.session("ana") is None


async def test_logging_out_drops_one_session_and_its_links(store: Store) -> None:
    await store.add_session(session("ana", account="a1"))
    await store.add_session(session("phone", account="a1"))
    await store.add_link(link("of ana", session="ana"))
    await store.add_link(link("of phone", session="phone"))
    await store.drop_sessions(session="ana")
    assert await store.session("ana") is None
    assert await store.session("phone") is not None
    assert await store.take_link("of ana", 1) is None
    assert await store.take_link("of phone", 1) is not None


async def test_logging_out_everywhere_drops_all_sessions_of_the_account(store: Store) -> None:
    for id, owner in (("ana", "a1"), ("phone", "a1"), ("luis", "a2"), ("guest", None)):
        await store.add_session(session(id, account=owner))
        await store.add_link(link(f"of {id}", session=id))
    await store.drop_sessions(account="a1")
    left = [id for id in ("ana", "phone", "luis", "guest") if await store.session(id)]
    links = [id for id in ("ana", "phone", "luis", "guest") if await store.take_link(f"of {id}", 1)]
    assert left == links == ["luis", "guest"]


async def test_logging_out_nobody_drops_nobody(store: Store) -> None:
    await store.add_session(session("guest"))
    await store.drop_sessions()
    assert await store.session("guest") == session("guest")


async def test_sessions_nobody_uses_are_cleaned_up_and_others_are_not(store: Store) -> None:
    await store.add_session(session("old", seen=99))
    await store.add_session(session("new", seen=100))
    assert await store.drop_unseen_sessions(100) == 1
    assert await store.session("old") is None
    assert await store.session("new") is not None


async def test_nothing_reaches_sessions_that_were_cleaned_up(store: Store) -> None:
    await store.save_account(account("ana"))
    await store.add_session(session("phone", account="ana", seen=99))
    await store.add_session(session("old", seen=99))
    await store.add_session(session("new", seen=100))
    for id in ("phone", "old", "new"):
        row = SubscriptionRow(session=id, endpoint=id, p256dh="point", auth="secret", created=1)
        await store.subscribe(row, 9)
        (found,) = await store.subscriptions_of(id)
        await store.add_pushes([push(id, subscription=found.id)])
    for owner in ("ana", "old", "new"):
        await store.save_preferences(PreferencesRow(owner=owner, choices={}))
    await store.drop_unseen_sessions(100)
    assert [len(await store.subscriptions_of(id)) for id in ("phone", "old", "new")] == [0, 0, 1]
    assert [each.payload for each in await store.take_pushes(9, 9, 99)] == ["new"]
    kept = [owner for owner in ("ana", "old", "new") if await store.preferences(owner)]
    assert kept == ["ana", "new"]
    await store.add_pushes([push("later", subscription=found.id)])
    await store.drop_sessions(session="new")
    assert await store.take_pushes(99, 9, 199) == []


def push(payload: str, subscription: int) -> PushRow:
    return PushRow(
        subscription=subscription, payload=payload, tag="t", kind="turn", due=0, expires=99
    )


# Links


async def test_a_link_works_once(store: Store) -> None:
    await store.add_link(link("secret", kind="device", email=""))
    assert await store.take_link("another", 1) is None
    assert await store.take_link("secret", 1) == link("secret", kind="device", email="")
    assert await store.take_link("secret", 1) is None


async def test_of_many_who_use_a_link_at_once_one_gets_it(store: Store) -> None:
    await store.add_link(link("secret"))
    taken = await asyncio.gather(*(store.take_link("secret", 1) for _ in range(50)))
    assert [each for each in taken if each is not None] == [link("secret")]


async def test_a_link_does_not_work_from_the_moment_it_expires(store: Store) -> None:
    await store.add_link(link("early", expires=100))
    await store.add_link(link("late", expires=100))
    assert await store.take_link("early", 99) is not None
    assert await store.take_link("late", 100) is None


async def test_expired_links_are_cleaned_up_and_others_are_not(store: Store) -> None:
    await store.add_link(link("old", expires=100))
    await store.add_link(link("new", expires=101))
    await store.drop_links(100)
    assert await store.take_link("old", 1) is None
    assert await store.take_link("new", 1) is not None


async def test_a_link_is_not_made_twice(store: Store) -> None:
    await store.add_link(link("secret"))
    with pytest.raises(Conflict):
        await store.add_link(link("secret", session="luis"))
    assert await store.take_link("secret", 1) == link("secret")


# Accounts


async def test_an_account_is_found_by_its_address_and_by_its_id(store: Store) -> None:
    ana = account("a1", mail_wanted=False)
    await store.save_account(ana)
    await store.save_account(account("a2"))
    assert await store.account("a1") == await store.account_by_email("a1@example.org") == ana
    assert await store.account("a3") is None
    assert await store.account_by_email("a3@example.org") is None


async def test_an_account_changes(store: Store) -> None:
    await store.save_account(account("a1"))
    changed = account("a1", name="Ana", mail_wanted=False, email="new@example.org")
    await store.save_account(changed)
    assert await store.account("a1") == changed
    assert await store.account_by_email("a1@example.org") is None


async def test_an_address_belongs_to_one_account(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(store.save_account(account(f"a{n}", email="ana@example.org")) for n in range(20)),
        return_exceptions=True,
    )
    (winner,) = [n for n, outcome in enumerate(outcomes) if outcome is None]
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    found = await store.account_by_email("ana@example.org")
    assert found == account(f"a{winner}", email="ana@example.org")


async def test_somebodys_links_to_a_replay_are_revoked_and_no_others(store: Store) -> None:
    for id, owner, match in (("one", "ana", "m1"), ("two", "ana", "m2"), ("three", "luis", "m1")):
        await store.add_link(link(id, session=owner, match=match, kind="replay"))
    await store.add_link(link("login", session="ana", match="m1"))
    await store.drop_replay_links("m1", "ana")
    left = [id for id in ("one", "two", "three", "login") if await store.link(id, 1)]
    assert left == ["two", "three", "login"]
