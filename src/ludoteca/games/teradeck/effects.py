"""Effects on the modules on the table: transitions, transports, transfers (rules 5 to 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludoteca.kernel import Event, Seat
from ludoteca.parts.cards import DISCARD, relocate

from .deck import COLOUR, COLOURS, ID, MODULES_FOR
from .events import (
    BugCured,
    BugTransferred,
    ModuleBugged,
    ModuleCollapsed,
    ModulePatched,
    ModuleStabilised,
    PatchDestroyed,
)
from .state import (
    BUGGED,
    EMPTY,
    FIRST_SLOT,
    FREE,
    PATCHED,
    SLOTS,
    STABILISED,
    TeraState,
    slot_of,
)

AFTER_BUG = {
    FREE: (BUGGED, ModuleBugged),
    PATCHED: (FREE, PatchDestroyed),
    BUGGED: (EMPTY, ModuleCollapsed),
}
AFTER_PATCH = {
    FREE: (PATCHED, ModulePatched),
    BUGGED: (FREE, BugCured),
    PATCHED: (STABILISED, ModuleStabilised),
}
"""Transition tables: state of a module → next state and event, without stabilised modules."""


def throw_bug(state: TeraState, seat: Seat, card: int, owner: Seat, colour: int) -> Event:
    slot = slot_of(owner, colour)
    after, event = AFTER_BUG[state.slots[slot]]
    _transit(state, card, slot, after, stays=after == BUGGED)
    return event(seat, ID[card], owner, COLOURS[colour])


def apply_patch(state: TeraState, seat: Seat, card: int, owner: Seat, colour: int) -> Event:
    slot = slot_of(owner, colour)
    after, event = AFTER_PATCH[state.slots[slot]]
    _transit(state, card, slot, after, stays=after != FREE)
    return event(seat, ID[card], owner, COLOURS[colour])


def _transit(state: TeraState, card: int, slot: int, after: int, *, stays: bool) -> None:
    """Attach a card; or discard it with what it cancels, after a collapse the whole module."""
    if stays:
        state.place[card] = FIRST_SLOT + slot
    else:
        gone = state.lying_in(slot) if after == EMPTY else state.attached(slot)
        for met in (card, *gone):
            state.place[met] = DISCARD
    state.slots[slot] = after


def transport(state: TeraState, moves: Mapping[int, int]) -> None:
    """Move modules between slots, all at once, with their attachments."""
    relocate(state.place, {FIRST_SLOT + old: FIRST_SLOT + new for old, new in moves.items()})
    states = [(new, state.slots[old]) for old, new in moves.items()]
    for old in moves:
        state.slots[old] = EMPTY
    for new, was in states:
        state.slots[new] = was


def swap_projects(state: TeraState, one: Seat, other: Seat) -> None:
    pairs = [(slot_of(one, colour), slot_of(other, colour)) for colour in range(SLOTS)]
    transport(state, dict(pairs) | {there: here for here, there in pairs})


# Phishing: own bugs go to free modules of rivals


def bugs_of(state: TeraState, seat: Seat) -> dict[int, int]:
    """Colour of a bugged module → colour of its bug."""
    slots = range(slot_of(seat, 0), slot_of(seat, SLOTS))
    bugged = [slot for slot in slots if state.slots[slot] == BUGGED]
    return {slot % SLOTS: COLOUR[state.bug_in(slot)] for slot in bugged}


def free_for(state: TeraState, seat: Seat, bug: int) -> list[tuple[Seat, str]]:
    """Targets for a bug of this colour: free modules of rivals, clockwise and by colour."""
    return [
        (owner, COLOURS[colour])
        for owner in rivals(state, seat)
        for colour in MODULES_FOR[bug]
        if state.slots[slot_of(owner, colour)] == FREE
    ]


def rivals(state: TeraState, seat: Seat) -> list[Seat]:
    """The other seats that are in, clockwise."""
    seats = len(state.out)
    around = (*range(seat + 1, seats), *range(seat))
    return [other for other in around if not state.out[other]]


def most_transfers(options: Mapping[int, list[tuple[Seat, str]]]) -> dict[int, tuple[Seat, str]]:
    """A maximum matching of bugs to targets; earlier modules and earlier targets first (ruling
    13)."""
    taken: dict[tuple[Seat, str], int] = {}

    def find(module: int, tried: set[tuple[Seat, str]]) -> bool:
        for target in options[module]:
            if target in tried:
                continue
            tried.add(target)
            if target not in taken or find(taken[target], tried):
                taken[target] = module
                return True
        return False

    for module in options:
        find(module, set())
    return {module: target for target, module in sorted(taken.items(), key=lambda item: item[1])}


def transfer(
    state: TeraState, seat: Seat, targets: Mapping[int, tuple[Seat, str]]
) -> Iterator[Event]:
    """Transfer bugs from modules of the seat to others; one without a target stays."""
    for module, (owner, target) in targets.items():
        source, slot = slot_of(seat, module), slot_of(owner, COLOURS.index(target))
        state.place[state.bug_in(source)] = FIRST_SLOT + slot
        state.slots[source], state.slots[slot] = FREE, BUGGED
        yield BugTransferred(seat, COLOURS[module], owner, target)
