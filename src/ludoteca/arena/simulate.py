"""Simulations: many seeded matches between bots, in several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from itertools import takewhile
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Any, TypeAlias

from ludoteca.kernel import Chance, FastChance, Game, Match, Options
from ludoteca.kernel import game as find_game

from .bot_files import any_bot
from .drive import drive
from .results import Simulation, Tally, numbered

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of matches played and in total."""

CHUNK = 20
"""Matches per task, independent of the number of processes."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines the matches, in whichever process they are played."""

    game: Game
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] | Options | None = None
    teams: tuple[int, ...] = ()
    chance: type[Chance] = FastChance

    def seating(self, index: int) -> list[int]:
        """The bot at each seat: a random order, rotated until every bot had every seat."""
        block, turns = divmod(index, len(self.bots))
        order = list(range(len(self.bots)))
        FastChance(self._bytes("seating", block)).shuffle(order)
        return order[turns:] + order[:turns]

    def play(self, index: int) -> Match:
        """Play one of the matches to its end."""
        match = Match.start(
            self.game,
            seats=len(self.bots),
            seed=self._bytes("match", index),
            options=self.options,
            teams=self.teams,
            chance=self.chance,
        )
        bots = [any_bot(self.game, self.bots[bot]) for bot in self.seating(index)]
        drive(match, bots, FastChance(self._bytes("bots", index)))
        return match

    def tally(self, indexes: Iterable[int]) -> Tally:
        tally = Tally()
        for index in indexes:
            tally.count(self.play(index), self.seating(index))
        return tally

    def __reduce__(self) -> tuple[Callable[..., Plan], tuple[object, ...]]:
        """Pickle the game's id instead of its rules."""
        rest = (self.bots, self.seed, self.options, self.teams, self.chance)
        return _plan_for, (self.game.about.id, *rest)

    def _bytes(self, purpose: str, index: int) -> bytes:
        key = f"ludoteca/simulate/1/{purpose}/{self.seed}/{index}"
        return blake2b(key.encode(), digest_size=32).digest()


def simulate(
    game: Game,
    bots: Sequence[str],
    *,
    matches: int = 1000,
    seed: int = 0,
    options: Mapping[str, object] | Options | None = None,
    teams: Sequence[int] = (),
    workers: int | None = None,
    chance: type[Chance] = FastChance,
    progress: Progress | None = None,
) -> Simulation:
    """Play matches between these bots (by strength, one per seat) and summarise them.

    The result is the same for any number of workers; by default there is one per processor.
    """
    if matches < 1:
        raise ValueError("a simulation has at least one match")
    plan = Plan(game, tuple(bots), seed, options, tuple(teams), chance)
    chunks = [range(i, min(i + CHUNK, matches)) for i in range(0, matches, CHUNK)]
    started = perf_counter()
    total = Tally()
    with _tallies(plan, chunks, min(workers or _processors(), len(chunks))) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(total.ends.total(), matches)
    return _summary(plan, total, perf_counter() - started)


def _summary(plan: Plan, total: Tally, seconds: float) -> Simulation:
    matches = total.ends.total()
    return Simulation(
        game=plan.game.about.id,
        version=plan.game.about.version,
        seed=plan.seed,
        matches=matches,
        bots=total.results("bot", numbered(plan.bots)),
        seats=total.results("seat", [str(seat + 1) for seat in range(len(plan.bots))]),
        ends=dict(sorted(total.ends.items(), key=lambda end: (-end[1], end[0]))),
        mean_rounds=total.lengths["rounds"] / matches,
        mean_steps=total.lengths["steps"] / matches,
        mean_millis=total.lengths["millis"] / matches,
        seconds=seconds,
    )


# Processes


@contextmanager
def _tallies(plan: Plan, chunks: Sequence[range], workers: int) -> Iterator[Iterable[Tally]]:
    """The tallies of the chunks, in any order; leaving early stops the workers."""
    if workers == 1:
        yield map(plan.tally, chunks)
        return
    # Forking is fast and supports games without an entry point.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _initialise, (plan, stop)) as pool:
        futures = [pool.submit(_tally, chunk) for chunk in chunks]
        try:
            yield (future.result() for future in as_completed(futures))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _plan_for(game_id: str, *rest: Any) -> Plan:
    return Plan(find_game(game_id), *rest)


_tasks: list[tuple[Plan, Event]] = []
"""In a worker: its plan, and the event that stops it."""


def _initialise(plan: Plan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and stops the workers
    _tasks[:] = [(plan, stop)]


def _tally(indexes: range) -> Tally:
    plan, stop = _tasks[0]
    return plan.tally(takewhile(lambda _: not stop.is_set(), indexes))


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
