"""What a picture or sound is to the server, and its limits."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis, Rejected

Kind: TypeAlias = Literal["picture", "sound"]

MOST_BYTES = 1_048_576
"""Of a file as it is sent, and as it is kept."""
MOST_PIXELS = 16_000_000
"""Of a picture as it is sent."""
MOST_SIDE = 12_000
LARGEST_SIDE = 1_600
"""Pixels of a picture as it is kept."""
LONGEST: Millis = 20_000
PADDING: Millis = 200
"""What encoders add to a sound."""
DIGEST = re.compile(r"[0-9a-f]{64}")


class Medium(Struct, frozen=True, kw_only=True):
    """A picture or sound as it is kept."""

    kind: Kind
    type: str
    """The content type."""
    content: bytes
    width: int = 0
    height: int = 0
    duration: Millis = 0

    @property
    def digest(self) -> str:
        return sha256(self.content).hexdigest()


def broken(kind: Kind) -> Rejected:
    """The refusal of a file that is not what its first bytes say."""
    return Rejected("broken_medium", kind=kind)


def require_length(duration: Millis) -> None:
    if duration > LONGEST + PADDING:
        raise Rejected("long_sound", most=LONGEST // 1000)
