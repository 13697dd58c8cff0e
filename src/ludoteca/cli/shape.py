"""The shape of commands: click's classes with help in the session's language, and option types."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import click

from ludoteca.kernel import LOCALES

from .session import CommandError, Session


class Spoken(click.Command):
    """A command whose help is all in the session's language."""

    def __init__(self, session: Session, name: str, **settings: Any) -> None:
        say = session.say
        super().__init__(
            name,
            help=say(f"help-{name}"),
            short_help=say(f"short-{name}"),
            add_help_option=False,
            options_metavar=say("metavar-options"),
            **settings,
        )
        self.session = session
        self.params += [_language_option(session), _help_option(session)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.session.say('usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(self.session.say("options")):
            formatter.write_dl([record for record in records if record])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.session.say("examples")):
            for line in self.session.say(f"examples-{self.name}").splitlines():
                formatter.write(f"  {line}\n")


class Group(Spoken, click.Group):
    """A group of such commands."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, command.short_help or "") for name, command in self.commands.items()]
        with formatter.section(self.session.say("commands")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def option(session: Session, name: str, **settings: Any) -> click.Option:
    """An option with its help from the catalogue: `flag-seats` for `--seats`."""
    return click.Option([name], help=session.say(f"flag-{name.lstrip('-')}"), **settings)


def argument(session: Session, name: str, **settings: Any) -> click.Argument:
    return click.Argument([name], metavar=session.say(f"metavar-{name}"), **settings)


def _language_option(session: Session) -> click.Option:
    return option(session, "--lang", metavar="|".join(LOCALES), callback=read_by(language))


def _help_option(session: Session) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=session.say("flag-help"),
    )


# What options may be; each reads the value of an option that was given.

Reader: TypeAlias = Callable[[str, str], Any]


def read_by(reader: Reader) -> Callable[[click.Context, click.Parameter, str | None], Any]:
    """A reader as click wants it: with the option's name, and left alone without a value."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> Any:
        return None if value is None else reader(param.opts[-1], value)

    return read


def language(name: str, value: str) -> str:
    """One that everything is there in; `locale_of` has read it before."""
    if value not in LOCALES:
        raise CommandError("language", value=value, known=", ".join(LOCALES))
    return value


def whole(lowest: int) -> Reader:
    """A whole number, not below the lowest."""

    def read(name: str, value: str) -> int:
        if not value.isdecimal() or int(value) < lowest:
            raise CommandError("number", option=name, value=value, lowest=lowest)
        return int(value)

    return read


def seconds(name: str, value: str) -> float:
    try:
        span = float(value)
    except ValueError:
        span = -1.0
    if not 0 <= span <= 60:
        raise CommandError("seconds", option=name, value=value)
    return span


def names(name: str, value: str) -> list[str]:
    """Names with commas between them."""
    return [stripped for part in value.split(",") if (stripped := part.strip())]


def settings(name: str, value: str) -> dict[str, object]:
    """A game's options: `target=50,mode=quick`; numbers, true and false as such."""
    found: dict[str, object] = {}
    for part in names(name, value):
        option_name, sign, text = part.partition("=")
        if not sign:
            raise CommandError("setting", value=part)
        found[option_name.strip()] = _plain(text.strip())
    return found


def _plain(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text
