"""Fair dice: the server binds itself to a secret, browsers to nonces, and all are shown later.

A browser first pledges the SHA-256 of its nonce and reveals the nonce only when the host starts:
so whoever sits last cannot choose a nonce to their liking, and neither can the server.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from hashlib import sha256

from ludoteca.kernel import FairSeed, Rejected

SECRET_BYTES = 32
NONCE = re.compile("[0-9a-f]{64}")


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    return FairSeed(secret).commitment


def pledge_of(nonce: str) -> str:
    """The hash of a nonce, both in hexadecimal."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def check_nonce(nonce: str, pledge: str) -> None:
    """Refuse a nonce that is no 32 bytes in small hexadecimal, or another than was pledged."""
    if not pledge:
        raise Rejected("nothing_pledged")
    if not NONCE.fullmatch(nonce):
        raise Rejected("bad_nonce")
    if pledge_of(nonce) != pledge:
        raise Rejected("broken_pledge")


def fair_seed(secret: str, nonces: Mapping[int, str]) -> FairSeed:
    """The seed of a match: the nonces that were revealed, in the order of the seats."""
    return FairSeed(secret, tuple(nonces[seat] for seat in sorted(nonces)))
