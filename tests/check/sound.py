"""Example games that look suspicious but are correct: no false positives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ludoteca import (
    Chance,
    Choices,
    Event,
    Move,
    Pool,
    Seat,
)
from ludoteca_liars_hand import game as liars
from ludoteca_liars_hand.game import Call, LiarRounds, LiarState, LiarView, Rank
from ludoteca_scribble import game as scribble
from ludoteca_scribble.game import ScribbleRounds, ScribbleState

from .variants import with_moves


class Omen(Event):
    dice: tuple[int, ...]


class OmenRounds(LiarRounds):
    """Public dice not kept in the state, rolled again while equal, before a hidden deal."""

    def begin(self, state: LiarState, ctx: liars.Ctx) -> Iterator[Event]:
        dice = ctx.chance.dice(2)
        while dice[0] == dice[1]:
            yield Omen(tuple(dice))
            dice = ctx.chance.dice(2)
        yield Omen(tuple(dice))
        yield from super().begin(state, ctx)
        yield Omen(tuple(ctx.chance.dice(3)))


dice_leave_no_trace = replace(liars.game, rounds=OmenRounds(), events=(*liars.game.events, Omen))


class ChronicleState(LiarState):
    past: list[list[int]] = []


class ChronicleCall(Call, frozen=True, tag="call", out_of_turn=True):
    def apply(  # type: ignore[override]
        self, state: ChronicleState, seat: Seat, ctx: liars.Ctx
    ) -> Iterator[Event]:
        state.past.extend(hand[:] for hand in state.hands)
        yield from super().apply(state, seat, ctx)


hands_once_shown_are_remembered = with_moves(
    replace(liars.game, state=ChronicleState), ChronicleCall
)


class StackState(ScribbleState):
    """All words of a match in their order; the drawn ones are public."""

    stack: list[str] = []


class StackRounds(ScribbleRounds):
    def begin(self, state: StackState, ctx: scribble.Ctx) -> Iterator[Event]:  # type: ignore[override]
        if not state.stack:
            state.stack = ctx.chance.sample(scribble.ENGLISH, len(scribble.ENGLISH))
        list(super().begin(state, ctx))
        state.word = state.stack[state.round - 1]
        yield scribble.WordGiven(state.drawer, state.word)


def _word_and_stack(state: StackState, seat: Seat | None, ctx: scribble.Ctx) -> Iterator[Pool]:
    known = state.round if seat == state.drawer or state.over else state.round - 1
    rest = state.stack[known:]
    slots = tuple(("stack", known + i) for i in range(len(rest)))
    if known == state.round:
        yield Pool(slots)
        return

    def draw(chance: Chance) -> list[str]:
        stack = chance.sample(sorted(rest), len(rest))  # in no order that could be recognised
        return [stack[0], *stack]

    yield Pool((("word",), *slots), draw)


words_once_shown_stay_in_the_state = replace(
    scribble.game, state=StackState, rounds=StackRounds(), hidden=_word_and_stack
)


class SpyState(LiarState):
    spied: list[int] = []
    """Which seats saw the first card of the next seat in this round."""


class SpyView(LiarView):
    glimpse: Rank
    spied: tuple[int, ...]


class Glimpsed(Event, secret=("card",)):
    seat: Seat
    card: Rank | None


class Spy(Move, out_of_turn=True):
    """Look at the first card of the next seat, once in a round."""

    def apply(self, state: SpyState, seat: Seat, ctx: liars.Ctx) -> Iterator[Event]:
        state.spied[seat] = 1
        yield Glimpsed(seat, state.hands[_neighbour(state, seat)][0])


class SpyRounds(LiarRounds):
    def begin(self, state: SpyState, ctx: liars.Ctx) -> Iterator[Event]:  # type: ignore[override]
        state.spied = [0] * ctx.seats
        yield from super().begin(state, ctx)

    def choices(self, state: SpyState, seat: Seat, ctx: liars.Ctx) -> Choices:  # type: ignore[override]
        rows = super().choices(state, seat, ctx).rows
        may_spy = not state.spied[seat] and state.hands[_neighbour(state, seat)]
        return Choices(*rows, *([Spy.where()] if may_spy else []))


def _neighbour(state: LiarState, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _spy_view(state: SpyState, seat: Seat | None, ctx: liars.Ctx) -> SpyView:
    has_seen = seat is not None and state.spied[seat]
    glimpse = state.hands[_neighbour(state, seat)][0] if seat is not None and has_seen else -1
    hand = () if seat is None else tuple(state.hands[seat])
    return SpyView.of(state, seat, hand=hand, glimpse=glimpse)


def _but_what_was_glimpsed(state: SpyState, seat: Seat | None, ctx: liars.Ctx) -> Iterator[Pool]:
    for pool in liars.hidden(state, seat, ctx):
        if seat is None or not state.spied[seat]:
            yield pool
        else:
            seen = ("hands", _neighbour(state, seat), 0)
            yield Pool(tuple(slot for slot in pool.slots if slot != seen))


a_card_is_shown_to_one_seat = replace(
    liars.game,
    state=SpyState,
    moves=(*liars.game.moves, Spy),
    events=(*liars.game.events, Glimpsed),
    rounds=SpyRounds(),
    view=_spy_view,
    hidden=_but_what_was_glimpsed,
)
