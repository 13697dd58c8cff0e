"""Ogg files with Vorbis or Opus: their duration, and a copy without comments."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import islice

from ludoteca.kernel import Millis

from .medium import Medium, broken, require_length
from .ogg_pages import NO_PACKET_ENDS, Page, packets_of, page_with, pages_of, written

VORBIS, OPUS = b"\x01vorbis", b"OpusHead"
VORBIS_HEAD = struct.Struct("<7sIBIiiiBB")
"""Name, version, channels, rate, three bit rates, sizes of the blocks, mark of the end."""
OPUS_HEAD = struct.Struct("<8sBBHIhB")
"""Name, version, channels, samples to skip, rate, gain, mapping."""
NO_VORBIS_COMMENTS = b"\x03vorbis" + bytes(8) + b"\x01"
NO_OPUS_COMMENTS = b"OpusTags" + bytes(8)
VORBIS_SETUP = b"\x05vorbis"
MOST_CHANNELS = 2
RATES = range(8_000, 96_001)
OPUS_RATE = 48_000
OPUS_FRAMES = ((480, 960, 1920, 2880),) * 3 + ((480, 960),) * 2 + ((120, 240, 480, 960),) * 4
"""Samples of a frame, by the upper bits of a packet's first byte."""


def read_ogg(data: bytes) -> Medium:
    """A sound as it is kept: without comments, its pages numbered anew."""
    pages = pages_of(data)
    head = b"".join(islice(packets_of(pages[:1]), 1))
    if head.startswith(VORBIS):
        headers, comments, duration = 2, NO_VORBIS_COMMENTS, _vorbis_duration
    elif head.startswith(OPUS):
        headers, comments, duration = 1, NO_OPUS_COMMENTS, _opus_duration
    else:
        raise broken("sound")
    first = _first_of_sound(pages, headers)
    kept = [*packets_of(pages[1:first])]
    if len(kept) != headers or not _are_headers(kept, headers) or not pages[first:]:
        raise broken("sound")
    length = duration(head, pages[first:])
    require_length(length)
    content = written([pages[0], page_with([comments, *kept[1:]]), *pages[first:]])
    return Medium(kind="sound", type="audio/ogg", content=content, duration=length)


def _first_of_sound(pages: Sequence[Page], headers: int) -> int:
    """The page after that on which the headers end: sound begins on one of its own."""
    ended = 0
    for number, page in enumerate(pages[1:], 2):
        ended += sum(length < 255 for length in page.lengths)
        if ended >= headers:
            return number
    raise broken("sound")


def _are_headers(packets: Sequence[bytes], headers: int) -> bool:
    if headers == 1:
        return packets[0].startswith(b"OpusTags")
    return packets[0].startswith(b"\x03vorbis") and packets[1].startswith(VORBIS_SETUP)


def _vorbis_duration(head: bytes, pages: Sequence[Page]) -> Millis:
    """The duration by the positions of the pages, at least that of the shortest blocks."""
    if len(head) != VORBIS_HEAD.size:
        raise broken("sound")
    _, version, channels, rate, _, _, _, sizes, _ = VORBIS_HEAD.unpack(head)
    short, long = sizes & 15, sizes >> 4
    if version or not 1 <= channels <= MOST_CHANNELS or rate not in RATES:
        raise broken("sound")
    if not 6 <= short <= long <= 13:
        raise broken("sound")
    packets = sum(1 for _ in packets_of(pages))
    least, most = (packets - 1 << int(short)) // 2, packets << int(long)
    samples = _last_position(pages)
    if not samples <= most:
        raise broken("sound")
    return int(1000 * max(least, samples) // rate)


def _opus_duration(head: bytes, pages: Sequence[Page]) -> Millis:
    """The duration by the packets, each of which tells its own."""
    if len(head) < OPUS_HEAD.size:
        raise broken("sound")
    _, version, channels, skipped, _, _, mapping = OPUS_HEAD.unpack_from(head)
    if version >> 4 or not 1 <= channels <= MOST_CHANNELS or mapping:
        raise broken("sound")
    samples = sum(map(_opus_samples, packets_of(pages)))
    _last_position(pages)
    return int(1000 * max(0, samples - skipped) // OPUS_RATE)


def _opus_samples(packet: bytes) -> int:
    if not packet:
        raise broken("sound")
    configuration, code = packet[0] >> 3, packet[0] & 3
    if code == 3 and len(packet) < 2:
        raise broken("sound")
    frames = packet[1] & 0x3F if code == 3 else 1 + (code > 0)
    sizes = OPUS_FRAMES[_family(configuration)]
    return frames * sizes[configuration % len(sizes)]


def _family(configuration: int) -> int:
    """The index in `OPUS_FRAMES`: of 32 configurations, three families of four, two of two, four of
    four."""
    if configuration < 12:
        return configuration // 4
    return 3 + (configuration - 12) // 2 if configuration < 16 else 5 + (configuration - 16) // 4


def _last_position(pages: Sequence[Page]) -> int:
    positions = [page.position for page in pages if page.position != NO_PACKET_ENDS]
    if not positions or positions != sorted(positions) or positions[0] < 0:
        raise broken("sound")
    return positions[-1]
