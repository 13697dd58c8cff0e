"""Domains: the allowed values of a field of a move, in compact form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, to_builtins

from ..chance import Chance
from ..types import JsonObject


def Range(low: int, high: int) -> range:  # noqa: N802 - reads as the domain it is
    """The integers from low to high, both included."""
    return range(low, high + 1)


class Text(Struct, frozen=True):
    """Printable text of limited length; random play uses `samples`."""

    max_length: int
    samples: tuple[str, ...] = ("?",)

    def contains(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= self.max_length and value.isprintable()

    def sample(self, chance: Chance) -> str:
        return chance.choice(self.samples)


class Free(Struct, frozen=True):
    """A value no list describes (a drawing, an assignment), sampled and accepted by functions.
    `kind` and `hints` tell the browser which control to show, with which limits; expensive hints
    are a function, called only for clients."""

    kind: str
    sampler: Callable[[Chance], object]
    accepts: Callable[[Any], bool]
    hints: tuple[tuple[str, object], ...] | Callable[[], Mapping[str, object]] = ()

    def contains(self, value: object) -> bool:
        return self.accepts(value)

    def sample(self, chance: Chance) -> object:
        return self.sampler(chance)

    def told(self) -> JsonObject:
        """The hints in JSON types."""
        hints = self.hints() if callable(self.hints) else dict(self.hints)
        told: JsonObject = to_builtins(hints)
        return told

    def sealed(self, chance: Chance) -> Free:
        """A copy without closures, which may know secrets: a few samples take their place.
        Module-level functions hold no data and stay."""
        if "<locals>" not in self.sampler.__qualname__:
            return self
        samples = Samples(tuple(self.sampler(chance) for _ in range(SAMPLES)))
        return Free(self.kind, samples.draw, samples.contain, tuple(self.told().items()))


SAMPLES = 8


class Samples(Struct, frozen=True):
    """A few values of a free field in place of its functions."""

    values: tuple[object, ...]

    def draw(self, chance: Chance) -> object:
        return chance.choice(self.values)

    def contain(self, value: object) -> bool:
        return value in self.values


Domain = Any
"""A list or range (any item), a Text, a Free, one fixed value, or a function that returns one of
these for the values of the preceding fields: `target=lambda source: enemies_next_to(source)`. If it
depends on the first fields only: `dice=lambda source, *_: Range(1, most_dice(source))`."""

LISTED = (list, range)
OPEN = (Text, Free)
