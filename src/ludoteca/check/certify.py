"""Putting a game to the test: many walks, its easy bot, its texts, and a fresh process."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable

import msgspec

from ludoteca.arena.drive import BotError, drive
from ludoteca.kernel import FastChance, Game, GameError, Match, seed_from_int

from .failure import CheckFailed, require
from .plans import Plan, plans
from .walk import Walk

REFUSAL = re.compile(r"Rejected\(\s*\"(\w+)\"")
REPLAY = (
    "import json, sys, importlib, ludoteca\n"
    "module, name = sys.argv[1].split(':')\n"
    "game = getattr(importlib.import_module(module), name)\n"
    "match = ludoteca.Match.replay(json.load(sys.stdin), game)\n"
    "print(match.record()['digest'])\n"
)


class Report(msgspec.Struct, frozen=True):
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
    refusals, reasons, steps = refusals_in_source(game), set[str](), 0
    longest: Match | None = None
    for number, plan in enumerate(plans(game, matches, seed)):
        walk = Walk(game, plan, max_steps)
        try:
            match = walk.run()
        except CheckFailed as failure:
            raise _smaller(game, plan, failure, max_steps) from failure
        steps += len(match.log)
        refusals |= walk.refusals
        reasons |= walk.reasons
        if longest is None or len(match.log) > len(longest.log):
            longest = match
        if progress is not None:
            progress(number + 1, matches)
    ends_under_its_bot(game, seed, max_steps)
    has_texts(game, refusals, reasons)
    if longest is not None:
        is_the_same_elsewhere(game, longest)
    return Report(game.about.id, matches, steps, tuple(sorted(reasons)), tuple(sorted(refusals)))


def _smaller(game: Game, plan: Plan, found: CheckFailed, max_steps: int) -> CheckFailed:
    """Look for a shorter match that fails in the same way."""
    best = found
    for number in range(12):
        seats = game.about.seats[0] if not plan.teams else plan.seats
        smaller = msgspec.structs.replace(plan, seats=seats, seed=plan.seed + 7919 * (number + 1))
        try:
            Walk(game, smaller, max_steps).run()
        except CheckFailed as failure:
            if failure.prop == found.prop and _length(failure) < _length(best):
                best = failure
    return best


def _length(failure: CheckFailed) -> float:
    return len(failure.record["log"]) if failure.record else float("inf")


def ends_under_its_bot(game: Game, seed: int, max_steps: int) -> None:
    """A match between bots of the game's own ends too."""
    strength = next(iter(game.bots), "random")
    for seats in {*game.about.seats}:
        match = Plan(seats, game.about.brief, (), seed).start(game)
        bots = [game.make_bot(strength) for _ in range(seats)]
        try:
            drive(match, bots, FastChance(seed_from_int(seed)), max_steps=max_steps)
        except (BotError, GameError) as error:
            raise CheckFailed("ends", f"with {strength} bots: {error}", match.record()) from error


def refusals_in_source(game: Game) -> set[str]:
    """The codes of refusals that stand in the modules of the game's moves."""
    modules = {inspect.getmodule(move) for move in game.moves}
    return {
        code for module in modules if module for code in REFUSAL.findall(inspect.getsource(module))
    }


def has_texts(game: Game, refusals: set[str], reasons: set[str]) -> None:
    missing = game.text.missing(sorted(refusals), sorted(reasons))
    require(not missing, "texts", f"there is no text for {', '.join(missing)}")


def is_the_same_elsewhere(game: Game, match: Match) -> None:
    """Replay in a process with another hash seed; a game nobody can import is not tried."""
    origin = _origin(game)
    if origin is None:
        return
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    record = match.record()
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, origin],
        input=json.dumps(record),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    told = done.stderr.strip().splitlines()[-1:] or [f"digest {done.stdout.strip()}"]
    if done.stdout.strip() != record["digest"]:
        raise CheckFailed("fresh", f"a fresh process disagrees: {told[0]}", record)


def _origin(game: Game) -> str | None:
    """Where the game can be imported from, as `module:name`."""
    for name, module in list(sys.modules.items()):
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name != "__main__":
                return f"{name}:{attribute}"
    return None
