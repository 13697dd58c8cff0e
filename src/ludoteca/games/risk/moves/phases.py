"""Transitions between phases and seats: pending duties, the set-up, the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.kernel import Event, Rejected, Seat

from ..cards import draw, must_trade
from ..events import ArmiesPlaced, PhaseChanged, TurnEnded
from ..map.board import Territory
from ..state import NEUTRAL, UNCLAIMED, Phase, RiskContext, RiskState


def find(id: str, ctx: RiskContext) -> Territory:
    """The territory with an id, or a refusal."""
    territory = ctx.board.index.get(id)
    if territory is None:
        raise Rejected("unknown_territory", territory=id)
    return territory


def find_own(id: str, state: RiskState, seat: Seat, ctx: RiskContext) -> Territory:
    territory = find(id, ctx)
    if state.owner[territory] != seat:
        raise Rejected("not_owner", territory=id)
    return territory


def set_pending(state: RiskState, seat: Seat) -> None:
    """Set the duty that comes first: the conquest move, a forced trade, placing its armies."""
    if state.target >= 0:
        state.pending = "occupy"
    elif must_trade(state, seat):
        state.pending = "trade"
    elif state.to_place and state.phase == Phase.ATTACK:
        state.pending = "place"
    else:
        state.pending = ""


def start_clock(state: RiskState, ctx: RiskContext) -> None:
    seconds = ctx.options.turn_seconds
    state.deadline = ctx.at + 1000 * seconds if seconds else None


def change_phase(state: RiskState, phase: str) -> Iterable[Event]:
    state.phase = phase
    return (PhaseChanged(phase),)


def end_turn(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
    """End a turn; one with a conquest earns a card (rules A9, A10)."""
    if state.conquered and state.place:
        yield from draw(state, seat, ctx)
    state.ended = "turn_ended"
    yield TurnEnded(seat)


# Set-up


def next_claim(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
    """Let the next seat claim, or begin placing when every territory is claimed."""
    if UNCLAIMED in state.owner:
        state.turn = state.next_in_order(seat)
        start_clock(state, ctx)
    else:
        yield from begin_placing(state, ctx)


def begin_placing(state: RiskState, ctx: RiskContext) -> Iterator[Event]:
    if NEUTRAL not in state.owner:  # as on a map of two territories
        state.neutral_pool = 0
    if ctx.options.neutral_placement == "automatic":
        yield from spread_neutral(state, ctx)
    if any(state.pool):
        yield from change_phase(state, Phase.SETUP)
    yield from pass_placing(state, state.order[-1], ctx)


def pass_placing(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
    """Let the next seat with armies left place them; without one, finish the set-up."""
    placing = (other for other in state.in_order_after(seat) if state.pool[other])
    following = next(placing, None)
    if following is not None:
        _let_place(state, following, ctx)
    else:
        yield from spread_neutral(state, ctx)
        state.ended = "setup_finished"


def spread_neutral(state: RiskState, ctx: RiskContext) -> Iterator[Event]:
    """Spread the remaining neutral armies evenly; the remainder goes to random territories."""
    if not state.neutral_pool:
        return
    territories = state.territories_of(NEUTRAL)
    each, over = divmod(state.neutral_pool, len(territories))
    lucky = ctx.chance.sample(territories, over)
    for territory in territories:
        armies = each + (territory in lucky)
        if armies:
            state.armies[territory] += armies
            yield ArmiesPlaced(NEUTRAL, ctx.board.ids[territory], armies)
    state.neutral_pool = 0


def _let_place(state: RiskState, seat: Seat, ctx: RiskContext) -> None:
    """One army per turn; with two seats, two and a neutral one (ruling B1); or all at once."""
    neutral = state.neutral_pool
    state.turn, state.pending = seat, ""
    if ctx.options.placement == "batch":
        state.to_place = state.pool[seat]
        still_to_come = sum(1 for pool in state.pool if pool)
        state.neutral_to_place = -(-neutral // still_to_come)
    else:
        state.to_place = min(2 if neutral else 1, state.pool[seat])
        state.neutral_to_place = min(1, neutral)
    start_clock(state, ctx)
