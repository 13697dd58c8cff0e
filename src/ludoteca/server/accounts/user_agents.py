"""Names a browser and its system from a User-Agent header: coarse, for the owner of a session to
recognise it by. Versions and models are not kept."""

from __future__ import annotations

import re
from collections.abc import Sequence

Names = Sequence[tuple[str, re.Pattern[str]]]

# Most browsers name those they descend from, too: the first match counts.
BROWSERS: Names = [
    ("Edge", re.compile(r"\bEdg(e|A|iOS)?/")),
    ("Opera", re.compile(r"\b(OPR|Opera)/")),
    ("Samsung Internet", re.compile(r"\bSamsungBrowser/")),
    ("Firefox", re.compile(r"\b(Firefox|FxiOS)/")),
    ("Chrome", re.compile(r"\b(Chrome|Chromium|CriOS|HeadlessChrome)/")),
    ("Safari", re.compile(r"\bSafari/")),
]
SYSTEMS: Names = [
    ("Android", re.compile(r"\bAndroid\b")),
    ("iOS", re.compile(r"\b(iPhone|iPad|iPod)\b")),
    ("ChromeOS", re.compile(r"\bCrOS\b")),
    ("Windows", re.compile(r"\bWindows\b")),
    ("macOS", re.compile(r"\bMac OS X\b|\bMacintosh\b")),
    ("Linux", re.compile(r"\bLinux\b")),
]
LONGEST = 500
"""Characters of the header that are looked at."""


def browser_name(user_agent: str) -> str:
    """Such as `Firefox, Android`; empty for other programs."""
    given = user_agent[:LONGEST]
    return ", ".join(filter(None, (_first(BROWSERS, given), _first(SYSTEMS, given))))


def _first(names: Names, given: str) -> str:
    return next((name for name, pattern in names if pattern.search(given)), "")
