"""`ludoteca play`: a match in the terminal, against bots or between them."""

from __future__ import annotations

import secrets
from typing import Any

from rich.text import Text

from ludoteca.arena import drive
from ludoteca.kernel import Bot, Chance, FairSeed, Match, seed_from_int

from ..record_files import require_writable, save
from ..seating import bots_for, teams_of
from ..session import Session
from ..terminal.narrator import Narrator
from ..terminal.person import Person, Quit

DELAY = 0.15
"""Seconds between steps on a terminal, so that eyes can follow."""
YOU = 0
"""The seat of the person at the keyboard."""


def run(
    session: Session,
    *,
    game: str,
    seats: int | None,
    bots: tuple[str, ...] | None,
    watch: bool,
    options: dict[str, Any] | None,
    teams: tuple[str, ...] | None,
    seed: int | None,
    record: str | None,
    delay: float | None,
    **_: object,
) -> None:
    found = session.game(game)
    strengths = bots_for(found, bots, seats, people=0 if watch else 1)
    if record:
        require_writable(record)
    sitters = strengths if watch else [session.say("play-you"), *strengths]
    pause = delay if delay is not None else DELAY if session.out.is_terminal else 0.0
    narrator = Narrator(session, None if watch else YOU, sitters, pause)
    players: list[Bot] = [found.make_bot(strength) for strength in strengths]
    if not watch:
        players.insert(YOU, Person(session, narrator, YOU))
    match = Match.start(
        found,
        seats=len(players),
        seed=FairSeed(secrets.token_hex(32)) if seed is None else seed_from_int(seed),
        options=options,
        teams=teams_of(teams),
        observers=(narrator,),
    )
    try:
        drive(match, players, _chance_of_bots(seed))
    except Quit:
        session.out.print(Text(session.say("play-bye"), "dim"))
    finally:
        if record:
            save(record, match.record())
            session.err.print(Text(session.say("play-saved", file=record), "dim"))


def _chance_of_bots(seed: int | None) -> Chance:
    """Bots draw from a stream of their own: never from the one that rolls the dice."""
    return Chance(secrets.token_bytes(32) if seed is None else seed_from_int(~seed))
