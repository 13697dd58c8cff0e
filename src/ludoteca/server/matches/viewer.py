"""Viewer: who looks at a match, as far as that makes a difference to what is told."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Seat


class Viewer(Struct, frozen=True):
    """Who looks: two browsers with the same viewer get the same bytes."""

    seat: Seat | None
    text_in: str = ""
    """The language to describe positions in; empty for no description."""
