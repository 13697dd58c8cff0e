"""What travels over REST about games: cards, pages, uploads and workshops."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .shared import Body


class GameCard(Struct, frozen=True, kw_only=True):
    """A game in the list, in the reader's language."""

    id: str
    name: str
    tagline: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    pace: Literal["live", "turns", "post"]
    teams: bool
    bots: tuple[str, ...]
    """Strengths, the weakest first; `random` is one of them."""
    version: int


class GamePage(Struct, frozen=True, kw_only=True):
    """Everything about a game."""

    card: GameCard
    options: dict[str, Any]
    """A JSON schema with defaults; titles are the messages `option-<name>`, those of listed
    values `option-<name>-<value>`."""
    moves: dict[str, Any]
    """JSON schemas by tag. A field whose schema has `"ludoteca": kind` holds a thing with a name:
    a seat, a term of the board, or the message `<kind>-<value>`."""
    events: dict[str, Any]
    view: dict[str, Any]
    """A JSON schema; empty where the game does not say what its views are."""
    streaming: tuple[str, ...]
    """The tags of the moves that come in quick succession."""
    presets: dict[str, dict[str, Any]]
    """Options that are often chosen together; `preset-<name>` and `preset-<name>-told` tell of
    them. A new table begins with the first."""
    uploads: tuple[str, ...]
    """The options that a host may give as a file."""
    along: dict[str, dict[str, Any]]
    """What else is chosen by whoever gives one of those."""
    workshops: tuple[str, ...]
    """Those of them that can be made in the browser."""
    rules: str
    """Markdown."""


class Upload(Body):
    """A file that a host brings along, as text."""

    text: str


class UploadProblem(Struct, frozen=True, kw_only=True):
    """What is wrong with a file, where, and in words."""

    line: int
    place: str
    """The way through a document to what is meant: `powers.2.units.0`; empty for the whole."""
    code: str
    text: str


class UploadResult(Struct, frozen=True, kw_only=True):
    """The option a file becomes, or what is wrong with it."""

    document: dict[str, Any] | None
    problems: tuple[UploadProblem, ...]
    more: int
    """How many more problems there are."""


class WorkshopDocument(Body):
    """Something that is being made in the browser, right or wrong."""

    document: dict[str, Any]


class WorkshopBoard(Struct, frozen=True, kw_only=True):
    """What a document is made on."""

    scenery: Any
    """What it looks like, as the game says; null where nobody drew it."""
    terms: dict[str, dict[str, str]]
    """Names by kind and value."""
