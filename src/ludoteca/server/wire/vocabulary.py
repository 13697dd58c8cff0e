"""Words and bounds of the wire: aliases that several messages and REST bodies use."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""
Whole: TypeAlias = Annotated[int, Meta(ge=-1, le=2**53)]
"""An integer that JavaScript represents exactly; -1 stands for none."""
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Short: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name or an id that is looked up."""
Seats: TypeAlias = Annotated[tuple[Whole, ...], Meta(max_length=100)]
Roles: TypeAlias = Annotated[tuple[Short, ...], Meta(max_length=30)]
Phase: TypeAlias = Literal["waiting", "starting", "playing", "over"]
What: TypeAlias = Literal[
    "take_back",
    "pause",
    "resume",
    "speed",
    "remove",
    "mute",
    "rematch",
    "extend",
    "open_seat",
    "seat_bot",
    "let_go",
    "draw",
    "shared_victory",
    "concession",
    "early_end",
]
"""What may be proposed; the last four are the agreements that end a match."""
Speed: TypeAlias = Literal[1, 2, 4, 0]
"""How quickly bots play, as a multiple of their normal speed; 0 is without pauses."""
Press: TypeAlias = Literal["private", "public", "none"]
"""What players may write during a match: letters and to all, only to all, nothing."""
Moved: TypeAlias = Literal["hours", "holiday"]
"""Why a deadline by post is later than by the rules of the game."""
Origin: TypeAlias = Literal["play_now", "tournament"]
"""Why the server made a table by itself."""
OpenedBy: TypeAlias = Literal["left", "removed", "absent", "offered", "rules"]
"""Why a seat is open: given up in one of three ways, a bot's on offer, or by the rules."""
Outcome: TypeAlias = Literal["accepted", "declined", "expired", "withdrawn"]

Reaction: TypeAlias = Literal["clap", "laugh", "wow", "heart", "fire", "groan"]

ReportReason: TypeAlias = Literal[
    "insults", "hate", "sexual", "threats", "spam", "name", "drawing", "cheating", "other"
]
"""Why somebody is reported, and why somebody is sanctioned."""
Note: TypeAlias = Annotated[str, Meta(max_length=500)]
"""A sentence that a reporter adds."""

View: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "View"})]
"""A game's view: another struct for every game."""
GameEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "GameEvent"})]
"""`{"event": tag, …}`, in the form this seat may know."""
MoveData: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "MoveData"})]
"""`{"move": tag, …}`."""
ChoiceRow: TypeAlias = Annotated[Any, Meta(extra_json_schema={"typescript": "ChoiceRow"})]
"""`{"move": tag, "fields": {name: leaf}}`; a leaf is one of `{"from", "to"}`, `{"one_of"}`,
`{"text": length}`, `{"free": kind, …hints}`, `{"is"}`."""
