"""A picture or sound as it is kept, and the limits of uploads."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis, Rejected

Kind: TypeAlias = Literal["picture", "sound"]

MOST_BYTES = 1_048_576
"""Size of a file, both as sent and as kept."""
MOST_PIXELS = 16_000_000
"""Pixels of a picture as sent."""
MOST_SIDE = 12_000
"""Pixels of its longer side, as sent."""
LARGEST_SIDE = 1_600
"""Pixels of the longer side of a picture as kept."""
LONGEST: Millis = 20_000
"""Duration of a sound."""
PADDING: Millis = 200
"""Tolerance for the padding of encoders."""
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
