"""All of the program speaks a language to which nothing but files was added."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from babel.dates import format_date

import ludoteca
from ludoteca.cli.game_commands import GROUP as COMMANDS
from ludoteca.kernel import game_ids, try_values
from ludoteca.server.accounts.sessions import LOGIN_CODE_LENGTH
from ludoteca.server.tables.names import ALPHABET
from tests.languages.pseudo import (
    LOCALE,
    accented,
    copy_with_language,
    plain_words,
    translate_markdown,
)

PACKAGE = Path(ludoteca.__file__).parent
ROOT = Path(__file__).parents[2]
LOGIN_CODE = re.compile(rf"\b[{ALPHABET}]{{{LOGIN_CODE_LENGTH}}}\b")
"""A random code may consist of letters alone."""
NOT_OURS = {"such", "file", "directory", "http", "Ludoteca", "ludoteca"}
"""Our name, and what the operating system says of a file it does not find."""
POWERS = {"Florence", "Venice", "Milan"}
"""Names of a scenario, which are content of the game."""


def packages() -> set[Path]:
    """Ludoteca and the games installed beside it."""
    folders = {ludoteca.game(name).about.locale.parent for name in game_ids()}
    return {PACKAGE, *(folder for folder in folders if not folder.is_relative_to(PACKAGE))}


def test_all_of_the_program_speaks_a_language_that_was_added_as_files(tmp_path: Path) -> None:
    copy_with_language(packages(), tmp_path)
    beside = os.environ.get("PYTHONPATH", "")  # the shared library of compiled modules
    environ = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT), beside])}
    command = [sys.executable, "-m", "tests.languages.everything"]
    done = subprocess.run(
        command, env=environ, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["from"] == str(tmp_path / PACKAGE.name)
    assert said["locales"] == said["server"]["pages"]["locales"] == ["en", LOCALE, "es"]
    commands_speak_it(said["commands"])
    every_message_has_its_arguments(said["formatted"])
    matches_are_told_in_it(said["transcripts"], said["formatted"])
    pages_speak_it(said["server"]["pages"])
    for sentence in said["server"]["refusals"].values():
        assert sentence.startswith("⟦"), sentence
        assert plain_words(sentence) <= identifiers() | {"chess"}, sentence
    assert len(said["server"]["mails"]) == 3
    days = {word for day in range(7) for word in spelt_out(day)}
    for mail in said["server"]["mails"]:
        assert plain_words(LOGIN_CODE.sub("", mail)) <= NOT_OURS | POWERS | days, mail


def spelt_out(day: int) -> set[str]:
    """The words of a date of the coming week, which come from the rules for dates."""
    return plain_words(format_date(datetime.now(UTC) + timedelta(days=day), "full", LOCALE))


def commands_speak_it(commands: dict[str, str]) -> None:
    for command, output in commands.items():
        assert "⟦" in output, command
        typed = set(re.findall(r"\w+", command)) | {"nonsense"}
        assert plain_words(output) - NOT_OURS - identifiers() - typed == set(), command


def every_message_has_its_arguments(formatted: dict[str, tuple[str, str]]) -> None:
    assert len(formatted) > 1800
    for message, (english, pseudo) in formatted.items():
        assert pseudo.replace("⟦", "").replace("⟧", "") == accented(english), message


def matches_are_told_in_it(
    transcripts: dict[str, str], formatted: dict[str, tuple[str, str]]
) -> None:
    """Names on maps, questions and words to draw are content of the games; sentences are not."""
    sentences = {english for english, _ in formatted.values() if english.count(" ") > 1}
    for name, transcript in transcripts.items():
        assert transcript.count("⟦") > 10, name
        assert [each for each in sentences if each in transcript] == [], name


def pages_speak_it(pages: dict[str, Any]) -> None:
    for game, english in zip(pages["games"], pages["english"], strict=True):
        for field in ("name", "tagline"):
            assert game[field] == f"⟦{accented(english[field])}⟧"
    assert "rejected-unknown_table = ⟦" in pages["catalogue"]
    for name, source in pages["catalogues"].items():
        assert source.count("⟦") > 5, name
    for name, rules in pages["rules"].items():
        folder = ludoteca.game(name).about.locale.parent
        books = (folder / "RULES.md", folder / "README.md")
        book = next(path for path in books if path.exists())
        assert rules == translate_markdown(book.read_text("utf-8")), name


@cache
def identifiers() -> set[str]:
    """Words that are the same in every language: names of commands, games, moves, options, bots."""
    found = [
        "object",
        "true",
        "false",
        "random",
        "search",
        "FILE",
        *named("short", PACKAGE / "cli/locale"),
    ]
    found += [entry.name for entry in entry_points(group=COMMANDS)]
    for name in game_ids():
        game = ludoteca.game(name)
        found += [name, *game.bots, *(move.tag for move in game.moves)]
        found += named("reason", game.about.locale)
        for option, values in try_values(game.about.options).items():
            found += [option, *(str(value) for value in values)]
    return {word for each in found for word in re.findall(r"[A-Za-z]+", each)}


def named(kind: str, folder: Path) -> list[str]:
    """The names with a message of this kind: `held` of `reason-held`."""
    source = (folder / "en.ftl").read_text("utf-8")
    return re.findall(rf"^{kind}-(\w+) =", source, re.MULTILINE)
