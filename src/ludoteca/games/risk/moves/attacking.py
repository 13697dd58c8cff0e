"""Moves of the attack phase: attack, blitz, defence, conquest move, end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from ludoteca.kernel import Event, Move, Rejected, Seat, SeatOut

from ..cards import TOO_MANY_AFTER_ELIMINATION
from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE, compare
from ..events import (
    AttackDeclared,
    CardsTaken,
    ConquestMoved,
    DiceRolled,
    SeatEliminated,
    TerritoryConquered,
    TerritoryId,
)
from ..holdings import partners, pass_to
from ..map.board import Territory
from ..missions import judge, lose_target
from ..state import Phase, RiskContext, RiskState
from ..victory import is_decided
from .phases import change_phase, set_pending


def most_dice(state: RiskState, source: Territory) -> int:
    """The most dice of an attacker: one army has to stay."""
    able = state.armies[source] - 1
    return min(MAX_ATTACK_DICE, able)


def most_defence_dice(state: RiskState, target: Territory) -> int:
    return 1 if state.armies[target] == 1 else MAX_DEFENCE_DICE


class Attack(Move, phases={Phase.ATTACK}):
    """Roll against an adjacent territory of somebody else (rules A6)."""

    source: TerritoryId
    target: TerritoryId
    dice: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        source = check_attack(self.source, self.target, state, seat, ctx)
        if not 1 <= self.dice <= MAX_ATTACK_DICE or self.dice >= state.armies[source]:
            raise Rejected("invalid_dice", dice=self.dice, maximum=most_dice(state, source))

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterable[Event]:
        source, target = ctx.board.index[self.source], ctx.board.index[self.target]
        if ctx.options.defender_chooses and defender_is_asked(state, target):
            state.source, state.target, state.dice = source, target, self.dice
            state.asked_at = ctx.at
            state.phase = Phase.DEFEND
            return [AttackDeclared(seat, self.source, self.target, self.dice)]
        defence = most_defence_dice(state, target)
        return fight(state, seat, source, target, self.dice, defence, ctx)


def check_attack(
    source_id: str, target_id: str, state: RiskState, seat: Seat, ctx: RiskContext
) -> Territory:
    """The source territory of a possible attack; refuses any other."""
    source, target = ctx.board.index.get(source_id), ctx.board.index.get(target_id)
    if source is None or target is None:
        unknown = source_id if source is None else target_id
        raise Rejected("unknown_territory", territory=unknown)
    if state.owner[source] != seat:
        raise Rejected("not_owner", territory=source_id)
    if state.owner[target] == seat:
        raise Rejected("own_territory", territory=target_id)
    if ctx.teams and state.owner[target] in partners(seat, ctx):
        raise Rejected("partners_territory", territory=target_id)
    if target not in ctx.board.neighbours[source]:
        raise Rejected("not_adjacent", source=source_id, target=target_id)
    if state.armies[source] < 2:
        raise Rejected("insufficient_armies", territory=source_id)
    return source


def defender_is_asked(state: RiskState, target: Territory) -> bool:
    """Ruling B18: not where the owner is neutral or has nothing to choose."""
    return state.owner[target] >= 0 and state.armies[target] > 1


def fight(
    state: RiskState,
    seat: Seat,
    source: Territory,
    target: Territory,
    dice: int,
    defence: int,
    ctx: RiskContext,
) -> Iterable[Event]:
    """One roll, the attacker's dice first. A territory without armies is conquered."""
    rolled = ctx.chance.dice(dice + defence)
    ours, theirs = rolled[:dice], rolled[dice:]
    ours.sort(reverse=True)
    theirs.sort(reverse=True)
    lost, hit = compare(ours, theirs)
    armies, ids = state.armies, ctx.board.ids
    armies[source] -= lost
    armies[target] -= hit
    defender = state.owner[target]
    told = DiceRolled(
        seat, defender, ids[source], ids[target], tuple(ours), tuple(theirs), lost, hit
    )
    if armies[target]:
        return (told,)
    return chain((told,), conquer(state, seat, source, target, dice, ctx))


