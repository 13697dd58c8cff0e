"""Speeches of bots as orators, and the signs that give a speech away: data of `speeches.json`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.parts.wording import fold


class Speech(Struct, frozen=True, forbid_unknown_fields=True):
    """Lines in one language, which go with any statement."""

    insisting: tuple[str, ...]
    """Lines that protest too much."""
    calm: tuple[str, ...]
    """Lines that just tell."""
    signs: tuple[str, ...]
    """Words by which to know a line that insists."""


@cache
def speeches() -> dict[str, Speech]:
    """By language."""
    file = Path(__file__).with_name("speeches.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Speech])


def insists(line: str) -> bool:
    """Whether a line protests too much, in any language."""
    words = f" {fold(line)} "
    return any(f" {sign} " in words for sign in _signs())


def insisting_lines(lines: Iterable[str]) -> int:
    return sum(map(insists, lines))


@cache
def _signs() -> tuple[str, ...]:
    return tuple(fold(sign) for speech in speeches().values() for sign in speech.signs)
