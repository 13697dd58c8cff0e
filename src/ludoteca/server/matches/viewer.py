"""The recipient of a frame, as far as it affects the bytes."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Seat


class Viewer(Struct, frozen=True):
    """Two connections with equal viewers receive the same bytes."""

    seat: Seat | None
    """None for spectators."""
    text_in: str = ""
    """Locale in which to describe positions; empty for no description."""
    muted: tuple[Seat, ...] = ()
    """Other seats whose words are kept from this viewer."""
