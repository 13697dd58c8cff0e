"""Runs the command line in tests: in this process, or as a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner, Result

from ludoteca import Chance, FairSeed, Match, game
from ludoteca.arena import drive
from ludoteca.cli.app import run

FAIR = FairSeed("ab" * 32, ("01", "02"))


class App(click.Command):
    """The application as a command for click's test runner."""

    def main(self, args: Any = None, *_: Any, **__: Any) -> Any:
        sys.exit(run(list(args or ())))


def cli(*args: str, lang: str = "en_GB.UTF-8", typed: str | None = None) -> Result:
    env = {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "LUDOTECA_TRACEBACK": "1"}
    return CliRunner(env=env).invoke(App("ludoteca"), args, input=typed, catch_exceptions=False)


def played(seed: FairSeed | bytes = FAIR, name: str = "pig", **options: object) -> dict[str, Any]:
    match = Match.start(game(name), seats=2, seed=seed, options=options)
    drive(match, [match.game.make_bot("easy")] * 2, Chance(bytes(32)))
    return match.record()


def stored(folder: Path, record: object) -> str:
    path = folder / "match.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    return str(path)


def ludoteca_process(*args: str, folder: Path | None = None, **settings: Any) -> Any:
    """Run `ludoteca` as a process, with the packages of a folder importable."""
    path = os.pathsep.join([str(folder)] if folder else [])
    env = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "LC_ALL": ""}
    command = [sys.executable, "-m", "ludoteca.cli", *args]
    return subprocess.run(
        command, env=env, capture_output=True, text=True, check=False, timeout=300, **settings
    )
