"""Fair seeds by commit and reveal: the server commits to a secret, every browser adds a nonce, and
the seed is the hash of all of them (method: docs/chance.md)."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from .chance import SEED_BYTES
from .rejected import Rejected


class FairSeed(Struct, frozen=True):
    """A secret and the nonces of everybody at the table, which determine the seed.

    All are lower-case hexadecimal, so equal bytes are equal text.
    """

    secret: str
    nonces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for part in (self.secret, *self.nonces):
            if bytes.fromhex(part).hex() != part:
                raise ValueError("secret and nonces are hexadecimal in small letters")
        # A short secret could be found from its commitment by brute force.
        if len(self.secret) != 2 * SEED_BYTES:
            raise ValueError(f"a secret has {SEED_BYTES} bytes, not {len(self.secret) // 2}")

    @property
    def commitment(self) -> str:
        """The hash the server publishes before anybody joins."""
        return _digest(b"ludoteca/commitment/1", bytes.fromhex(self.secret)).hex()

    @property
    def seed(self) -> bytes:
        parts = [bytes.fromhex(part) for part in (self.secret, *self.nonces)]
        return _digest(b"ludoteca/seed/1", *parts)

    def verify(self, commitment: str) -> None:
        """Refuse a secret that does not match the commitment."""
        if self.commitment != commitment:
            raise Rejected("broken_commitment", promised=commitment, found=self.commitment)


def _digest(purpose: bytes, *parts: bytes) -> bytes:
    """Hash length-prefixed parts: no two lists of parts give the same input."""
    hasher = blake2b(digest_size=SEED_BYTES)
    for part in (purpose, *parts):
        hasher.update(len(part).to_bytes(4, "big") + part)
    return hasher.digest()
