"""Places for bots."""

from __future__ import annotations

from ludoteca.bots import PERSONAS, make_bot
from ludoteca.server.tables.names import bot_names, character_of, names_of_character
from ludoteca.server.tables.table import Place, Table

from .seating import names_at
from .teams import team_for_newcomer


def next_bot(table: Table, strength: str, character: str = "") -> Place:
    """A place for another bot, with a name nobody has: of a character, or the next one. A strength
    that is somebody has a name of its own."""
    make_bot(table.rules, strength)  # refuses an unknown one
    known = names_of_character(character)
    called = [PERSONAS[strength]] if strength in PERSONAS else known
    name = next(bot_names(names_at(table), called))
    return Place(
        bot=strength, character=character_of(name), name=name, team=team_for_newcomer(table)
    )
