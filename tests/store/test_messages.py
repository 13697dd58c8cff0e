"""The store's contract: messages, mail and reports."""

import asyncio

import pytest
from msgspec.structs import replace

from ludoteca.store import Conflict, MailRow, MessageRow, Store

from .sample_rows import mail, message, report, table

pytestmark = pytest.mark.anyio


# Messages


async def test_messages_come_back_in_their_order_with_their_numbers(playing: Store) -> None:
    letter = message("pst", match="m", seat=0, to=(1, 2), name="Ñusta", wall=5)
    stored = [await playing.add_message(each) for each in (message("hola"), letter)]
    assert [replace(each, id=0) for each in stored] == [message("hola"), letter]
    assert 0 < stored[0].id < stored[1].id
    assert list(await playing.messages("ABC234", 0, 9)) == stored


async def test_a_letter_to_nobody_is_not_one_to_everybody(playing: Store) -> None:
    await playing.add_message(message("to nobody", to=()))
    await playing.add_message(message("to everybody", to=None))
    assert [each.to for each in await playing.messages("ABC234", 0, 9)] == [(), None]


async def test_only_what_is_new_is_read(playing: Store) -> None:
    stored = [await playing.add_message(message(str(n))) for n in range(5)]
    assert list(await playing.messages("ABC234", stored[2].id, 9)) == stored[3:]
    assert await playing.messages("ABC234", stored[4].id, 9) == []


async def test_of_too_many_messages_the_latest_are_read(playing: Store) -> None:
    stored = [await playing.add_message(message(str(n))) for n in range(5)]
    assert list(await playing.messages("ABC234", 0, 2)) == stored[3:]
    assert list(await playing.messages("ABC234", stored[3].id, 2)) == stored[4:]
    assert list(await playing.messages("ABC234", 0, 2, stored[3].id)) == stored[1:3]
    assert list(await playing.messages("ABC234", stored[0].id, 9, stored[2].id)) == stored[1:2]


async def test_messages_stay_at_their_table(playing: Store) -> None:
    await playing.add_table(table("XYZ789"))
    await playing.add_message(message("here"))
    await playing.add_message(message("there", table="XYZ789"))
    assert [each.text for each in await playing.messages("XYZ789", 0, 9)] == ["there"]


async def test_there_is_no_message_without_a_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_message(message("hola", table="NOBODY"))
    assert await store.messages("NOBODY", 0, 9) == []


async def test_a_reader_who_asks_from_the_last_number_misses_nothing(playing: Store) -> None:
    seen: list[MessageRow] = []

    async def read_on() -> None:
        while len(seen) < 100:
            seen.extend(await playing.messages("ABC234", seen[-1].id if seen else 0, 1_000))

    reading = asyncio.create_task(read_on())
    stored = await asyncio.gather(*(playing.add_message(message(str(n))) for n in range(100)))
    await asyncio.wait_for(reading, 60)
    assert seen == sorted(stored, key=lambda each: each.id)


# Mail


async def mails(store: Store, now: int, *, limit: int = 99, again: int = 100) -> list[MailRow]:
    return list(await store.take_mail(now, limit, again))


async def test_a_mail_is_taken_when_it_is_due(store: Store) -> None:
    await store.add_mail(mail("x", due=10, html="<p>¡Te toca!</p>"))
    assert await mails(store, 9) == []
    (taken,) = await mails(store, 10)
    expected = mail("x", html="<p>¡Te toca!</p>", id=taken.id, due=100, tries=1)
    assert taken == expected


async def test_a_mail_comes_again_unless_it_was_dropped(store: Store) -> None:
    for name in ("sent", "failed"):
        await store.add_mail(mail(name))
    sent, failed = await mails(store, 10, again=20)
    assert (sent.message_id, failed.message_id) == ("sent", "failed")
    await store.drop_mail(sent.id)
    assert await mails(store, 19) == []
    (again,) = await mails(store, 20, again=30)
    assert again == replace(failed, due=30, tries=2)
    await store.drop_mail(failed.id)
    assert await mails(store, 1_000) == []


async def test_few_mails_are_taken_at_a_time_the_most_overdue_first(store: Store) -> None:
    for name, due in (("late", 9), ("early", 7), ("middle", 8)):
        await store.add_mail(mail(name, due=due))
    taken = [await mails(store, 10, limit=1) for _ in range(4)]
    assert [[each.message_id for each in some] for some in taken] == [
        ["early"],
        ["middle"],
        ["late"],
        [],
    ]


async def test_no_two_workers_take_the_same_mail(store: Store) -> None:
    await asyncio.gather(*(store.add_mail(mail(f"mail {n}")) for n in range(60)))
    taken = await asyncio.gather(*(mails(store, 10, limit=7) for _ in range(20)))
    names = sorted(each.message_id for some in taken for each in some)
    rest = await mails(store, 10)
    assert sorted(names + [each.message_id for each in rest]) == sorted(
        f"mail {n}" for n in range(60)
    )


async def test_a_mail_given_up_was_perhaps_dropped_before(store: Store) -> None:
    await store.add_mail(mail("x"))
    (taken,) = await mails(store, 10)
    await store.drop_mail(taken.id)
    await store.drop_mail(taken.id)
    assert await mails(store, 1_000) == []


# Reports


async def test_one_message_is_found_at_its_table(playing: Store) -> None:
    first, second = [await playing.add_message(message(text)) for text in ("one", "two")]
    assert await playing.message("ABC234", second.id) == second
    assert await playing.message("ABC234", second.id + 1) is None
    assert await playing.message("XYZ789", first.id) is None


async def test_a_message_is_reported_once_by_each(store: Store) -> None:
    for by in ("ana", "luis", "ana"):
        await store.add_report(report(7, by=by))
    await store.add_report(report(8, by="ana"))
    found = await store.reports(9)
    assert [(each.number, each.by) for each in found] == [(7, "ana"), (7, "luis"), (8, "ana")]
    assert replace(found[0], id=0) == report(7, by="ana")
    assert await store.reports(2) == found[:2]


async def test_reports_become_one_mail(store: Store) -> None:
    for number in (7, 8, 9):
        await store.add_report(report(number))
    _, eight, nine = await store.reports(9)
    for _ in range(2):
        await store.mail_reports(mail("x", due=0), eight.id)
    assert await store.reports(9) == [nine]
    assert len(await mails(store, 10)) == 1
