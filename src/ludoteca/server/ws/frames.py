"""WebSocket text frames as bytes (RFC 6455 §5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled extension on this platform
    from websockets.utils import apply_mask

WHOLE_TEXT, MASKED, SHORT, LONG = 0x81, 0x80, 126, 127
"""First byte of an unfragmented text frame; mask bit; length codes of 2 and 8 more bytes."""
HEADER_16, HEADER_64 = Struct("!BBH"), Struct("!BBQ")
"""Headers with a 16-bit and a 64-bit length."""


def whole_text(data: bytes, most: int) -> str | None:
    """The text of a client's frame, if `data` is exactly one whole text frame."""
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


def text_frame(*pieces: bytes) -> bytes:
    """A server's frame with the pieces joined as its text."""
    text = b"".join(pieces)
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return HEADER_16.pack(WHOLE_TEXT, SHORT, size) + text
    return HEADER_64.pack(WHOLE_TEXT, LONG, size) + text


def texts_in(frames: bytes) -> Iterator[str]:
    """The texts of a server's frames: the inverse of `text_frame`."""
    start = 0
    while start < len(frames):
        size, start = frames[start + 1], start + 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            size, start = int.from_bytes(frames[start : start + width], "big"), start + width
        yield frames[start : start + size].decode()
        start += size
