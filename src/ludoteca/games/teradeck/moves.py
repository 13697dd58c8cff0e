"""Moves: placing modules, throwing bugs, applying patches, discarding and passing. Operation cards
are in `operations`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import force_setattr

from ludoteca.kernel import Event, Move, Rejected, Seat
from ludoteca.parts.cards import DISCARD

from .deck import (
    BUG,
    COLOUR,
    COLOURS,
    INDEX,
    KIND,
    MODULE,
    PATCH,
    Card,
    Module,
    compatible,
)
from .effects import (
    apply_patch,
    rivals,
    throw_bug,
)
from .events import (
    CardsDiscarded,
    ModulePlaced,
    TurnPassed,
)
from .state import (
    EMPTY,
    FIRST_SLOT,
    FREE,
    HAND,
    STABILISED,
    TeraContext,
    TeraState,
    slot_of,
)
from .victory import end_turn, find_winner

# Shared checks


def require_card(state: TeraState, seat: Seat, id: str, *kinds: int) -> int:
    """A card in the hand of one of these kinds."""
    card = INDEX.get(id, -1)
    if card < 0 or state.place[card] != seat:
        raise Rejected("card_not_held", card=id)
    if kinds and KIND[card] not in kinds:
        raise Rejected("wrong_kind_of_card", card=id)
    return card


def require_module(state: TeraState, owner: Seat, module: str) -> int:
    """The slot of a module that exists and is not stabilised."""
    if not 0 <= owner < len(state.out) or module not in COLOURS:
        raise Rejected("module_not_found", owner=owner, module=module)
    slot = slot_of(owner, COLOURS.index(module))
    if state.slots[slot] == EMPTY:
        raise Rejected("module_not_found", owner=owner, module=module)
    if state.slots[slot] == STABILISED:
        raise Rejected("module_already_stable", owner=owner, module=module)
    return slot


def require_rival(state: TeraState, seat: Seat, owner: Seat) -> None:
    if owner not in rivals(state, seat):
        raise Rejected("not_a_rival", owner=owner)


# Modules, bugs and patches


class PlaceModule(Move):
    """A module joins the project of its player (rule 5)."""

    card: Card

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        card = require_card(state, seat, self.card, MODULE)
        if state.slots[slot_of(seat, COLOUR[card])] != EMPTY:
            raise Rejected("cannot_place_duplicate", module=COLOURS[COLOUR[card]])

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        card = INDEX[self.card]
        slot = slot_of(seat, COLOUR[card])
        state.place[card], state.slots[slot] = FIRST_SLOT + slot, FREE
        yield ModulePlaced(seat, self.card)
        end_turn(state, self.card)
        find_winner(state, seat)


class ThrowBug(Move):
    """A bug hits a module of a rival (rule 6)."""

    card: Card
    owner: Seat
    module: Module

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        card = require_card(state, seat, self.card, BUG)
        if not ctx.options.bug_self or self.owner != seat:
            require_rival(state, seat, self.owner)
        require_module(state, self.owner, self.module)
        require_colour(card, self.module)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        yield throw_bug(state, seat, INDEX[self.card], self.owner, COLOURS.index(self.module))
        end_turn(state, self.card)


def require_colour(card: int, module: str) -> None:
    if not compatible(COLOUR[card], COLOURS.index(module)):
        raise Rejected("colour_mismatch", colour=COLOURS[COLOUR[card]], module=module)


class ApplyPatch(Move):
    """A patch protects, cures or stabilises an own module (rule 6)."""

    card: Card
    owner: Seat
    module: Module

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        card = require_card(state, seat, self.card, PATCH)
        if self.owner != seat:
            if not ctx.options.patch_others:
                raise Rejected("not_your_module")
            require_rival(state, seat, self.owner)
        require_module(state, self.owner, self.module)
        require_colour(card, self.module)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        yield apply_patch(state, seat, INDEX[self.card], self.owner, COLOURS.index(self.module))
        end_turn(state, self.card)
        find_winner(state, seat)


# Without playing a card


class Discard(Move):
    """One to three cards go to the discard pile, as a set: they may be named in any order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        in_order = sorted(self.cards, key=lambda card: INDEX.get(card, -1))
        force_setattr(self, "cards", tuple(in_order))

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        if not 1 <= len(self.cards) <= HAND or len(set(self.cards)) < len(self.cards):
            raise Rejected("invalid_discard")
        for card in self.cards:
            require_card(state, seat, card)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        for card in self.cards:
            state.place[INDEX[card]] = DISCARD
        yield CardsDiscarded(seat, self.cards)
        end_turn(state, *self.cards)


class Pass(Move):
    """Pass, with an empty hand only."""

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        if seat in state.place:
            raise Rejected("play_or_discard")

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        yield TurnPassed(seat)
        end_turn(state)
