"""The moves of TeraDeck: one kind for each kind of card, discarding, and passing. Each says why it
is refused; a refused card stays in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ludoteca.kernel import Event, Move, Rejected, Seat
from ludoteca.parts.cards import DISCARD, move_all

from .deck import (
    ARCHITECT,
    BUG,
    COLOUR,
    COLOURS,
    INDEX,
    KIND,
    MODULE,
    PARTY,
    PATCH,
    PHISHING,
    RECRUIT,
    SWAP,
    Card,
    Module,
    compatible,
)
from .effects import (
    apply_patch,
    bugs_of,
    free_for,
    most_transfers,
    rivals,
    swap_projects,
    throw_bug,
    transfer,
    transport,
)
from .events import (
    CardsDiscarded,
    ModulePlaced,
    ModulesExchanged,
    ModuleStolen,
    PartyHeld,
    ProjectsSwapped,
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
from .victory import end_turn, judge

Target: TypeAlias = tuple[Seat, Module]


# What several moves ask for


def require_card(state: TeraState, seat: Seat, id: str, *kinds: int) -> int:
    """A card in the hand, of the kind that such a move plays."""
    card = INDEX.get(id, -1)
    if card < 0 or state.place[card] != seat:
        raise Rejected("card_not_held", card=id)
    if kinds and KIND[card] not in kinds:
        raise Rejected("wrong_kind_of_card", card=id)
    return card


def require_module(state: TeraState, owner: Seat, module: str) -> int:
    """The slot of a module that is there and can still be touched."""
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
        judge(state, seat)


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
    """A patch protects, cures or stabilises a module of one's own (rule 6)."""

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
        judge(state, seat)


# Operations (rule 7): the card goes to the discard pile


class ArchitectChange(Move):
    """Two seats exchange a module each; none may end up with two of one colour."""

    card: Card
    owner: Seat
    module: Module
    other: Seat
    other_module: Module

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        require_card(state, seat, self.card, ARCHITECT)
        if self.owner == self.other:
            raise Rejected("same_player")
        here = require_module(state, self.owner, self.module)
        there = require_module(state, self.other, self.other_module)
        if not may_exchange(state, here, there):
            raise Rejected("exchange_would_cause_duplicates")

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        one, two = COLOURS.index(self.module), COLOURS.index(self.other_module)
        there = {slot_of(self.owner, one): slot_of(self.other, one)}
        back = {slot_of(self.other, two): slot_of(self.owner, two)}
        transport(state, there | back)
        state.place[INDEX[self.card]] = DISCARD
        yield ModulesExchanged(seat, self.owner, self.module, self.other, self.other_module)
        end_turn(state, self.card)
        judge(state, seat)


def may_exchange(state: TeraState, here: int, there: int) -> bool:
    """Whether two modules can change places without doubling a colour."""
    colour, other = here % 5, there % 5
    if colour == other:
        return True
    return state.slots[here - colour + other] == state.slots[there - other + colour] == EMPTY


class RecruitAce(Move):
    """Take a module from a rival, of a colour that one lacks."""

    card: Card
    owner: Seat
    module: Module

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        require_card(state, seat, self.card, RECRUIT)
        require_rival(state, seat, self.owner)
        slot = require_module(state, self.owner, self.module)
        if state.slots[slot_of(seat, slot % 5)] != EMPTY:
            raise Rejected("cannot_place_duplicate", module=self.module)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        colour = COLOURS.index(self.module)
        transport(state, {slot_of(self.owner, colour): slot_of(seat, colour)})
        state.place[INDEX[self.card]] = DISCARD
        yield ModuleStolen(seat, self.owner, self.module)
        end_turn(state, self.card)
        judge(state, seat)


class InternalPhishing(Move):
    """Bugs of one's own go to free modules of rivals: each field says where the bug of that module
    goes. Without any, as many go as possible."""

    card: Card
    backend: Target | None = None
    frontend: Target | None = None
    mobile: Target | None = None
    data_science: Target | None = None
    multicolor: Target | None = None

    @property
    def targets(self) -> dict[int, Target]:
        wishes = (self.backend, self.frontend, self.mobile, self.data_science, self.multicolor)
        return {module: target for module, target in enumerate(wishes) if target is not None}

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        require_card(state, seat, self.card, PHISHING)
        bugs = bugs_of(state, seat)
        if not bugs:
            raise Rejected("no_bugs_to_transfer")
        if not any(free_for(state, seat, bug) for bug in bugs.values()):
            raise Rejected("no_operation_targets")
        targets = self.targets
        for module, target in targets.items():
            if module not in bugs or target not in free_for(state, seat, bugs[module]):
                raise Rejected("bug_cannot_go_there", module=COLOURS[module])
        if len(set(targets.values())) < len(targets):
            raise Rejected("one_bug_for_each_module")

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        options = {own: free_for(state, seat, bug) for own, bug in bugs_of(state, seat).items()}
        state.place[INDEX[self.card]] = DISCARD
        yield from transfer(state, seat, self.targets or most_transfers(options))
        end_turn(state, self.card)
        judge(state, seat)


class EndYearParty(Move):
    """Everybody else discards the hand, and only restocks in the next turn."""

    card: Card

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        require_card(state, seat, self.card, PARTY)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        state.place[INDEX[self.card]] = DISCARD
        yield PartyHeld(seat)
        for other in rivals(state, seat):
            state.skips[other] = 1
            move_all(state.place, other, DISCARD)
        end_turn(state, self.card)


class ProjectSwap(Move):
    """The whole project for that of a rival, stabilised modules too."""

    card: Card
    rival: Seat

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        require_card(state, seat, self.card, SWAP)
        require_rival(state, seat, self.rival)

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        swap_projects(state, seat, self.rival)
        state.place[INDEX[self.card]] = DISCARD
        yield ProjectsSwapped(seat, self.rival)
        end_turn(state, self.card)
        judge(state, seat)


# Without playing a card


class Discard(Move):
    """One to three cards go to the discard pile."""

    cards: tuple[Card, ...]

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        if not 1 <= len(self.cards) <= HAND or len(set(self.cards)) < len(self.cards):
            raise Rejected("invalid_discard")
        cards = [require_card(state, seat, card) for card in self.cards]
        if cards != sorted(cards):
            raise Rejected("invalid_discard")

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        for card in self.cards:
            state.place[INDEX[card]] = DISCARD
        yield CardsDiscarded(seat, self.cards)
        end_turn(state, *self.cards)


class Pass(Move):
    """Only with an empty hand."""

    def check(self, state: TeraState, seat: Seat, ctx: TeraContext) -> None:
        if seat in state.place:
            raise Rejected("play_or_discard")

    def apply(self, state: TeraState, seat: Seat, ctx: TeraContext) -> Iterator[Event]:
        yield TurnPassed(seat)
        end_turn(state)


MOVES: tuple[type[Move], ...] = (
    PlaceModule,
    ThrowBug,
    ApplyPatch,
    ArchitectChange,
    RecruitAce,
    InternalPhishing,
    EndYearParty,
    ProjectSwap,
    Discard,
    Pass,
)
