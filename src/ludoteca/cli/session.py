"""The context of one command: language, output and error console, current game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from ludoteca.kernel import LOCALES, Catalogue, Game, Rejected, catalogue
from ludoteca.kernel import game as find_game

if TYPE_CHECKING:
    from rich.console import Console

LOCALE = Path(__file__).parent / "locale"
WRONG_USE = 2
FAILED = 1


class CommandError(Exception):
    """A command cannot go on: a code and parameters; the text is `problem-<code>`."""

    def __init__(self, code: str, exit_code: int = WRONG_USE, /, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.exit_code = exit_code
        self.params = params


class Session:
    """Passed to every command."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._catalogues = [catalogue(locale, LOCALE)]
        self._game: Game | None = None

    def say(self, message: str, /, **args: str | int) -> str:
        """A text in the session's language; the message's id if there is none."""
        known = (texts for texts in self._catalogues if texts.has(message))
        return next(known, self._catalogues[0]).say(message, **args)

    def add_texts(self, folder: Path) -> None:
        """Prefer the texts of this folder from here on: those of a game's command."""
        self._catalogues.insert(0, Catalogue(self.locale, (folder,)))

    def with_texts(self, folder: Path) -> Session:
        """A session in the same language that prefers the texts of this folder."""
        session = Session(self.locale)
        session.add_texts(folder)
        return session

    @cached_property
    def out(self) -> Console:
        return self._console(sys.stdout)

    @cached_property
    def err(self) -> Console:
        return self._console(sys.stderr)

    def _console(self, file: TextIO) -> Console:
        from rich.console import Console

        # Wrap lines on a terminal only: files and pipes get them whole.
        soft_wrap = not file.isatty()
        return Console(file=file, highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap)

    def game(self, game_id: str) -> Game:
        """Load a game and make it current: refusals are worded by its catalogue from here on."""
        self._game = find_game(game_id)
        return self._game

    def refusal(self, refusal: Rejected) -> str:
        if self._game is not None:
            return self._game.text.refusal(refusal, self.locale)
        params = {name: str(value) for name, value in refusal.params.items()}
        return self.say(f"rejected-{refusal.code}", **params)

    def number(self, value: float, digits: int = 0) -> str:
        """Format a number with the language's separators."""
        separators = {ord(","): self.say("number-group"), ord("."): self.say("number-decimal")}
        return f"{value:,.{digits}f}".translate(separators)

    def percent(self, rate: float) -> str:
        return f"{self.number(100 * rate, 1)}\N{NO-BREAK SPACE}%"

    def print_json(self, data: object) -> None:
        import json

        print(json.dumps(data, ensure_ascii=False, indent=2))

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[int, int], None]]:
        """A progress bar on the error console, if that is a terminal. It starts with the first
        report: workers are forked before that, and a fork must not copy the bar's thread."""
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

        def report(done: int, total: int) -> None:
            if not bar.tasks:
                bar.start()
                bar.add_task("", total=total)
            bar.update(bar.tasks[0].id, completed=done)

        try:
            yield report
        finally:
            bar.stop()


def locale_of(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of `--lang`, else of the environment, else the first of LOCALES."""
    for index, arg in enumerate(args):
        if arg == "--lang" and index + 1 < len(args):
            return _known(args[index + 1])
        if arg.startswith("--lang="):
            return _known(arg.removeprefix("--lang="))
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    return _known(next((environ[name] for name in variables if environ.get(name)), ""))


def _known(language: str) -> str:
    code = language.lower().replace("-", "_").split("_")[0].split(".")[0]
    return code if code in LOCALES else LOCALES[0]
