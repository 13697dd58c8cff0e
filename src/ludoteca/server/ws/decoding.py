"""Decoding of untrusted JSON: typed, and without U+0000, which PostgreSQL cannot store."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Any, TypeVar

import msgspec

from ludoteca.kernel import Rejected

T = TypeVar("T")

NULL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped U+0000; behind another backslash the same six characters are plain text."""
LONGEST_PROBLEM, LONGEST_ID = 200, 40
DEEPEST = 32
"""Lists and objects within each other, at most."""
STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
NESTING = [0] * 256
"""What a byte adds to the depth."""
for bracket, step in zip(b"[{]}", (1, 1, -1, -1), strict=True):
    NESTING[bracket] = step


def read_message(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode a message of the socket, or refuse it with the reason."""
    try:
        require_text(data)
        message = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("bad_message", problem=str(error)[:LONGEST_PROBLEM]) from None
    return message


def require_text(data: str | bytes) -> None:
    """Refuse bytes that are not UTF-8, U+0000 within them, and values nested too deeply."""
    text = data if isinstance(data, str) else data.decode()
    if "\\u0000" in text and NULL.search(text):
        raise msgspec.DecodeError("U+0000 stands in a text")
    if text.count("[") + text.count("{") > DEEPEST:
        _require_shallow(text.encode())


def _require_shallow(text: bytes) -> None:
    brackets = STRING.sub(b"", text).translate(None, NO_BRACKETS)
    for some in (brackets[:1_000], brackets):  # mostly the beginning tells
        if max(accumulate(map(NESTING.__getitem__, some)), default=0) > DEEPEST:
            raise msgspec.DecodeError("values are nested too deeply")


def id_in(data: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, for the refusal."""
    try:
        id: str = read_message(data, _id_decoder).id
    except Rejected:
        return ""
    return id[:LONGEST_ID]


# Not a class: compiled modules declare no structs.
_id_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    msgspec.defstruct("WithId", [("id", str, "")])
)
