"""Rows: tournaments."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis


class TournamentRow(Struct, frozen=True, kw_only=True):
    """A tournament as one document, with a revision against lost updates."""

    code: str
    revision: int
    document: JsonObject
    """`tournaments.Tournament` as JSON types; the store does not look into it."""
    phase: str
    is_public: bool
    """Whether it is listed."""
    organiser: str
    """A session id."""
    opened_from: str = ""
    """Hash of the address it was opened from."""
    sessions: tuple[str, ...] = ()
    """Entrants and the organiser, to find `my tournaments`."""
    due: Millis | None = None
    """When the server has to do something by itself, by the wall clock."""
    created: Millis
    touched: Millis
