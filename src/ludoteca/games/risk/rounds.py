"""Rounds of Risk: round 0 is the set-up, every other round one seat's turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET

from ludoteca.kernel import NOTHING, Choices, Due, Event, Move, Reason, RoundRules, Seat

from .events import OrderDrawn, TerritoriesAbandoned, TerritoriesDealt, TurnStarted
from .holdings import continents_of, holdings_of, reinforcements
from .missions import deal, judge, lose_target
from .moves.attacking import answer_attack, most_defence_dice, move_in
from .moves.autopilot import modest_move
from .moves.choices import DEFEND, OFFERS
from .moves.phases import begin_placing, next_claim, pass_placing, set_pending, start_clock
from .state import COUNTS_LAPS, DISCARD, NEUTRAL, Phase, RiskContext, RiskState
from .victory import is_decided
from .view import RiskView

DEFENCE_MILLIS = 20_000


class RiskRounds(RoundRules):
    first_round = 0

    def begin(self, state: RiskState, ctx: RiskContext) -> Iterable[Event]:
        state.ended = state.pending = ""
        return begin_setup(state, ctx) if state.round == 0 else begin_turn(state, ctx)

    def to_act(self, state: RiskState, ctx: RiskContext) -> tuple[Seat]:
        if state.phase == Phase.DEFEND:
            return (state.owner[state.target],)
        return (state.turn,)

    def choices(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
        if state.phase == Phase.DEFEND:
            return DEFEND if seat == state.owner[state.target] else NOTHING
        if seat != state.turn:
            return NOTHING
        return OFFERS[state.phase](state, seat, ctx)

    def due(self, state: RiskState, ctx: RiskContext) -> Due | None:
        if state.deadline is None:
            return None
        if state.phase == Phase.DEFEND:
            return Due(state.asked_at + DEFENCE_MILLIS, "defence", skips=True)
        return Due(state.deadline, "turn_clock", skips=True)

    def is_over(self, state: RiskState, ctx: RiskContext) -> Reason | None:
        return state.ended or None

    def winner(self, state: RiskState, ctx: RiskContext) -> Seat | None:
        return state.turn if state.conquered and not state.out[state.turn] else None

    def autopilot(self, view: RiskView, choices: Choices) -> Move:
        return modest_move(view, choices)

    def leave(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        """Ruling B27: the seat remains in the ranking, its territories become neutral,
        its cards are discarded."""
        was_asked = state.phase == Phase.DEFEND and state.owner[state.target] == seat
        if seat == state.turn:
            yield from settle_pending(state, ctx)
        yield abandon(state, seat, ctx)
        state.decided_by = "last_player"
        yield from lose_target(state, seat, None, ctx)
        if not state.seats_in or is_decided(state, ctx):
            yield from settle_pending(state, ctx)
        elif was_asked:
            yield from answer_attack(state, most_defence_dice(state, state.target), ctx)
        elif seat == state.turn:
            yield from pass_on(state, seat, ctx)


def begin_setup(state: RiskState, ctx: RiskContext) -> Iterator[Event]:
    """Deal missions, then deal the territories or let them be claimed (rules A4)."""
    if ctx.version >= COUNTS_LAPS:
        yield OrderDrawn(state.order)
    if ctx.options.missions:
        yield from deal(state, ctx)
    if ctx.options.setup == "claim":
        state.phase, state.turn = Phase.CLAIM, state.first_in_order()
        start_clock(state, ctx)
        return
    owners = [*state.order, NEUTRAL] if state.neutral_pool else state.order
    pile = ctx.chance.sample(range(len(state.owner)), len(state.owner))
    for number, territory in enumerate(pile):
        owner = owners[number % len(owners)]
        state.give(territory, owner)
        state.armies[territory] = ctx.board.start.armies_per_territory or 1
        if owner == NEUTRAL:
            state.neutral_pool -= 1
        elif ctx.board.start.armies_by_seats:
            state.spend(owner, 1)
    yield TerritoriesDealt(state.owner)
    yield from begin_placing(state, ctx)


def begin_turn(state: RiskState, ctx: RiskContext) -> list[Event]:
    """Begin the next seat's turn with its reinforcements (rules A5)."""
    first, order = state.round == 1, state.order
    seat = state.first_in_order() if first else state.next_in_order(state.turn)
    if state.lap is not UNSET and (first or order.index(seat) <= order.index(state.turn)):
        state.lap += 1
    holdings = holdings_of(seat, state, ctx.board)
    complete = continents_of(seat, state, ctx.board)
    state.turn, state.phase = seat, Phase.REINFORCE
    state.to_place = reinforcements(len(holdings.ids), complete)
    state.conquered = state.bonus_taken = state.must_trade_down = False
    set_pending(state, seat)
    start_clock(state, ctx)
    ids = tuple([continent.id for continent in complete])
    told = TurnStarted(seat, state.round, state.to_place, len(holdings.ids), ids)
    return [told, *judge(state, seat, ctx)]


def settle_pending(state: RiskState, ctx: RiskContext) -> Iterator[Event]:
    """Break a turn off: call off an attack, move into a conquest (ruling B9)."""
    if state.phase == Phase.DEFEND:
        state.phase, state.source, state.target = Phase.ATTACK, -1, -1
    elif state.target >= 0:
        yield from move_in(state, state.turn, state.dice, ctx)
    state.to_place = state.neutral_to_place = 0
    state.pending = ""


def abandon(state: RiskState, seat: Seat, ctx: RiskContext) -> Event:
    """Ruling B28: the armies stay, unless the option says one each."""
    abandoned = state.territories_of(seat)
    for territory in abandoned:
        state.give(territory, NEUTRAL)
        if ctx.options.abandoned_armies == "one":
            state.armies[territory] = 1
    for card in state.hand(seat):
        state.place[card] = DISCARD
    state.spend(seat, state.pool[seat])
    return TerritoriesAbandoned(seat, tuple(ctx.board.ids[t] for t in abandoned))


def pass_on(state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
    """Pass the turn to the next seat, in the set-up or after it."""
    if state.phase == Phase.CLAIM:
        yield from next_claim(state, seat, ctx)
    elif state.phase == Phase.SETUP:
        yield from pass_placing(state, seat, ctx)
    else:
        state.ended = "left"
