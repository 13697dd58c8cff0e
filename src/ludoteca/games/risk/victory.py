"""The end of a match: one seat is left, or the turns are used up (rulings B4, B5)."""

from __future__ import annotations

from ludoteca.kernel import GameRules, Ranking, Reason, any_of, rank

from .state import NEUTRAL, RiskContext, RiskState


def is_decided(state: RiskState, ctx: RiskContext) -> bool:
    if state.out.count(0) > 1:
        return False
    return not (ctx.options.must_conquer_neutral and NEUTRAL in state.owner)


class WorldDomination(GameRules):
    """The last seat wins; with the option, only once it has conquered the neutral owner."""

    plays_on_alone = True  # against the neutral owner

    def is_complete(self, state: RiskState, ctx: RiskContext) -> bool:
        return state.out.count(0) < 2 and is_decided(state, ctx)

    def reason(self, state: RiskState, ctx: RiskContext) -> Reason:
        holds_all = state.owner[0] >= 0 and len(set(state.owner)) == 1
        return "world_domination" if holds_all else state.decided_by

    def ranking(self, state: RiskState, ctx: RiskContext) -> Ranking:
        return rank_seats(state)


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
        return rank_seats(state)


def rank_seats(state: RiskState) -> Ranking:
    """Seats that are in by territories, then armies; then the others, the last to go first."""
    keys = []
    for seat, out in enumerate(state.out):
        held = state.territories_of(seat)
        armies = sum(state.armies[territory] for territory in held)
        keys.append((0, out, 0) if out else (1, len(held), armies))
    return rank(keys)


rules = any_of(WorldDomination(), TurnLimit())
