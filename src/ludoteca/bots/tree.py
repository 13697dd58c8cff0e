"""Nodes of the search: a decision as the seat that takes it sees it, and what trying its moves has
brought so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from ludoteca.kernel import Chance, Move

EXPLORATION = 0.7
"""Weight of moves seldom tried (UCB1); values are from 0 to 1."""
WIDENING = 1.5
"""Moves tried at a node that widens: this times the square root of its visits."""

Act = Move | None
"""A move; or None, to let others act first."""


class Tried:
    """A move that was tried at a node."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """One decision. Positions that look the same to the seat share it, so it is an information set,
    and the tree of one move can be used again at the next."""

    __slots__ = ("moves", "seen_at", "visits", "widens")

    def __init__(self, candidates: Sequence[Act], *, widens: bool = False) -> None:
        self.moves: dict[Act, Tried] = {move: Tried() for move in candidates}
        self.visits = 0
        self.widens = widens
        """Whether there are more moves than these."""
        self.seen_at = 0
        """The latest search that came here: older ones are forgotten first."""

    def add(self, move: Act) -> None:
        """Try another move from now on."""
        self.moves.setdefault(move, Tried())

    @property
    def wants_another(self) -> bool:
        """Whether another move should be tried by now."""
        return self.widens and len(self.moves) < 1 + WIDENING * sqrt(self.visits)

    def select(self) -> Act:
        """The move to try next: one never tried, otherwise by its upper confidence bound."""
        best: Act = None
        best_bound = -1.0
        spread = log(self.visits + 1)
        for move, tried in self.moves.items():
            if not tried.visits:
                return move
            bound = tried.total / tried.visits + EXPLORATION * sqrt(spread / tried.visits)
            if bound > best_bound:
                best, best_bound = move, bound
        return best

    def update(self, move: Act, value: float) -> None:
        tried = self.moves[move]
        self.visits += 1
        tried.visits += 1
        tried.total += value

    def best(self, chance: Chance) -> Act:
        """The move tried most often; among equals the one with the better results, then by lot."""
        key = max((tried.visits, tried.mean) for tried in self.moves.values())
        return chance.choice(
            [move for move, tried in self.moves.items() if (tried.visits, tried.mean) == key]
        )