def conquer(
    state: RiskState, seat: Seat, source: Territory, target: Territory, dice: int, ctx: RiskContext
) -> Iterator[Event]:
    """Take the territory; at least as many armies as dice were used have to move in (ruling B8)."""
    previous, most = state.owner[target], state.armies[source] - 1
    ids = ctx.board.ids
    pass_to(seat, target, state, ctx.board)
    state.conquered = True
    yield TerritoryConquered(seat, previous, ids[source], ids[target], dice, most)
    if previous >= 0 and previous not in state.owner:
        yield from eliminate(state, previous, seat, ctx)
    state.source, state.target, state.dice = source, target, dice
    yield from judge(state, seat, ctx)
    if is_decided(state, ctx):  # ruling B9: the match ends with nothing pending
        state.must_trade_down, most = False, dice
    if dice == most:  # ruling B7: nothing to choose
        yield from move_in(state, seat, dice, ctx)
    else:
        set_pending(state, seat)


def eliminate(state: RiskState, seat: Seat, by: Seat, ctx: RiskContext) -> Iterator[Event]:
    """Put a seat without territories out; its cards go to the conqueror."""
    cards = tuple(state.hand(seat))
    for card in cards:
        state.place[card] = by
    state.decided_by = "conquest"
    yield SeatEliminated(seat, by, len(cards))
    if cards:
        yield CardsTaken(by, cards)
    state.must_trade_down = state.place.count(by) >= TOO_MANY_AFTER_ELIMINATION
    yield SeatOut(seat)
    yield from lose_target(state, seat, by, ctx)


def move_in(state: RiskState, seat: Seat, armies: int, ctx: RiskContext) -> Iterator[Event]:
    source, target = state.source, state.target
    state.armies[source] -= armies
    state.armies[target] += armies
    state.source = state.target = -1
    yield ConquestMoved(seat, ctx.board.ids[source], ctx.board.ids[target], armies)
    set_pending(state, seat)
    yield from judge(state, seat, ctx)


class Occupy(Move, phases={Phase.ATTACK}):
    """Move armies into the territory just conquered, from where it was attacked (rules A7)."""

    armies: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if state.target < 0:
            raise Rejected("no_conquest_pending")
        if self.armies < state.dice:
            raise Rejected("below_minimum_move", amount=self.armies, minimum=state.dice)
        if self.armies >= state.armies[state.source]:
            most = state.armies[state.source] - 1
            raise Rejected("invalid_amount", amount=self.armies, minimum=state.dice, maximum=most)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        return move_in(state, seat, self.armies, ctx)


class Blitz(Move, phases={Phase.ATTACK}):
    """Attack with all dice until the territory is conquered or `keep` armies are left at home;
    the dice are those that single attacks would roll."""

    source: TerritoryId
    target: TerritoryId
    keep: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if not ctx.options.blitz or ctx.options.defender_chooses:
            raise Rejected("no_blitz")
        source = check_attack(self.source, self.target, state, seat, ctx)
        if not 1 <= self.keep < state.armies[source]:
            most = state.armies[source] - 1
            raise Rejected("invalid_amount", amount=self.keep, minimum=1, maximum=most)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        source, target = ctx.board.index[self.source], ctx.board.index[self.target]
        while state.owner[target] != seat and state.armies[source] > self.keep:
            dice, defence = most_dice(state, source), most_defence_dice(state, target)
            yield from fight(state, seat, source, target, dice, defence, ctx)


class Defend(Move, phases={Phase.DEFEND}):
    """Choose how many dice defend."""

    dice: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if not 1 <= self.dice <= MAX_DEFENCE_DICE:
            raise Rejected("invalid_dice", dice=self.dice, maximum=MAX_DEFENCE_DICE)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        return answer_attack(state, self.dice, ctx)


def answer_attack(state: RiskState, defence: int, ctx: RiskContext) -> Iterator[Event]:
    """Roll against the chosen defence; the time it took is given back to the attacker."""
    source, target, dice = state.source, state.target, state.dice
    state.source = state.target = -1
    state.phase = Phase.ATTACK
    if state.deadline is not None:
        state.deadline += ctx.at - state.asked_at
    yield from fight(state, state.turn, source, target, dice, defence, ctx)


class EndAttack(Move, phases={Phase.ATTACK}):
    """Go on to the fortification."""

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        if ctx.options.fortify == "none":  # `EndTurn` is the move for that
            raise Rejected("no_fortification")

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterable[Event]:
        return change_phase(state, Phase.FORTIFY)
