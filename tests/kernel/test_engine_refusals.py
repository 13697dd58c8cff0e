"""Order of refusals; a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from ludoteca import (
    Alarm,
    Choices,
    Event,
    Match,
    Move,
    Rejected,
    Seat,
)

from .tiny import (
    LANE,
    Enter,
    LaneRounds,
    LaneState,
    Peek,
    Push,
    Shout,
    Stop,
    Toss,
    Trade,
    Walk,
    lane,
    refused,
    start,
    state_of,
)


class Stranger(Move):
    """A move of another game."""


def test_refusals_come_in_the_order_of_the_rulebook() -> None:
    """Everything is wrong at first; the faults are fixed one by one."""
    match = start()
    check = match.engine.check
    state = state_of(match).copy()
    state.over, state.rest_until, state.out = "held", 900, (0, 1, 0)
    state.turn, state.pending = 0, "walk"

    with refused("match_over"):
        check(state, 9, Stranger(), 0)
    state.over = ""
    with refused("no_such_seat", number=9):
        check(state, 9, Stranger(), 0)
    with refused("seat_out", seat=1):
        check(state, 1, Stranger(), 0)
    state.out = (0, 0, 0)
    with refused("unknown_move", move="Stranger"):
        check(state, 1, Stranger(), 0)
    with refused("between_rounds"):
        check(state, 1, Trade(9), 0)
    state.rest_until = None
    with refused("wrong_phase", move="trade", phase=""):
        check(state, 1, Trade(9), 0)
    state.phase = "market"
    with refused("not_your_turn"):
        check(state, 1, Trade(9), 0)
    state.turn = 1
    with refused("something_pending", pending="walk"):
        check(state, 1, Trade(9), 0)
    state.pending = "trade"
    with refused("too_much", gold=9):
        check(state, 1, Trade(9), 0)
    check(state, 1, Trade(3), 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_are_only_the_seats_of_the_match(seat: Seat) -> None:
    with refused("no_such_seat", number=seat):
        start(seats=3).play(seat, Walk(1))


@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_and_the_last_seat_are_seats(seat: Seat) -> None:
    start(seats=3).play(seat, Shout("hey"))


def test_a_move_without_a_check_is_legal_when_the_choices_contain_it() -> None:
    with refused("illegal_move", move="walk"):
        start().play(0, Walk(4))
    start().play(0, Walk(3))


def test_a_move_of_no_phase_belongs_to_all() -> None:
    match = start()
    match.play(0, Enter())
    with refused("something_pending", pending="trade"):
        match.play(0, Peek())
    match.play(0, Trade(0))
    match.play(1, Peek())


def test_a_move_out_of_turn_waits_neither_for_the_turn_nor_for_what_is_pending() -> None:
    match = start()
    match.play(0, Enter())
    match.play(0, Shout("a"))
    match.play(2, Shout("bc"))
    assert state_of(match).seen == [1, 2]
    with refused("illegal_move", move="shout"):
        match.play(2, Shout("far too long a shout"))


def test_a_move_is_checked_at_its_own_moment() -> None:
    class Late(LaneRounds):
        def choices(self, state: LaneState, seat: Seat, ctx: Any) -> Choices:
            return Choices(Stop.where()) if ctx.at >= 500 else Choices()

        def to_act(self, state: LaneState, ctx: Any) -> tuple[Seat, ...]:
            return (0,) if ctx.at < 900 else (1,)

    match = start(lane(rounds=Late()))
    with refused("illegal_move", move="stop"):
        match.play(0, Stop(), at=499)
    with refused("not_your_turn"):
        match.play(0, Stop(), at=900)
    assert not match.choices(0)
    assert match.choices(0, at=500)
    match.play(0, Stop(), at=500)


def test_a_check_cannot_draw_from_chance() -> None:
    class Cheat(LaneRounds):
        def choices(self, state: LaneState, seat: Seat, ctx: Any) -> Choices:
            return Choices(Walk.where(steps=ctx.chance.die()))

    match = start(lane(rounds=Cheat()))
    with pytest.raises(RuntimeError, match="may draw from chance"):
        match.play(0, Walk(1))


class Stumble(Move):
    """Writes to the draft, draws chance, then fails."""

    refusal: bool

    def check(self, state: LaneState, seat: Seat, ctx: Any) -> None:
        pass

    def apply(self, state: LaneState, seat: Seat, ctx: Any) -> Iterator[Event]:
        state.walked[seat] = ctx.chance.die()
        state.turn, state.deck[0], state.phase = 2, 99, "ditch"
        yield from ()
        raise Rejected("fell") if self.refusal else ZeroDivisionError


GAME = lane(moves=(*LANE.moves, Stumble))
WRONG: dict[str, Callable[[Match], object]] = {
    "another seat's turn": lambda match: match.play(1, Walk(1)),
    "an illegal move": lambda match: match.play(0, Walk(9)),
    "a move that fails": lambda match: match.play(0, Stumble(False)),
    "a move that refuses late": lambda match: match.play(0, Stumble(True)),
    "a skip of another seat": lambda match: match.skip(1),
    "an alarm that is not due": lambda match: match.prepare(Alarm(0, "clock")),
    "coming back without having left": lambda match: match.rejoin(0),
    "leaving a seat there is not": lambda match: match.leave(7),
    "taking back what was not done": lambda match: match.take_back(5),
    "time that runs backwards": lambda match: match.play(0, Walk(1), at=-1),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_refused_or_fails_changes_nothing(wrong: str) -> None:
    match, untouched = start(GAME), start(GAME)
    with pytest.raises((Rejected, ZeroDivisionError, ValueError)):
        WRONG[wrong](match)
    assert msgspec.json.encode(match.state) == msgspec.json.encode(untouched.state)
    assert match.log == []
    assert match.play(0, Toss()) == untouched.play(0, Toss())
    assert match.state == untouched.state


def test_pushing_is_judged_by_its_own_check_and_not_by_the_choices() -> None:
    match = start()
    assert Push((2,)) not in match.choices(0)
    match.play(0, Push((2,)))
