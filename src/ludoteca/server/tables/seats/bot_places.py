"""Places for bots."""

from __future__ import annotations

from ludoteca.server.tables.names import ALPHABET, BOT, is_taken
from ludoteca.server.tables.table import Place, Table

from .seating import names_at
from .teams import team_for_newcomer


def next_bot(table: Table, strength: str) -> Place:
    """A place for another bot, with a name nobody has."""
    table.rules.make_bot(strength)
    used = tuple(names_at(table))
    names = (f"{BOT} {letter}" for letter in ALPHABET)
    name = next(name for name in names if not is_taken(name, used))
    return Place(bot=strength, name=name, team=team_for_newcomer(table))
