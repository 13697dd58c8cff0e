"""REST bodies about games: cards, pages, uploads and workshops."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludoteca.kernel import JsonObject

from ..shared import Body


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
    opponents: tuple[str, ...]
    """Strengths of the bots that one person plays against."""
    small: bool
    """Whether it is listed among the small games."""
    tutorial: int = 0
    """Minutes of its tutorial; 0 without one."""
    roles: bool = False
    """Whether its seats differ, so that players may wish for what they play."""
    version: int


class CoachMark(Struct, frozen=True, kw_only=True):
    """One step of a tutorial; texts are the messages `tutorial-<text>` of the game."""

    text: str
    at: str
    """The `data-target` of the element it points at; empty for none."""
    event: str
    """The event that ends it, with `fields`; empty for none."""
    fields: JsonObject
    tap: str
    """The target that ends it when it is tapped; without an event and a target a button does."""
    on: JsonObject
    """Fields of the view with which it is shown."""
    hint: str
    """The text instead, after another move than the expected one; empty for none."""
    timed: bool
    """Whether time runs while it is shown; otherwise the clock is held (`hold_clock`)."""


class TutorialView(Struct, frozen=True, kw_only=True):
    """The tutorial of a game, as the browser needs it."""

    minutes: int
    marks: tuple[CoachMark, ...]


class GamePage(Struct, frozen=True, kw_only=True):
    """Everything about a game."""

    card: GameCard
    options: JsonObject
    """A JSON schema with defaults; titles are the messages `option-<name>`, those of listed
    values `option-<name>-<value>`."""
    moves: JsonObject
    """JSON schemas by tag. A field whose schema has `"ludoteca": kind` holds a thing with a name:
    a seat, a term of the board, or the message `<kind>-<value>`."""
    events: JsonObject
    view: JsonObject
    """A JSON schema; empty where the game does not declare the type of its views."""
    streaming: tuple[str, ...]
    """The tags of the moves that come in quick succession."""
    presets: dict[str, JsonObject]
    """Options often chosen together, described by `preset-<name>` and `preset-<name>-told`. A new
    table begins with the first."""
    solo: JsonObject
    """Options of one person who plays against bots, besides the first preset."""
    uploads: tuple[str, ...]
    """The options that a host may give as a file."""
    along: dict[str, JsonObject]
    """Options that an upload sets besides its own."""
    workshops: tuple[str, ...]
    """Those of them that can be edited in the browser."""
    templates: tuple[str, ...]
    """Those with documents to copy and change."""
    rules: str
    """Markdown."""
    tutorial: TutorialView | None = None


class Upload(Body):
    """An uploaded file: its text or, of a spreadsheet (XLSX), its bytes."""

    text: str = ""
    data: bytes = b""


class UploadProblem(Struct, frozen=True, kw_only=True):
    """A fault in an uploaded document: where it is, and a sentence."""

    line: int
    place: str
    """The path to the fault: `powers.2.units.0`; empty for the whole document."""
    code: str
    text: str


class UploadResult(Struct, frozen=True, kw_only=True):
    """The option that a file becomes, and its faults: with both, the faulty items are left out."""

    document: JsonObject | None
    problems: tuple[UploadProblem, ...]
    more: int
    """The number of further problems."""


class WorkshopDocument(Body):
    """A document being edited in the browser, valid or not."""

    document: JsonObject


class WorkshopBoard(Struct, frozen=True, kw_only=True):
    """The board that a document is edited on."""

    scenery: Any
    """The game's drawing of it; null where there is none."""
    terms: dict[str, dict[str, str]]
    """Names by kind and value."""
