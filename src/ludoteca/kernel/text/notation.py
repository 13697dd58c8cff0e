"""Notation: moves as short text, both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from ..choices.move import Move
from ..rejected import Rejected
from ..value_types import field_types

BARE_WORD = re.compile(r"[^\W\d][\w-]*")
JSON_WORDS = ("true", "false", "null", "NaN", "Infinity")


class Notation(Protocol):
    """Formats moves as short text and parses them."""

    def format_move(self, move: Move) -> str: ...

    def parse_move(self, text: str) -> Move: ...


class PlainNotation:
    """The tag, then the fields in order: `bid 3 5`, `guess "a cat"`. Round-trips any move."""

    def __init__(self, moves: Sequence[type[Move]]) -> None:
        self._kinds = {kind.tag: kind for kind in moves}

    def format_move(self, move: Move) -> str:
        values = (getattr(move, name) for name in move.__struct_fields__)
        return " ".join([move.tag, *(_word(value) for value in values)])

    def parse_move(self, text: str) -> Move:
        tag, _, rest = text.strip().partition(" ")
        kind = self._kinds.get(tag)
        if kind is None:
            raise Rejected("unknown_notation", text=text[:80], known=", ".join(self._kinds))
        fields = zip(_values(rest), field_types(kind).values(), strict=True)
        try:
            return kind(*[msgspec.convert(value, hint) for value, hint in fields])
        except (ValueError, RecursionError, msgspec.ValidationError):
            raise Rejected("bad_notation", text=text[:80], usage=usage(kind)) from None


def usage(kind: type[Move]) -> str:
    """The syntax of a move: `bid <count> <face>`."""
    return " ".join([kind.tag, *(f"<{name}>" for name in kind.__struct_fields__)])


def _word(value: object) -> str:
    if isinstance(value, str) and _is_bare(value):
        return value
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


def _values(text: str) -> Iterator[object]:
    """Parse values one by one: bare words as strings, everything else as JSON."""
    decode = json.JSONDecoder().raw_decode
    while text := text.strip():
        word = text.split(None, 1)[0]
        value, end = (word, len(word)) if _is_bare(word) else decode(text)
        if text[end : end + 1].strip():
            raise ValueError(f"no space after {value}")
        yield value
        text = text[end:]


def _is_bare(word: str) -> bool:
    return BARE_WORD.fullmatch(word) is not None and word not in JSON_WORDS
