"""Options given as files, and documents to copy and change."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.console import cli


def copied(name: str, folder: Path) -> Path:
    result = cli("document", "risk", "custom_map", name)
    assert result.exit_code == 0
    path = folder / "mine.json"
    path.write_text(result.stdout, encoding="utf-8")
    return path


def test_a_shipped_map_can_be_copied_changed_and_played(tmp_path: Path) -> None:
    path = copied("simple", tmp_path)
    document = json.loads(path.read_text(encoding="utf-8"))
    document["territories"][0]["name"] = "Land of bears"
    path.write_text(json.dumps(document), encoding="utf-8")
    options = f"custom_map=@{path},turn_limit=1"
    result = cli("play", "risk", "--watch", "--seed", "1", "--options", options)
    assert result.exit_code == 0
    assert "Land of bears" in result.stdout


def test_problems_are_told_with_their_lines(tmp_path: Path) -> None:
    path = copied("simple", tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(at for at, line in enumerate(lines) if '"bonus": 3' in line)
    lines[number] = lines[number].replace("3", "300")
    path.write_text("\n".join(lines), encoding="utf-8")
    result = cli("play", "risk", "--options", f"custom_map=@{path}")
    assert result.exit_code == 2
    assert f"Line {number + 1}: “continents[0].bonus” should be from 0 to 100." in result.stderr


def test_a_file_that_is_not_there_is_named() -> None:
    result = cli("play", "risk", "--options", "custom_map=@nowhere.json")
    assert result.exit_code == 2
    assert "nowhere.json cannot be read" in result.stderr


def test_only_some_options_have_documents() -> None:
    result = cli("document", "risk", "setup")
    assert "Those with documents: custom_map." in result.stderr
    result = cli("document", "risk", "custom_map", "atlantis")
    assert "my_classic, my_simple" in result.stderr


def test_rounds_of_a_simulation_do_not_count_the_set_up() -> None:
    args = ("--bots", "easy,easy", "--matches", "2", "--seed", "1", "--json")
    result = cli("simulate", "risk", *args, "--options", "turn_limit=2,map=simple")
    assert json.loads(result.stdout)["mean_rounds"] == 2
