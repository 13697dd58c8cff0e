"""Bounds of JSON from outside, checked on its text: nesting and the size of whole numbers."""

from __future__ import annotations

import re

MAX_DEPTH = 32
"""Lists and objects within each other; no document or message of ours has more than ten."""
MAX_DIGITS = 16
"""Digits of a whole number; more are not exact in JavaScript."""

LONG_NUMBER = re.compile(rf"(?<![.\d])\d{{{MAX_DIGITS + 1},}}+(?![.eE])")
STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
NO_BRACKETS = re.compile(r"[^\[\]{}]+")


def out_of_bounds(text: str) -> str:
    """What is out of bounds in a JSON text, for a programmer to read; empty if nothing is.

    The text of an ordinary message is only searched; strings are cut out where that finds something
    that may as well be inside of one.
    """
    may_be_deep = text.count("[") + text.count("{") > MAX_DEPTH
    if not may_be_deep and not LONG_NUMBER.search(text):
        return ""
    bare = STRING.sub('""', text)
    if LONG_NUMBER.search(bare):
        return "a number has too many digits"
    return "it is nested too deeply" if may_be_deep and _is_deep(bare) else ""


def _is_deep(bare: str) -> bool:
    """Whether brackets are left after the innermost ones were removed `MAX_DEPTH` times."""
    brackets = NO_BRACKETS.sub("", bare)
    for _ in range(MAX_DEPTH):
        fewer = brackets.replace("[]", "").replace("{}", "")
        if len(fewer) == len(brackets):
            break
        brackets = fewer
    return len(brackets) > MAX_DEPTH
