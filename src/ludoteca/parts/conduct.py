"""Counts of the behaviour of a game's bots: the part of a game that `ludoteca conduct` runs.

A game registers a `Conduct` as an entry point in the group `ludoteca.conduct`, under its own id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Seat, Step


class Count(NamedTuple):
    """A number of times that a seat did or met something in one step."""

    seat: Seat
    name: str
    number: int = 1


Counting: TypeAlias = Callable[[Any, Step[Any], Any], Iterable[Count]]
"""`counting(before, step, ctx)`: the counts of one step. `before` is the state before it,
`step.state` the one after it."""


class Figure(Struct, frozen=True, kw_only=True):
    """A count in proportion to another one, such as supports to orders. Its text is
    `conduct-<name>`."""

    name: str
    part: str
    of: str = ""
    """The other count; without one, seats played."""
    percent: bool = True


class Conduct(Struct, frozen=True, kw_only=True):
    """What is counted in a game, and the figures made of it."""

    new_counting: Callable[[], Counting]
    """Called for every match: what it returns is given the steps of that match in their order, and
    may remember them."""
    figures: tuple[Figure, ...]
    locale: Path
    """The folder of the texts: one `.ftl` file per language."""
