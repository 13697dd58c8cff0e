"""Bounds of JSON from outside, checked on its text: nesting and the size of whole numbers."""

from __future__ import annotations

import re
from itertools import accumulate

MAX_DEPTH = 32
"""Lists and objects within each other; no document or message of ours has more than ten."""
MAX_DIGITS = 16
"""Digits of a whole number; more are not exact in JavaScript."""

LONG_NUMBER = re.compile(rf"(?<![.\d])\d{{{MAX_DIGITS + 1},}}+(?![.eE])")
MANY_DIGITS = re.compile(rf"[0-9][0-9]{{{MAX_DIGITS}}}")
"""Quicker to search for than the above."""
STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
NESTING = [0] * 256
"""What a byte adds to the depth."""
for _brackets, _step in ((b"[{", 1), (b"]}", -1)):
    for _bracket in _brackets:
        NESTING[_bracket] = _step


def out_of_bounds(text: str) -> str:
    """What is out of bounds in a JSON text, for a programmer to read; empty if nothing is.

    The text of an ordinary message is only searched; strings are cut out where that finds something
    that may as well be inside of one.
    """
    may_be_deep = text.count("[") + text.count("{") > MAX_DEPTH
    if not may_be_deep and not MANY_DIGITS.search(text):
        return ""
    bare = STRING.sub('""', text)
    if LONG_NUMBER.search(bare):
        return "a number has too many digits"
    return "it is nested too deeply" if may_be_deep and _is_deep(bare) else ""


def _is_deep(bare: str) -> bool:
    """One pass over the brackets: stripping them level by level takes 32, up to 160 ms for the
    longest body."""
    brackets = bare.encode(errors="replace").translate(None, NO_BRACKETS)
    starts = (brackets[:1_000], brackets)  # mostly the beginning tells
    depths = (accumulate(map(NESTING.__getitem__, some), initial=0) for some in starts)
    return any(max(depth) > MAX_DEPTH for depth in depths)
