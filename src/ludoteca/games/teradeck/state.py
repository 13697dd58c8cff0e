"""The state of a match of TeraDeck: card → place, and the state of every module on the table.

A seat's project has one slot for each colour, since no seat may own two modules of one. A slot is a
place for a module and its attachments.
"""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import UNSET, UnsetType

from ludoteca.kernel import Context, Millis, Seat, State
from ludoteca.parts.cards import DECK, CardPlaces, held

from .about import TeraOptions, about
from .deck import BUG, CARDS, COLOURS, ID, KIND, MODULE

TeraContext = Context[TeraOptions]
PAID = 2
"""The rules version from which stable modules are points, and finished projects are delivered."""
NOBODY = -1
HAND = 3
STABLE_TO_WIN = 4
SLOTS = 5
FIRST_SLOT = about.seats[1]
"""Places below this one are hands."""

EMPTY, BUGGED, FREE, PATCHED, STABILISED = range(5)
"""The states of a slot; from FREE on the module is stable."""
STATES = ["empty", "bugged", "free", "patched", "stabilised"]


class TeraState(State):
    card_places: ClassVar = CardPlaces(
        ID,
        {
            FIRST_SLOT + SLOTS * seat + colour: f"{name} of {seat + 1}"
            for seat in range(about.seats[1])
            for colour, name in enumerate(COLOURS)
        },
    )

    place: list[int]
    """Card → the seat that holds it, FIRST_SLOT + slot on the table, DECK or DISCARD."""
    slots: list[int]
    """Slot → its state; the slots of seat 0 by colour, then those of seat 1, and so on."""
    turn: Seat = NOBODY
    first: Seat
    skips: list[int]
    """Turns that each seat will miss."""
    latest: tuple[str, ...] = ()
    """The cards of the last turn: public, even if they are in the deck again."""
    won: Seat = NOBODY
    """The seat that has just finished its project."""
    delivered: tuple[int, ...] | UnsetType = UNSET
    """Finished projects of each seat, if the match went on; absent in version 1."""
    ended: str = ""
    deadline: Millis | None = None

    @classmethod
    def start(cls, ctx: TeraContext) -> Self:
        return cls(
            place=[DECK] * CARDS,
            slots=[EMPTY] * (SLOTS * ctx.seats),
            first=0 if ctx.options.first == "host" else ctx.chance.below(ctx.seats),
            skips=[0] * ctx.seats,
            delivered=(0,) * ctx.seats if ctx.version >= PAID else UNSET,
        )

    def hand(self, seat: Seat) -> list[int]:
        return held(self.place, seat)

    def stable(self, seat: Seat) -> int:
        """Number of modules of a seat without a bug."""
        project = self.slots[SLOTS * seat : SLOTS * seat + SLOTS]
        return SLOTS - project.count(EMPTY) - project.count(BUGGED)

    def worth(self, seat: Seat) -> int:
        """Number of stable modules of a seat, with those delivered."""
        delivered = 0 if self.delivered is UNSET else self.delivered[seat]
        return STABLE_TO_WIN * delivered + self.stable(seat)

    def modules(self, seat: Seat) -> int:
        """Number of modules of a seat."""
        return SLOTS - self.slots[SLOTS * seat : SLOTS * seat + SLOTS].count(EMPTY)

    def lying_in(self, slot: int) -> list[int]:
        """The module in a slot, then its attachments."""
        return held(self.place, FIRST_SLOT + slot)

    def attached(self, slot: int) -> list[int]:
        return [card for card in self.lying_in(slot) if KIND[card] != MODULE]

    def bug_in(self, slot: int) -> int:
        return next(card for card in self.lying_in(slot) if KIND[card] == BUG)


def slot_of(seat: Seat, colour: int) -> int:
    return SLOTS * seat + colour
