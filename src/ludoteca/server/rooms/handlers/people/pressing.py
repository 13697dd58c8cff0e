"""Whether a table has letters between seats: its press decides for words and proposals alike."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.hosting import lets_chat


def has_letters(room: Room) -> bool:
    return room.table.press == "private" and lets_chat(room.table)


def require_letters(room: Room) -> None:
    """Refuse what is meant for one other seat where nothing private may be said."""
    if room.table.press == "none":
        raise Rejected("press_none")
    if room.table.press == "public":
        raise Rejected("press_public")
    if not has_letters(room):
        raise Rejected("chat_is_off")
