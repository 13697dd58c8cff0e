"""The command table: our own commands, their parameters and the functions that run them. Those of
games are in `game_commands`.

A command's module is imported when the command runs, so that help and completion load neither the
games nor the server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

import click

from ludoteca import __version__

from .game_commands import game_commands
from .localised_click import (
    LocalisedCommand,
    LocalisedGroup,
    argument,
    eager_flag,
    flag,
    option,
)
from .option_values import Parser, names, seconds, settings, text, whole
from .session import Session

Run: TypeAlias = Callable[..., int | None]
"""Takes the session and every parameter of the command by its name; returns the exit code."""


class Command(NamedTuple):
    load: Callable[[], Run]
    usage: str
    """Arguments, optional ones in brackets, and options of `OPTIONS` and `FLAGS`."""


class Option(NamedTuple):
    metavar: str
    parse: Parser


def _games() -> Run:
    from .commands.games import run

    return run


def _play() -> Run:
    from .commands.play import run

    return run


def _simulate() -> Run:
    from .commands.simulate import run

    return run


def _ladder() -> Run:
    from .commands.ladder import run

    return run


def _conduct() -> Run:
    from .commands.conduct import run

    return run


def _replay() -> Run:
    from .commands.replay import run

    return run


def _check() -> Run:
    from .commands.check import run

    return run


def _debug() -> Run:
    from .commands.debug import run

    return run


def _document() -> Run:
    from .commands.document import run

    return run


def _bot() -> Run:
    from .commands.bot import run

    return run


def _push_keys() -> Run:
    from .commands.push_keys import run

    return run


def _operator_link() -> Run:
    from .commands.operator_link import run

    return run


def _serve() -> Run:
    from .commands.serve import run

    return run


COMMANDS: Mapping[str, Command] = {
    "games": Command(_games, "[game] --json"),
    "play": Command(
        _play,
        "game --seats --bots --watch --options --teams --position --seed --record --delay",
    ),
    "simulate": Command(
        _simulate, "game --seats --bots --matches --options --teams --seed --workers --json"
    ),
    "ladder": Command(_ladder, "game --seats --bots --matches --options --seed --workers --json"),
    "conduct": Command(_conduct, "game --seats --bots --matches --options --seed --workers --json"),
    "replay": Command(_replay, "file --seat --verify --commitment --json"),
    "check": Command(_check, "game --matches --seed --record --json"),
    "debug": Command(_debug, "file --step --export --json"),
    "document": Command(_document, "game option [name]"),
    "bot": Command(_bot, "file --url --table --matches"),
    "serve": Command(_serve, "--port --lan --database --public-url"),
    "push-keys": Command(_push_keys, ""),
    "operator-link": Command(_operator_link, "--port --lan --database --public-url --revoke"),
}

FLAGS = frozenset({"--json", "--lan", "--revoke", "--verify", "--watch"})

OPTIONS: Mapping[str, Option] = {
    "--bots": Option("A,B,…", names),
    "--commitment": Option("HEX", text),
    "--database": Option("URL", text),
    "--delay": Option("S", seconds),
    "--export": Option("FILE", text),
    "--matches": Option("N", whole(1)),
    "--options": Option("A=1,B=2", settings),
    "--position": Option("FILE", text),
    "--port": Option("N", whole(0)),
    "--public-url": Option("URL", text),
    "--record": Option("FILE", text),
    "--seat": Option("N", whole(0)),
    "--seats": Option("N", whole(1)),
    "--seed": Option("N", whole(0)),
    "--step": Option("N", whole(0)),
    "--table": Option("CODE", text),
    "--teams": Option("1,2,…", names),
    "--url": Option("URL", text),
    "--workers": Option("N", whole(1)),
}


def root(session: Session) -> click.Group:
    """`ludoteca` with all its commands, in the session's language."""
    version = eager_flag(session, "--version", show=lambda ctx: f"ludoteca {__version__}")
    group = LocalisedGroup(session, "ludoteca", params=[version])
    for name, command in COMMANDS.items():
        params = [_parameter(session, param) for param in command.usage.split()]
        callback = _callback(session, command.load)
        group.add_command(LocalisedCommand(session, name, params=params, callback=callback))
    for game_command in game_commands(session):
        if game_command.name not in COMMANDS:
            group.add_command(game_command)
    return group


def _parameter(session: Session, name: str) -> click.Parameter:
    if name in FLAGS:
        return flag(session, name)
    if name in OPTIONS:
        return option(session, name, *OPTIONS[name])
    return argument(session, name.strip("[]"), required=not name.startswith("["))


def _callback(session: Session, load: Callable[[], Run]) -> Callable[..., int | None]:
    def run(**given: object) -> int | None:
        return load()(session, **given)

    return run
