"""Liar's hand: bid how many cards of a rank all hands hold together, or call the last bid a lie.

Any seat but the bidder may call, at any time. All hands are shown; the seat that was wrong is dealt
one card fewer from then on, and is out without cards. A round is one deal of the whole deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeAlias

from ludoteca import (
    About,
    Chance,
    Choices,
    Context,
    Event,
    Game,
    LastStanding,
    Move,
    Options,
    Pool,
    Range,
    RoundRules,
    Seat,
    SeatOut,
    State,
    View,
    Wait,
    between,
    named,
)

LOCALE = Path(__file__).parent / "locale"
RANKS, COPIES = 6, 6
Rank: TypeAlias = Annotated[int, named("rank")]


class LiarOptions(Options):
    cards: Annotated[int, between(1, 5)] = 3


Ctx: TypeAlias = Context[LiarOptions]


class LiarState(State):
    hands: list[list[int]] = []
    deck: list[int] = []
    sizes: list[int]
    turn: Seat = 0
    bidder: Seat = -1
    count: int = 0
    rank: int = -1
    ended: str = ""

    @classmethod
    def start(cls, ctx: Ctx) -> LiarState:
        return cls(sizes=[ctx.options.cards] * ctx.seats)


class LiarView(View):
    hand: tuple[Rank, ...]
    sizes: tuple[int, ...]
    turn: Seat
    bidder: Seat
    count: int
    rank: Rank


class Dealt(Event, secret=("hand",)):
    seat: Seat
    hand: tuple[Rank, ...] | None


class BidMade(Event):
    seat: Seat
    count: int
    rank: Rank


class Called(Event):
    seat: Seat
    hands: tuple[tuple[Rank, ...], ...]
    found: int
    loser: Seat


class Bid(Move):
    """Claim that all hands together hold at least `count` cards of a rank."""

    count: int
    rank: Rank

    def apply(self, state: LiarState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        state.bidder, state.count, state.rank = seat, self.count, self.rank
        state.turn = state.seat_after(seat)
        yield BidMade(seat, self.count, self.rank)


class Call(Move, out_of_turn=True):
    """Call the last bid a lie."""

    def apply(self, state: LiarState, seat: Seat, ctx: Ctx) -> Iterator[Event]:
        found = sum(hand.count(state.rank) for hand in state.hands)
        loser = seat if found >= state.count else state.bidder
        yield Called(seat, tuple(map(tuple, state.hands)), found, loser)
        state.sizes[loser] -= 1
        state.turn, state.ended = loser, "called"
        if not state.sizes[loser]:
            yield SeatOut(loser)


class LiarRounds(RoundRules):
    def begin(self, state: LiarState, ctx: Ctx) -> Iterator[Event]:
        state.deck = [rank for rank in range(RANKS) for _ in range(COPIES)]
        ctx.chance.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(size)) for size in state.sizes]
        if state.out[state.turn]:
            state.turn = state.seat_after(state.turn)
        state.bidder, state.count, state.rank, state.ended = -1, 0, -1, ""
        for seat in state.seats_in:
            yield Dealt(seat, tuple(state.hands[seat]))

    def to_act(self, state: LiarState, ctx: Ctx) -> tuple[Seat]:
        return (state.turn,)

    def choices(self, state: LiarState, seat: Seat, ctx: Ctx) -> Choices:
        rows = []
        if seat == state.turn:
            if state.rank + 1 < RANKS and state.count:
                rows.append(Bid.where(count=state.count, rank=Range(state.rank + 1, RANKS - 1)))
            if state.count < sum(state.sizes):
                higher = Range(state.count + 1, sum(state.sizes))
                rows.append(Bid.where(count=higher, rank=Range(0, RANKS - 1)))
        if state.count and seat != state.bidder:
            rows.append(Call.where())
        return Choices(*rows)

    def is_over(self, state: LiarState, ctx: Ctx) -> str | None:
        return state.ended or None

    def leave(self, state: LiarState, seat: Seat, ctx: Ctx) -> None:
        state.sizes[seat], state.ended = 0, "left"


def view(state: LiarState, seat: Seat | None, ctx: Ctx) -> LiarView:
    return LiarView.of(state, seat, hand=() if seat is None else tuple(state.hands[seat]))


def hidden(state: LiarState, seat: Seat | None, ctx: Ctx) -> Iterator[Pool]:
    others = [(s, i) for s, hand in enumerate(state.hands) if s != seat for i in range(len(hand))]
    yield Pool.of("hands", *others) + Pool.of("deck", *range(len(state.deck)))


def invariants(state: LiarState, ctx: Ctx) -> Iterator[str]:
    if len(state.deck) + sum(map(len, state.hands)) != RANKS * COPIES:
        yield "every card is in a hand or in the deck"


class Sceptic:
    """Calls a bid of more than a third of all cards; otherwise bids at random."""

    def choose(self, view: LiarView, choices: Choices, chance: Chance) -> Move | Wait:
        if Call() in choices and 3 * view.count > sum(view.sizes):
            return Call()
        return choices.sample(chance) if view.seat == view.turn else Wait(1000)


game = Game(
    about=About(id="liars_hand", seats=(2, 6), options=LiarOptions, small=True, locale=LOCALE),
    state=LiarState, moves=(Bid, Call), events=(Dealt, BidMade, Called),
    rounds=LiarRounds(), rules=LastStanding(), endings=("last_standing",),
    view=view, hidden=hidden, invariants=invariants, bots={"easy": Sceptic},
)  # fmt: skip
