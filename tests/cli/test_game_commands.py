"""Commands of games: found by entry point, with texts of their own, loaded only to run."""

import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludoteca import LOCALES, Rejected
from ludoteca.cli import game_commands
from ludoteca.cli.game_commands import GROUP
from ludoteca.kernel import Catalogue
from ludoteca.parts.commands import CliCommand, Document, Number, Terminal
from tests.cli.console import cli

INSTALLED: list[CliCommand] = [entry.load() for entry in entry_points(group=GROUP)]
TEXTS = """\
short-guess = guess a number
help-guess = Guess a number.
examples-guess = ludoteca guess 3
metavar-number = NUMBER
guess-right = { $number } it is.
rejected-wrong_guess = It is not { $number }.
"""


def guess(terminal: Terminal, *, number: int, json: bool) -> int:
    if number != 3:
        raise Rejected("wrong_guess", number=number)
    if json:
        terminal.print_json({"number": number})
    else:
        terminal.out.print(terminal.say("guess-right", number=number))
    return 0


@pytest.fixture(autouse=True)
def _another_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TEXTS, "utf-8")
    command = CliCommand(
        name="guess", arguments=(Number("number", 1, 9),), locale=tmp_path, run=guess
    )
    entry = SimpleNamespace(name="guess", load=lambda: command)
    monkeypatch.setattr(game_commands, "entry_points", lambda group: [entry])


def test_help_names_the_command_of_a_game() -> None:
    listed = [line.split() for line in cli("--help").stdout.splitlines()]
    assert ["guess", "guess", "a", "number"] in listed
    assert "ludoteca guess 3" in cli("guess", "--help").stdout


@pytest.mark.parametrize(
    ("args", "code", "printed"),
    [
        (["3"], 0, "3 it is."),
        (["3", "--json"], 0, '"number": 3'),
        (["4"], 2, "It is not 4."),
        (["10"], 2, "NUMBER can be at most 9, not 10."),
        (["0"], 2, "NUMBER must be a whole number from 1, not “0”."),
        ([], 2, "NUMBER is missing."),
    ],
)
def test_a_command_gets_its_arguments_and_refuses_in_its_own_words(
    args: list[str], code: int, printed: str
) -> None:
    result = cli("guess", *args)
    assert result.exit_code == code
    assert printed in (result.stderr if code else result.stdout)


def test_a_command_cannot_replace_one_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = CliCommand(name="games", arguments=(), locale=Path(), run=guess)
    entry = SimpleNamespace(name="games", load=lambda: fake)
    monkeypatch.setattr(game_commands, "entry_points", lambda group: [entry])
    assert "pig" in cli("games").stdout


def test_a_broken_command_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> CliCommand:
        raise ImportError("no such module")

    entry = SimpleNamespace(name="guess", load=broken)
    monkeypatch.setattr(game_commands, "entry_points", lambda group: [entry])
    result = cli("games")
    assert (result.exit_code, "pig" in result.stdout) == (0, True)
    assert "The command guess cannot be loaded: ImportError: no such module" in result.stderr


def test_help_loads_no_rules() -> None:
    script = (
        "import sys; from ludoteca.cli.app import run; run(['--help'])\n"
        "print(*(name for name in sys.modules if name.startswith('ludoteca.games.')))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    loaded = done.stdout.decode().splitlines()[-1].split()
    assert loaded
    assert all(name.count(".") == 2 or name.endswith(".commands") for name in loaded)


# The commands of the games in this package


def arguments(command: CliCommand, locale: str) -> dict[str, set[str]]:
    """The messages of a language, each with the names of its arguments."""
    text = (command.locale / f"{locale}.ftl").read_text("utf-8")
    blocks = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {block.split(" =")[0]: set(re.findall(r"\$\w+", block)) for block in blocks}


@pytest.mark.parametrize("command", INSTALLED, ids=lambda command: command.name)
def test_every_language_says_the_same_with_the_same_arguments(command: CliCommand) -> None:
    english, *others = (arguments(command, locale) for locale in LOCALES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("command", INSTALLED, ids=lambda command: command.name)
def test_everything_that_a_command_says_has_a_text(command: CliCommand, locale: str) -> None:
    texts = Catalogue(locale, (command.locale,))
    wanted = {f"{part}-{command.name}" for part in ("help", "short", "examples")}
    numbers = [one for one in command.arguments if not isinstance(one, Document)]
    wanted |= {f"metavar-{number.name}" for number in numbers}
    for path in command.locale.parent.glob("*.py"):
        source = path.read_text("utf-8")
        wanted |= set(re.findall(r'\.say\(\s*"([\w-]+)"', source))
        wanted |= {f"rejected-{code}" for code in re.findall(r'Rejected\(\s*"(\w+)"', source)}
    assert len(wanted) > 5
    assert sorted(message for message in wanted if not texts.has(message)) == []
