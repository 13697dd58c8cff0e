"""Choices: what a seat may do now, in compact form.

A row names a kind of move and, for each field, what it may be. One row may stand for thousands
of moves, so describing them costs microseconds where listing them costs milliseconds. From the
rows come legal moves, random moves, membership, highlights, forms and action spaces.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from ..chance import Chance
from ..move import Move, Row
from ..rejected import GameError
from .domains import LISTED
from .expansion import wire_rows


class Choices:
    """The rows of what one seat may do; empty when it may do nothing."""

    __slots__ = ("rows",)

    def __init__(self, *rows: Row) -> None:
        self.rows = rows

    def __bool__(self) -> bool:
        return bool(self.rows)

    def __repr__(self) -> str:
        return f"Choices{self.rows}"

    def __reduce__(self) -> tuple[type[Choices], tuple[Row, ...]]:
        """Choices travel to bots in other processes; compiled, they would not know how."""
        return Choices, self.rows

    def __contains__(self, move: Move) -> bool:
        for row in self.rows:  # noqa: SIM110 - asked for every move: a plain loop is quickest
            if row.contains(move):
                return True
        return False

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
        for choice in self.rows:
            for row in choice.expanded():
                if row.is_finite:
                    for move in row.moves():
                        return move
        raise GameError("no choice can be listed: the round needs an autopilot of its own")

    def sample(self, chance: Chance) -> Move:
        """A random legal move: a row first, as likely as its first field has values; then each
        field. So no kind of move is drowned by another that has very many forms."""
        rows = self.rows
        if len(rows) == 1:
            return rows[0].sample(chance)
        tickets, sold = [], 0
        for row in rows:
            domains = row.domains
            sold += len(domains[0]) if domains and type(domains[0]) in LISTED else 1
            tickets.append(sold)
        return rows[bisect_right(tickets, chance.below(sold))].sample(chance)

    def expanded(self) -> Choices:
        """The same choices in rows whose fields do not depend on each other."""
        return Choices(*[plain for row in self.rows for plain in row.expanded()])

    def sealed(self, chance: Chance) -> Choices:
        """The same for another process, which must not learn what free fields are judged by."""
        return Choices(*[row.sealed(chance) for row in self.expanded().rows])

    def to_wire(self) -> list[dict[str, Any]]:
        """What clients get; made of JSON types only."""
        return [
            told
            for row in self.rows
            for told in wire_rows(row.move.tag, row.move.__struct_fields__, row.domains)
        ]


NOTHING = Choices()
