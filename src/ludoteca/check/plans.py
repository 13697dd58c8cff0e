"""Plans: the set-ups a check plays: seats, each option at each of its values, teams, versions,
empty seats."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import TypeAlias

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
    empty: tuple[int, ...] = ()
    """Seats that nobody has taken at the start."""

    def start(self, game: Game, *observers: Observer) -> Match:
        return Match.start(
            game,
            seats=self.seats,
            options=self.options,
            teams=self.teams,
            seed=seed_from_int(self.seed),
            observers=observers,
            version=self.version,
            empty=self.empty,
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
        (seats, options, teams, empty), version = possible[number * stride % len(possible)]
        yield number, Plan(seats, options, teams, seed * 1_000_003 + number, version, empty)


def _versions(game: Game) -> list[int | None]:
    """The newest rules version (None), then the older ones the game supports."""
    about = game.about
    return [None, *range(about.version - 1, about.oldest - 1, -1)]


SetUp: TypeAlias = tuple[int, JsonObject, tuple[int, ...], tuple[int, ...]]
"""Seats, options, teams, empty seats."""
EVERY_NUMBER = 10
"""Numbers of seats up to this one are all played; above it the greatest alone."""


def _set_ups(game: Game) -> Iterator[SetUp]:
    fewest, most = game.about.seats
    numbers = [*range(fewest, min(most, EVERY_NUMBER) + 1), *{most} - {*range(EVERY_NUMBER + 1)}]
    for options in option_sets(game):
        for seats in numbers:
            if _fits(game, seats, options):
                yield from _seatings(game, seats, options)


def _seatings(game: Game, seats: int, options: JsonObject) -> Iterator[SetUp]:
    """With and without teams, and with empty seats where the game has them."""
    sides: list[tuple[int, ...]] = [()]
    if game.about.teams and seats > 2:
        sides.append(tuple(seat % 2 for seat in range(seats)))
    empty = tuple(range(game.about.seats[0], seats, 2)) if game.about.joins else ()
    for teams in sides:
        yield seats, options, teams, ()
        if empty:
            yield seats, options, teams, empty


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
