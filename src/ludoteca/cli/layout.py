"""Parts that the output of several commands has in common."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludoteca.kernel import Game

from .session import Session


def print_heading(session: Session, game: Game, text: str) -> None:
    """The name of the game, and what follows about it."""
    session.out.print(Text.assemble((game.text.name(session.locale), "bold"), f"  {text}\n"))


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
