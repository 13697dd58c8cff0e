"""The table of a tutorial: one learner, bots on the other seats, closed to everybody else."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Game, Rejected
from ludoteca.parts.tutorials import Tutorial, tutorial_of
from ludoteca.server.tables.people.host_actions import add_bot

from .deferral import Deferral, Span
from .table import Table

HELD = Deferral(away=(Span(0, 1 << 62),))
"""Puts every deadline off: while the learner reads, match time stands still before it."""


def require_tutorial(game: Game) -> Tutorial:
    found = tutorial_of(game)
    if found is None:
        raise Rejected("no_tutorial")
    return found


def as_tutorial(table: Table, tutorial: Tutorial) -> Table:
    """A table its host already sits at, ready for the tutorial of its game."""
    for _ in range(1, tutorial.seats):
        table = add_bot(table, table.host, tutorial.bot)
    return replace(table, tutorial=True, public=False, locked=True, spectators=False)
