"""The words that every other module is written in: seats, moments, reasons."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

MARK = "ludoteca"
"""The key under which a field's meaning travels in JSON schemas."""


def named(kind: str) -> Meta:
    """Mark a field's value as a thing with a name of its own: its text is `<kind>-<value>`."""
    return Meta(extra_json_schema={MARK: kind})


def snake_case(name: str) -> str:
    """The tag of a class: `CardDrawn` is `card_drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Seat: TypeAlias = Annotated[int, named("seat")]
"""An index from 0; where nobody may be meant, -1 or None stands for nobody."""
Millis: TypeAlias = int
Reason: TypeAlias = Annotated[str, named("reason")]

# Every game narrows these to its own types; the kernel itself knows no game.
AnyState: TypeAlias = Any
AnyView: TypeAlias = Any
AnyContext: TypeAlias = Any
AnyMatch: TypeAlias = Any
