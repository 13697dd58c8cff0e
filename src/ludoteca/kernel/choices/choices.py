"""Choices: the legal moves of a seat in compact form.

A row is a kind of move with a domain for each field. One row may stand for thousands of moves, so
describing them costs microseconds where listing them costs milliseconds. Rows give legal moves,
random moves, membership, highlights, forms and action spaces.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from ..chance import Chance
from ..rejected import GameError
from ..types import JsonObject
from .domains import LISTED, Free
from .expansion import wire_rows
from .move import Move, Row


class Choices:
    """The rows of one seat; empty when it has no legal move."""

    __slots__ = ("rows",)

    def __init__(self, *rows: Row) -> None:
        self.rows = rows

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __repr__(self) -> str:
        return f"Choices{self.rows}"

    def __reduce__(self) -> tuple[type[Choices], tuple[Row, ...]]:
        """Pickle support for bots in other processes: compiled classes have none by default."""
        return Choices, self.rows

    def __contains__(self, move: Move) -> bool:
        for row in self.rows:  # noqa: SIM110 - hot path: a plain loop is fastest
            if row.contains(move):
                return True
        return False

    def __iter__(self) -> Iterator[Move]:
        return self.legal_moves()

    @property
    def kinds(self) -> set[type[Move]]:
        return {row.move for row in self.rows}

    def legal_moves(self) -> Iterator[Move]:
        """Every legal move; not possible with free fields."""
        for row in self.rows:
            yield from row.moves()

    def first(self) -> Move:
        """The first listable move: the default autopilot."""
        for choice in self.rows:
            for row in choice.expanded():
                if row.is_finite:
                    for move in row.moves():
                        return move
        raise GameError("no choice can be listed: the round needs an autopilot of its own")

    def sample(self, chance: Chance) -> Move:
        """A random legal move: first a row, weighted by the size of its first domain, then each
        field. So a kind of move with very many forms does not crowd out the others."""
        rows = self.rows
        if len(rows) == 1:
            return rows[0].sample(chance)
        cumulative, total = [], 0
        for row in rows:
            domains = row.domains
            total += len(domains[0]) if domains and type(domains[0]) in LISTED else 1
            cumulative.append(total)
        return rows[bisect_right(cumulative, chance.below(total))].sample(chance)

    def expanded(self) -> Choices:
        """Equivalent choices in rows whose fields do not depend on each other."""
        return Choices(*[plain for row in self.rows for plain in row.expanded()])

    @property
    def has_free_fields(self) -> bool:
        """Whether some field has values no list describes."""
        return any(type(domain) is Free for row in self.rows for domain in row.domains)

    def sealed(self, chance: Chance) -> Choices:
        """A copy for another process, without the functions of free fields, which may know
        secrets."""
        return Choices(*[row.sealed(chance) for row in self.expanded().rows])

    def to_wire(self) -> list[JsonObject]:
        """The rows as clients get them, in JSON types."""
        return [
            wire
            for row in self.rows
            for wire in wire_rows(row.move.tag, row.move.__struct_fields__, row.domains)
        ]


NOTHING = Choices()
