"""A session of the command line: its language, its two consoles and the game it is about."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.kernel import LOCALES, Game, Rejected, catalogue
from ludoteca.kernel import game as find_game

if TYPE_CHECKING:
    from rich.console import Console

LOCALE = Path(__file__).parent / "locale"
WRONG_USE = 2
FAILED = 1


class Problem(Exception):
    """Something a person should know, as a code and parameters; its text is `problem-<code>`."""

    def __init__(self, code: str, exit_code: int = WRONG_USE, /, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.exit_code = exit_code
        self.params = params


class Session:
    """What every command has at hand."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.say = catalogue(locale, LOCALE).say
        self._game: Game | None = None

    @cached_property
    def out(self) -> Console:
        return self._console(sys.stdout)

    @cached_property
    def err(self) -> Console:
        return self._console(sys.stderr)

    def _console(self, file: Any) -> Console:
        from rich.console import Console

        # Lines are broken for people only: whoever reads a file or a pipe gets them whole.
        whole = not file.isatty()
        return Console(file=file, highlight=False, markup=False, emoji=False, soft_wrap=whole)

    def game(self, game_id: str) -> Game:
        """The game this session is about; refusals are told in its words from here on."""
        self._game = find_game(game_id)
        return self._game

    def refusal(self, refusal: Rejected) -> str:
        if self._game is not None:
            return self._game.text.refusal(refusal, self.locale)
        params = {name: str(value) for name, value in refusal.params.items()}
        return self.say(f"rejected-{refusal.code}", **params)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        from babel.numbers import format_decimal

        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(value, pattern, self.locale)

    def percent(self, rate: float) -> str:
        return f"{self.number(100 * rate, 1)}\N{NO-BREAK SPACE}%"

    def print_json(self, data: object) -> None:
        import json

        print(json.dumps(data, ensure_ascii=False, indent=2))

    @contextmanager
    def progress(self, label: str) -> Iterator[Callable[[int, int], None]]:
        """A bar on the error console, where that is a terminal. It begins with the first report,
        so that no thread of it is there when processes are forked before."""
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
    """The language: from `--lang`, else from the environment, else English."""
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
