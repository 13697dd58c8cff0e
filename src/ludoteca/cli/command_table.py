"""The commands and what each takes; what it does is in the module of its name, loaded to run."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from ludoteca import __version__

from .game_commands import game_commands
from .session import Session
from .shape import Group, Spoken, argument, names, option, read_by, seconds, settings, whole

COMMANDS: Mapping[str, str] = {
    "games": "[game] --json",
    "play": "game --seats --bots --watch --options --teams --seed --record --delay",
    "simulate": "game --seats --bots --matches --options --teams --seed --workers --json",
    "replay": "file --seat --verify --commitment --json",
    "check": "game --matches --seed --record --json",
    "debug": "file --step --export --json",
    "serve": "--port --lan --database --public-url",
}

FLAGS: Mapping[str, Mapping[str, Any]] = {
    "--bots": {"metavar": "A,B,…", "callback": read_by(names)},
    "--commitment": {"metavar": "HEX"},
    "--database": {"metavar": "URL"},
    "--delay": {"metavar": "S", "callback": read_by(seconds)},
    "--export": {"metavar": "FILE"},
    "--json": {"is_flag": True},
    "--lan": {"is_flag": True},
    "--matches": {"metavar": "N", "callback": read_by(whole(1))},
    "--options": {"metavar": "A=1,B=2", "callback": read_by(settings)},
    "--port": {"metavar": "N", "callback": read_by(whole(0))},
    "--public-url": {"metavar": "URL"},
    "--record": {"metavar": "FILE"},
    "--seat": {"metavar": "N", "callback": read_by(whole(0))},
    "--seats": {"metavar": "N", "callback": read_by(whole(1))},
    "--seed": {"metavar": "N", "callback": read_by(whole(0))},
    "--step": {"metavar": "N", "callback": read_by(whole(0))},
    "--teams": {"metavar": "1,2,…", "callback": read_by(names)},
    "--verify": {"is_flag": True},
    "--watch": {"is_flag": True},
    "--workers": {"metavar": "N", "callback": read_by(whole(1))},
}


def root(session: Session) -> click.Group:
    """`ludoteca`, with all its commands, in the session's language."""
    group = Group(
        session,
        "ludoteca",
        params=[_version(session)],
        subcommand_metavar=session.say("metavar-command"),
        invoke_without_command=True,
        callback=_help_without_command,
    )
    for name, takes in COMMANDS.items():
        params = [_parameter(session, param) for param in takes.split()]
        group.add_command(Spoken(session, name, params=params, callback=_callback(session, name)))
    for command in game_commands(session):
        if command.name not in COMMANDS:
            group.add_command(command)
    return group


def _help_without_command(**_: object) -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _parameter(session: Session, name: str) -> click.Parameter:
    if name.startswith("--"):
        return option(session, name, **FLAGS[name])
    return argument(session, name.strip("[]"), required=not name.startswith("["))


def _callback(session: Session, name: str) -> Any:
    def run(**given: Any) -> Any:
        module = import_module(f"ludoteca.cli.commands.{name}")
        return module.run(session, **given)

    return run


def _version(session: Session) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(f"ludoteca {__version__}")
            ctx.exit()

    settings = {"is_flag": True, "is_eager": True, "expose_value": False, "callback": show}
    return option(session, "--version", **settings)
