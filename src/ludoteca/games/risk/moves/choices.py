"""The choices of the seat to act, in as few rows as possible."""

from __future__ import annotations

from collections.abc import Callable
from itertools import filterfalse

from ludoteca.kernel import Choices, Range, Row, Seat

from ..cards import sets_in
from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE
from ..holdings import holdings_of, partners
from ..state import NEUTRAL, UNCLAIMED, Phase, RiskContext, RiskState
from .attacking import Attack, Blitz, Defend, EndAttack, Occupy, most_dice
from .fortifying import EndTurn, Fortify, reach
from .placing import Claim, Confirm, Place, PlaceNeutral, Trade, bonus_ids, most_to_place

DICE = tuple(Range(1, most) for most in range(MAX_ATTACK_DICE + 1))
DEFEND = Choices(Defend.where(dice=Range(1, MAX_DEFENCE_DICE)))
CONFIRM, END_ATTACK, END_TURN = Confirm.where(), EndAttack.where(), EndTurn.where()


def _in_claiming(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    return Choices(Claim.where(holdings_of(UNCLAIMED, state, ctx.board).ids))


def _in_setup(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    if state.pending:
        neutral = holdings_of(NEUTRAL, state, ctx.board).ids
        return Choices(PlaceNeutral.where(neutral, Range(1, state.neutral_to_place)))
    return Choices(_placements(state, seat, ctx))


def _in_reinforcement(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    trades = _trades(state, seat, ctx) if state.place else ()
    if state.pending:
        return Choices(*trades)
    placing = _placements(state, seat, ctx) if state.to_place else CONFIRM
    return Choices(placing, *trades)


def _in_attack(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    if state.pending:
        return _pending_in_attack(state, seat, ctx)
    ends = (END_TURN,) if ctx.options.fortify == "none" else (END_ATTACK, END_TURN)
    return Choices(*ends, *_attacks(state, seat, ctx))


def _pending_in_attack(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    if state.pending == "occupy":
        return Choices(Occupy.where(Range(state.dice, state.armies[state.source] - 1)))
    if state.pending == "trade":
        return Choices(*_trades(state, seat, ctx))
    return Choices(_placements(state, seat, ctx))


def _in_fortification(state: RiskState, seat: Seat, ctx: RiskContext) -> Choices:
    return Choices(END_TURN, *_fortifications(state, seat, ctx))


OFFERS: dict[str, Callable[[RiskState, Seat, RiskContext], Choices]] = {
    Phase.CLAIM: _in_claiming,
    Phase.SETUP: _in_setup,
    Phase.REINFORCE: _in_reinforcement,
    Phase.ATTACK: _in_attack,
    Phase.FORTIFY: _in_fortification,
}
"""Phase → choices of the seat whose turn it is."""


def _placements(state: RiskState, seat: Seat, ctx: RiskContext) -> Row:
    own = holdings_of(seat, state, ctx.board).ids
    return Row(Place, (own, range(1, most_to_place(state, ctx) + 1)))


def _trades(state: RiskState, seat: Seat, ctx: RiskContext) -> list[Row]:
    if state.place.count(seat) < 3:
        return []
    sets = sets_in(state.hand(seat), ctx.board)
    return [Trade.where(cards, bonus_ids(state, seat, cards, ctx)) for cards in sets]


def _attacks(state: RiskState, seat: Seat, ctx: RiskContext) -> list[Row]:
    """All attacks in one row, all blitzes in another."""
    ids, index, near = ctx.board.ids, ctx.board.index, ctx.board.near
    armies, holdings = state.armies, holdings_of(seat, state, ctx.board)
    friendly = holdings.id_set
    if ctx.teams:
        beside = (holdings_of(other, state, ctx.board).id_set for other in partners(seat, ctx))
        friendly = friendly.union(*beside)
    is_friendly = friendly.__contains__

    def enemies(source: str) -> list[str]:
        return [*filterfalse(is_friendly, near[source])]

    def dice(source: str, *_: str) -> range:
        return DICE[most_dice(state, index[source])]

    sources = [ids[front] for front in holdings.fronts if armies[front] > 1]
    if ctx.teams:
        sources = [source for source in sources if enemies(source)]
    if not sources:
        return []
    rows = [Row(Attack, (sources, enemies, dice))]
    if ctx.options.blitz and not ctx.options.defender_chooses:

        def kept(source: str, *_: str) -> range:
            return Range(1, armies[index[source]] - 1)

        rows.append(Blitz.where(sources, enemies, kept))
    return rows


def _fortifications(state: RiskState, seat: Seat, ctx: RiskContext) -> list[Row]:
    rows = []
    for source in state.territories_of(seat):
        if state.armies[source] > 1 and (targets := reach(state, source, ctx)):
            where = [ctx.board.ids[target] for target in targets]
            rows.append(
                Fortify.where(ctx.board.ids[source], where, Range(1, state.armies[source] - 1))
            )
    return rows
