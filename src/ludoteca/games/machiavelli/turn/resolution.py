"""Resolution of a turn, in the steps of the rules (A.3 to A.8)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludoteca.kernel import Event, Seat

from ..model.events import GameWon, PlayerEliminated, TurnResolved
from ..model.map_events import Battle, CityCaptured, Retreated, Siege
from ..model.state import DRAFTS, SEASONS, MachiavelliContext, MachiavelliState
from ..pacts.conduct import Witness
from ..pacts.settling import settle
from ..victory import ranking, standing, turn_limit, winner_in_autumn
from .absence import count_strikes, count_votes, open_votes
from .money import spend
from .movement import Movement
from .plan import TurnPlan, read_sheets
from .seasons import remove_starved
from .sieges import besiege_cities, convert_units, take_possession


def resolve(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    """Resolve a turn, then report its summary, which is empty in the fog."""
    history: list[Event] = []
    for event in _steps(state, history, ctx):
        history.append(event)
        yield event
    if ctx.options.fog:
        state.journal = [_seen(history, seat) for seat in (*range(ctx.seats), None)]
    yield _summary(state, [] if ctx.options.fog else history)
    yield from _victory(state, ctx)


def _steps(
    state: MachiavelliState, history: list[Event], ctx: MachiavelliContext
) -> Iterator[Event]:
    votes = open_votes(state)
    if ctx.version >= DRAFTS:
        state.sheets = [
            None if passed else sheet
            for sheet, passed in zip(state.sheets, state.passed, strict=True)
        ]
    yield from count_strikes(state)
    plan = read_sheets(state, ctx)
    witness = Witness(state, plan.orders, ctx) if any(state.known_pacts) else None
    yield from spend(state, plan, ctx)
    if ctx.options.famine_relief == "after":
        yield from remove_starved(state, ctx)
    yield from campaign(state, plan, ctx)
    if witness is not None:
        yield from settle(state, witness.conduct(history), ctx)
    yield from count_votes(state, votes, ctx)
    state.opened, state.sheets = state.sheets, [None] * ctx.seats
    state.passed = [False] * ctx.seats
    state.saves = [0] * ctx.seats
    state.ended = "resolved"


def campaign(state: MachiavelliState, plan: TurnPlan, ctx: MachiavelliContext) -> Iterator[Event]:
    """Steps 3 to 7: movement, conversions, sieges, ownership."""
    movement = Movement(state, plan, ctx)
    yield from movement.apply()
    if not ctx.options.sieges_first:  # B-33
        yield from convert_units(state, movement, ctx)
    yield from besiege_cities(state, movement, plan.assassinated, ctx)
    if ctx.options.sieges_first:
        yield from convert_units(state, movement, ctx)
    yield from take_possession(state, movement, ctx)


def _seen(history: list[Event], seat: Seat | None) -> str:
    seen = (event.seen_by(seat) for event in history)
    return msgspec.json.encode([event for event in seen if event is not None]).decode()


def _summary(state: MachiavelliState, history: list[Event]) -> Event:
    taken = [event for event in history if isinstance(event, CityCaptured)]
    retreats = [event for event in history if isinstance(event, Retreated)]
    return TurnResolved(
        turn=state.round,
        season=SEASONS[state.season],
        year=state.year,
        conquests=tuple(event.city for event in taken),
        retreats=len(retreats),
        sieges=tuple(
            event.city
            for event in history
            if isinstance(event, Siege) and event.stage == "completed"
        ),
        standoffs=tuple(
            event.province
            for event in history
            if isinstance(event, Battle) and event.result == "standoff"
        ),
        eliminations=tuple(event.seat for event in history if isinstance(event, PlayerEliminated)),
        takers=tuple(event.seat for event in taken),
        losers=tuple(event.loser for event in taken),
        retreating=tuple(event.seat for event in retreats),
        left=tuple(event.source for event in retreats),
        reached=tuple(event.target for event in retreats),
    )


def _victory(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    winner = winner_in_autumn(state, ctx)
    if winner is not None:
        yield GameWon((winner,), "standard", standing(state, winner, ctx)[0])
    elif state.finished + 1 >= turn_limit(ctx):
        winners = ranking(state, ctx).winners
        how = "shared" if len(winners) > 1 else "time_limit"
        yield GameWon(winners, how, standing(state, winners[0], ctx)[0])
