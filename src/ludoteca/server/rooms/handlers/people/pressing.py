"""Whether a table has letters between seats: its press decides for words and proposals alike."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server.rooms.room import Room


def has_letters(room: Room) -> bool:
    return room.table.press == "private"


def require_letters(room: Room) -> None:
    """Refuse what is meant for one other seat where nothing private may be said."""
    if room.table.press == "none":
        raise Rejected("press_none")
    if not has_letters(room):
        raise Rejected("press_public")
