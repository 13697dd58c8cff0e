"""Determinism: replays in fresh processes with other hash seeds give the same states and events."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.kernel import Game, JsonObject, Match, Observer, State, Step

from .failure import CheckFailed
from .plain_data import encoded

HASH_SEEDS = ("1", "2")
CHILD_CODE = "from ludoteca.check.determinism import main; main()"

Records = Sequence[JsonObject]


class Fingerprint(Observer):
    """A digest of all states and events of a match."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)

    def __str__(self) -> str:
        return self.hash.hexdigest()

    def before(self, match: Match) -> None:
        self.hash.update(encoded([match.opening, match.state]))

    def step(self, match: Match, step: Step[State]) -> None:
        self.hash.update(encoded([step.events, step.state]))


def check_determinism(game: Game, records: Records, here: Sequence[str]) -> None:
    """Replay in fresh processes and compare fingerprints with those of the original matches. A game
    that cannot be imported by name is not tried."""
    origin = _origin(game)
    if origin is None:
        return
    for there in _replay_in_fresh_processes(origin, records):
        for record, mine, other in zip(records, here, there, strict=True):
            if mine != other:
                message = f"fingerprint {mine} here, {other} in a fresh process"
                raise CheckFailed("fresh", message, record)


def _replay_in_fresh_processes(origin: str, records: Records) -> list[list[str]]:
    """The fingerprints of the records from each fresh process; they run in parallel."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "records.json"
        file.write_text(json.dumps(records), encoding="utf-8")
        processes = [_start(origin, file, hash_seed) for hash_seed in HASH_SEEDS]
        answers = [process.communicate() for process in processes]
    for output, errors in answers:
        if not output:
            raise CheckFailed("fresh", f"a fresh process fails: {errors.strip()[-200:]}")
    return [json.loads(output) for output, _ in answers]


def _start(origin: str, file: Path, hash_seed: str) -> subprocess.Popen[str]:
    path = os.pathsep.join(sys.path)
    return subprocess.Popen(
        [sys.executable, "-c", CHILD_CODE, origin, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        text=True,
    )


def main() -> None:
    """Entry point of a fresh process: replay the records and print their fingerprints."""
    origin, file = sys.argv[1:]
    module, _, name = origin.partition(":")
    game: Game = getattr(import_module(module), name)
    records = json.loads(Path(file).read_text(encoding="utf-8"))
    sys.stdout.write(json.dumps([_replayed(game, record) for record in records]))


def _replayed(game: Game, record: JsonObject) -> str:
    """The fingerprint of a replayed record, or the error."""
    fingerprint = Fingerprint()
    try:
        Match.replay(record, game, observers=(fingerprint,))
    except Exception as error:  # noqa: BLE001 - reported to the parent process
        return repr(error)
    return str(fingerprint)


def _origin(game: Game) -> str | None:
    """Where the game can be imported from, as `module:name`."""
    for module, loaded in list(sys.modules.items()):
        if loaded is sys.modules["__main__"]:
            continue
        for name, value in list(getattr(loaded, "__dict__", {}).items()):
            if value is game:
                return f"{module}:{name}"
    return None
