"""Golden transcripts: a record and a readable text for every way a match can end.

A game's `<game>_matches.py`, in its folder of transcripts, scripts the matches: every function
without parameters is one. This script plays them and compares the files; with --write it writes the
records (`.json`) and transcripts (`.txt`).
"""

from __future__ import annotations

import argparse
import inspect
import json
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.arena.transcript import transcript

ROOT = Path(__file__).parents[1]


def folder_of(game_id: str) -> Path:
    """The folder of a game's transcripts: in an example, or in the tests of a built-in game."""
    example = ROOT / "examples" / game_id
    return (example if example.exists() else ROOT / "tests" / "games" / game_id) / "transcripts"


def records_of(game_id: str) -> list[Path]:
    return sorted(folder_of(game_id).glob("*.json"))


def matches_of(game_id: str) -> dict[str, Callable[[], ludoteca.Match]]:
    """The scripted matches of a game, by name."""
    file = folder_of(game_id) / f"{game_id}_matches.py"
    if not file.exists():
        return {}
    found = runpy.run_path(str(file), run_name=file.stem)
    return {
        name: thing
        for name, thing in found.items()
        if inspect.isfunction(thing)
        and thing.__module__ == file.stem
        and not inspect.signature(thing).parameters
    }


def files_of(game_id: str) -> dict[Path, str]:
    """The expected files of a game's folder, with their contents."""
    files: dict[Path, str] = {}
    for name, play in matches_of(game_id).items():
        record = play().record()
        path = folder_of(game_id) / name
        files[path.with_suffix(".json")] = as_json(record)
        files[path.with_suffix(".txt")] = transcript(record, game=ludoteca.game(game_id))
    return files


def as_json(record: dict[str, Any]) -> str:
    """JSON with a line for every field and every step."""
    fields = []
    for name, value in record.items():
        if name == "log":
            steps = ",\n    ".join(json.dumps(step, ensure_ascii=False) for step in value)
            fields.append(f'  "log": [\n    {steps}\n  ]')
        else:
            fields.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def stale(game_id: str) -> list[Path]:
    """The files that differ, are missing, or have no match."""
    wanted = files_of(game_id)
    there = {
        file: file.read_text(encoding="utf-8")
        for file in folder_of(game_id).glob("*")
        if file.suffix in (".json", ".txt")
    }
    return sorted(file for file in wanted | there if wanted.get(file) != there.get(file))


def write(game_id: str) -> None:
    wanted = files_of(game_id)
    for file in stale(game_id):
        if file in wanted:
            file.write_text(wanted[file], encoding="utf-8")
        else:
            file.unlink()
        print(f"{'written' if file in wanted else 'removed'}: {file.relative_to(ROOT)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare or write golden transcripts.")
    parser.add_argument("games", nargs="*", default=ludoteca.game_ids())
    parser.add_argument("--write", action="store_true", help="write those that differ")
    given = parser.parse_args()
    if given.write:
        for game_id in given.games:
            write(game_id)
        return
    differing = [file for game_id in given.games for file in stale(game_id)]
    for file in differing:
        print(f"differs: {file.relative_to(ROOT)}")
    sys.exit(bool(differing))


if __name__ == "__main__":
    main()
