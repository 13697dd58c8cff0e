"""Creations in SQL, and the pictures and sounds in them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.kernel import JsonObject, Millis

from ..rows import CreationRow, KeptAmount, MediaUpload, MediumRow
from ..statement import Statement, Values
from .database import SqlDatabase
from .row_mapping import CREATIONS, MEDIA
from .writes import creations

BROUGHT = "SELECT media FROM media_uploads WHERE {whose}"


class SqlCreations(SqlDatabase):
    """The part of the store about what people make; `Store` documents the methods."""

    async def save_creation(self, creation: CreationRow, document: JsonObject) -> None:
        await self._run(creations.save, (creation, document))

    async def creation(self, id: str) -> CreationRow | None:
        return await self._one(CREATIONS, "WHERE id = :id", id=id)

    async def creation_document(self, creation: CreationRow) -> JsonObject:
        sql = "SELECT text FROM documents WHERE hash = :hash"
        found = await self._read(Statement(sql, {"hash": creation.document}))
        document: JsonObject = msgspec.json.decode(found[0][0]) if found else {}
        return document

    async def creations_of(self, player: str) -> Sequence[CreationRow]:
        wanted = "WHERE player = :player ORDER BY changed DESC, id"
        return await self._all(CREATIONS, wanted, player=player)

    async def drop_creation(self, id: str) -> None:
        await self._write(Statement("DELETE FROM creations WHERE id = :id", {"id": id}))

    async def add_medium(self, medium: MediumRow, upload: MediaUpload) -> None:
        await self._run(creations.add_medium, (medium, upload))

    async def medium(self, digest: str) -> MediumRow | None:
        return await self._one(MEDIA, "WHERE digest = :digest", digest=digest)

    async def media_of(self, player: str) -> Sequence[str]:
        sql = f"{BROUGHT.format(whose='player = :player')} ORDER BY media"
        return [digest for (digest,) in await self._read(Statement(sql, {"player": player}))]

    async def kept_by(self, *, player: str = "", address: str = "") -> KeptAmount:
        values: Values = {"player": player, "address": address}
        whose = "(player = :player AND player <> '') OR (address = :address AND address <> '')"
        sql = (
            f"SELECT (SELECT count(*) FROM creations WHERE {whose}), coalesce(sum(bytes), 0)"
            f" FROM media WHERE digest IN ({BROUGHT.format(whose=whose)})"
        )
        ((number, size),) = await self._read(Statement(sql, values))
        return KeptAmount(number, int(size))

    async def drop_media(self, touched_before: Millis) -> int:
        sql = (
            "DELETE FROM media WHERE touched < :before AND NOT EXISTS"
            " (SELECT 1 FROM document_media WHERE media = digest) RETURNING digest"
        )
        return len(await self._write(Statement(sql, {"before": touched_before})))
