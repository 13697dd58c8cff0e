"""Seats that miss their turns: strikes, the vote, elimination (rules A.12, B-72, B-73)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias

from ludoteca.kernel import Event, Seat, SeatOut

from ..model.events import (
    InactivityWarning,
    NoOrders,
    PlayerEliminated,
    PlayerInactive,
    PlayerReplaced,
    PlayerReturned,
    VoteResult,
)
from ..model.state import NEUTRAL, MachiavelliContext, MachiavelliState, Status
from ..pacts.settling import dissolve
from .losses import remove

Ballot: TypeAlias = Literal["ai", "replacement", "elimination"]

STRIKES_TO_INACTIVE = 3
AI: Ballot = "ai"
REPLACEMENT: Ballot = "replacement"
ELIMINATION: Ballot = "elimination"
BALLOTS = (AI, REPLACEMENT, ELIMINATION)


def count_strikes(state: MachiavelliState) -> Iterator[Event]:
    """A seat without a sheet has missed the turn; after three in a row the others vote. A draft
    that counts makes good for turns missed, as a sheet did when it was sent."""
    for seat in state.seats_in:
        if state.sheets[seat] is not None:
            yield from come_back(state, seat)
            continue
        if state.status[seat] == Status.AI:
            continue
        state.strikes[seat] += 1
        strikes = state.strikes[seat]
        yield NoOrders(seat, strikes)
        if strikes < STRIKES_TO_INACTIVE:
            yield InactivityWarning(seat, strikes)
        elif state.status[seat] == Status.ACTIVE:
            state.status[seat] = Status.INACTIVE
            yield PlayerInactive(seat)


def come_back(state: MachiavelliState, seat: Seat) -> Iterator[Event]:
    """A sheet at any time clears the strikes."""
    was_away = state.status[seat] != Status.ACTIVE
    state.strikes[seat], state.status[seat] = 0, Status.ACTIVE
    for ballots in state.ballots:
        ballots[seat] = ""
    if was_away:
        yield PlayerReturned(seat)


def take_over(state: MachiavelliState, seat: Seat) -> Iterator[Event]:
    """A new player takes the seat, without strikes."""
    state.strikes[seat], state.status[seat] = 0, Status.ACTIVE
    yield PlayerReplaced(seat)


def voters(state: MachiavelliState, target: Seat) -> list[Seat]:
    """Seats that may vote on a seat: all others that are in the match and active."""
    return [
        seat for seat in state.seats_in if seat != target and state.status[seat] == Status.ACTIVE
    ]


def open_votes(state: MachiavelliState) -> list[Seat]:
    return [seat for seat in state.seats_in if state.status[seat] == Status.INACTIVE]


def count_votes(
    state: MachiavelliState, on: list[Seat], ctx: MachiavelliContext
) -> Iterator[Event]:
    """Count the votes on the seats whose vote was open when the turn began."""
    for target in on:
        if state.status[target] != Status.INACTIVE or state.out[target]:
            continue
        cast = [state.ballots[voter][target] for voter in voters(state, target)]
        tally = Counter(ballot for ballot in cast if ballot)
        option = decide_vote(tally, len(cast))
        yield VoteResult(target, option, *(tally[ballot] for ballot in BALLOTS))
        if option == ELIMINATION:
            yield from eliminate(state, target, "vote", ctx)
        else:
            state.status[target] = Status.AI if option == AI else Status.REPLACEMENT


def decide_vote(tally: Counter[str], eligible: int) -> Ballot:
    """Elimination needs more than half of all eligible votes. Otherwise the option with the most
    votes wins; on a tie, or without a vote, `AI`."""
    if 2 * tally[ELIMINATION] > eligible:
        return ELIMINATION
    return REPLACEMENT if tally[REPLACEMENT] > tally[AI] else AI


def eliminate(
    state: MachiavelliState, seat: Seat, reason: str, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Its units are removed, its provinces become neutral, all tokens against it are void."""
    yield PlayerEliminated(seat, reason)
    yield SeatOut(seat)
    yield from abandon(state, seat, ctx)


def abandon(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Event]:
    for number in state.units_of(seat):
        yield from remove(state, number, "player_eliminated", ctx)
    state.owner = [NEUTRAL if owner == seat else owner for owner in state.owner]
    for other in range(ctx.seats):
        state.tokens[seat][other] = state.tokens[other][seat] = False
        state.ballots[seat][other] = state.ballots[other][seat] = ""
    dissolve(state, seat)
    state.sheets[seat], state.disband[seat], state.treasury[seat] = None, (), 0
    state.status[seat] = Status.ACTIVE  # no vote, no replacement
