"""Chance: unbiased draws that anybody can check afterwards (method: docs/chance.md).

A source is a stream of bytes that can be taken up at any position, so a state only needs to
keep how many bytes were drawn.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from itertools import accumulate
from random import Random
from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
SEED_BYTES = 32
REJECTED = 0
"""Stands for a byte that would make some faces likelier than others."""


def _faces(sides: int) -> bytes:
    """For every byte the face it shows."""
    return (bytes(range(1, sides + 1)) * (256 // sides)).ljust(256, bytes([REJECTED]))


FACES = {sides: _faces(sides) for sides in range(2, 256)}
"""One byte is enough for dice and cards: they are most of what is ever drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)  # loaded dice, for tests and `check_game`
class Chance:
    """Draws from keyed BLAKE2b in counter mode, by rejection sampling."""

    __slots__ = ("_ahead", "_block", "_first", "seed")
    source: ClassVar[str] = "blake2b"
    block_bytes: ClassVar[int] = 64

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self._block = b""
        self._first = position
        self._ahead = 0

    @property
    def position(self) -> int:
        """How many bytes of the stream are drawn; it may be set to go on from anywhere."""
        return self._first + self._ahead

    @position.setter
    def position(self, position: int) -> None:
        self._ahead = position - self._first
        if self._ahead < 0:
            self._block, self._first, self._ahead = b"", position, 0

    def _make_block(self, index: int) -> bytes:
        counter = index.to_bytes(8, "big")
        return blake2b(counter, key=self.seed, digest_size=self.block_bytes).digest()

    def _byte(self) -> int:
        if self._ahead >= len(self._block):
            self._load()
        self._ahead += 1
        return self._block[self._ahead - 1]

    def _load(self) -> None:
        """Make the block that holds the position."""
        if self.position < 0:
            raise ValueError(f"a stream has no position {self.position}")
        index, self._ahead = divmod(self.position, self.block_bytes)
        self._block = self._make_block(index)
        self._first = index * self.block_bytes

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        try:
            face = FACES[n][self._block[self._ahead]]
        except LookupError:  # an unusual number, or the block is used up
            return self._below_by_bytes(n)
        self._ahead += 1
        return face - 1 if face else self.below(n)

    def _below_by_bytes(self, n: int) -> int:
        """The same for any n: as many bytes as n - 1 needs, which is none if n is 1."""
        if n <= 0:
            raise ValueError(f"nothing to draw from: below({n})")
        width = ((n - 1).bit_length() + 7) >> 3
        limit = (1 << (8 * width)) // n * n
        while True:
            value = int.from_bytes([self._byte() for _ in range(width)], "big")
            if value < limit:
                return value % n

    def between(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return low + self.below(high - low + 1)

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Several dice, in the order they fell."""
        if sides in FACES:
            drawn = self._block[self._ahead : self._ahead + count]
            faces = drawn.translate(FACES[sides])
            # Mostly the bytes are all at hand and none is to be rejected: then in one go.
            if len(faces) == count and REJECTED not in faces:
                self._ahead += count
                return list(faces)
        return [1 + self.below(sides) for _ in range(count)]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight says."""
        if any(weight < 0 for weight in weights):
            raise ValueError(f"a weight is negative: {list(weights)}")
        ticket = self.below(sum(weights))
        return bisect_right(list(accumulate(weights)), ticket)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Every order equally likely (Fisher–Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Some of the items, without repetition, in random order."""
        if not 0 <= count <= len(items):
            raise ValueError(f"{count} cannot be drawn from {len(items)}")
        rest = list(items)
        self.shuffle(rest)
        return rest[:count]


@mypyc_attr(allow_interpreted_subclasses=True)
class FastChance(Chance):
    """The same draws from a cheaper, predictable stream: for simulations and bots only."""

    __slots__ = ()
    source: ClassVar[str] = "fast"
    block_bytes: ClassVar[int] = 4096

    def _make_block(self, index: int) -> bytes:
        return Random(self.seed + index.to_bytes(8, "big")).randbytes(self.block_bytes)


SOURCES = {kind.source: kind for kind in (Chance, FastChance)}
"""The sources a record may name."""


class NoChance(Chance):
    """What rules get where nothing may be left to chance: checks, choices, views."""

    __slots__ = ()

    def _make_block(self, index: int) -> bytes:
        raise RuntimeError("only begin, apply, expire, leave and rejoin may draw from chance")


def seed_from_int(number: int) -> bytes:
    """A seed from a small number, for simulations and tests."""
    return blake2b(b"ludoteca/number/1" + str(number).encode(), digest_size=SEED_BYTES).digest()
