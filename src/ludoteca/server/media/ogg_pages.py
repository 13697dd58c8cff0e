"""The pages of an Ogg file, read with their checksums and written again."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from msgspec import Struct

from .medium import broken

HEADER = struct.Struct("<4sBBqIIIB")
"""Pattern, version, flags, position, serial number, number, checksum, number of segments."""
CHECKSUM_AT = 22
CONTINUED, FIRST, LAST = 1, 2, 4
NO_PACKET_ENDS = -1
WHOLE_SEGMENT = 255


def _checksums() -> tuple[int, ...]:
    found = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        found.append(value)
    return tuple(found)


CHECKSUMS = _checksums()


class Page(Struct, frozen=True):
    flags: int
    position: int
    """The samples up to the last packet that ends here, or `NO_PACKET_ENDS`."""
    lengths: bytes
    """Lengths of the segments; a packet ends with the first that is not a `WHOLE_SEGMENT`."""
    body: bytes

    @property
    def is_complete(self) -> bool:
        """Whether its last packet ends here."""
        return bool(self.lengths) and self.lengths[-1] < WHOLE_SEGMENT


def pages_of(data: bytes) -> list[Page]:
    """The pages of a file that holds one stream, from its first to its last page."""
    found: list[Page] = []
    at, serial = 0, None
    while at < len(data):
        if len(data) < at + HEADER.size:
            raise broken("sound")
        fields = HEADER.unpack_from(data, at)
        pattern, version, flags, position, stream, number, checksum, segments = fields
        serial = stream if serial is None else serial
        start = at + HEADER.size
        lengths = data[start : start + segments]
        end = start + segments + sum(lengths)
        if (pattern, version, stream, number) != (b"OggS", 0, serial, len(found)):
            raise broken("sound")
        if end > len(data) or checksum != _checksum(data[at:end]):
            raise broken("sound")
        found.append(Page(flags, position, lengths, data[start + segments : end]))
        at = end
    rest = [False] * (len(found) - 1)
    if not found or [bool(page.flags & FIRST) for page in found] != [True, *rest]:
        raise broken("sound")
    if [bool(page.flags & LAST) for page in found] != [*rest, True]:
        raise broken("sound")
    return found


def packets_of(pages: Iterable[Page]) -> Iterator[bytes]:
    """The packets of pages that begin with the beginning of one."""
    begun = b""
    for page in pages:
        at = 0
        for length in page.lengths:
            begun += page.body[at : at + length]
            at += length
            if length < WHOLE_SEGMENT:
                yield begun
                begun = b""


def page_with(packets: Iterable[bytes]) -> Page:
    """One page of whole packets without samples."""
    lengths, body = b"", b""
    for packet in packets:
        whole, rest = divmod(len(packet), WHOLE_SEGMENT)
        lengths += bytes([WHOLE_SEGMENT] * whole + [rest])
        body += packet
    if len(lengths) > WHOLE_SEGMENT:
        raise broken("sound")
    return Page(0, 0, lengths, body)


def written(pages: Iterable[Page]) -> bytes:
    """A file of these pages, numbered anew."""
    return b"".join(_written(page, number) for number, page in enumerate(pages))


def _written(page: Page, number: int) -> bytes:
    head = HEADER.pack(b"OggS", 0, page.flags, page.position, 1, number, 0, len(page.lengths))
    whole = head + page.lengths + page.body
    checksum = struct.pack("<I", _checksum(whole))
    return whole[:CHECKSUM_AT] + checksum + whole[CHECKSUM_AT + 4 :]


def _checksum(page: bytes) -> int:
    """The CRC-32 of a page, whose own checksum field counts as zero."""
    value = 0
    for byte in page[:CHECKSUM_AT] + bytes(4) + page[CHECKSUM_AT + 4 :]:
        value = value << 8 & 0xFFFFFFFF ^ CHECKSUMS[value >> 24 ^ byte]
    return value
