"""Invariants of every position of Risk (rules A14)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from .cards import TOO_MANY_AFTER_ELIMINATION
from .state import DISCARD, NEUTRAL, UNCLAIMED, WILD_CARDS, Phase, RiskContext, RiskState


def invariants(state: RiskState, ctx: RiskContext) -> Iterator[str]:
    yield from _territories(state, ctx)
    yield from _seats(state)
    yield from _cards(state, ctx)
    yield from _duties(state)


def _territories(state: RiskState, ctx: RiskContext) -> Iterator[str]:
    """Every territory has an owner that is in, and at least one army."""
    conquered = state.target if state.phase == Phase.ATTACK else -1
    claiming = state.phase == Phase.CLAIM
    for id, territory in ctx.board.index.items():
        owner, armies = state.owner[territory], state.armies[territory]
        if owner == UNCLAIMED:
            if not claiming or armies:
                yield f"{id} belongs to nobody, with {armies} armies"
        elif armies < 1 and territory != conquered:
            yield f"{id} has {armies} armies"
        elif owner != NEUTRAL and state.out[owner]:
            yield f"{id} belongs to seat {owner}, which is out"


def _seats(state: RiskState) -> Iterator[str]:
    """A seat that is in holds a territory and has a turn; one that is out has nothing."""
    for seat, out in enumerate(state.out):
        if out and (seat in state.place or state.pool[seat]):
            yield f"seat {seat} is out and holds cards or armies"
        if not out and state.phase != Phase.CLAIM and seat not in state.owner:
            yield f"seat {seat} is in and holds no territory"
    if not state.over and state.out[state.turn]:
        yield f"it is the turn of seat {state.turn}, which is out"


def _cards(state: RiskState, ctx: RiskContext) -> Iterator[str]:
    """Every card is in one place: 44 of them on the classic map. No hand at rest has more cards
    than an elimination lets it keep (rules A15)."""
    cards = len(ctx.board.ids) + WILD_CARDS if ctx.options.has_cards else 0
    if len(state.place) != cards or not all(
        DISCARD <= place < len(state.out) for place in state.place
    ):
        yield f"the cards are in {state.place}, and there are {cards}"
    for seat in range(len(state.out)):
        if seat != state.turn and state.place.count(seat) > TOO_MANY_AFTER_ELIMINATION:
            yield f"seat {seat} rests with {state.place.count(seat)} cards"


def _duties(state: RiskState) -> Iterator[str]:
    """A pending duty can be fulfilled, and nothing else is pending."""
    if min(state.to_place, state.neutral_to_place, state.neutral_pool, *state.pool) < 0:
        yield "armies to place are below zero"
    if state.over:
        is_agreed = state.agreed is not UNSET  # at any moment of a turn
        if not is_agreed and (state.pending or state.target >= 0):
            yield f"{state.pending} is pending, and the match is over"
        return
    if state.round and (any(state.pool) or state.neutral_pool):
        yield "armies of the set-up are left in the war"
    if state.to_place and state.phase == Phase.ATTACK and not state.pending:
        yield "armies won by a trade are not pending"
    if state.target >= 0:
        attacker, defender = state.owner[state.source], state.owner[state.target]
        if attacker != state.turn or not 1 <= state.dice < state.armies[state.source]:
            yield "the attack that waits cannot come from there"
        if (attacker == defender) != (state.pending == "occupy"):
            yield f"{state.pending or 'nothing'} is pending, and a conquest says otherwise"
