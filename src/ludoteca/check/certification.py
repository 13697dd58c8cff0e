"""Putting a game to the test: many walks, its easy bot, its texts, and fresh processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.arena.drive import drive
from ludoteca.kernel import FastChance, Game, seed_from_int

from .coverage import Coverage
from .determinism import is_the_same_elsewhere
from .failure import CheckFailed
from .plans import Plan, plans
from .random_match import RandomMatch
from .step_properties import watched
from .text_properties import has_texts

SMALLER_TRIES = 12


class Report(Struct, frozen=True):
    """What was seen on the way to no objection."""

    game: str
    matches: int
    steps: int
    reasons: tuple[str, ...]
    refusals: tuple[str, ...]


def check_game(
    game: Game,
    *,
    matches: int = 30,
    seed: int = 0,
    max_steps: int = 20_000,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Raise CheckFailed, naming a property and a small example, unless the game keeps its word."""
    seen, under_watch = Coverage(), watched(game)
    records, fingerprints = list[dict[str, Any]](), list[str]()
    for number, plan in plans(game, matches, seed):
        walk = RandomMatch(under_watch, plan, seen, max_steps)
        try:
            records.append(walk.run().record())
        except CheckFailed as failure:
            raise _smaller(under_watch, plan, failure) from failure.__cause__
        fingerprints.append(str(walk.fingerprint))
        if progress is not None:
            progress(number + 1, matches)
    bots_keep_the_rules(game, seed, max_steps)
    has_texts(game, seen)
    is_the_same_elsewhere(game, records, fingerprints)
    return Report(
        game.about.id,
        matches,
        sum(len(record["log"]) for record in records),
        tuple(sorted(seen.reasons)),
        tuple(sorted(seen.refusals)),
    )


def _smaller(game: Game, plan: Plan, found: CheckFailed) -> CheckFailed:
    """Look for a shorter match that fails in the same way."""
    if found.record is None or found.prop == "ends":
        return found
    seats = plan.seats if plan.teams else game.about.seats[0]
    for number in range(SMALLER_TRIES):
        smaller = replace(plan, seats=seats, seed=plan.seed + 7919 * (number + 1))
        try:
            RandomMatch(game, smaller, Coverage(), max_steps=len(found.record["log"])).run()
        except CheckFailed as failure:
            if failure.prop == found.prop and failure.steps < found.steps:
                found = failure
    return found


def bots_keep_the_rules(game: Game, seed: int, max_steps: int) -> None:
    """A match between bots of the game's own comes to its end too."""
    strength = next(iter(game.bots), "random")
    for seats in {*game.about.seats}:
        match = Plan(seats, game.about.brief, (), seed).start(game)
        bots = [game.make_bot(strength) for _ in range(seats)]
        try:
            drive(match, bots, FastChance(seed_from_int(seed)), max_steps=max_steps)
        except Exception as error:
            told = f"{strength} bots on {seats} seats: {str(error) or repr(error)}"
            raise CheckFailed("bots", told, match.record()) from error
