"""The game in the README is extracted, certified and played."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.check.failure import PROPERTIES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(README) if kind == language]


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ludoteca.Game:
    (tmp_path / "locale").mkdir()
    for locale in ludoteca.LOCALES:
        (tmp_path / "locale" / f"{locale}.ftl").write_text(blocks("ftl")[0], "utf-8")
    (tmp_path / "nim_of_the_readme.py").write_text(blocks("python")[0], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    spec = importlib.util.find_spec("nim_of_the_readme")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "nim_of_the_readme", module)
    spec.loader.exec_module(module)
    game: ludoteca.Game = module.game
    return game


def test_the_game_of_the_readme_is_certified_and_played(
    nim: ludoteca.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(blocks("python")[1], {"game": nim})
    assert capsys.readouterr().out == "Asiento 1 takes 1. 9 left. Seat 2 to take.\n"


def test_the_game_of_the_readme_fits_on_a_page() -> None:
    assert len(blocks("python")[0].splitlines()) < 90


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md")))
def test_links_in_the_documentation_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


SHELL = [line.split("#")[0].split()[1:] for line in "".join(blocks("sh")).splitlines()]
COMMANDS = [words for words in SHELL if words and words[0] not in ("run", "test")]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_commands_of_the_readme_work(words: list[str]) -> None:
    command = [str(Path(sys.executable).parent / "ludoteca"), *words]
    done = subprocess.run(command, capture_output=True, text=True, input="q\n", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_page_on_checks_names_every_property() -> None:
    page = (ROOT / "docs" / "check.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page, re.MULTILINE))
    assert rows == PROPERTIES
