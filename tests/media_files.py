"""Files for tests of quizzes with media: pictures of any size, and sounds of any length."""

from __future__ import annotations

import io
import struct
from typing import Any

from PIL import Image, ImageDraw

from ludoteca.server.media.ogg_pages import FIRST, LAST, Page, page_with, written

MP3_HEADER = bytes((0xFF, 0xFB, 0x90, 0xC4))
"""MPEG 1, layer III, 128 kbit/s, 44,100 Hz, one channel."""
MP3_FRAME = MP3_HEADER + bytes(413)
MP3_FRAMES_PER_SECOND = 44_100 / 1_152
OPUS_SILENCE = b"\xfc\xff\xfe"
"""A packet of 20 ms."""


def picture(kind: str = "PNG", size: tuple[int, int] = (640, 400), **saved: Any) -> bytes:
    """A landscape: nothing that leaves a picture unchanged when it is scaled or turned."""
    image = Image.new("RGB", size, "#9ecbe8")
    pen, (width, height) = ImageDraw.Draw(image), size
    pen.rectangle((0, height * 2 // 3, width, height), fill="#4f8f4a")
    pen.polygon([(0, height), (width // 3, height // 4), (width // 2, height)], fill="#8a7356")
    pen.ellipse((width * 3 // 4, height // 8, width * 7 // 8, height // 3), fill="#f2c230")
    file = io.BytesIO()
    image.save(file, kind, **saved)
    return file.getvalue()


def mp3(seconds: float, before: bytes = b"", after: bytes = b"") -> bytes:
    return before + MP3_FRAME * round(seconds * MP3_FRAMES_PER_SECOND) + after


def id3(text: bytes) -> bytes:
    """A tag before the frames."""
    return b"ID3\x04\x00\x00" + bytes((0, 0, len(text) >> 7, len(text) & 127)) + text


def opus(seconds: float, comment: bytes = b"") -> bytes:
    head = struct.pack("<8sBBHIhB", b"OpusHead", 1, 1, 0, 48_000, 0, 0)
    tags = b"OpusTags" + struct.pack("<I", 0) + struct.pack("<I", 1)
    tags += struct.pack("<I", len(comment)) + comment
    pages = [_page(FIRST, 0, head), _page(0, 0, tags)]
    count = round(50 * seconds)
    for start in range(0, count, 50):
        number = min(50, count - start)
        flags = LAST if start + number == count else 0
        pages.append(_page(flags, 960 * (start + number), *[OPUS_SILENCE] * number))
    return written(pages)


def _page(flags: int, position: int, *packets: bytes) -> Page:
    page = page_with(packets)
    return Page(flags, position, page.lengths, page.body)
