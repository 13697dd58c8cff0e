"""Which matches a check plays: seats, options one by one at each of their values, teams."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Chance, FastChance, Game, Match, Rejected, seed_from_int
from ludoteca.kernel.options import try_values


class Plan(Struct, frozen=True):
    seats: int
    options: dict[str, Any]
    teams: tuple[int, ...]
    seed: int

    def start(self, game: Game) -> Match:
        return Match.start(
            game,
            seats=self.seats,
            options=self.options,
            teams=self.teams,
            seed=seed_from_int(self.seed),
        )

    def dice_of_the_players(self) -> Chance:
        """What the random players decide with; nothing the match knows of."""
        return FastChance(seed_from_int(-1 - self.seed))


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The brief options, then each option at each of its values."""
    brief = game.about.brief
    tries = try_values(game.about.options).items()
    return [brief, *({**brief, name: value} for name, values in tries for value in values)]


def plans(game: Game, matches: int, seed: int) -> Iterator[Plan]:
    """So many set-ups, small ones first, every kind at least once if the number allows."""
    fewest, most = game.about.seats
    possible: list[tuple[int, dict[str, Any], tuple[int, ...]]] = []
    for options in option_sets(game):
        for seats in range(fewest, most + 1):
            team_sets: list[tuple[int, ...]] = [()]
            if game.about.teams and seats > 2:
                team_sets.append(tuple(seat % 2 for seat in range(seats)))
            possible += [
                (seats, options, teams) for teams in team_sets if _fits(game, seats, options)
            ]
    for number, (seats, options, teams) in enumerate(islice(cycle(possible), matches)):
        yield Plan(seats, options, teams, seed * 1_000_003 + number)


def _fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options go together; those that exclude each other are not tried."""
    try:
        game.about.options(**options).check(seats)
    except Rejected:
        return False
    return True
