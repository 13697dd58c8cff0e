"""The store's contract: what people make and keep, and the pictures and sounds in it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.kernel import JsonObject
from ludoteca.store import CreationRow, DeletionRow, MediaUpload, MediumRow, Store

from .sample_rows import match, session, table, work

pytestmark = pytest.mark.anyio

ANA, BEN = "guest:ana", "guest:ben"


def creation(id: str, **other: Any) -> CreationRow:
    given = {
        "player": ANA,
        "address": "near",
        "game": "trivia",
        "option": "quiz",
        "title": id,
        "count": 1,
        "document": "",
        "created": 1,
        "changed": 1,
    }
    return CreationRow(id=id, **{**given, **other})


def quiz(*digests: str) -> JsonObject:
    return {"questions": [{"picture": f"sha256:{digest}"} for digest in digests]}


async def bring(store: Store, content: bytes, player: str = ANA, touched: int = 1) -> str:
    digest = sha256(content).hexdigest()
    row = MediumRow(
        digest=digest,
        kind="picture",
        type="image/png",
        content=content,
        bytes=len(content),
        touched=touched,
    )
    await store.add_medium(row, MediaUpload(media=digest, player=player, address="near"))
    return digest


async def test_creations_are_kept_changed_and_dropped(store: Store) -> None:
    first = creation("first")
    await store.save_creation(first, {"questions": [1]})
    await store.save_creation(creation("second", changed=2), {"questions": [2]})
    await store.save_creation(creation("other", player=BEN), {"questions": [1]})
    assert [row.id for row in await store.creations_of(ANA)] == ["second", "first"]
    await store.save_creation(replace(first, title="new", changed=3), {"questions": [3]})
    found = await store.creation("first")
    assert found is not None
    assert (found.title, await store.creation_document(found)) == ("new", {"questions": [3]})
    await store.drop_creation("first")
    assert await store.creation("first") is None


async def test_documents_of_creations_are_kept(store: Store) -> None:
    await store.save_creation(creation("first"), {"questions": [1]})
    assert await store.drop_documents(100) == 0
    await store.drop_creation("first")
    assert await store.drop_documents(100) == 1


async def test_media_are_kept_once_and_counted_for_everybody(store: Store) -> None:
    digest = await bring(store, b"picture")
    assert await bring(store, b"picture", BEN) == digest
    await bring(store, b"sound", BEN)
    row = await store.medium(digest)
    assert row is not None
    assert row.content == b"picture"
    assert (await store.kept_by(player=ANA)).media_bytes == 7
    assert (await store.kept_by(player=BEN)).media_bytes == 12
    assert (await store.kept_by(address="near")).media_bytes == 12
    assert (await store.kept_by(player="guest:eve")) == (0, 0)
    assert await store.media_of(ANA) == [digest]


async def test_media_go_when_no_document_names_them(store: Store) -> None:
    kept, shown, played, unused, new = [
        await bring(store, bytes([number]), touched=9 if number == 4 else 1) for number in range(5)
    ]
    await store.save_creation(creation("quiz"), quiz(kept))
    await store.add_table(table("AAAAAA", document={"options": {"quiz": quiz(shown)}}))
    row = match("m", table="AAAAAA", setup={"options": {"quiz": quiz(played)}})
    await store.add_match(row, work("m"))
    assert await store.drop_media(5) == 1
    assert await store.medium(unused) is None
    assert await store.drop_media(5) == 0
    for digest in (kept, shown, played, new):
        assert await store.medium(digest) is not None


async def test_a_deletion_forgets_what_nobody_else_has(store: Store) -> None:
    await store.add_session(session("ana"))
    own, both, copied = [await bring(store, bytes([number])) for number in range(3)]
    await bring(store, bytes([1]), BEN)
    await store.save_creation(creation("own"), quiz(own, both, copied))
    await store.save_creation(creation("copy", player=BEN), quiz(copied))
    deletion = DeletionRow(player=ANA, sessions=("ana",), label="gone", since=5)
    await store.begin_deletion(deletion)
    assert not await store.creations_of(ANA)
    assert await store.medium(own) is None
    assert await store.medium(both) is not None
    assert await store.medium(copied) is not None
    assert not await store.media_of(ANA)


async def test_what_a_guest_made_goes_to_the_account_or_away(store: Store) -> None:
    for name in ("ana", "ben"):
        await store.add_session(session(name))
    digest = await bring(store, b"picture")
    await store.save_creation(creation("anas"), quiz(digest))
    await store.save_creation(creation("bens", player=BEN), quiz(digest))
    await store.adopt_guest("ana", "a1")
    assert [row.id for row in await store.creations_of("account:a1")] == ["anas"]
    assert await store.media_of("account:a1") == [digest]
    await store.drop_sessions(session="ben")
    await store.drop_guest_profiles()
    assert not await store.creations_of(BEN)
    assert await store.creations_of("account:a1")
