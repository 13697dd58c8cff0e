"""Ladders: how much stronger each strength of a game is than the next weaker one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from ludoteca.kernel import Game

from .simulate import Progress, simulate


class Rung(Struct, frozen=True):
    """One strength alone against copies of a weaker one."""

    stronger: str
    weaker: str
    seats: int
    matches: int
    rate: float
    """Share of matches that the stronger one won."""
    low: float
    high: float
    """The bounds of the 95 % interval of the rate."""

    @property
    def fair(self) -> float:
        """The share of equals."""
        return 1 / self.seats

    @property
    def is_proven(self) -> bool:
        """Whether the stronger one is stronger with 95 % confidence."""
        return self.low > self.fair


def ladder_of(game: Game) -> list[str]:
    """The strengths of a game, the strongest first; characters of one strength are not compared."""
    known = [name for name in ("easy", "normal", "hard", "master") if name in game.bots]
    return [*reversed(known or list(game.bots)), "random"]


def ladder_seats(game: Game) -> list[int]:
    """The smallest table, and one against three where so many can play."""
    fewest, most = game.about.seats
    return [fewest, 4] if fewest < 4 <= most else [fewest]


def climb(
    game: Game,
    strengths: Sequence[str],
    seats: Sequence[int],
    *,
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Callable[[Rung], Progress | None] = lambda rung: None,
) -> list[Rung]:
    """Play every strength against the next weaker one, at tables of these sizes."""
    rungs = []
    for places in seats:
        for stronger, weaker in pairwise(strengths):
            empty = Rung(stronger, weaker, places, 0, 0.0, 0.0, 1.0)
            result = simulate(
                game,
                [stronger, *[weaker] * (places - 1)],
                matches=matches,
                seed=seed,
                options=options,
                workers=workers,
                progress=progress(empty),
            )
            first = result.bots[0]
            rungs.append(Rung(stronger, weaker, places, matches, first.rate, first.low, first.high))
    return rungs
