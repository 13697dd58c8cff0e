"""The counts of a step, by seat."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Play, Step
from ludoteca.parts.conduct import Count

from ..deck import DRAW_FOUR, SYMBOL
from ..events import CardPlayed, CardsDrawn, Challenged, UnoCaught
from ..moves import Draw
from ..state import Phase, UnoContext, UnoState


def counting(before: UnoState, step: Step[UnoState], ctx: UnoContext) -> Iterator[Count]:
    may_challenge = before.phase == Phase.PENALTY and SYMBOL[before.top] == DRAW_FOUR
    given = step.input
    if may_challenge and isinstance(given, Play) and given.seat == before.turn:
        yield Count(given.seat, "doubtful")
        yield Count(given.seat, "accepted_bluffs", isinstance(given.move, Draw) and before.bluffed)
    for event in step.events:
        match event:
            case Challenged(seat=seat, guilty=guilty):
                yield Count(seat, "challenges")
                yield Count(seat, "right", guilty)
            case CardPlayed(seat=seat):
                yield Count(seat, "cards")
                if step.state.bluffer == seat:
                    yield Count(seat, "draw_fours")
                    yield Count(seat, "bluffs", step.state.bluffed)
            case CardsDrawn(seat=seat, count=count):
                yield Count(seat, "drawn", count)
            case UnoCaught(rival=rival):
                yield Count(rival, "forgotten")
