"""Large options are stored once, under the hash of their content."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.store import HouseRow, Store, StoredAmount, UnitOfWork
from ludoteca.store.sql.shared_documents import (
    LARGE,
    REFERENCE,
    references_in,
    with_documents,
    without_documents,
)

from . import sample_rows
from .sample_rows import match, table, work

pytestmark = pytest.mark.anyio

SMALL = {"rounds": 5}
QUIZ = {"rounds": 5, "quiz": "¿" * LARGE}
WORDS = {"words": ["eel"] * LARGE}


def queued(*options: Any) -> list[dict[str, Any]]:
    return [{"game": "trivia", "options": each} for each in options]


@pytest.mark.parametrize(
    ("whole", "references"),
    [
        ({"host": "ana"}, 0),
        ({"options": {}, "queue": []}, 0),
        ({"options": SMALL, "queue": queued(SMALL, {})}, 0),
        ({"options": QUIZ}, 1),
        ({"options": SMALL, "queue": queued(WORDS, SMALL, QUIZ)}, 2),
        ({"options": QUIZ, "queue": queued(QUIZ, QUIZ)}, 1),
        ({"options": {"text": "x" * (LARGE - 11)}}, 0),
        ({"options": {"text": "x" * (LARGE - 10)}}, 1),
    ],
)
def test_a_row_is_the_same_when_it_is_read_again(whole: Any, references: int) -> None:
    before = json.dumps(whole)
    stored, documents = without_documents(whole)
    assert json.dumps(whole) == before
    assert len(documents) == references
    assert {*references_in(stored)} == documents.keys()
    assert json.dumps(with_documents(stored, documents)) == before


async def kept(store: Store) -> int:
    """Bytes of all documents after a clean-up."""
    await store.drop_documents(1_000)
    return (await store.stored_by(host="ana")).bytes


async def test_tables_and_matches_share_what_is_equal(store: Store) -> None:
    document = {"host": "ana", "options": QUIZ, "queue": queued(WORDS, QUIZ)}
    await store.add_table(table("ABC234", document=document, host="ana", opened_from="here"))
    await store.add_match(match("m", setup={"options": QUIZ}), work("m"), ["ana"])
    size = sum(len(json.dumps(each, ensure_ascii=False, separators=(",", ":")).encode())
               for each in (QUIZ, WORDS))  # fmt: skip
    assert await store.stored_by(host="ana") == StoredAmount(1, size)
    assert await store.stored_by(opened_from="here") == StoredAmount(1, size)
    assert await store.stored_by(host="ben") == await store.stored_by() == StoredAmount(0, 0)
    found = await store.table("ABC234")
    assert found is not None
    assert found.document == document
    (listed,) = await store.open_tables(9)
    assert [*listed.document["options"]] == [REFERENCE], "a list does not read large options"
    assert [*(await store.matches_of("ana", 9))[0].setup["options"]] == [REFERENCE]
    whole = await store.match("m")
    assert whole is not None
    assert whole.setup == {"options": QUIZ}


async def test_what_no_row_refers_to_is_dropped_after_a_while(store: Store) -> None:
    document = {"options": QUIZ, "queue": queued(WORDS)}
    await store.add_table(table("ABC234", document=document, host="ana", touched=50))
    assert await store.drop_documents(1_000) == 0
    changed = table("ABC234", document={"options": QUIZ}, host="ana", revision=2)
    await store.save_table(changed)
    assert await store.drop_documents(50) == 0, "too young"
    assert await store.drop_documents(1_000) == 1
    await store.add_match(match("m", setup={"options": QUIZ}, over="x"), work("m"))
    assert await store.drop_tables(1_000) == ["ABC234"]
    assert await store.drop_documents(1_000) == 0, "the match still needs it"
    found = await store.match("m")
    assert found is not None
    assert found.setup == {"options": QUIZ}


async def test_a_dropped_document_can_be_stored_again(store: Store) -> None:
    await store.add_table(table("ABC234", document={"options": QUIZ}, host="ana"))
    await store.save_table(table("ABC234", document={"options": SMALL}, host="ana", revision=2))
    assert await kept(store) == 0
    await store.save_table(table("ABC234", document={"options": QUIZ}, host="ana", revision=3))
    assert await kept(store) > LARGE
    found = await store.table("ABC234")
    assert found is not None
    assert found.document == {"options": QUIZ}


async def test_a_change_of_a_table_does_not_write_its_options_again(sqlite_url: str) -> None:
    store = await sample_rows.opened(sqlite_url)
    big = {"options": {"quiz": "x" * 1_000_000}}
    await store.add_table(table("ABC234", document=big))
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    log = path.with_name(f"{path.name}-wal")
    before = log.stat().st_size
    for revision in range(2, 102):
        await store.save_table(table("ABC234", document=big, revision=revision))
    assert log.stat().st_size - before < 3_000_000  # bytes; 100 MB with the options
    await store.close()


async def test_rows_of_before_hold_their_options_themselves(sqlite_url: str) -> None:
    store = await sample_rows.opened(sqlite_url)
    await store.add_table(table("ABC234"))
    path = sqlite_url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as stored:
        stored.execute("UPDATE tables SET document = ?", (json.dumps({"options": QUIZ}),))
    found = await store.table("ABC234")
    assert found is not None
    assert found.document == {"options": QUIZ}
    await store.save_table(table("ABC234", document=found.document, revision=2))
    with sqlite3.connect(path) as stored:
        ((document,),) = stored.execute("SELECT document FROM tables").fetchall()
    assert [*json.loads(document)["options"]] == [REFERENCE]
    await store.close()


# The heartbeat and the two clocks


async def test_the_house_keeps_its_last_heartbeat(store: Store) -> None:
    assert await store.house() is None
    await store.add_table(table("ABC234", touched=7))
    await store.save_house(HouseRow(live=5, wall=50))
    await store.save_house(HouseRow(live=6, wall=60))
    assert await store.house() == HouseRow(live=6, wall=60)
    await store.reopen(HouseRow(live=6, wall=1_060), 1_000)
    assert await store.house() == HouseRow(live=6, wall=1_060)
    found = await store.table("ABC234")
    assert found is not None
    assert found.touched == 1_007


async def test_deadlines_of_the_two_clocks_are_apart(store: Store) -> None:
    await store.add_table(table("ABC234"))
    for id, due, post in (("live", 50, False), ("post", 30, True)):
        await store.add_match(match(id), work(id, due=due, post=post, since=10))
    assert (await store.next_due(), await store.next_due(post=True)) == (50, 30)
    assert [row.match for row in await store.due(100, 9)] == ["live"]
    assert [(row.match, row.since) for row in await store.due(100, 9, post=True)] == [("post", 10)]
    await store.append(UnitOfWork(match="post", log=(), due=30, post=False, since=20))
    assert [row.match for row in await store.due(100, 9)] == ["post", "live"]
    await store.append(UnitOfWork(match="post", log=(), due=30, since=40))
    assert (await store.due(30, 9))[0].since == 20, "the same deadline"


async def test_one_message_is_found_by_its_number(store: Store) -> None:
    for code in ("ABC234", "XYZ234"):
        await store.add_table(table(code))
    said = await store.add_message(sample_rows.message("hello"))
    assert await store.message("ABC234", said.id) == said
    assert await store.message("XYZ234", said.id) is None
    assert await store.message("ABC234", said.id + 1) is None
