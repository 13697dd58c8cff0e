"""Choices: what a seat may do now, in compact form.

A row names a kind of move and, for each field, what it may be. One row may stand for thousands
of moves, so describing them costs microseconds where listing them costs milliseconds. From the
rows come legal moves, random moves, membership, highlights, forms and action spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

from .rejected import GameError

if TYPE_CHECKING:
    from .chance import Chance
    from .move import Move


def Range(low: int, high: int) -> range:  # noqa: N802 - reads as the leaf it is
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
    functions. `kind` and `hints` tell the browser which control to show, within which limits."""

    kind: str
    sampler: Callable[[Chance], Any]
    accepts: Callable[[Any], bool]
    hints: tuple[tuple[str, int | str], ...] = ()

    def contains(self, value: object) -> bool:
        return self.accepts(value)

    def sample(self, chance: Chance) -> Any:
        return self.sampler(chance)


Leaf = Any
"""A list or range (any of these), a Text, a Free, or one fixed value."""

_LISTED = (list, range)
_OPEN = (Text, Free)


class Row(Struct, frozen=True):
    """A kind of move and what each of its fields may be, independently of the others."""

    move: type[Move]
    leaves: tuple[Leaf, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        fields = self.move.__struct_fields__
        return all(
            _admits(leaf, getattr(move, name))
            for leaf, name in zip(self.leaves, fields, strict=True)
        )

    def sample(self, chance: Chance) -> Move:
        return self.move(*[_sample(leaf, chance) for leaf in self.leaves])

    def moves(self) -> Iterator[Move]:
        if not self.is_finite:
            raise ValueError(f"{self.move.__name__} has free fields: it can be sampled, not listed")
        columns = [leaf if type(leaf) in _LISTED else (leaf,) for leaf in self.leaves]
        return (self.move(*values) for values in product(*columns))

    @property
    def is_finite(self) -> bool:
        return not any(type(leaf) in _OPEN for leaf in self.leaves)

    def to_wire(self) -> dict[str, Any]:
        fields = zip(self.move.__struct_fields__, self.leaves, strict=True)
        return {"move": self.move.tag, "fields": {name: _wire(leaf) for name, leaf in fields}}


def _admits(leaf: Leaf, value: object) -> bool:
    kind = type(leaf)
    if kind in _LISTED:
        return value in leaf
    if kind in _OPEN:
        return bool(leaf.contains(value))
    return bool(leaf == value)


def _sample(leaf: Leaf, chance: Chance) -> Any:
    kind = type(leaf)
    if kind in _LISTED:
        return leaf[chance.below(len(leaf))]
    if kind in _OPEN:
        return leaf.sample(chance)
    return leaf


def _wire(leaf: Leaf) -> Any:
    match leaf:
        case range(step=1):
            return {"from": leaf.start, "to": leaf.stop - 1}
        case list() | range():
            return {"one_of": to_builtins(list(leaf))}
        case Text(max_length=length):
            return {"text": length}
        case Free(kind=kind, hints=hints):
            return {"free": kind, **dict(hints)}
        case _:
            return {"is": to_builtins(leaf)}


class Choices:
    """The rows of what one seat may do; empty when it may do nothing."""

    __slots__ = ("rows",)

    def __init__(self, *rows: Row) -> None:
        self.rows = rows

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __repr__(self) -> str:
        return f"Choices{self.rows}"

    def __contains__(self, move: Move) -> bool:
        return any(row.contains(move) for row in self.rows)

    contains = __contains__

    @property
    def kinds(self) -> set[type[Move]]:
        return {row.move for row in self.rows}

    def legal_moves(self) -> Iterator[Move]:
        """Every legal move, when there is no free field among them."""
        for row in self.rows:
            yield from row.moves()

    def first(self) -> Move:
        """The first move that can be listed: what a modest autopilot plays."""
        listed = (move for row in self.rows if row.is_finite for move in row.moves())
        move = next(listed, None)
        if move is None:
            raise GameError("no choice can be listed: the round needs an autopilot of its own")
        return move

    def sample(self, chance: Chance) -> Move:
        """A random legal move: a row first, then each field, so that no kind of move is
        drowned by another that has many forms."""
        rows = self.rows
        return rows[chance.below(len(rows))].sample(chance)

    def to_wire(self) -> list[dict[str, Any]]:
        """What clients get; made of JSON types only."""
        return [row.to_wire() for row in self.rows]


NOTHING = Choices()
