"""Chance: unbiased draws that anybody can check afterwards (method: docs/chance.md).

A source is a stream of bytes with random access, so a state only stores the position.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, MutableSequence, Sequence
from hashlib import blake2b
from itertools import accumulate
from random import Random
from typing import ClassVar, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
SEED_BYTES = 32
FORK_BYTES = 16
BIASED = 0
"""Marks a byte that would bias the faces."""
MOST_OUTCOMES = 256
"""Outcomes that one byte can stand for."""


def _faces(sides: int) -> bytes:
    """Map every byte to a face."""
    return (bytes(range(1, sides + 1)) * (256 // sides)).ljust(256, bytes([BIASED]))


FACES = {sides: _faces(sides) for sides in range(2, 256)}
"""Fast path for up to 255 sides: one byte per draw, as for dice and cards."""


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
        """Number of bytes drawn; assign it to continue from anywhere."""
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
        """Load the block that holds the position."""
        if self.position < 0:
            raise ValueError(f"a stream has no position {self.position}")
        index, self._ahead = divmod(self.position, self.block_bytes)
        self._block = self._make_block(index)
        self._first = index * self.block_bytes

    def fork(self) -> Chance:
        """Another source of the same kind, with a seed drawn from this one."""
        drawn = bytes([self._byte() for _ in range(FORK_BYTES)])
        return type(self)(blake2b(drawn, digest_size=SEED_BYTES).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        try:
            face = FACES[n][self._block[self._ahead]]
        except LookupError:  # more than 255 sides, or the block is used up
            return self._below_by_bytes(n)
        self._ahead += 1
        return face - 1 if face else self.below(n)

    def _below_by_bytes(self, n: int) -> int:
        """`below` for any n: as many bytes as n - 1 needs, none for n = 1."""
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
        """Several dice, in the order drawn."""
        if sides in FACES:
            drawn = self._block[self._ahead : self._ahead + count]
            faces = drawn.translate(FACES[sides])
            # Usually all bytes are in the block and none is rejected: translate them at once.
            if len(faces) == count and BIASED not in faces:
                self._ahead += count
                return list(faces)
        return [1 + self.below(sides) for _ in range(count)]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, with probability proportional to its weight."""
        if any(weight < 0 for weight in weights):
            raise ValueError(f"a weight is negative: {list(weights)}")
        ticket = self.below(sum(weights))
        return bisect_right(list(accumulate(weights)), ticket)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher–Yates, from the end)."""
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
    """A cheaper, predictable source: for simulations and bots only."""

    __slots__ = ()
    source: ClassVar[str] = "fast"
    block_bytes: ClassVar[int] = 4096

    def _make_block(self, index: int) -> bytes:
        return Random(self.seed + index.to_bytes(8, "big")).randbytes(self.block_bytes)


class ScriptedChance(Chance):
    """A stream whose first bytes are given: each outcome, less one."""

    __slots__ = ("_script", "outcomes")
    source: ClassVar[str] = "scripted"

    def __init__(self, seed: bytes, outcomes: tuple[int, ...]) -> None:
        super().__init__(seed)
        self.outcomes = outcomes
        self._script = bytes([outcome - 1 for outcome in outcomes])

    def _make_block(self, index: int) -> bytes:
        first = index * self.block_bytes
        given = self._script[first : first + self.block_bytes]
        return given + super()._make_block(index)[len(given) :]


class Scripted:
    """`Scripted([6, 6, 1])`: a source that yields these outcomes first, counted from 1 as on a die,
    then goes on with the stream of the seed. For tests and tutorials; records name it."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Sequence[int]) -> None:
        if any(not 1 <= outcome <= MOST_OUTCOMES for outcome in outcomes):
            raise ValueError(f"outcomes are from 1 to {MOST_OUTCOMES}: {list(outcomes)}")
        self.outcomes = tuple(outcomes)

    def __call__(self, seed: bytes) -> ScriptedChance:
        return ScriptedChance(seed, self.outcomes)


Source: TypeAlias = Callable[[bytes], Chance]
"""Makes the source of a match from its seed: `Chance`, `FastChance` or `Scripted(…)`."""
SOURCES = {kind.source: kind for kind in (Chance, FastChance)}
"""Sources by the name a record uses; `scripted` needs the outcomes too."""


class NoChance(Chance):
    """Refuses to draw: the source of read-only contexts (checks, choices, views)."""

    __slots__ = ()

    def _make_block(self, index: int) -> bytes:
        raise RuntimeError(
            "only State.start, begin, apply, expire, end, leave and rejoin may draw from chance"
        )


def seed_from_int(number: int) -> bytes:
    """A seed from an integer, for simulations and tests."""
    return blake2b(b"ludoteca/number/1" + str(number).encode(), digest_size=SEED_BYTES).digest()
