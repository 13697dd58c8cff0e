"""The matches of the transcripts in this folder."""

from __future__ import annotations

from contextlib import suppress

from ludoteca import FairSeed, Match, Rejected, seed_from_int
from ludoteca_pig.game import Hold, PigState, Roll, game


def start(seats: int, seed: int, target: int = 40) -> Match:
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options={"target": target})


def take_a_turn(match: Match, hold_at: int = 15) -> None:
    """Roll until there is enough in the pot, or a 1 ends the turn; a second for each."""
    number = match.state.round
    while match.state.round == number and not match.over:
        assert isinstance(match.state, PigState)
        move = Hold() if match.state.pot >= hold_at else Roll()
        match.play(match.to_act()[0], move, match.at + 1000)


def score_reached() -> Match:
    match = start(2, seed=1)
    while not match.over:
        take_a_turn(match)
    return match


def fair_dice() -> Match:
    """The seed is made of the server's secret and the players' nonces."""
    fair = FairSeed(secret="11" * 32, nonces=("22" * 16, "33" * 16))
    match = Match.start(game, seats=2, seed=fair, options={"target": 20})
    while not match.over:
        take_a_turn(match)
    return match


def a_seat_leaves() -> Match:
    """A seat leaves in the middle of its turn and loses the pot; the others play on."""
    match = start(3, seed=2, target=30)
    take_a_turn(match)
    match.play(1, Roll(), match.at + 1000)
    match.leave(1, match.at + 1000)
    while not match.over:
        take_a_turn(match)
    return match


def skipped() -> Match:
    """The autopilot holds for a seat that is absent."""
    match = start(2, seed=3, target=20)
    match.play(0, Roll(), 1000)
    match.skip(0, 31_000)
    match.skip(1, 61_000)
    while not match.over:
        take_a_turn(match)
    return match


def taken_back() -> Match:
    """A hold can be taken back, a roll cannot."""
    match = start(2, seed=6, target=20)
    match.play(0, Roll(), 1000)
    with suppress(Rejected):
        match.take_back(0, 1500)
        raise AssertionError("a roll was taken back")
    match.play(0, Hold(), 2000)
    match.take_back(1, 2500)
    while not match.over:
        take_a_turn(match)
    return match


def the_others_leave() -> Match:
    """The last one there wins, whatever the score."""
    match = start(3, seed=2)
    take_a_turn(match)
    match.leave(2, match.at + 1000)
    match.leave(0, match.at + 1000)
    return match
