"""Bots and teams per seat, from the options `--bots`, `--seats` and `--teams`."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.arena import BadBotFile, any_bot
from ludoteca.kernel import Game

from .session import CommandError


def bots_for(
    game: Game, bots: Sequence[str] | None, seats: int | None, people: int = 0
) -> list[str]:
    """The bot strength of every seat without a person; a single one is used for all."""
    strengths = list(bots or [next(iter(game.bots), "random")])
    if seats is None:
        fewest = game.about.seats[0]
        seats = fewest if not bots or len(strengths) == 1 else len(strengths) + people
    wanted = seats - people
    if len(strengths) == 1:
        strengths *= wanted
    if len(strengths) != wanted:
        raise CommandError("bots", given=len(strengths), wanted=wanted, seats=seats)
    for strength in strengths:
        checked_bot(game, strength)
    return strengths


def checked_bot(game: Game, name: str) -> None:
    """Refuse an unknown strength, and a file without a bot."""
    try:
        any_bot(game, name)
    except BadBotFile as bad:
        raise refusal_of(bad) from None


def refusal_of(bad: BadBotFile) -> CommandError:
    code = "bot_failed" if bad.problem else "no_bot_there"
    return CommandError(code, file=bad.file, problem=bad.problem)


def teams_of(teams: Sequence[str] | None) -> list[int]:
    """Teams are numbered from 1 on the command line (`1,2,1,2`), from 0 elsewhere."""
    if not teams:
        return []
    if not all(team.isdecimal() and int(team) > 0 for team in teams):
        raise CommandError("teams", value=",".join(teams))
    return [int(team) - 1 for team in teams]
