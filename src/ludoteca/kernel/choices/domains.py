"""Domains: what a field of a move may be, in compact form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, to_builtins

from ..chance import Chance


def Range(low: int, high: int) -> range:  # noqa: N802 - reads as the domain it is
    """The whole numbers from low to high, both included."""
    return range(low, high + 1)


class Text(Struct, frozen=True):
    """Free text of limited length, printable; `samples` are what random play tries."""

    max_length: int
    samples: tuple[str, ...] = ("?",)

    def contains(self, value: object) -> bool:
        return isinstance(value, str) and 0 < len(value) <= self.max_length and value.isprintable()

    def sample(self, chance: Chance) -> str:
        return chance.choice(self.samples)


class Free(Struct, frozen=True):
    """A value that no list describes (a drawing, an assignment): it is made and judged by
    functions. `kind` and `hints` tell the browser which control to show, within which limits;
    hints that take work are a function, asked only when somebody is to see them."""

    kind: str
    sampler: Callable[[Chance], Any]
    accepts: Callable[[Any], bool]
    hints: tuple[tuple[str, Any], ...] | Callable[[], Mapping[str, Any]] = ()

    def contains(self, value: object) -> bool:
        return self.accepts(value)

    def sample(self, chance: Chance) -> Any:
        return self.sampler(chance)

    def told(self) -> dict[str, Any]:
        """The hints, made of JSON types only."""
        hints = self.hints() if callable(self.hints) else dict(self.hints)
        told: dict[str, Any] = to_builtins(hints)
        return told

    def sealed(self, chance: Chance) -> Free:
        """The same for somebody who may not see what its functions know: some samples. Functions
        that are known by name know nothing else and stay."""
        if "<locals>" not in self.sampler.__qualname__:
            return self
        samples = Samples(tuple(self.sampler(chance) for _ in range(SAMPLES)))
        return Free(self.kind, samples.draw, samples.contain, tuple(self.told().items()))


SAMPLES = 8


class Samples(Struct, frozen=True):
    """A few values of a free field, in the place of the functions that made them."""

    values: tuple[Any, ...]

    def draw(self, chance: Chance) -> Any:
        return chance.choice(self.values)

    def contain(self, value: object) -> bool:
        return value in self.values


Domain = Any
"""A list or range (any of these), a Text, a Free, one fixed value, or a function that gives one
of these from the fields before it: `target=lambda source: enemies_next_to(source)`. One that looks
at the first fields only says so: `dice=lambda source, *_: Range(1, most_dice(source))`."""

LISTED = (list, range)
OPEN = (Text, Free)
