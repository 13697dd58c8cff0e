"""Reading what browsers send: JSON of the right type, without the one sign that nothing stores."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from ludoteca.kernel import Rejected

T = TypeVar("T")

NULL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""U+0000 as JSON has to write it. (Behind another backslash it is just these six signs.)"""
LONGEST_PROBLEM, LONGEST_ID = 200, 40


def read_message(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A message of the socket, or a refusal that says what is wrong with it."""
    try:
        message = decoder.decode(data)
        require_text(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("bad_message", problem=str(error)[:LONGEST_PROBLEM]) from None
    return message


def require_text(data: str | bytes) -> None:
    """Refuse what is no text, and U+0000 in it, which PostgreSQL cannot keep."""
    text = data if isinstance(data, str) else data.decode()
    if "\\u0000" in text and NULL.search(text):
        raise msgspec.DecodeError("U+0000 stands in a text")


def id_in(data: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender knows which it was."""
    try:
        id: str = read_message(data, _id_decoder).id
    except Rejected:
        return ""
    return id[:LONGEST_ID]


# No class: this module is one of those that are compiled.
_id_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    msgspec.defstruct("WithId", [("id", str, "")])
)
