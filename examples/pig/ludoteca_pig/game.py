"""Pig: roll as often as you dare; a 1 loses the pot of the turn; first to 100 wins.

A round is one seat's turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeAlias

from ludoteca import (
    NOTHING,
    About,
    Chance,
    Choices,
    Context,
    Event,
    FirstToScore,
    Game,
    Move,
    Options,
    RoundRules,
    Seat,
    State,
    View,
    between,
)

from .pictures import PICTURES

HERE = Path(__file__).parent


class PigOptions(Options):
    target: Annotated[int, between(10, 500)] = 100


Ctx: TypeAlias = Context[PigOptions]


class PigState(State):
    turn: Seat = -1
    pot: int = 0
    ended: str = ""


class PigView(View):
    turn: Seat
    pot: int


class Rolled(Event):
    seat: Seat
    die: int


class Held(Event):
    seat: Seat
    pot: int


class Roll(Move):
    """Roll the die; a 1 ends the turn with nothing."""

    def apply(self, state: PigState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        die = ctx.chance.die()
        state.pot = state.pot + die if die > 1 else 0
        state.ended = "" if die > 1 else "pigged"
        yield Rolled(seat, die)


class Hold(Move):
    """Bank the pot and pass the die."""

    def apply(self, state: PigState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.ended = "held"
        yield Held(seat, state.pot)


HOLD_OR_ROLL = Choices(Hold.where(), Roll.where())


class PigRounds(RoundRules):
    def begin(self, state: PigState, ctx: Ctx) -> None:
        state.turn, state.pot, state.ended = state.seat_after(state.turn), 0, ""

    def to_act(self, state: PigState, ctx: Ctx) -> tuple[Seat]:
        return (state.turn,)

    def choices(self, state: PigState, seat: Seat, ctx: Ctx) -> Choices:
        return HOLD_OR_ROLL if seat == state.turn else NOTHING

    def is_over(self, state: PigState, ctx: Ctx) -> str | None:
        return state.ended or None

    def points(self, state: PigState, ctx: Ctx) -> list[int]:
        return [state.pot if seat == state.turn else 0 for seat in range(ctx.seats)]

    def leave(self, state: PigState, seat: Seat, ctx: Ctx) -> None:
        if seat == state.turn:
            state.pot, state.ended = 0, "left"


def view(state: PigState, seat: Seat | None, ctx: Ctx) -> PigView:
    return PigView.of(state, seat)


class HoldAt20:
    def choose(self, view: PigView, choices: Choices, chance: Chance) -> Move:
        return Hold() if view.pot >= 20 else Roll()


game = Game(
    about=About(
        id="pig", seats=(2, 8), options=PigOptions, small=True,
        agreements=("draw", "concession"),
        locale=HERE / "locale",
    ),
    state=PigState, moves=(Roll, Hold), events=(Rolled, Held),
    rounds=PigRounds(), rules=FirstToScore("target"), endings=("rounds", "score", "minutes"),
    view=view, bots={"easy": HoldAt20}, pictures=PICTURES,
)  # fmt: skip
