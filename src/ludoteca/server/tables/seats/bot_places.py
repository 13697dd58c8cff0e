"""Places for bots."""

from __future__ import annotations

from ludoteca.bots import make_bot
from ludoteca.server.tables.names import bot_names, character_of
from ludoteca.server.tables.table import Place, Table

from .seating import names_at
from .teams import team_for_newcomer


def next_bot(table: Table, strength: str) -> Place:
    """A place for another bot, with a name nobody has."""
    make_bot(table.rules, strength)  # refuses an unknown one
    name = next(bot_names(names_at(table)))
    return Place(
        bot=strength, character=character_of(name), name=name, team=team_for_newcomer(table)
    )
