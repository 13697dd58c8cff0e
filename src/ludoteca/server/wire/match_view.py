"""A match as one viewer may know it: its positions and past steps."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis, Reason, Seat

from .vocabulary import ChoiceRow, GameEvent, Moved, View


class DueView(Struct, frozen=True):
    """The next deadline, on the server's clock."""

    at: Millis
    name: str
    moment: Millis
    """The same in match time, by which other moments of the match can be converted."""
    moved: Moved | None = None
    """Why it is later than by the rules: it fell into closed hours or into a holiday."""


class PastStep(Struct, frozen=True):
    """A step as this browser may know it, without a view."""

    seq: int
    """The number of steps up to and including this one; 0 for the opening."""
    at: Millis
    """Match time."""
    wall: Millis
    events: tuple[GameEvent, ...]


class SharedPosition(Struct, frozen=True, gc=False):
    """The part of a position that is the same for every viewer."""

    to_act: tuple[Seat, ...]
    due: DueView | None
    scores: tuple[int, ...]
    over: Reason
    places: tuple[tuple[Seat, ...], ...]
    """Once it is over."""
    silent: bool
    """Whether the rules let no player write to anybody now."""


class Position(SharedPosition, frozen=True):
    """A position as this browser may know it."""

    view: View
    choices: tuple[ChoiceRow, ...]
    text: str
    """The position in words, for browsers that asked for it."""


class MatchView(Struct, frozen=True):
    """A match from its set-up to where it stands."""

    id: str
    game: str
    version: int
    seats: int
    options: JsonObject
    teams: tuple[int, ...]
    names: tuple[str, ...]
    commitment: str
    started: Millis
    seq: int
    at: Millis
    terms: dict[str, dict[str, str]]
    """Names of the things on the board, by kind and value."""
    position: Position
    upgraded_from: int | None = None
    """The rules version before the match was upgraded to a newer one in mid-match."""
