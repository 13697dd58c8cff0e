"""Click's command, group, option and argument with their help in the session's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click

from ludoteca.kernel import LOCALES

from .option_values import Parser, language
from .session import Session


class LocalisedCommand(click.Command):
    """A command whose help comes from the session's catalogue."""

    def __init__(
        self,
        session: Session,
        name: str,
        *,
        params: Sequence[click.Parameter],
        callback: Callable[..., int | None],
    ) -> None:
        super().__init__(
            name,
            help=session.say(f"help-{name}"),
            short_help=session.say(f"short-{name}"),
            add_help_option=False,
            options_metavar=session.say("metavar-options"),
            params=[*params, _language_option(session), _help_option(session)],
            callback=callback,
        )
        self.session = session

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


class LocalisedGroup(LocalisedCommand, click.Group):
    """A group of such commands; alone on the command line it prints its help."""

    def __init__(self, session: Session, name: str, *, params: Sequence[click.Parameter]) -> None:
        super().__init__(session, name, params=params, callback=_help_without_command)
        self.invoke_without_command = True
        self.no_args_is_help = False
        self.subcommand_metavar = session.say("metavar-command")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, command.short_help or "") for name, command in self.commands.items()]
        with formatter.section(self.session.say("commands")):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def option(session: Session, name: str, metavar: str, parse: Parser) -> click.Option:
    """An option with a value; its help is `flag-seats` for `--seats`."""
    return click.Option(
        [name], help=_flag_help(session, name), metavar=metavar, callback=_by(parse)
    )


def flag(session: Session, name: str) -> click.Option:
    return click.Option([name], help=_flag_help(session, name), is_flag=True)


def eager_flag(session: Session, *names: str, show: Callable[[click.Context], str]) -> click.Option:
    """A flag that prints something and ends the program, whatever else was given."""

    def print_and_exit(ctx: click.Context, param: click.Parameter, given: bool) -> None:
        if given:
            click.echo(show(ctx))
            ctx.exit()

    return click.Option(
        list(names),
        help=_flag_help(session, names[-1]),
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=print_and_exit,
    )


def argument(session: Session, name: str, *, required: bool) -> click.Argument:
    return click.Argument([name], metavar=session.say(f"metavar-{name}"), required=required)


def _language_option(session: Session) -> click.Option:
    """Checked here, but applied before click runs: see `session.locale_of`."""
    return click.Option(
        ["--lang"],
        help=_flag_help(session, "--lang"),
        metavar="|".join(LOCALES),
        callback=_by(language),
        expose_value=False,
    )


def _help_option(session: Session) -> click.Option:
    return eager_flag(session, "-h", "--help", show=click.Context.get_help)


def _help_without_command() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _flag_help(session: Session, name: str) -> str:
    return session.say(f"flag-{name.lstrip('-')}")


def _by(parse: Parser) -> Callable[[click.Context, click.Parameter, str | None], object]:
    """A parser as a click callback; an option that was not given stays None."""

    def callback(ctx: click.Context, param: click.Parameter, value: str | None) -> object:
        return None if value is None else parse(param.opts[-1], value)

    return callback
