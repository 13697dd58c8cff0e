"""The end of a match: enough cities in autumn, the turn limit, or one seat left (rules A.9)."""

from __future__ import annotations

from ludoteca.kernel import GameRules, LastStanding, Ranking, Reason, Seat, any_of, rank

from .model.state import AUTUMN, MachiavelliContext, MachiavelliState

A_YEAR = 3
"""Turns of a year."""


def standing(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> tuple[int, int]:
    """The cities that count, and their income (B-63, B-64)."""
    garrisoned = ctx.options.counted_cities == "garrisoned"
    cities = state.garrisoned_cities(seat, ctx) if garrisoned else state.cities_of(seat, ctx)
    return len(cities), sum(ctx.board.map.income(city) for city in cities)


def cities_needed(ctx: MachiavelliContext) -> int:
    return ctx.options.cities or ctx.board.cities_to_win[ctx.seats]


def turn_limit(ctx: MachiavelliContext) -> int:
    return ctx.options.turns or ctx.board.turns


def winner_in_autumn(state: MachiavelliState, ctx: MachiavelliContext) -> Seat | None:
    """The seat that has enough cities, and most of all; of several with as many, the one whose
    cities bring most. If they are equal in both, the match goes on (B-64)."""
    if state.season != AUTUMN or not state.ended or is_too_early(state, ctx):
        return None
    best, *others = sorted(
        ((standing(state, seat, ctx), seat) for seat in state.seats_in), reverse=True
    )
    if best[0][0] < cities_needed(ctx) or (others and others[0][0] == best[0]):
        return None
    return best[1]


def is_too_early(state: MachiavelliState, ctx: MachiavelliContext) -> bool:
    """The first autumn ends no match (B-63), unless an option lets it."""
    return ctx.version >= 2 and not ctx.options.early_victory and state.round <= A_YEAR


def ranking(state: MachiavelliState, ctx: MachiavelliContext) -> Ranking:
    """Remaining seats by cities and income, then the others, last to leave first."""
    keys = [
        (0, out, 0) if out else (1, *standing(state, seat, ctx))
        for seat, out in enumerate(state.out)
    ]
    return rank(keys)


class EnoughCities(GameRules):
    def is_complete(self, state: MachiavelliState, ctx: MachiavelliContext) -> bool:
        return winner_in_autumn(state, ctx) is not None

    def reason(self, state: MachiavelliState, ctx: MachiavelliContext) -> Reason:
        return "enough_cities"

    def ranking(self, state: MachiavelliState, ctx: MachiavelliContext) -> Ranking:
        return ranking(state, ctx)


class TurnLimit(GameRules):
    """After the last turn most cities win, then income; equal seats share a place."""

    only_between_rounds = True

    def is_complete(self, state: MachiavelliState, ctx: MachiavelliContext) -> bool:
        return state.finished >= turn_limit(ctx)

    def total_rounds(self, ctx: MachiavelliContext) -> int:
        return turn_limit(ctx)

    def reason(self, state: MachiavelliState, ctx: MachiavelliContext) -> Reason:
        return "turn_limit"

    def ranking(self, state: MachiavelliState, ctx: MachiavelliContext) -> Ranking:
        return ranking(state, ctx)


rules = any_of(LastStanding(), EnoughCities(), TurnLimit())
