"""`ludoteca play`: a match in the terminal, against bots or between them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from rich.text import Text

from ludoteca.arena import any_bot, drive
from ludoteca.check.debug import BrokenPosition, import_state
from ludoteca.kernel import Bot, Chance, FairSeed, Match, seed_from_int

from ..option_files import with_files
from ..proof import read
from ..record_files import load, require_writable, save
from ..seating import bots_for, teams_of
from ..session import FAILED, CommandError, Session
from ..terminal.narrator import Narrator
from ..terminal.person import Person, Quit

DELAY = 0.15
"""Seconds between steps on a terminal, for people to follow."""
YOU = 0
"""The seat of the person at the keyboard."""


def run(
    session: Session,
    *,
    game: str,
    seats: int | None,
    bots: Sequence[str] | None,
    watch: bool,
    options: Mapping[str, object] | None,
    teams: Sequence[str] | None,
    position: str | None,
    seed: int | None,
    record: str | None,
    delay: float | None,
) -> None:
    found = session.game(game)
    begun = None if position is None else _position(session, position, game)
    places = seats if begun is None else begun.seats
    strengths = bots_for(found, bots, places, people=0 if watch else 1)
    if record:
        require_writable(record)
    sitters = strengths if watch else [session.say("play-you"), *strengths]
    pause = delay if delay is not None else DELAY if session.out.is_terminal else 0.0
    narrator = Narrator(session, None if watch else YOU, sitters, pause)
    players: list[Bot] = [any_bot(found, strength) for strength in strengths]
    if not watch:
        players.insert(YOU, Person(session, narrator, YOU))
    chance = FairSeed(secrets.token_hex(32)) if seed is None else seed_from_int(seed)
    if begun is None:
        match = Match.start(
            found,
            seats=len(players),
            seed=chance,
            options=with_files(session, found, options),
            teams=teams_of(teams),
            observers=(narrator,),
        )
    else:
        match = Match.from_position(
            found,
            begun.state,
            seed=chance,
            options=begun.options,
            teams=begun.teams,
            observers=(narrator,),
            version=begun.version,
        )
    try:
        drive(match, players, _bot_chance(seed))
    except Quit:
        session.out.print(Text(session.say("play-bye"), "dim"))
    finally:
        if record:
            save(record, match.record())
            session.err.print(Text(session.say("play-saved", file=record), "dim"))


def _position(session: Session, file: str, game: str) -> Match:
    """The match of an exported position, perhaps edited; refused if it has errors."""
    raw = load(file)
    session.game(read(raw).game)
    try:
        match = import_state(raw)
    except BrokenPosition:
        raise CommandError("broken_position", FAILED, file=file) from None
    if match.game.about.id != game:
        raise CommandError("other_game", file=file, game=match.game.about.id)
    return match


def _bot_chance(seed: int | None) -> Chance:
    """A stream for the bots alone: drawing from the match's would let them change its dice."""
    return Chance(secrets.token_bytes(32) if seed is None else seed_from_int(~seed))
