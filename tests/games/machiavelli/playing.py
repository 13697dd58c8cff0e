"""Matches for the tests, and their states and views with the types of the game."""

from __future__ import annotations

from typing import cast

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.state import MachiavelliState
from ludoteca.games.machiavelli.view import MachiavelliView
from ludoteca.kernel import Match, Seat, seed_from_int


def start(seats: int = 6, seed: int = 3, **options: object) -> Match:
    return Match.start(game, seats=seats, options=options, seed=seed_from_int(seed))


def state_of(match: Match) -> MachiavelliState:
    return cast(MachiavelliState, match.state)


def view_of(match: Match, seat: Seat | None) -> MachiavelliView:
    return cast(MachiavelliView, match.view(seat))


def let_time_pass(match: Match) -> None:
    """Advance the clock to the end of the phase."""
    due = match.due()
    assert due is not None
    match.advance(due.at)
