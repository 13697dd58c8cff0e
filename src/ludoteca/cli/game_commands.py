"""Commands that installed games bring along, from the entry points `ludoteca.commands`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points

import click

from ludoteca.parts.commands import Argument, CliCommand, Document, Number

from .localised_click import LocalisedCommand, argument, flag
from .option_values import whole
from .record_files import load
from .session import CommandError, Session

GROUP = "ludoteca.commands"


def game_commands(session: Session) -> Iterator[click.Command]:
    """The commands in the order of their names; none of them has loaded its game yet. One broken
    package does not hide the other commands."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            command = entry.load()
        except Exception as error:  # noqa: BLE001 - other authors' code may fail in any way
            problem = f"{type(error).__name__}: {error}"
            session.err.print(session.say("command-broken", name=entry.name, problem=problem))
        else:
            yield _click_command(session, command)


def _click_command(session: Session, command: CliCommand) -> click.Command:
    own = session.with_texts(command.locale)

    def run(*, json: bool, **given: str) -> int:
        session.add_texts(command.locale)  # for refusals, which the application shows
        arguments = {one.name: _read(own, one, given[one.name]) for one in command.arguments}
        return command.run(own, json=json, **arguments)

    arguments = [argument(own, one.name, required=True) for one in command.arguments]
    params = [*arguments, flag(own, "--json")]
    return LocalisedCommand(own, command.name, params=params, callback=run)


def _read(session: Session, argument: Argument, text: str) -> object:
    match argument:
        case Document():
            return load(text)
        case Number(name, least, most):
            label = session.say(f"metavar-{name}")
            number = whole(least)(label, text)
            if number > most:
                raise CommandError("too_many", option=label, value=text, most=session.number(most))
            return number
