"""What several messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from ludoteca.kernel import Millis, Reason, Seat

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""
Whole: TypeAlias = Annotated[int, Meta(ge=-1, le=2**53)]
"""A number that JavaScript, too, counts exactly; -1 stands for none."""
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Phase: TypeAlias = Literal["waiting", "starting", "playing", "over"]
What: TypeAlias = Literal["take_back", "pause", "resume", "hurry"]

View: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "View"})]
"""A game's view: another struct for every game."""
GameEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "GameEvent"})]
"""`{"event": tag, …}`, in the form this seat may know."""
MoveData: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "MoveData"})]
"""`{"move": tag, …}`."""
ChoiceRow: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "ChoiceRow"})]
"""`{"move": tag, "fields": {name: leaf}}`; a leaf is one of `{"from", "to"}`, `{"one_of"}`,
`{"text": length}`, `{"free": kind, …hints}`, `{"is"}`."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of everything a browser sends over REST."""


class Problem(Struct, frozen=True):
    """Why something is not possible: a code, its parameters, and a sentence where it is known
    who reads it (otherwise the message `rejected-<code>` of the catalogues)."""

    code: str
    params: dict[str, Any] = {}
    text: str = ""


class You(Struct, frozen=True):
    """Who this browser is at this table."""

    id: str
    name: str
    seat: Seat | None
    is_host: bool
    locale: str


class PersonView(Struct, frozen=True):
    """Somebody at the table, seated or not."""

    id: str
    name: str
    online: bool
    seat: Seat | None
    muted: bool


class SeatView(Struct, frozen=True):
    """A seat: empty, or held by a person or a bot."""

    name: str
    """Empty where the seat is."""
    person: str | None
    bot: str | None
    """The bot's strength."""
    team: int | None
    is_open: bool
    """Whether somebody else may take it over in mid-match."""
    pledged: bool
    """Whether the browser has bound itself to a nonce for the next match's dice."""


class ProposalView(Struct, frozen=True):
    """Something that needs everybody's consent."""

    what: What
    step: int | None
    """How many steps stay, where a take-back is proposed."""
    by: Seat
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]


class StandingView(Struct, frozen=True):
    """What somebody has won in the games of a playlist."""

    name: str
    points: int


class TableView(Struct, frozen=True):
    """A table as everybody there sees it."""

    code: str
    link: str
    game: str
    options: dict[str, Any]
    phase: Phase
    starts: Millis | None
    """When the match starts, on the server's clock, while everybody counts down to it."""
    host: str
    public: bool
    locked: bool
    spectators: bool
    team_count: int
    """How many teams play; none where everybody plays alone."""
    seats: tuple[SeatView, ...]
    """While waiting as many as the game allows; in a match those that play, by seat."""
    people: tuple[PersonView, ...]
    commitment: str
    """What binds the server to its secret: of this match, or while waiting of the next."""
    blocked: Problem | None
    """Why the match cannot start yet."""
    match: str | None
    """The match that goes on, or was played last."""
    matches: tuple[str, ...]
    """All that were played here, the oldest first."""
    queue: tuple[str, ...]
    """The games that follow."""
    overall: tuple[StandingView, ...]
    """The score of the games of a playlist, the best first."""
    paused: bool
    hurried: bool
    """Whether the bots of the match take no time that a person would take."""
    proposal: ProposalView | None


class DueView(Struct, frozen=True):
    """When something happens by itself, on the server's clock."""

    at: Millis
    name: str
    moment: Millis
    """The same in match time, to place other moments of the match by it."""


class PastStep(Struct, frozen=True):
    """A step as this browser may know it, without a view."""

    seq: int
    """How many steps there are with this one; 0 stands for the opening."""
    at: Millis
    """Match time."""
    wall: Millis
    events: tuple[GameEvent, ...]


class SharedPosition(Struct, frozen=True, gc=False):
    """Where the match stands: what everybody is told alike."""

    to_act: tuple[Seat, ...]
    due: DueView | None
    scores: tuple[int, ...]
    over: Reason
    places: tuple[tuple[Seat, ...], ...]
    """Once it is over."""


class Position(SharedPosition, frozen=True):
    """Where the match stands, as this browser may know it."""

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
    options: dict[str, Any]
    teams: tuple[int, ...]
    names: tuple[str, ...]
    commitment: str
    started: Millis
    seq: int
    at: Millis
    terms: dict[str, dict[str, str]]
    """Names of the things on the board, by kind and value."""
    position: Position


class Message(Struct, frozen=True, tag_field="type", tag="message"):
    """A line of chat, or a letter. Also sent by itself when there is a new one."""

    number: int
    person: str
    name: str
    seat: Seat | None
    to: tuple[Seat, ...] | None
    """The seats a letter is for; None for everybody."""
    text: str
    wall: Millis
    round: int
    """Of the match, when it was written; 0 before it."""
    phase: str
