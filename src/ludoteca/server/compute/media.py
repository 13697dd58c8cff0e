"""Jobs: pictures and sounds decoded and written anew, and documents judged before they are kept."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludoteca.kernel import JsonObject
from ludoteca.kernel import game as find_game
from ludoteca.parts.documents import DocumentError
from ludoteca.server.media.reading import read_medium

from .uploads import BAD


class JudgedDocument(Struct, frozen=True, kw_only=True):
    """A document as an option takes it, with its title and the number of its items."""

    document: JsonObject
    title: str
    count: int


def medium(data: bytes) -> bytes:
    """The `Medium` of a file."""
    return msgspec.msgpack.encode(read_medium(data))


def judged(game: str, option: str, document: bytes) -> bytes:
    """The `JudgedDocument` of a JSON document; refused if anything is wrong with it."""
    options = find_game(game).about.options
    try:
        read = options.uploads[option](_lined(msgspec.json.decode(document)))
    except DocumentError as error:
        raise error.refusal(BAD + option) from None
    told = options.summaries[option](read)
    found = JudgedDocument(document=read, title=told.title, count=told.count)
    return msgspec.json.encode(found)


def _lined(document: object) -> str:
    """A document as JSON with a line for each item of a list, so that problems name its number."""
    if not isinstance(document, dict):
        return _encoded(document)
    fields = (f"{_encoded(str(name))}:{_items(value)}" for name, value in document.items())
    return "{" + ",".join(fields) + "}"


def _items(value: object) -> str:
    if not isinstance(value, list):
        return _encoded(value)
    return "[" + ",\n".join(map(_encoded, value)) + "]"


def _encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
