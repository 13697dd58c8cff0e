"""Search in several processes at once: each searches the same decision with a seed of its own."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ludoteca.kernel import (
    AnyView,
    Chance,
    Choices,
    FastChance,
    Game,
    Imagination,
    Move,
    Wait,
)
from ludoteca.kernel import game as find_game

from .search import PAUSE, Budget, SearchBot, merged
from .tree import Node


class ParallelSearchBot:
    """A `SearchBot` that thinks in several processes, in each for the whole budget. It needs a game
    that is installed, and keeps no tree between moves. Close it when it is not used any more."""

    def __init__(self, game: Game, processes: int, budget: Budget | None = None) -> None:
        self.game = game
        self.processes = processes
        self.budget = budget or Budget(game.search.iterations)
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        """Where nothing can be imagined, play as playouts do."""
        return SearchBot(self.game, self.budget).choose(view, choices, chance)

    def choose_imagining(
        self, view: AnyView, choices: Choices, chance: Chance, imagination: Imagination
    ) -> Move | Wait:
        best = self.think(view, choices, chance, imagination).best(chance)
        return PAUSE if best is None else best

    def think(
        self, view: AnyView, choices: Choices, chance: Chance, imagination: Imagination
    ) -> Node:
        """The sum of what all processes found. As in one process, it depends on the seed alone,
        unless the budget is one of time."""
        seeds = [chance.fork().seed for _ in range(self.processes)]
        sealed = choices.sealed(chance)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"))
        given = (self.game.about.id, self.budget, view, sealed, imagination)
        asked = [self._pool.submit(_think, seed, *given) for seed in seeds]
        roots: Sequence[Node] = [one.result() for one in asked]
        return merged(roots)

    def close(self) -> None:
        """Stop the processes; a later decision starts them again."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _think(
    seed: bytes,
    game_id: str,
    budget: Budget,
    view: AnyView,
    choices: Choices,
    imagination: Imagination,
) -> Node:
    bot = SearchBot(find_game(game_id), budget)
    return bot.think(view, choices, FastChance(seed), imagination)
