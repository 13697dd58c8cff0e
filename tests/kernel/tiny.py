"""Lane: a tiny game that uses every feature of the kernel, for unit tests.

Seats walk along a lane in turn. Tests that need other rules replace a part of it with `lane`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import pytest

from ludoteca import (
    About,
    Choices,
    Context,
    Due,
    Event,
    FixedRounds,
    Game,
    Happening,
    Match,
    Millis,
    Move,
    Options,
    Pool,
    Range,
    Rejected,
    RoundRules,
    Seat,
    SeatOut,
    State,
    Text,
    View,
    between,
    seed_from_int,
)


class LaneOptions(Options):
    rounds: Annotated[int, between(1, 100_000)] = 3
    clock: Annotated[int, between(0, 60_000)] = 0
    """Length of a turn; 0 for no limit."""
    skips: bool = False
    """Whether the clock triggers the autopilot; otherwise it ends the round."""
    rest: Annotated[int, between(0, 60_000)] = 0


Ctx: TypeAlias = Context[LaneOptions]


class LaneState(State):
    turn: Seat = 0
    since: Millis = 0
    walked: list[int] = []
    deck: list[int] = []
    seen: list[int] = []
    done: str = ""

    @classmethod
    def start(cls, ctx: Ctx) -> LaneState:
        return cls(deck=ctx.chance.sample(range(6), 6))

    def pass_turn(self, ctx: Ctx) -> None:
        self.turn, self.since = self.seat_after(self.turn), ctx.at


class LaneView(View):
    turn: Seat
    walked: tuple[int, ...]
    moment: Millis


class Walked(Event):
    seat: Seat
    steps: int


class Rang(Event):
    name: str


class Walk(Move):
    steps: int

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.walked[seat] += self.steps
        state.pass_turn(ctx)
        yield Walked(seat, self.steps)


class Toss(Move):
    """Walk by a die roll."""

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        return Walk(ctx.chance.die()).apply(state, seat, ctx)


class Peek(Move):
    """Reveal the last card of the deck."""

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.seen.append(state.deck.pop())


class Enter(Move):
    """Enter the market, where a trade is pending."""

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.phase, state.pending = "market", "trade"


class Trade(Move, phases={"market"}):
    gold: int

    def check(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        if not 0 <= self.gold <= 3:
            raise Rejected("too_much", gold=self.gold)

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.phase, state.pending = "", ""
        state.pass_turn(ctx)


class Push(Move):
    """Eliminate seats together."""

    seats: tuple[Seat, ...]

    def check(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        pass

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        yield from map(SeatOut, self.seats)
        if state.seats_in:
            state.pass_turn(ctx)


class Shout(Move, out_of_turn=True):
    text: str

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.seen.append(len(self.text))


class Stop(Move):
    """End the round."""

    def apply(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.done = "stopped"


class LaneRounds(RoundRules):
    def begin(self, state: LaneState, ctx: Ctx) -> None:
        state.walked, state.since, state.done = [0] * ctx.seats, ctx.at, ""
        state.turn = state.seat_after(-1)

    def to_act(self, state: LaneState, ctx: Ctx) -> Sequence[Seat]:
        return (state.turn,)

    def choices(self, state: LaneState, seat: Seat, ctx: Ctx) -> Choices:
        shout = Shout.where(text=Text(10))
        if seat != state.turn:
            return Choices(shout)
        if state.phase:
            return Choices(Trade.where(gold=Range(0, 3)), shout)
        plain = [kind.where() for kind in (Toss, Peek, Enter, Stop)]
        return Choices(Walk.where(steps=Range(1, 3)), *plain, shout)

    def due(self, state: LaneState, ctx: Ctx) -> Due | None:
        clock = ctx.options.clock
        return Due(state.since + clock, "clock", skips=ctx.options.skips) if clock else None

    def expire(self, state: LaneState, ctx: Ctx) -> Iterator[Event]:
        state.done = "late"
        yield Rang(state.rang)

    def is_over(self, state: LaneState, ctx: Ctx) -> str | None:
        return state.done or None

    def winner(self, state: LaneState, ctx: Ctx) -> Seat | None:
        most = max(state.walked)
        return state.walked.index(most) if state.walked.count(most) == 1 else None

    def points(self, state: LaneState, ctx: Ctx) -> list[int]:
        return state.walked

    def leave(self, state: LaneState, seat: Seat, ctx: Ctx) -> Happening:
        if seat == state.turn and state.seats_in:
            state.pass_turn(ctx)
        return None

    def rejoin(self, state: LaneState, seat: Seat, ctx: Ctx) -> None:
        state.walked[seat] = 0


class LaneRules(FixedRounds):
    def __init__(self) -> None:
        super().__init__(lambda options: options.rounds)

    def pause_after(self, state: LaneState, ctx: Ctx) -> Millis:
        return ctx.options.rest


def view(state: LaneState, seat: Seat | None, ctx: Ctx) -> LaneView:
    return LaneView.of(state, seat, moment=ctx.at)


def hidden(state: LaneState, seat: Seat | None, ctx: Ctx) -> Iterator[Pool]:
    yield Pool.of("deck", *range(len(state.deck)))


LANE = Game(
    about=About(
        id="lane",
        seats=(2, 4),
        options=LaneOptions,
        teams=True,
        locale=Path(__file__).parent / "locale",
    ),
    state=LaneState,
    moves=(Walk, Toss, Peek, Enter, Trade, Push, Shout, Stop),
    events=(Walked, Rang),
    rounds=LaneRounds(),
    rules=LaneRules(),
    view=view,
    hidden=hidden,
)


def lane(**parts: Any) -> Game:
    """Lane with some parts replaced."""
    return replace(LANE, **parts)


def start(game: Game = LANE, *, seats: int = 3, seed: int = 0, **options: object) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options=options)


def state_of(match: Match) -> LaneState:
    """The match's state, typed."""
    assert isinstance(match.state, LaneState)
    return match.state


@contextmanager
def refused(code: str, /, **params: object) -> Iterator[None]:
    """Expect a refusal with exactly this code and these parameters."""
    with pytest.raises(Rejected) as caught:
        yield
    assert (caught.value.code, caught.value.params) == (code, params)
