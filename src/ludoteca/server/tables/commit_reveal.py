"""Commit–reveal protocol behind the dice (docs/chance.md).

The server commits to a secret, each browser to the SHA-256 of a nonce (its pledge). Nonces are
revealed only when the host starts, so neither the last to sit nor the server can choose the seed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256

from ludoteca.kernel import FairSeed, Rejected

NONCE = re.compile("[0-9a-f]{64}")


def commitment_of(secret: str) -> str:
    return FairSeed(secret).commitment


def pledge_of(nonce: str) -> str:
    """The hash of a nonce, both in hexadecimal."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def check_nonce(nonce: str, pledge: str) -> None:
    """Refuse a nonce that is not 32 bytes in lower-case hexadecimal, or not the pledged one."""
    if not pledge:
        raise Rejected("nothing_pledged")
    if not NONCE.fullmatch(nonce):
        raise Rejected("bad_nonce")
    if pledge_of(nonce) != pledge:
        raise Rejected("broken_pledge")


def fair_seed(secret: str, nonces: Mapping[int, str]) -> FairSeed:
    """The seed of a match: the secret and the revealed nonces in seat order."""
    return FairSeed(secret, tuple(nonces[seat] for seat in sorted(nonces)))
