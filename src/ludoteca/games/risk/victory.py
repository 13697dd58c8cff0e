"""The end of a match: one seat is left, or the turns are used up (rulings B4, B5)."""

from __future__ import annotations

from msgspec import UNSET

from ludoteca.kernel import GameRules, Ranking, Reason, any_of, rank

from .state import NEUTRAL, RiskContext, RiskState


def is_decided(state: RiskState, ctx: RiskContext) -> bool:
    """Whether a mission is fulfilled, or one seat or team is left."""
    if state.decided_by == "mission":
        return True
    if state.out.count(0) > 1 and not (ctx.teams and _sides(state, ctx) < 2):
        return False
    return not (ctx.options.must_conquer_neutral and NEUTRAL in state.owner)


def _sides(state: RiskState, ctx: RiskContext) -> int:
    """Number of teams with a seat that is in."""
    return len({ctx.teams[seat] for seat, out in enumerate(state.out) if not out})


class WorldDomination(GameRules):
    """The last seat or team wins; with the option, only once it has conquered the neutral owner.
    With missions, the first seat to fulfil its own wins too."""

    plays_on_alone = True  # against the neutral owner

    def is_complete(self, state: RiskState, ctx: RiskContext) -> bool:
        if state.out.count(0) > 1 and not ctx.teams and state.missions is UNSET:
            return False
        return is_decided(state, ctx)

    def reason(self, state: RiskState, ctx: RiskContext) -> Reason:
        if state.decided_by == "mission":
            return state.decided_by
        owners = set(state.owner)
        holds_all = min(owners) >= 0 and len({ctx.team_of(owner) for owner in owners}) == 1
        return "world_domination" if holds_all else state.decided_by

    def ranking(self, state: RiskState, ctx: RiskContext) -> Ranking:
        return rank_seats(state, ctx)


class TurnLimit(GameRules):
    """After the last turn the map decides; the set-up does not count as a turn."""

    only_between_rounds = True

    def is_complete(self, state: RiskState, ctx: RiskContext) -> bool:
        return 0 < ctx.options.turn_limit < state.finished

    def total_rounds(self, ctx: RiskContext) -> int | None:
        return ctx.options.turn_limit or None

    def reason(self, state: RiskState, ctx: RiskContext) -> Reason:
        return "turn_limit"

    def ranking(self, state: RiskState, ctx: RiskContext) -> Ranking:
        return rank_seats(state, ctx)


def last_lap(state: RiskState, turn_limit: int) -> int:
    """The lap of the last turn, if nobody else goes out; 0 without a limit or laps."""
    if not turn_limit or state.lap is UNSET or not state.seats_in:
        return 0
    if not state.lap:
        return -(-turn_limit // len(state.seats_in))
    following = state.in_order_after(state.turn)
    left = [seat for seat in state.order[state.order.index(state.turn) + 1 :] if seat in following]
    beyond = turn_limit - state.round - len(left)
    return state.lap + max(0, -(-beyond // len(following)) if following else 0)


def rank_seats(state: RiskState, ctx: RiskContext) -> Ranking:
    """By a fulfilled mission; seats that are in by territories, then armies; those out, the last
    to go first. Teams by their sums, and one that is out by its last seat."""
    by_mission = state.turn if state.decided_by == "mission" else -1
    keys: dict[int, tuple[int, int, int]] = {}
    for seat, out in enumerate(state.out):
        held = state.territories_of(seat)
        armies = sum(state.armies[territory] for territory in held)
        key = (0, out, 0) if out else (2 if seat == by_mission else 1, len(held), armies)
        side = ctx.team_of(seat)
        keys[side] = _together(keys[side], key) if side in keys else key
    return Ranking(rank([keys[ctx.team_of(seat)] for seat in range(ctx.seats)]).places, ctx.teams)


def _together(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int, int]:
    """The key of two partners: sums where both are in."""
    if not one[0] or not other[0]:
        return max(one, other)
    return max(one[0], other[0]), one[1] + other[1], one[2] + other[2]


rules = any_of(WorldDomination(), TurnLimit())
