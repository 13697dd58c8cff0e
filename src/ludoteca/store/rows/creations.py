"""Rows: creations of people, and the pictures and sounds in them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from ludoteca.kernel import Millis


class CreationRow(Struct, frozen=True, kw_only=True):
    """A document that somebody keeps, such as a quiz."""

    id: str
    """Unguessable: it allows to see the title and to play it."""
    player: str
    """As in `RatingRow`; never a bot."""
    address: str
    """Hash of the address it was made from."""
    game: str
    option: str
    """The option of the game that takes it."""
    title: str
    count: int
    """Number of its items."""
    document: str
    """Hash of its text."""
    created: Millis
    changed: Millis


class MediumRow(Struct, frozen=True, kw_only=True):
    """A picture or sound, kept once."""

    digest: str
    kind: str
    type: str
    """The content type."""
    content: bytes
    bytes: int
    touched: Millis
    """When it was last uploaded."""


class MediaUpload(Struct, frozen=True, kw_only=True):
    """An upload of a picture or sound by a player."""

    media: str
    player: str
    address: str


class KeptAmount(NamedTuple):
    """The amount kept by a person or an address."""

    creations: int
    media_bytes: int
