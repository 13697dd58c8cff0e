"""The five operations (rule 7): the card goes to the discard pile after its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ludoteca.kernel import Event, Move, Rejected, Seat
from ludoteca.parts.cards import DISCARD, move_all

from .deck import ARCHITECT, COLOURS, INDEX, PARTY, PHISHING, RECRUIT, SWAP, Card, Module
from .effects import (
    bugs_of,
    free_for,
    most_transfers,
    rivals,
    swap_projects,
    transfer,
    transport,
)
from .events import ModulesExchanged, ModuleStolen, PartyHeld, ProjectsSwapped
from .moves import require_card, require_module, require_rival
from .state import EMPTY, TeraContext, TeraState, slot_of
from .victory import end_turn, find_winner

Target: TypeAlias = tuple[Seat, Module]


class ArchitectChange(Move):
    """Two seats exchange a module each; neither may end up with two of one colour."""

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
        find_winner(state, seat)


def may_exchange(state: TeraState, here: int, there: int) -> bool:
    """Whether two modules can be exchanged without doubling a colour."""
    colour, other = here % 5, there % 5
    if colour == other:
        return True
    return state.slots[here - colour + other] == state.slots[there - other + colour] == EMPTY


class RecruitAce(Move):
    """Take a module from a rival, of a colour that the seat lacks."""

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
        find_winner(state, seat)


class InternalPhishing(Move):
    """Own bugs go to free modules of rivals: each field is the target of the bug on that module.
    Without targets, as many bugs as possible are transferred."""

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
        find_winner(state, seat)


class EndYearParty(Move):
    """All other seats discard their hands, and only restock in their next turn."""

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
    """Swap the whole project with a rival's, including stabilised modules."""

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
        find_winner(state, seat)
