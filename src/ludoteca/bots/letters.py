"""Letters of bots: what a bot with a character writes to a seat along with a move."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from msgspec import Struct

from ludoteca.kernel import Seat

from .characters import Character


class Letter(Struct, frozen=True):
    """A message of the game's catalogue, filled with the fields of a struct."""

    to: Seat
    message: str
    facts: Struct
    is_news: bool = True
    """Whether mails should tell of it; not where they tell of the move itself."""


@runtime_checkable
class Correspondent(Protocol):
    """A bot that deals with others by its character. Without one it keeps silent."""

    character: Character | None
    letter: Letter | None
    """What it writes with the move it has just chosen."""
