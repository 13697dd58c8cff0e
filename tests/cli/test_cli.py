"""The command line: output, error sentences, exit codes."""

import ast
import json
import re
from collections.abc import Sequence
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import LOCALES
from ludoteca.check.failure import PROPERTIES
from ludoteca.cli import command_table
from ludoteca.cli.session import LOCALE, locale_of
from ludoteca.kernel import catalogue
from tests.cli.console import cli

SOURCES = Path(ludoteca.__file__).parent / "cli"


# Help and languages

OWN_COMMANDS = ("games", "play", "simulate", "ladder", "conduct", "replay", "check", "debug",
    "document", "serve", "push-keys", "operator-link",
)  # fmt: skip
COMMANDS = (*OWN_COMMANDS, "odds", "adjudicate")


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"], ["--lang", "en"]])
def test_help_names_every_command(args: list[str]) -> None:
    result = cli(*args)
    assert result.exit_code == 0
    assert all(f"\n  {command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_is_in_the_language_of_the_system(command: str) -> None:
    result = cli(command, "--help", lang="es_ES.UTF-8")
    assert result.stdout.startswith(f"Uso: ludoteca {command} [OPCIONES]")
    assert "Ejemplos:" in result.stdout
    assert not re.search(r"Usage|Options|Examples|Show this message", result.stdout)


@pytest.mark.parametrize(
    ("args", "environ", "locale"),
    [
        ([], {}, "en"),
        ([], {"LANG": "es_MX.UTF-8"}, "es"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LANG": "en_GB", "LC_ALL": "es_ES"}, "es"),
        ([], {"LANG": "es_ES", "LC_ALL": ""}, "es"),
        (["play", "--lang", "es"], {"LANG": "en_GB"}, "es"),
        (["--lang=en", "games"], {"LANG": "es_ES"}, "en"),
        (["play", "--lang"], {"LANG": "es_ES"}, "es"),
    ],
)
def test_the_language_is_that_of_the_option_or_the_system(
    args: list[str], environ: dict[str, str], locale: str
) -> None:
    assert locale_of(args, environ) == locale


def said_in_the_sources() -> set[str]:
    """The ids of messages that the sources name literally."""
    messages: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                first = node.args[0] if node.args else None
                if name == "say" and isinstance(first, ast.Constant):
                    messages.add(str(first.value))
                if name == "CommandError" and isinstance(first, ast.Constant):
                    messages.add(f"problem-{first.value!s}")
    return messages


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_is_said_has_a_text(locale: str) -> None:
    words = catalogue(locale, LOCALE)
    flags = {flag.lstrip("-") for flag in re.findall(r'"(--\w+)"', source("command_table"))}
    wanted = said_in_the_sources() | {f"property-{name}" for name in PROPERTIES}
    wanted |= {f"flag-{flag}" for flag in flags}
    wanted |= {f"{part}-{name}" for part in ("help", "short", "examples") for name in OWN_COMMANDS}
    assert len(wanted) > 80
    assert sorted(message for message in wanted if not words.has(message)) == []


def test_properties_are_called_the_same_in_a_check_and_on_the_command_line() -> None:
    words = catalogue("en", LOCALE)
    assert {name: words.say(f"property-{name}") for name in PROPERTIES} == PROPERTIES


def source(module: str) -> str:
    return (SOURCES / f"{module}.py").read_text("utf-8")


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    def arguments(locale: str) -> dict[str, set[str]]:
        text = (LOCALE / f"{locale}.ftl").read_text("utf-8")
        blocks = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
        return {block.split(" =")[0]: set(re.findall(r"\$\w+", block)) for block in blocks}

    assert arguments("en") == arguments("es")


# games


def test_games_lists_what_is_installed() -> None:
    result = cli("games")
    assert result.exit_code == 0
    assert re.search(r"^pig +Pig +2–8 +easy, random", result.stdout, re.MULTILINE)


def test_games_shows_a_games_options() -> None:
    result = cli("games", "pig", "--lang", "es")
    assert re.search(r"target +Puntos para ganar +100 +10–500", result.stdout)


def test_games_as_json_are_for_programs() -> None:
    listed = json.loads(cli("games", "--json").stdout)
    assert {"pig", "sealed_orders", "quick_quiz", "liars_hand", "scribble"} <= {
        facts["id"] for facts in listed
    }
    pig = json.loads(cli("games", "pig", "--json").stdout)
    assert pig in listed
    assert pig["seats"] == [2, 8]
    assert pig["options"] == [
        {"name": "target", "title": "Points to win", "default": 100, "allowed": "10–500"}
    ]


# simulate


def test_simulate_prints_tables() -> None:
    result = cli("simulate", "pig", "--bots", "easy,random", "--matches", "50", "--workers", "1")
    assert result.exit_code == 0
    assert "50 matches, seed 0" in result.stdout
    assert re.search(r"^easy +\d+\.\d\s%", result.stdout, re.MULTILINE)
    assert re.search(r"^the winning score is reached +50", result.stdout, re.MULTILINE)
    assert result.stderr == ""


def test_simulate_writes_numbers_as_the_language_does() -> None:
    result = cli("simulate", "pig", "--matches", "20", "--workers", "1", "--lang", "es")
    assert re.search(r"^easy 1 +\d+,\d\s%", result.stdout, re.MULTILINE)


def test_a_ladder_tells_by_how_much_a_bot_beats_the_next() -> None:
    result = cli("ladder", "pig", "--matches", "40", "--seats", "2", "--workers", "1")
    assert result.exit_code == 0
    assert re.search(r"easy +random +2 +100.0.% .* 50.0.% +✓", result.stdout)
    rung = json.loads(
        cli("ladder", "pig", "--bots", "easy,easy", "--matches", "20", "--json").stdout
    )
    assert [row["seats"] for row in rung] == [2, 4]
    assert cli("ladder", "pig", "--bots", "easy").exit_code == 2


def test_conduct_counts_what_each_strength_does() -> None:
    options = "turns=2,diplomacy_minutes=0,orders_minutes=10"
    args = ("conduct", "machiavelli", "--bots", "normal,easy", "--matches", "6", "--seats", "3")
    result = cli(*args, "--options", options, "--workers", "1")
    assert result.exit_code == 0
    assert re.search(r"Orders to advance +\d+\.\d.% +\d+\.\d.%", result.stdout)
    assert "normal ranks above easy in" in result.stdout
    report = json.loads(cli(*args, "--options", options, "--json").stdout)
    assert [(bot["strength"], bot["seats"]) for bot in report["bots"]] == [
        ("normal", 9),
        ("easy", 9),
    ]
    assert report["pairs"][0]["pairs"] == 12


def test_conduct_of_a_game_that_counts_nothing_tells_ranks_and_times() -> None:
    result = cli("conduct", "pig", "--bots", "easy,random", "--matches", "8", "--workers", "1")
    assert result.exit_code == 0
    assert "easy ranks above random in" in result.stdout
    assert "8 matches at tables of 2, 3, 4, 5, seed 0" in result.stdout


def test_simulate_as_json_is_the_same_for_any_number_of_processes() -> None:
    def results(workers: str) -> dict[str, Any]:
        args = ["--seats", "3", "--matches", "60", "--seed", "7", "--options", "target=50"]
        result = cli("simulate", "pig", *args, "--json", "--workers", workers)
        plain: dict[str, Any] = json.loads(result.stdout)
        assert plain.pop("seconds") > 0
        assert plain.pop("matches_per_second") > 0
        return plain

    one = results("1")
    assert one == results("2")
    assert one["matches"] == 60
    assert len(one["bots"]) == 3


# check


def test_check_passes_a_game_that_keeps_its_word() -> None:
    result = cli("check", "pig", "--matches", "3")
    assert result.exit_code == 0
    assert result.stdout.startswith("✓ pig keeps its word in 3 matches with ")
    passed = json.loads(cli("check", "pig", "--matches", "3", "--json").stdout)
    assert passed["passed"] is True
    assert passed["matches"] == 3


# Wrong use

WRONG_USE = [
    (["draw"], "There is no command draw. See ludoteca --help"),
    (["play"], "GAME is missing. See ludoteca play --help"),
    (["play", "chess"], "There is no game chess. There are: "),
    (["play", "pig", "--sets", "3"], "There is no option --sets. Did you mean --seats"),
    (["play", "pig", "--quick"], "There is no option --quick. See"),
    (["play", "pig", "--seats"], "--seats is not used like this"),
    (["play", "pig", "--seats", "many"], "--seats must be a whole number from 1, not “many”."),
    (["play", "pig", "--seats", "9"], "This game is for 2 to 8 seats, not 9."),
    (["play", "pig", "--seats", "1"], "This game is for 2 to 8 seats, not 1."),
    (["play", "pig", "--bots", "clever"], "There is no bot clever. There are: random, easy."),
    (["play", "pig", "--seats", "4", "--bots", "easy,easy"], "4 seats need 3 bots, not 2."),
    (["play", "pig", "--delay", "long"], "--delay must be seconds from 0 to 60"),
    (["play", "pig", "--lang", "fr"], f"There is no language fr. There are: {', '.join(LOCALES)}."),
    (
        ["play", "pig", "--record", "no/such/folder/m.json"],
        "no/such/folder/m.json cannot be written",
    ),
    (["simulate", "pig", "--bots", "easy,easy", "--seats", "3"], "3 seats need 3 bots, not 2."),
    (["simulate", "pig", "--matches", "0"], "--matches must be a whole number from 1, not “0”."),
    (["simulate", "pig", "--options", "target"], "Options are written name=value, not “target”."),
    (["simulate", "pig", "--options", "target=5"], "target cannot be 5; possible: 10–500."),
    (["simulate", "pig", "--options", "lives=5"], "This game has no option lives."),
    (["simulate", "pig", "--teams", "1,2"], "This game has no teams."),
    (["simulate", "quick_quiz", "--teams", "red,blue"], "Teams are numbers from 1, one a seat"),
    (["games", "pig", "uno"], "This command takes nothing more."),
    (["check", "chess"], "There is no game chess."),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG_USE)
def test_wrong_use_gets_a_sentence_and_code_2(args: Sequence[str], sentence: str) -> None:
    result = cli(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(("args", "sentence"), WRONG_USE)
def test_wrong_use_is_explained_in_spanish_too(args: Sequence[str], sentence: str) -> None:
    result = cli(*args, lang="es_ES")
    assert result.exit_code == 2
    assert sentence not in result.stderr or "--lang" in args


# The command table


@pytest.mark.parametrize("name", command_table.COMMANDS)
def test_a_command_takes_exactly_the_parameters_it_declares(name: str) -> None:
    command = command_table.COMMANDS[name]
    declared = {param.strip("[]-").replace("-", "_") for param in command.usage.split()}
    session, *taken = signature(command.load()).parameters.values()
    assert session.name == "session"
    assert {param.name for param in taken} == declared
    assert {param.kind for param in taken} <= {Parameter.KEYWORD_ONLY}
