"""Choices: what a seat may do now, in compact form.

A row names a kind of move and, for each field, what it may be. One row may stand for thousands
of moves, so describing them costs microseconds where listing them costs milliseconds. From the
rows come legal moves, random moves, membership, highlights, forms and action spaces.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from types import FunctionType
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


Leaf = Any
"""A list or range (any of these), a Text, a Free, one fixed value, or a function that gives one
of these from the fields before it: `target=lambda source: enemies_next_to(source)`. One that looks
at the first fields only says so: `dice=lambda source, *_: Range(1, most_dice(source))`."""


class Row(Struct, frozen=True, gc=False):
    """A kind of move and what each of its fields may be."""

    move: type[Move]
    leaves: tuple[Leaf, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        values: list[Any] = []
        for name, leaf in zip(self.move.__struct_fields__, self.leaves, strict=True):
            value = getattr(move, name)
            if not _admits(leaf(*values) if type(leaf) is FunctionType else leaf, value):
                return False
            values.append(value)
        return True

    def sample(self, chance: Chance) -> Move:
        values: list[Any] = []
        for leaf in self.leaves:
            kind = type(leaf)
            if kind is FunctionType:
                leaf = leaf(*values)
                kind = type(leaf)
            if kind is list or kind is range:
                count = len(leaf)
                leaf = leaf[chance.below(count) if count > 1 else 0]
            elif kind is Text or kind is Free:
                leaf = leaf.sample(chance)
            values.append(leaf)
        return self.move(*values)

    def moves(self) -> Iterator[Move]:
        """Every move the row stands for, in order."""
        for row in self.expanded():
            if not row.is_finite:
                raise ValueError(f"{row.move.__name__} has free fields: sample it, do not list it")
            columns = [_listed(leaf) for leaf in row.leaves]
            yield from (row.move(*values) for values in product(*columns))

    def expanded(self) -> Iterator[Row]:
        """The same as rows whose fields do not depend on each other."""
        return (Row(self.move, leaves) for leaves in self.independent())

    def independent(self) -> Iterable[tuple[Leaf, ...]]:
        """The leaves of those rows."""
        looks_at = [_looks_at(leaf) for leaf in self.leaves if type(leaf) is FunctionType]
        if not looks_at:
            return (self.leaves,)
        first, others = self.leaves[: max(looks_at)], self.leaves[max(looks_at) :]
        return [
            (*values, *[_seen(leaf, values) for leaf in others]) for values in _combinations(first)
        ]

    @property
    def is_finite(self) -> bool:
        return not any(type(leaf) in OPEN for leaf in self.leaves)

    def sealed(self, chance: Chance) -> Row:
        sealed = (leaf.sealed(chance) if type(leaf) is Free else leaf for leaf in self.leaves)
        return Row(self.move, tuple(sealed))

    def to_wire(self) -> dict[str, Any]:
        return _wire_row(self.move, self.leaves)


LISTED = (list, range)
OPEN = (Text, Free)


def _admits(leaf: Leaf, value: object) -> bool:
    kind = type(leaf)
    if kind in LISTED:
        return value in leaf
    if kind in OPEN:
        return bool(leaf.contains(value))
    return bool(leaf == value)


def _looks_at(function: FunctionType) -> int:
    """How many of the fields before it a leaf depends on."""
    return function.__code__.co_argcount


def _seen(leaf: Leaf, values: tuple[Any, ...]) -> Leaf:
    """What a leaf is where the fields before it have these values."""
    return leaf(*values[: _looks_at(leaf)]) if type(leaf) is FunctionType else leaf


def _listed(leaf: Leaf) -> Any:
    return leaf if type(leaf) in LISTED else (leaf,)


def _combinations(leaves: tuple[Leaf, ...]) -> list[tuple[Any, ...]]:
    """All values that fields may have together."""
    found: list[tuple[Any, ...]] = [()]
    for leaf in leaves:
        found = [(*before, one) for before in found for one in _listed(_seen(leaf, before))]
    return found


def _wire_row(move: type[Move], leaves: tuple[Leaf, ...]) -> dict[str, Any]:
    fields = zip(move.__struct_fields__, map(_wire, leaves), strict=True)
    return {"move": move.tag, "fields": dict(fields)}


def _wire(leaf: Leaf) -> dict[str, Any]:
    kind = type(leaf)
    if kind is str or kind is int:
        return {"is": leaf}
    if kind is range and leaf.step == 1:
        return {"from": leaf.start, "to": leaf.stop - 1}
    if kind in LISTED:
        return {"one_of": to_builtins(list(leaf))}
    if kind is Text:
        return {"text": leaf.max_length}
    if kind is Free:
        return {"free": leaf.kind, **leaf.told()}
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
        for row in self.rows:  # noqa: SIM110 - asked for every move: a plain loop is quickest
            if row.contains(move):
                return True
        return False

    contains = __contains__

    def __iter__(self) -> Iterator[Move]:
        return self.legal_moves()

    @property
    def kinds(self) -> set[type[Move]]:
        return {row.move for row in self.rows}

    def legal_moves(self) -> Iterator[Move]:
        """Every legal move, when there is no free field among them."""
        for row in self.rows:
            yield from row.moves()

    def first(self) -> Move:
        """The first move that can be listed: what a modest autopilot plays."""
        plain = (row for choice in self.rows for row in choice.expanded())
        move = next((move for row in plain if row.is_finite for move in row.moves()), None)
        if move is None:
            raise GameError("no choice can be listed: the round needs an autopilot of its own")
        return move

    def sample(self, chance: Chance) -> Move:
        """A random legal move: a row first, as likely as its first field has values; then each
        field. So no kind of move is drowned by another that has very many forms."""
        rows = self.rows
        if len(rows) == 1:
            return rows[0].sample(chance)
        tickets, sold = [], 0
        for row in rows:
            leaves = row.leaves
            sold += len(leaves[0]) if leaves and type(leaves[0]) in LISTED else 1
            tickets.append(sold)
        return rows[bisect_right(tickets, chance.below(sold))].sample(chance)

    def expanded(self) -> Choices:
        """The same choices in rows whose fields do not depend on each other."""
        return Choices(*(plain for row in self.rows for plain in row.expanded()))

    def sealed(self, chance: Chance) -> Choices:
        """The same for another process, which must not learn what free fields are judged by."""
        return Choices(*(row.sealed(chance) for row in self.expanded().rows))

    def to_wire(self) -> list[dict[str, Any]]:
        """What clients get; made of JSON types only."""
        return [_wire_row(row.move, leaves) for row in self.rows for leaves in row.independent()]


NOTHING = Choices()
