"""A place at a table: a seat, and who or what holds it."""

from __future__ import annotations

from msgspec import Struct

from .opening import Opening


class Place(Struct, frozen=True):
    """A seat at a table. After its player left a running match, the name stays without a person."""

    person: str = ""
    bot: str = ""
    character: str = ""
    """Of a bot: the id of its character."""
    name: str = ""
    team: int | None = None
    pledge: str = ""
    away: bool = False
    """The seat was given up for absence; its person may come back."""
    opened: Opening | None = None
    """During a match: the seat is offered to somebody else."""
    wishes: tuple[str, ...] = ()
    """The roles its holder would like to play, the dearest first."""

    @property
    def is_given_up(self) -> bool:
        """Whether its holder plays no more, and nobody else yet."""
        return self.opened is not None and self.opened.given_up is not None

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


FREE = Place()
