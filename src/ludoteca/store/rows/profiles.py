"""Rows: what people are to others: their pages, whom they follow and block."""

from __future__ import annotations

from base64 import b32encode
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis

Tie: TypeAlias = Literal["follow", "block"]
"""What somebody is to somebody else."""
HANDLE_BYTES = 10
NOBODY = "deleted"
"""In place of the session, player or account of somebody who was deleted."""


def handle_of(player: str) -> str:
    """The public id of a player: lasting, and without a way back to the session or account."""
    digest = sha256(f"handle:{player}".encode()).digest()
    return b32encode(digest[:HANDLE_BYTES]).decode().lower()


class ProfileRow(Struct, frozen=True, kw_only=True):
    player: str
    """As in `RatingRow`; never a bot."""
    handle: str
    hidden: bool = False
    """Whether others see neither history nor statistics."""
    favourites: tuple[str, ...] = ()
    """Games, in the order they were chosen."""


class TieRow(Struct, frozen=True, kw_only=True):
    player: str
    kind: Tie
    other: str
    since: Millis


class Known(NamedTuple):
    """What is told of a player wherever they are named."""

    player: str
    name: str
    since: Millis
    """When the account or the session was made."""


class DeletionRow(Struct, frozen=True, kw_only=True):
    """A person whose data are being deleted; kept until nothing of them is left."""

    player: str
    sessions: tuple[str, ...]
    email: str = ""
    label: str
    """What stands in matches in place of their name."""
    since: Millis
