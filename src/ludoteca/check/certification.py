"""check_game: random matches, the game's bots, its texts, and replays in fresh processes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.arena.drive import drive
from ludoteca.kernel import FastChance, Game, JsonObject, seed_from_int

from .coverage import Coverage
from .determinism import check_determinism
from .endings import check_endings
from .failure import CheckFailed
from .plans import Plan, plans
from .random_match import RandomMatch
from .step_properties import guarded
from .text_properties import check_texts

SMALLER_TRIES = 12


class Report(Struct, frozen=True):
    """Summary of a successful check."""

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
    """Raise CheckFailed, with the property and a small example, unless all properties hold."""
    coverage, guarded_game = Coverage(), guarded(game)
    records, fingerprints = list[JsonObject](), list[str]()
    for number, plan in plans(game, matches, seed):
        walk = RandomMatch(guarded_game, plan, coverage, max_steps)
        try:
            records.append(walk.run().record())
        except CheckFailed as failure:
            raise _shrink(guarded_game, plan, failure) from failure.__cause__
        fingerprints.append(str(walk.fingerprint))
        if progress is not None:
            progress(number + 1, matches)
    check_bots(game, seed, max_steps)
    check_endings(game, seed, max_steps)
    check_texts(game, coverage)
    check_determinism(game, records, fingerprints)
    return Report(
        game.about.id,
        matches,
        sum(len(record["log"]) for record in records),
        tuple(sorted(coverage.reasons)),
        tuple(sorted(coverage.refusals)),
    )


def _shrink(game: Game, plan: Plan, found: CheckFailed) -> CheckFailed:
    """Search for a shorter match that fails in the same way."""
    if found.record is None or found.prop == "ends":
        return found
    seats = plan.seats if plan.teams or plan.empty else game.about.seats[0]
    for number in range(SMALLER_TRIES):
        smaller = replace(plan, seats=seats, seed=plan.seed + 7919 * (number + 1))
        try:
            RandomMatch(game, smaller, Coverage(), max_steps=len(found.record["log"])).run()
        except CheckFailed as failure:
            if failure.prop == found.prop and failure.steps < found.steps:
                found = failure
    return found


def check_bots(game: Game, seed: int, max_steps: int) -> None:
    """Matches between bots of the first strength the game lists end; between random bots where it
    lists none."""
    strength = next(iter(game.bots), "random")
    for seats in {*game.about.seats}:
        match = Plan(seats, game.about.brief, (), seed).start(game)
        bots = [game.make_bot(strength) for _ in range(seats)]
        try:
            drive(match, bots, FastChance(seed_from_int(seed)), max_steps=max_steps)
        except Exception as error:
            message = f"{strength} bots on {seats} seats: {str(error) or repr(error)}"
            raise CheckFailed("bots", message, match.record()) from error
