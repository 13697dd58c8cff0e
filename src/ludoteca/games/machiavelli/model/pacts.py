"""Agreements between two seats, in the code pacts: terms, states, where they are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ludoteca.kernel import Seat

PactKind: TypeAlias = Literal[
    "peace", "non_aggression", "support", "demilitarised", "joint_attack", "payment"
]
KINDS_OF_PACT: tuple[PactKind, ...] = (
    "peace", "non_aggression", "support", "demilitarised", "joint_attack", "payment",
)  # fmt: skip
PLACED: frozenset[PactKind] = frozenset({"support", "demilitarised", "joint_attack"})
"""Kinds about a province."""
LASTING: frozenset[PactKind] = frozenset({"non_aggression", "demilitarised"})
"""Kinds that hold for a number of turns."""
GIVEN: frozenset[PactKind] = frozenset({"support", "payment"})
"""Kinds with one side that gives; the others bind both alike."""

PactState: TypeAlias = Literal[
    "open", "declined", "withdrawn", "lapsed", "agreed", "kept", "broken", "void"
]
"""`lapsed`: not answered in its turn. `void`: agreed, but it came to nothing."""

MOST_TURNS, MOST_DUCATS = 12, 999
MOST_OPEN = 3
"""Open proposals of a seat to another."""
MOST_MADE = 5
"""Proposals of a seat to another in one turn."""
MOST_AGREED = 12
"""Agreements in force between two seats."""
MOST_PAST = 60
"""Agreements of the past that are kept for each two seats."""
PER_TURN = 100
"""Numbers are the turn times this, and on from there."""


class Terms(Struct, frozen=True):
    """What is proposed."""

    to: Annotated[Seat, Meta(ge=0, le=99)]
    kind: PactKind
    province: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]*)?$", max_length=40)] = ""
    gives: bool = True
    """Of support and payments: whether the proposer gives, not the other."""
    turns: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 0
    amount: Annotated[int, Meta(ge=0, le=MOST_DUCATS)] = 0


class Pact(Struct, frozen=True):
    """A proposal, and what became of it."""

    number: int
    """Unique between the two."""
    by: Seat
    to: Seat
    kind: PactKind
    province: str = ""
    giver: Seat = -1
    """Who supports or pays; -1 where both are bound alike."""
    turns: int = 0
    amount: int = 0
    made: int = 0
    """Turn in which it was proposed."""
    state: PactState = "open"
    first: int = 0
    last: int = 0
    """The turns for which it is agreed; a peace has no last one until notice is given."""
    judged: int = 0
    """Turns in which it was kept."""
    breakers: tuple[Seat, ...] = ()
    ended: int = 0
    """Turn in which it ended."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.by, self.to

    @property
    def taker(self) -> Seat:
        """Who is supported or paid."""
        return self.to if self.giver == self.by else self.by

    def other(self, seat: Seat) -> Seat:
        return self.to if seat == self.by else self.by

    @property
    def terms(self) -> tuple[object, ...]:
        """What two proposals of the same have in common, whoever makes them."""
        return self.kind, self.province, self.giver, self.turns, self.amount


def pair(one: Seat, other: Seat) -> int:
    """The index of two seats among all pairs."""
    low, high = sorted((one, other))
    return high * (high - 1) // 2 + low


def pairs(seats: int) -> Iterator[tuple[Seat, Seat]]:
    """All pairs, in the order of their indices."""
    return ((low, high) for high in range(seats) for low in range(high))


def pacts_seen(pacts: Sequence[tuple[Pact, ...]], seats: int, seat: Seat | None) -> Iterator[Pact]:
    """The pacts a seat is party to."""
    if not pacts or seat is None:
        return
    for other in range(seats):
        if other != seat:
            yield from pacts[pair(seat, other)]
