"""Runs a command line and turns every failure into a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from ludoteca.kernel import Rejected

from .command_table import root
from .session import FAILED, WRONG_USE, CommandError, Session, locale_of

INTERRUPTED = 130
TRACEBACK = "LUDOTECA_TRACEBACK"
"""Environment variable; set, an unexpected exception is raised with its traceback."""


def run(args: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    session = Session(locale_of(args, os.environ))
    try:
        code = root(session).main(list(args), "ludoteca", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        return _print_error(session, _usage(session, error), WRONG_USE)
    except CommandError as error:
        text = session.say(f"problem-{error.code}", **error.params)
        return _print_error(session, text, error.exit_code)
    except Rejected as refusal:
        return _print_error(session, session.refusal(refusal), WRONG_USE)
    except (click.Abort, KeyboardInterrupt):
        return _print_error(session, session.say("interrupted"), INTERRUPTED)
    except BrokenPipeError:
        # The reader of the pipe has gone: keep Python from complaining when it flushes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return _print_error(session, _defect(session, error), FAILED)
    return int(code or 0)


def _print_error(session: Session, sentence: str, code: int) -> int:
    from rich.text import Text

    session.err.print(Text(sentence, style="red" if code != INTERRUPTED else "dim"))
    return code


def _usage(session: Session, error: click.UsageError) -> str:
    """A usage error of click, in the session's language."""
    match error:
        case click.NoSuchOption(option_name=name, possibilities=near):
            text = session.say("usage-no-option", option=name, near=", ".join(near or ()) or "none")
        case click.exceptions.NoSuchCommand(command_name=name):
            text = session.say("usage-no-command", command=name)
        case click.MissingParameter(param=click.Argument(metavar=name)):
            text = session.say("usage-missing", name=name or "")
        case click.BadOptionUsage(option_name=name):
            text = session.say("usage-bad-option", option=name)
        case _:
            text = session.say("usage-wrong")
    path = error.ctx.command_path if error.ctx else "ludoteca"
    return f"{text} {session.say('usage-hint', command=f'{path} --help')}"


def _defect(session: Session, error: Exception) -> str:
    """An unexpected failure: a defect of a game, a bot or Ludoteca."""
    from ludoteca.arena.drive import BotError
    from ludoteca.kernel import GameError

    match error:
        case BotError(bot=bot, seat=seat, move=move, refusal=refusal):
            return session.say("defect-bot", bot=bot, seat=seat + 1, move=move, refusal=refusal)
        case GameError():
            return session.say("defect-game", problem=str(error))
    kind = type(error).__name__
    return session.say("defect", kind=kind, problem=str(error), variable=TRACEBACK)
