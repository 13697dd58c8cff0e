"""The store's interface: what people make and keep, and the pictures and sounds in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import JsonObject, Millis

from ..rows import CreationRow, KeptAmount, MediaUpload, MediumRow


class CreationStore(Protocol):
    async def save_creation(self, creation: CreationRow, document: JsonObject) -> None:
        """Store a new or changed creation; its `document` is set to the hash of the text."""

    async def creation(self, id: str) -> CreationRow | None: ...

    async def creation_document(self, creation: CreationRow) -> JsonObject: ...

    async def creations_of(self, player: str) -> Sequence[CreationRow]:
        """The last changed first."""

    async def drop_creation(self, id: str) -> None: ...

    async def add_medium(self, medium: MediumRow, upload: MediaUpload) -> None:
        """Store a picture or sound that may be there already, and who brought it."""

    async def medium(self, digest: str) -> MediumRow | None: ...

    async def media_of(self, player: str) -> Sequence[str]:
        """The digests of what somebody brought."""

    async def kept_by(self, *, player: str = "", address: str = "") -> KeptAmount: ...

    async def drop_media(self, touched_before: Millis) -> int:
        """Delete the pictures and sounds that no document names; returns how many."""
