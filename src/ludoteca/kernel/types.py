"""Basic types used by every other module: seats, moments, reasons, JSON."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

MARK = "ludoteca"
"""The JSON schema key for the meaning of a field."""


def named(kind: str) -> Meta:
    """Mark a field whose values have names: the text is `<kind>-<value>`."""
    return Meta(extra_json_schema={MARK: kind})


def snake_case(name: str) -> str:
    """The tag of a class: `CardDrawn` is `card_drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Seat: TypeAlias = Annotated[int, named("seat")]
"""An index from 0; -1 or None stands for nobody."""
EMPTY, JOINING = -1, -2
"""Values of `State.out` for a seat that nobody has taken yet, and for one whose player waits for
the next round."""
Millis: TypeAlias = int
Reason: TypeAlias = Annotated[str, named("reason")]
Agreement: TypeAlias = Literal["draw", "shared_victory", "concession", "early_end"]
"""How players may agree to end a match: nobody wins, several do, one does, or whoever leads."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object: records, raw states and options before a game has read them."""
TypeHint: TypeAlias = object
"""An annotation, as `typing.get_type_hints` returns it."""

# Every game narrows these to its own types; the kernel hands them through.
AnyState: TypeAlias = Any
AnyView: TypeAlias = Any
AnyOptions: TypeAlias = Any
AnyBoard: TypeAlias = Any
AnyContext: TypeAlias = Any
AnyMatch: TypeAlias = Any
