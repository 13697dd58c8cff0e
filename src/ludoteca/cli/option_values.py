"""Parsers of option values: each takes the option's name and its text, or raises CommandError."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

from ludoteca.kernel import LOCALES

from .session import CommandError

Parser: TypeAlias = Callable[[str, str], object]


def text(name: str, value: str) -> str:
    return value


def language(name: str, value: str) -> str:
    if value not in LOCALES:
        raise CommandError("language", value=value, known=", ".join(LOCALES))
    return value


def whole(lowest: int) -> Callable[[str, str], int]:
    """A parser of whole numbers from `lowest` on."""

    def parse(name: str, value: str) -> int:
        if not value.isdecimal() or int(value) < lowest:
            raise CommandError("number", option=name, value=value, lowest=lowest)
        return int(value)

    return parse


def seconds(name: str, value: str) -> float:
    try:
        span = float(value)
    except ValueError:
        span = -1.0
    if not 0 <= span <= 60:
        raise CommandError("seconds", option=name, value=value)
    return span


def names(name: str, value: str) -> list[str]:
    """Names separated by commas."""
    return [stripped for part in value.split(",") if (stripped := part.strip())]


def settings(name: str, value: str) -> dict[str, object]:
    """A game's options: `target=50,mode=quick`; numbers, true and false are read as JSON."""
    found: dict[str, object] = {}
    for part in names(name, value):
        option_name, sign, raw = part.partition("=")
        if not sign:
            raise CommandError("setting", value=part)
        found[option_name.strip()] = _json_or_text(raw.strip())
    return found


def _json_or_text(text: str) -> object:
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value
