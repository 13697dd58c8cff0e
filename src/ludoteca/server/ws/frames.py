"""Framing: texts as WebSockets carry them, from a browser and to one (RFC 6455 §5.2)."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

WHOLE_TEXT, MASKED, SHORT, LONG = 0x81, 0x80, 126, 127
"""The first byte of a frame, a bit of the second, and what sizes it cannot hold."""
LONGER, LONGEST = Struct("!BBH"), Struct("!BBQ")
"""How frames begin whose size it cannot hold."""


def whole_text(data: bytes, most: int) -> str | None:
    """The text of a frame from a browser, if this is one such frame, no more and no less."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 6
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == LONG or size > most or len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def frame_with(*pieces: bytes) -> bytes:
    """A text as the server sends it."""
    text = b"".join(pieces)
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return LONGER.pack(WHOLE_TEXT, SHORT, size) + text
    return LONGEST.pack(WHOLE_TEXT, LONG, size) + text
