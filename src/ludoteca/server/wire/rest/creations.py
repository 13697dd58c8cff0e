"""REST bodies about what people make and keep, such as quizzes, and their pictures and sounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, Millis

from ..shared import Body
from ..vocabulary import Short

MOST_MEDIUM_BYTES = 1_100_000
"""Of an upload, somewhat above what is kept: larger ones get a sentence, not an error."""


class MediumUpload(Body):
    """A picture (PNG, JPEG, WebP) or a sound (MP3, Ogg)."""

    data: Annotated[bytes, Meta(max_length=MOST_MEDIUM_BYTES)]


class KeptMedium(Struct, frozen=True, kw_only=True):
    """A picture or sound as it is kept: decoded, and written anew without metadata."""

    reference: str
    """`sha256:<digest>`, as documents name it."""
    kind: Literal["picture", "sound"]
    bytes: int
    width: int
    height: int
    duration: Millis


class CreationChange(Body):
    document: JsonObject


class NewCreation(CreationChange):
    """A document to keep, for an option of a game."""

    game: Short
    option: Short


class CreationCard(Struct, frozen=True, kw_only=True):
    """Something that somebody made, such as a quiz, without what is in it."""

    id: str
    """Its page is `/quiz/{id}`; whoever has the address may play it and copy it."""
    game: str
    option: str
    title: str
    count: int
    """Number of its items, such as questions."""
    changed: Millis


class CreationPage(Struct, frozen=True, kw_only=True):
    """What somebody made, as one person may see it."""

    card: CreationCard
    yours: bool
    by: str
    """The name of who made it; empty where they are gone."""
    document: JsonObject | None
    """For its owner alone: it tells the answers."""
