"""Faults that the documents of several kinds share: texts, options, numbers, media."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from typing import TypeAlias, TypeGuard

from ludoteca.parts.wording import fold

Fault: TypeAlias = tuple[str, dict[str, str | int]]
"""A code and the parameters of its sentence."""

LONGEST = {
    "question": 300,
    "option": 120,
    "item": 120,
    "answers": 100,
    "ends": 40,
    "unit": 20,
    "alt": 300,
    "because": 400,
    "category": 40,
    "source": 120,
}
FEWEST_OPTIONS, MOST_OPTIONS = 2, 6
LARGEST_NUMBER = 10**12
MEDIA = Path(__file__).parents[1] / "media"
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
SHIPPED = "shipped:"
SUFFIXES = {"picture": ".svg", "sound": ".json"}


def text_faults(text: object, name: str) -> Iterator[Fault]:
    if not isinstance(text, str) or not text.strip():
        yield "missing_text", {"field": name}
    elif len(text) > LONGEST[name]:
        yield "text_too_long", {"field": name, "most": LONGEST[name]}
    elif not text.isprintable():
        yield "unprintable_text", {"field": name}


def list_faults(
    texts: object, name: str, code: str, least: int = FEWEST_OPTIONS, most: int = MOST_OPTIONS
) -> Iterator[Fault]:
    """Faults of a list of different texts; the first only."""
    if not isinstance(texts, list) or not least <= len(texts) <= most:
        yield code, {"least": least, "most": most}
        return
    wrong = [fault for text in texts for fault in text_faults(text, name)]
    if wrong:
        yield wrong[0]
        return
    if len({fold(text) or text.strip() for text in texts}) < len(texts):
        yield "same_options", {}


def is_number(value: object) -> TypeGuard[int | float]:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return isfinite(value) and abs(value) <= LARGEST_NUMBER


def index_of(options: list[str], answer: object) -> int | None:
    """The option that an answer names, by its position or by its text."""
    if isinstance(answer, str):
        texts = [option.strip() for option in options]
        return texts.index(answer.strip()) if answer.strip() in texts else None
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
        return answer
    return None


def media_faults(reference: object, name: str) -> Iterator[Fault]:
    """Faults of a picture or sound: neither an uploaded file nor one of ours."""
    if not isinstance(reference, str) or not _is_known(reference, name):
        yield "bad_media", {"field": name}


def _is_known(reference: str, name: str) -> bool:
    if reference.startswith(SHIPPED):
        return reference.removeprefix(SHIPPED) in shipped_media(name)
    return DIGEST.fullmatch(reference) is not None


@cache
def shipped_media(name: str) -> frozenset[str]:
    """Names of our own pictures or sounds."""
    return frozenset(file.stem for file in MEDIA.glob(f"*{SUFFIXES[name]}"))
