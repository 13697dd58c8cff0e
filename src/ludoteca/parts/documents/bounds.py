"""Bounds of JSON from outside, checked on its text: nesting and the size of whole numbers."""

from __future__ import annotations

import re
from itertools import accumulate

MAX_DEPTH = 32
"""Lists and objects within each other; no document or message of ours has more than ten."""
MAX_DIGITS = 16
"""Digits of a whole number; more are not exact in JavaScript."""

DIGITS = re.compile(rf"[0-9]{{{MAX_DIGITS + 1}}}")
LONG_NUMBER = re.compile(rf"(?<![.0-9])[0-9]{{{MAX_DIGITS + 1},}}+(?![.eE])")
STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)

NO_MARKS = bytes(sign for sign in range(256) if sign not in b'"[]{}')
STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
"""One level deeper or, as a signed byte, one less deep."""


def out_of_bounds(text: str) -> str:
    """What is out of bounds in a JSON text, for a programmer to read; empty if nothing is."""
    if text.count("[") + text.count("{") > MAX_DEPTH and _is_deep(text.encode()):
        return "it is nested too deeply"
    if DIGITS.search(text) and LONG_NUMBER.search(STRING.sub('""', text)):
        return "a number has too many digits"
    return ""


def _is_deep(text: bytes) -> bool:
    """Works on whole texts, not sign by sign: it has to be quick for the largest body."""
    marks = text.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, NO_MARKS)
    # Only strings with brackets are left; two neighbours become one.
    outside = b"".join(marks.replace(b'""', b"").split(b'"')[::2])
    steps = memoryview(outside.translate(STEPS)).cast("b")
    return max(accumulate(steps), default=0) > MAX_DEPTH
