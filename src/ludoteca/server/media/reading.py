"""Reads a picture or sound; its format is recognised by its first bytes, not by its name."""

from __future__ import annotations

from ludoteca.kernel import Rejected

from .medium import MOST_BYTES, Medium
from .mp3 import read_mp3
from .ogg import read_ogg
from .pictures import read_picture

PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"


def read_medium(data: bytes) -> Medium:
    """A picture or sound as it is kept; refused if it is neither, broken, or beyond the limits."""
    if len(data) > MOST_BYTES:
        raise Rejected("large_medium", most=MOST_BYTES // 1024)
    if data.startswith((PNG, JPEG)) or (data[:4], data[8:12]) == (b"RIFF", b"WEBP"):
        return read_picture(data)
    if data.startswith(b"OggS"):
        return read_ogg(data)
    if data.startswith(b"ID3") or _is_frame(data[:2]):
        return read_mp3(data)
    raise Rejected("not_a_medium")


def _is_frame(data: bytes) -> bool:
    """Whether a file begins as a frame of MPEG sound does."""
    return len(data) == 2 and data[0] == 0xFF and data[1] & 0xE0 == 0xE0
