"""Decoding of untrusted JSON: typed, within bounds, and without U+0000, which PostgreSQL cannot
store."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.parts.documents import out_of_bounds

T = TypeVar("T")

NULL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped U+0000; behind another backslash the same six characters are plain text."""
ID = re.compile(r'"id"\s*:\s*"([^"\\]{1,40})"')
LONGEST_PROBLEM, SEARCHED = 200, 1_000


def read_message(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode a message of the socket, or refuse it with the reason."""
    try:
        require_text(data)
        message = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("bad_message", problem=str(error)[:LONGEST_PROBLEM]) from None
    return message


def require_text(data: str | bytes) -> None:
    """Refuse bytes that are not UTF-8, U+0000 within them, and JSON out of bounds."""
    text = data if isinstance(data, str) else data.decode()
    if "\\u0000" in text and NULL.search(text):
        raise msgspec.DecodeError("U+0000 stands in a text")
    if problem := out_of_bounds(text):
        raise msgspec.DecodeError(problem)


def id_in(data: str | bytes) -> str:
    """The id of a message that cannot be decoded, for the refusal: looked for at its beginning, at
    no cost worth mentioning."""
    start = data[:SEARCHED]
    found = ID.search(start if isinstance(start, str) else start.decode(errors="replace"))
    return "" if found is None else found[1]
