"""Moves that end a turn: with a fortification, or without."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Seat

from ..events import Fortified, FortifySkipped, TerritoryId
from ..holdings import partners
from ..map.board import Territory
from ..missions import judge
from ..state import Phase, RiskContext, RiskState
from .phases import end_turn, find


def reach(state: RiskState, source: Territory, ctx: RiskContext) -> list[Territory]:
    """Territories that armies of this one may fortify (ruling B17); the way may lead through land
    of partners (ruling T4)."""
    owner, neighbours = state.owner, ctx.board.neighbours
    seat = owner[source]
    friends = (seat, *partners(seat, ctx)) if ctx.teams else (seat,)
    if ctx.options.fortify == "adjacent":
        return [near for near in neighbours[source] if owner[near] == seat]
    seen, ahead = {source}, [source]
    while ahead:
        for near in neighbours[ahead.pop()]:
            if owner[near] in friends and near not in seen:
                seen.add(near)
                ahead.append(near)
    seen.discard(source)
    return sorted(t for t in seen if owner[t] == seat) if ctx.teams else sorted(seen)


class Fortify(Move, phases={Phase.FORTIFY}):
    """Move armies once between two own territories, which ends the turn (rules A8)."""

    source: TerritoryId
    target: TerritoryId
    armies: int

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        source, target = find(self.source, ctx), find(self.target, ctx)
        for id, territory in ((self.source, source), (self.target, target)):
            if state.owner[territory] != seat:
                raise Rejected("not_owner", territory=id)
        if source == target:
            raise Rejected("same_territory", territory=self.source)
        if target not in reach(state, source, ctx):
            raise Rejected("no_path", source=self.source, target=self.target)
        if not 1 <= self.armies < state.armies[source]:
            most = state.armies[source] - 1
            raise Rejected("invalid_amount", amount=self.armies, minimum=1, maximum=most)

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        state.armies[ctx.board.index[self.source]] -= self.armies
        state.armies[ctx.board.index[self.target]] += self.armies
        yield Fortified(seat, self.source, self.target, self.armies)
        yield from judge(state, seat, ctx)
        yield from end_turn(state, seat, ctx)


class EndTurn(Move, phases={Phase.ATTACK, Phase.FORTIFY}):
    """End the turn without fortifying (ruling B6: only when nothing is pending)."""

    def check(self, state: RiskState, seat: Seat, ctx: RiskContext) -> None:
        """Always possible when nothing is pending."""

    def apply(self, state: RiskState, seat: Seat, ctx: RiskContext) -> Iterator[Event]:
        if ctx.options.fortify != "none":
            yield FortifySkipped(seat)
        yield from end_turn(state, seat, ctx)
