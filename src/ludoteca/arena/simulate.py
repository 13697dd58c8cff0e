"""Simulations: many seeded matches between bots, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from typing import Any, TypeAlias

from ludoteca.kernel import Bot, Chance, FastChance, Game, Match, Observer, Options
from ludoteca.kernel import game as find_game

from .bot_files import any_bot
from .drive import Endless, drive
from .processes import tallies
from .results import Simulation, Tally, numbered

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of matches played and in total."""


def unchanged(bot: Bot, strength: str) -> Bot:
    return bot


MOST_STEPS = 30_000
"""Moves and pauses after which a match is counted as it stands: bots that play at random may never
end one."""


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

    def play(
        self,
        index: int,
        observers: Sequence[Observer] = (),
        wrapped: Callable[[Bot, str], Bot] = unchanged,
    ) -> Match:
        """Play one of the matches to its end, or as far as `MOST_STEPS`."""
        match = Match.start(
            self.game,
            seats=len(self.bots),
            seed=self._bytes("match", index),
            options=self.options,
            teams=self.teams,
            chance=self.chance,
            observers=observers,
        )
        names = [self.bots[bot] for bot in self.seating(index)]
        bots = [wrapped(any_bot(self.game, name), name) for name in names]
        with suppress(Endless):
            drive(match, bots, FastChance(self._bytes("bots", index)), max_steps=MOST_STEPS)
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
    started = perf_counter()
    total = Tally()
    with tallies(plan, matches, workers) as found:
        for tally in found:
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


def _plan_for(game_id: str, *rest: Any) -> Plan:
    return Plan(find_game(game_id), *rest)
