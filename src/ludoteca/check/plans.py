"""Plans: the set-ups a check plays: seats, each option at each of its values, teams, versions."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from msgspec import Struct

from ludoteca.kernel import (
    Chance,
    FastChance,
    Game,
    JsonObject,
    Match,
    Observer,
    Rejected,
    seed_from_int,
    try_values,
)


class Plan(Struct, frozen=True):
    """The set-up of one match."""

    seats: int
    options: JsonObject
    teams: tuple[int, ...]
    seed: int = 0
    version: int | None = None
    """The version of the rules; None for the newest."""

    def start(self, game: Game, *observers: Observer) -> Match:
        return Match.start(
            game,
            seats=self.seats,
            options=self.options,
            teams=self.teams,
            seed=seed_from_int(self.seed),
            observers=observers,
            version=self.version,
        )

    def players_chance(self) -> Chance:
        """The chance of the random players, independent of the match's."""
        return FastChance(seed_from_int(-1 - self.seed))


def plans(game: Game, matches: int, seed: int) -> Iterator[tuple[int, Plan]]:
    """Numbered set-ups, the smallest first. All of them, if the number allows; with fewer, still
    every number of seats, every option, with and without teams."""
    possible = [(set_up, version) for version in _versions(game) for set_up in _set_ups(game)]
    stride = _golden_stride(len(possible))
    for number in range(matches):
        set_up, version = possible[number * stride % len(possible)]
        yield number, Plan(*set_up, seed * 1_000_003 + number, version)


def _versions(game: Game) -> list[int | None]:
    """The newest rules version (None), then the older ones the game supports."""
    about = game.about
    return [None, *range(about.version - 1, about.oldest - 1, -1)]


def _set_ups(game: Game) -> Iterator[tuple[int, JsonObject, tuple[int, ...]]]:
    fewest, most = game.about.seats
    for options in option_sets(game):
        for seats in range(fewest, most + 1):
            if _fits(game, seats, options):
                yield seats, options, ()
                if game.about.teams and seats > 2:
                    yield seats, options, tuple(seat % 2 for seat in range(seats))


def option_sets(game: Game) -> list[JsonObject]:
    """The brief options, then each option at each of its values."""
    brief = game.about.brief
    tries = try_values(game.about.options).items()
    return [brief, *({**brief, name: value} for name, values in tries for value in values)]


def _fits(game: Game, seats: int, options: JsonObject) -> bool:
    """Whether these options are compatible."""
    try:
        game.about.options(**options).check(seats)
    except Rejected:
        return False
    return True


def _golden_stride(count: int) -> int:
    """A step coprime to the count, near the golden ratio: it visits all, evenly from the start."""
    wish = round(count * 0.618)
    return next(step for step in range(wish, 2 * count + 1) if gcd(step, count) == 1)
