"""The choices of a seat in compact rows, one for each card and one for discarding; and the reason
why a card cannot be played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from ludoteca.kernel import Choices, Row, Seat

from .deck import (
    ARCHITECT,
    BUG,
    COLOUR,
    COLOURS,
    ID,
    KIND,
    MODULE,
    MODULES_FOR,
    PARTY,
    PATCH,
    PHISHING,
    RECRUIT,
    SWAP,
)
from .effects import bugs_of, free_for, rivals
from .moves import ApplyPatch, Discard, Pass, PlaceModule, ThrowBug
from .operations import (
    ArchitectChange,
    EndYearParty,
    InternalPhishing,
    ProjectSwap,
    RecruitAce,
    may_exchange,
)
from .state import BUGGED, EMPTY, PATCHED, SLOTS, TeraContext, TeraState, slot_of

PASSING = Row(Pass, ())
Targets = dict[Seat, list[str]]


def offers(state: TeraState, seat: Seat, ctx: TeraContext) -> Choices:
    hand = state.hand(seat)
    if not hand:
        return Choices(PASSING)
    rows = [row for card in hand if (row := ROWS[KIND[card]](state, seat, card, ctx)) is not None]
    ids = [ID[card] for card in hand]
    subsets = [*combinations(ids, 1), *combinations(ids, 2), *combinations(ids, 3)]
    rows.append(Row(Discard, (subsets,)))
    return Choices(*rows)


def why_not(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> str:
    """The reason why a card cannot be played now; empty if it can (section 6)."""
    if seat != state.turn:
        return "skipped" if state.skips[seat] else "not_your_turn"
    if ROWS[KIND[card]](state, seat, card, ctx) is not None:
        return ""
    if KIND[card] == PHISHING and not bugs_of(state, seat):
        return "no_bugs_to_transfer"
    return REASONS.get(KIND[card], "no_operation_targets")


REASONS = {MODULE: "cannot_place_duplicate", BUG: "no_bug_targets", PATCH: "no_patch_targets"}


# Rows by kind of card; None without a target

Offer = Callable[[TeraState, Seat, int, TeraContext], Row | None]


def _module(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    if state.slots[slot_of(seat, COLOUR[card])] != EMPTY:
        return None
    return Row(PlaceModule, (ID[card],))


def _bug(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    owners = rivals(state, seat)
    if ctx.options.bug_self:
        owners.append(seat)
    return _on_modules(ThrowBug, card, _touchable(state, owners, MODULES_FOR[COLOUR[card]]))


def _patch(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    owners = [seat, *rivals(state, seat)] if ctx.options.patch_others else [seat]
    return _on_modules(ApplyPatch, card, _touchable(state, owners, MODULES_FOR[COLOUR[card]]))


def _touchable(state: TeraState, owners: list[Seat], colours: tuple[int, ...]) -> Targets:
    """The modules of these colours that are neither missing nor stabilised, by owner."""
    found: Targets = {}
    slots = state.slots
    for owner in owners:
        base = SLOTS * owner
        there = [COLOURS[c] for c in colours if BUGGED <= slots[base + c] <= PATCHED]
        if there:
            found[owner] = there
    return found


def _on_modules(
    kind: type[ThrowBug | ApplyPatch | RecruitAce], card: int, targets: Targets
) -> Row | None:
    if not targets:
        return None
    return Row(kind, (ID[card], list(targets), lambda card, owner: targets[owner]))


def _recruit(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    lacking = tuple(c for c in range(SLOTS) if state.slots[slot_of(seat, c)] == EMPTY)
    return _on_modules(RecruitAce, card, _touchable(state, rivals(state, seat), lacking))


def _architect(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    """Owner → module → other owner → its modules, where no colour would be doubled. Only the owners
    are computed eagerly."""
    everybody = _touchable(state, state.seats_in, tuple(range(SLOTS)))

    def partners(owner: Seat, module: str, other: Seat) -> list[str]:
        here = slot_of(owner, COLOURS.index(module))
        slots = ((name, slot_of(other, COLOURS.index(name))) for name in everybody[other])
        return [name for name, there in slots if may_exchange(state, here, there)]

    def others(owner: Seat, module: str) -> list[Seat]:
        return [s for s in everybody if s != owner and partners(owner, module, s)]

    def modules(owner: Seat) -> list[str]:
        return [module for module in everybody[owner] if others(owner, module)]

    able = [owner for owner in everybody if any(others(owner, one) for one in everybody[owner])]
    if not able:
        return None
    leaves = (
        ID[card],
        able,
        lambda card, owner: modules(owner),
        lambda card, owner, module: others(owner, module),
        lambda card, owner, module, other: partners(owner, module, other),
    )
    return Row(ArchitectChange, leaves)


def _phishing(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    """For each bug: no target, or a free module that no earlier bug goes to."""
    places = {own: free_for(state, seat, bug) for own, bug in bugs_of(state, seat).items()}
    if not any(places.values()):
        return None

    def leaf(module: int) -> object:
        free = places.get(module)
        if not free:
            return None
        return AFTER[module](lambda taken: [None, *(t for t in free if t not in taken)])

    return Row(InternalPhishing, (ID[card], *map(leaf, range(SLOTS))))


Place = tuple[Seat, str] | None
Left = Callable[[tuple[Place, ...]], list[Place]]
AFTER: tuple[Callable[[Left], object], ...] = (
    lambda left: lambda card: left(()),
    lambda left: lambda card, a: left((a,)),
    lambda left: lambda card, a, b: left((a, b)),
    lambda left: lambda card, a, b, c: left((a, b, c)),
    lambda left: lambda card, a, b, c, d: left((a, b, c, d)),
)
"""By number of earlier modules: a domain that depends on what was chosen for each. The kernel
reads from the parameters on how many fields."""


def _party(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    return Row(EndYearParty, (ID[card],))


def _swap(state: TeraState, seat: Seat, card: int, ctx: TeraContext) -> Row | None:
    return Row(ProjectSwap, (ID[card], rivals(state, seat)))


ROWS: dict[int, Offer] = {
    MODULE: _module,
    BUG: _bug,
    PATCH: _patch,
    ARCHITECT: _architect,
    RECRUIT: _recruit,
    PHISHING: _phishing,
    PARTY: _party,
    SWAP: _swap,
}
