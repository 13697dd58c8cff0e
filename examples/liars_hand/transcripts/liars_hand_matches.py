"""The matches of the transcripts in this folder."""

from __future__ import annotations

from contextlib import suppress

from ludoteca import Match, Rejected, Seat, seed_from_int
from ludoteca_liars_hand.game import Bid, Call, LiarState, game

ACE = 5


def start(seats: int, cards: int, seed: int) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options={"cards": cards})


def now(match: Match) -> LiarState:
    assert isinstance(match.state, LiarState)
    return match.state


def bid(match: Match, count: int, rank: int) -> None:
    match.play(now(match).turn, Bid(count, rank), match.at + 2000)


def call(match: Match, seat: Seat) -> None:
    match.play(seat, Call(), match.at + 1000)


def lie(match: Match) -> None:
    """Bid more aces than there can be, and be called by the seat after the next."""
    bid(match, sum(now(match).sizes), ACE)
    state = now(match)
    call(match, state.seat_after(state.turn) if len(state.seats_in) > 2 else state.turn)


def last_standing() -> Match:
    """Calls that are right and wrong, in turn and out of turn, until one is left."""
    match = start(3, cards=2, seed=1)
    first = now(match).hands[0][0]
    bid(match, 1, first)
    call(match, 1)
    while not match.over:
        lie(match)
    return match


def a_seat_leaves() -> Match:
    """The cards are dealt anew when a seat leaves."""
    match = start(3, cards=1, seed=2)
    bid(match, 1, 0)
    match.leave(1, match.at + 500)
    while not match.over:
        lie(match)
    return match


def the_others_leave() -> Match:
    match = start(3, cards=3, seed=3)
    bid(match, 2, 3)
    match.leave(2, match.at + 1000)
    match.leave(0, match.at + 1000)
    return match


def skipped() -> Match:
    """The autopilot makes the lowest bid for an absent seat."""
    match = start(2, cards=1, seed=4)
    match.skip(0, 60_000)
    match.skip(1, 120_000)
    call(match, 0)
    return match


def taken_back() -> Match:
    """A bid can be taken back while nobody has called; cards that were shown cannot."""
    match = start(2, cards=2, seed=5)
    bid(match, 4, ACE)
    match.take_back(0, match.at + 500)
    bid(match, 1, 0)
    call(match, 1)
    with suppress(Rejected):
        match.take_back(3, match.at + 500)
        raise AssertionError("a call was taken back")
    while not match.over:
        lie(match)
    return match
