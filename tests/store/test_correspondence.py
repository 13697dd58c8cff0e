"""The store's contract: correspondence play (reminders, read marks, links, seats taken over)."""

import asyncio

import pytest
from msgspec.structs import replace

from ludoteca.store import DueRow, ReadMark, Store

from .sample_rows import account, link, mail, match, session, unit

pytestmark = pytest.mark.anyio


async def test_a_reminder_comes_before_what_it_reminds_of(playing: Store) -> None:
    await playing.append(unit("m", 0, due=50, remind=20))
    assert await playing.next_due() == 20
    assert await playing.due(20, 9) == [DueRow(match="m", at=50, wake=20)]


async def test_a_reminder_is_sent_once_whoever_sends_it(playing: Store) -> None:
    await playing.append(unit("m", 0, due=50, remind=20))
    (due,) = await playing.due(20, 9)
    tries = [playing.reminded(due, [mail("<r>")]) for _ in range(3)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, True]
    assert len(await playing.take_mail(99, 9, 100)) == 1
    assert await playing.next_due() == 50


async def test_what_is_due_at_another_moment_by_now_is_not_reminded_of(playing: Store) -> None:
    await playing.append(unit("m", 0, due=50, remind=20))
    (due,) = await playing.due(20, 9)
    await playing.append(unit("m", 1, due=80, remind=60))
    assert not await playing.reminded(due, [mail("<r>")])
    assert await playing.take_mail(99, 9, 100) == []


async def test_a_step_that_leaves_the_deadline_leaves_the_reminder(playing: Store) -> None:
    await playing.append(unit("m", 0, due=50, remind=20))
    (due,) = await playing.due(20, 9)
    await playing.reminded(due, [])
    await playing.append(unit("m", 1, due=50, remind=20))
    assert await playing.due(20, 9) == []
    await playing.append(unit("m", 2, due=70, remind=40))
    assert await playing.next_due() == 40


async def test_a_read_mark_never_goes_back(playing: Store) -> None:
    mark = ReadMark(table="ABC234", session="ana", talk="0-2", upto=7)
    for upto in (7, 3):
        await playing.mark_read(replace(mark, upto=upto))
    await playing.mark_read(replace(mark, talk="", upto=2))
    await playing.mark_read(replace(mark, session="luis"))
    marks = await playing.read_marks("ABC234", "ana")
    assert [(each.talk, each.upto) for each in marks] == [("", 2), ("0-2", 7)]


async def test_looking_at_a_link_does_not_use_it_up(store: Store) -> None:
    await store.add_link(link("h"))
    assert await store.link("h", 99) == link("h")
    assert await store.link("h", 100) is None
    assert await store.take_link("h", 99) == link("h")
    assert await store.link("h", 99) is None


async def test_a_calendar_is_found_by_its_secret_alone(store: Store) -> None:
    await store.add_session(session("ana", calendar="hash"))
    await store.add_session(session("luis"))
    found = await store.session_by_calendar("hash")
    assert found is not None
    assert found.id == "ana"
    assert await store.session_by_calendar("") is None


async def test_all_browsers_of_an_account_are_found(store: Store) -> None:
    for id, of in (("ana", "a1"), ("phone", "a1"), ("luis", "a2"), ("guest", None)):
        await store.add_session(session(id, account=of))
    assert [each.id for each in await store.sessions_of("a1")] == ["ana", "phone"]


async def test_an_account_is_found_by_the_key_in_its_mails(store: Store) -> None:
    await store.save_account(account("a1", mail_key="key"))
    await store.save_account(account("a2"))
    assert await store.account_by_mail_key("key") == account("a1", mail_key="key")
    assert await store.account_by_mail_key("") is None


async def test_who_takes_over_a_seat_finds_the_match_among_theirs(playing: Store) -> None:
    changed = replace(match("m"), setup={"seats": 2, "sitters": ["eva"]})
    for _ in range(2):
        await playing.change_sitters(changed, "eva")
    assert await playing.matches_of("eva", 9) == [changed]
