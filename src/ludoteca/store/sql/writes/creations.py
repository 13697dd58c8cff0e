"""Writes about what people make: kept with its document, carried over, deleted with the person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis

from ...rows import CreationRow, MediaUpload, MediumRow
from ...statement import Statement, Transaction, Values
from ..row_mapping import CREATIONS, MEDIA, MEDIA_UPLOADS
from ..shared_documents import Documents, as_document, media_in

NEW_DOCUMENT = (
    "INSERT INTO documents (hash, text, bytes, created) VALUES (:hash, :text, :bytes, :created)"
    " ON CONFLICT DO NOTHING"
)
TOUCHED = f"{MEDIA.insert} ON CONFLICT (digest) DO UPDATE SET touched = excluded.touched"
GONE = "player LIKE 'guest:%' AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = 'guest:' || id)"


def store_documents(documents: Documents, now: Millis) -> Iterator[Statement]:
    """Documents, and the pictures and sounds that they name."""
    for hash, text in documents.items():
        values: Values = {"hash": hash, "text": text, "bytes": len(text.encode()), "created": now}
        yield Statement(NEW_DOCUMENT, values)
        named: Values = {f"medium{at}": digest for at, digest in enumerate(media_in(text))}
        if named:
            marks = ", ".join(f"(:hash, :{name})" for name in named)
            sql = f"INSERT INTO document_media (document, media) VALUES {marks}"
            yield Statement(f"{sql} ON CONFLICT DO NOTHING", {"hash": hash, **named})


def save(saved: tuple[CreationRow, JsonObject]) -> Transaction[None]:
    creation, document = saved
    hash, text = as_document(document)
    yield from store_documents({hash: text}, creation.changed)
    yield Statement(CREATIONS.upsert, CREATIONS.values(replace(creation, document=hash)))


def add_medium(added: tuple[MediumRow, MediaUpload]) -> Transaction[None]:
    medium, upload = added
    yield Statement(TOUCHED, MEDIA.values(medium))
    brought = f"{MEDIA_UPLOADS.insert} ON CONFLICT DO NOTHING"
    yield Statement(brought, MEDIA_UPLOADS.values(upload))


def adopt(values: Values) -> Iterator[Statement]:
    """What a guest made and brought goes to their account."""
    yield Statement("UPDATE creations SET player = :account WHERE player = :guest", values)
    yield Statement(
        "INSERT INTO media_uploads (media, player, address)"
        " SELECT media, :account, address FROM media_uploads WHERE player = :guest"
        " ON CONFLICT DO NOTHING",
        values,
    )
    guest: Values = {"guest": values["guest"]}
    yield Statement("DELETE FROM media_uploads WHERE player = :guest", guest)


def forget(players: Iterable[str]) -> Iterator[Statement]:
    """Delete what people made. The pictures and sounds that they alone brought go as well, also
    from matches, unless somebody else keeps something with them."""
    for player in players:
        values: Values = {"player": player}
        yield Statement("DELETE FROM creations WHERE player = :player", values)
        yield Statement(
            "DELETE FROM media WHERE digest IN"
            " (SELECT media FROM media_uploads WHERE player = :player)"
            " AND NOT EXISTS (SELECT 1 FROM media_uploads AS other"
            " WHERE other.media = digest AND other.player <> :player)"
            " AND NOT EXISTS (SELECT 1 FROM document_media JOIN creations"
            " ON creations.document = document_media.document"
            " WHERE document_media.media = digest)",
            values,
        )
        yield Statement("DELETE FROM media_uploads WHERE player = :player", values)


def drop_gone() -> Iterator[Statement]:
    """Delete what guests made whose session is gone."""
    yield Statement(f"DELETE FROM creations WHERE {GONE}", {})
    yield Statement(f"DELETE FROM media_uploads WHERE {GONE}", {})
