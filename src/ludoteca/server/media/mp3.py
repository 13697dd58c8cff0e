"""MP3 files: their frames one after the other, without tags, and how long they play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .medium import Medium, broken, require_length

VERSIONS = {3: 1, 2: 2, 0: 2}
"""MPEG 1, 2 and 2.5; the last two share their tables but for the rate."""
RATES = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000), 0: (11_025, 12_000, 8_000)}
KILOBITS = {
    1: (32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
    2: (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
"""Bit rates of layer III by index, from 1 on; free formats are not read."""
SAMPLES = {1: 1_152, 2: 576}
LAYER_III = 1
HEADER, ID3V2, ID3V1 = 4, 10, 128
FEWEST_FRAMES = 3
TAGS_AFTER = (b"TAG", b"APETAGEX", b"LYRICSBEGIN")


class _Frame(NamedTuple):
    length: int
    samples: int
    rate: int


def read_mp3(data: bytes) -> Medium:
    """A sound as it is kept: its frames alone."""
    start = _after_id3(data)
    frames = [*_frames(data, start)]
    rates = {frame.rate for frame in frames}
    if len(frames) < FEWEST_FRAMES or len(rates) > 1:
        raise broken("sound")
    duration = 1000 * sum(frame.samples for frame in frames) // rates.pop()
    require_length(duration)
    content = data[start : start + sum(frame.length for frame in frames)]
    return Medium(kind="sound", type="audio/mpeg", content=content, duration=duration)


def _after_id3(data: bytes) -> int:
    """The position after the tags before the frames."""
    at = 0
    while data[at : at + 3] == b"ID3" and len(data) >= at + ID3V2:
        flags, size = data[at + 5], data[at + 6 : at + ID3V2]
        if max(size) > 0x7F:
            raise broken("sound")
        length = size[0] << 21 | size[1] << 14 | size[2] << 7 | size[3]
        at += ID3V2 + length + (ID3V2 if flags & 0x10 else 0)
    return at


def _frames(data: bytes, at: int) -> Iterator[_Frame]:
    """Every frame up to the tags behind them; a file that is cut off is broken."""
    while at < len(data) and not data.startswith(TAGS_AFTER, at):
        frame = _frame(data[at : at + HEADER])
        if frame is None or at + frame.length > len(data):
            if not any(data[at:]):  # zeros that some programs leave
                return
            raise broken("sound")
        yield frame
        at += frame.length


def _frame(header: bytes) -> _Frame | None:
    if len(header) < HEADER or header[0] != 0xFF or header[1] & 0xE0 != 0xE0:
        return None
    mpeg, layer = header[1] >> 3 & 3, header[1] >> 1 & 3
    bits, rate = header[2] >> 4, header[2] >> 2 & 3
    if mpeg not in VERSIONS or layer != LAYER_III or bits in (0, 15) or rate == 3:
        return None
    version, hertz = VERSIONS[mpeg], RATES[mpeg][rate]
    samples = SAMPLES[version]
    padding = header[2] >> 1 & 1
    length = samples // 8 * KILOBITS[version][bits - 1] * 1000 // hertz + padding
    return _Frame(length, samples, hertz)
