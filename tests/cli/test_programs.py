"""The command line as a process: pipes, terminals, broken games."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import ludoteca
from tests.cli.console import ludoteca_process, played, stored
from tests.interruptible import interruptible_python

BROKEN_GAMES = """
from dataclasses import replace
from msgspec import structs
from pathlib import Path
import ludoteca
pig = ludoteca.game("pig")
def renamed(name, **parts):
    return replace(pig, about=structs.replace(pig.about, id=name), **parts)
wordless = replace(pig, about=structs.replace(pig.about, id="wordless", locale=Path("/")))
class Cheat:
    def choose(self, view, choices, chance):
        return "cards up the sleeve"
cheated = renamed("cheated", bots={"easy": Cheat})
def broken_view(state, seat, ctx):
    raise ZeroDivisionError("no view today")
blind = renamed("blind", view=broken_view)
"""
ENTRY_POINTS = "[ludoteca.games]\n" + "\n".join(
    f"{name} = broken_games:{name}" for name in ("wordless", "cheated", "blind", "missing")
)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installed package of games with defects."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "broken_games.py").write_text(BROKEN_GAMES, "utf-8")
    info = folder / "broken_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken_games\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


def test_one_broken_package_does_not_hide_the_other_games(broken: Path) -> None:
    done = ludoteca_process("games", folder=broken)
    assert done.returncode == 0
    assert re.search(r"^pig +Pig", done.stdout, re.MULTILINE)
    assert re.search(r"^missing +This game cannot be", done.stdout, re.MULTILINE)
    listed = json.loads(ludoteca_process("games", "--json", folder=broken).stdout)
    problems = {facts["id"]: facts["problem"] for facts in listed if "problem" in facts}
    assert list(problems) == ["missing"]
    assert "AttributeError" in problems["missing"]


def test_check_names_the_property_that_fails(broken: Path) -> None:
    done = ludoteca_process("check", "wordless", "--matches", "2", folder=broken)
    assert (done.returncode, done.stdout) == (1, "")
    assert "✗ wordless fails: texts" in done.stderr
    assert "everything a person reads has a text in every language" in done.stderr
    as_json = ludoteca_process("check", "wordless", "--matches", "2", "--json", folder=broken)
    assert as_json.returncode == 1
    assert json.loads(as_json.stdout)["property"] == "texts"


def test_a_failed_check_keeps_the_match_that_shows_it(broken: Path, tmp_path: Path) -> None:
    file = tmp_path / "failed.json"
    done = ludoteca_process(
        "check", "cheated", "--matches", "2", "--record", str(file), folder=broken
    )
    assert done.returncode == 1
    assert f"ludoteca replay {file}" in done.stderr
    assert json.loads(file.read_text("utf-8"))["game"] == "cheated"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_cheating_bot_is_named(broken: Path, workers: str) -> None:
    args = ["simulate", "cheated", "--matches", "40", "--workers", workers]
    done = ludoteca_process(*args, folder=broken)
    assert (done.returncode, done.stdout) == (1, "")
    assert "The bot Cheat at seat 1 made a move that is refused" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_defect_is_a_sentence_that_says_how_to_see_more(broken: Path) -> None:
    done = ludoteca_process("play", "blind", "--watch", folder=broken)
    assert done.returncode == 1
    assert "ZeroDivisionError: no view today" in done.stderr
    assert "LUDOTECA_TRACEBACK=1" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_console_script_is_installed() -> None:
    script = Path(sys.executable).parent / "ludoteca"
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"ludoteca {ludoteca.__version__}\n"


def test_a_reader_that_leaves_early_is_no_reason_to_complain(tmp_path: Path) -> None:
    file = stored(tmp_path, played(target=500))
    command = f"{sys.executable} -m ludoteca.cli replay {file} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "Pig (pig), rules version 1\n"
    assert done.stderr == ""


def test_long_work_shows_its_progress_on_a_terminal_and_can_be_interrupted() -> None:
    terminal, its_end = pty.openpty()
    command = interruptible_python("-m", "ludoteca.cli", "simulate", "pig", "--matches", "1000000")
    env = {**os.environ, "LANG": "C", "LC_ALL": "", "TERM": "xterm"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=its_end) as process:
        os.close(its_end)
        shown = b""
        while b"/1000000" not in shown:
            shown += os.read(terminal, 4096)
        process.send_signal(signal.SIGINT)
        with suppress(OSError):  # the process has closed its end
            while more := os.read(terminal, 4096):
                shown += more
        assert process.communicate(timeout=30)[0] == b""
    assert process.returncode == 130
    assert b"matches" in shown
    assert b"Interrupted." in shown
    os.close(terminal)
