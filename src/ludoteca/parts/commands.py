"""Commands that a game adds to `ludoteca`, such as `ludoteca odds 7 5`.

A game registers a `CliCommand` as an entry point in the group `ludoteca.commands`. Help lists it
without loading the game's rules, so `run` imports what it needs when it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from msgspec import Struct


class Output(Protocol):
    """One of the two streams of a terminal."""

    def print(self, *renderables: object) -> None:
        """Print lines of text, or anything that rich renders."""


class Terminal(Protocol):
    """The terminal a command runs in; all texts are in its user's language."""

    @property
    def out(self) -> Output: ...

    @property
    def err(self) -> Output: ...

    def say(self, message: str, /, **args: str | int) -> str:
        """A text from the command's `locale` folder."""

    def number(self, value: float, digits: int = 0) -> str: ...

    def percent(self, rate: float) -> str: ...

    def print_json(self, data: object) -> None: ...


class Number(Struct, frozen=True):
    """An argument that is a whole number in a range; `run` gets an `int`."""

    name: str
    least: int
    most: int


class Document(Struct, frozen=True):
    """An argument that names a JSON file; `run` gets the object in it."""

    name: str


Argument: TypeAlias = Number | Document


class CliCommand(Struct, frozen=True, kw_only=True):
    """A command with its arguments and the flag `--json`.

    Its texts are `help-<name>`, `short-<name>`, `examples-<name>` and `metavar-<argument>`; a
    refusal is `Rejected(code)` with a text `rejected-<code>`.
    """

    name: str
    arguments: tuple[Argument, ...]
    locale: Path
    """The folder of its texts: one `.ftl` file per language."""
    run: Callable[..., int]
    """`run(terminal, *, json, **arguments)`: prints and returns the exit status."""
