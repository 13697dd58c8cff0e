"""A question of any kind, as the rules ask it: its texts, its facts and its answer."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Kind: TypeAlias = Literal[
    "choice", "true_false", "several", "typed", "number", "order", "hotspot", "poll"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
DIFFICULTIES = ("easy", "medium", "hard")
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Tolerance: TypeAlias = Literal["exact", "close"]
KEY_LENGTH = 12
THOUSAND = 1000
"""Points of a picture and radii are in thousandths of its width and height."""


class Area(Struct, frozen=True, gc=False):
    """A right place in a picture: an ellipse as wide and tall as the picture makes a circle of this
    radius, in thousandths of its width and height."""

    x: int
    y: int
    radius: int

    def contains(self, x: int, y: int) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2


class Question(Struct, frozen=True, omit_defaults=True):
    """A question in one language. Only the facts of its kind are set."""

    question: str
    options: tuple[str, ...] = ()
    """The right one first, of `several` the first `right` ones; the items of an `order` in the
    right order. A match shuffles them, except those of a poll. A `true_false` has none."""
    category: str = ""
    difficulty: str = ""
    because: str = ""
    source: str = ""
    kind: Kind = "choice"
    right: int = 1
    """Number of right options of `several`."""
    truth: bool = True
    """The answer of `true_false`."""
    answers: tuple[str, ...] = ()
    """Accepted texts of `typed`; the first one is shown."""
    tolerance: Tolerance = "close"
    number: float = 0.0
    """The answer of `number`."""
    within: float = 0.0
    """The distance at which a number is worth nothing."""
    unit: str = ""
    low: float | None = None
    high: float | None = None
    ends: tuple[str, ...] = ()
    """What the first and the last place of an `order` stand for, or nothing."""
    areas: tuple[Area, ...] = ()
    """The right places of `hotspot`."""
    picture: str = ""
    """An uploaded file, `sha256:<digest>`, or one of ours, `shipped:<name>`."""
    sound: str = ""
    alt: str = ""
    """The picture or sound in words that do not give the answer away."""

    @property
    def key(self) -> str:
        """By which a table remembers that it was asked."""
        return _key(self.question)


@lru_cache(maxsize=8192)
def _key(question: str) -> str:
    return blake2b(question.encode(), digest_size=KEY_LENGTH // 2).hexdigest()


Bank: TypeAlias = tuple[Question, ...]


class Solution(Struct, frozen=True):
    """The answer of a question as it is shown. Only the fields of its kind are set."""

    options: tuple[int, ...] = ()
    """Positions of the right options as shown; of an order, in the right order."""
    texts: tuple[str, ...] = ()
    """Accepted texts."""
    number: float | None = None
    within: float | None = None
    areas: tuple[Area, ...] = ()


Given: TypeAlias = int | float | str | tuple[int, ...]
"""An answer: the position of an option; a number; a text; positions, or a point of a picture."""
