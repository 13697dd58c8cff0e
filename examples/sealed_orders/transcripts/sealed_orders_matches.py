"""The matches of the transcripts in this folder."""

from __future__ import annotations

from contextlib import suppress

from ludoteca import Match, Rejected, seed_from_int
from ludoteca_sealed_orders.game import Seal, Sheet, game

HOUR = 3_600_000
WEEK = 7 * 24 * HOUR


def start(seats: int, rounds: int, deadline: int = 60_000) -> Match:
    options = {"rounds": rounds, "deadline": deadline}
    return Match.start(game, seats=seats, seed=seed_from_int(1), options=options)


def seal(match: Match, *sheets: Sheet) -> None:
    """Every seat that is in hands in its sheet, in order, five seconds apart."""
    for seat, sheet in zip(match.to_act(), sheets, strict=True):
        match.play(seat, Seal(sheet), match.at + 5000)


def rounds_played() -> Match:
    match = start(3, rounds=3)
    seal(match, (6, 6, 0), (4, 4, 4), (0, 5, 7))
    seal(match, (12, 0, 0), (5, 5, 2), (5, 4, 3))
    seal(match, (2, 8, 2), (1, 7, 4), (9, 2, 1))
    return match


def nobody_takes_a_castle() -> Match:
    """No seat takes a castle where the most is shared, and equal scores share a place."""
    match = start(2, rounds=2)
    seal(match, (4, 4, 4), (4, 4, 4))
    seal(match, (6, 4, 2), (2, 4, 6))
    return match


def deadline_missed() -> Match:
    """The autopilot sends soldiers evenly for seats that missed the deadline."""
    match = start(3, rounds=2, deadline=WEEK)
    match.play(1, Seal((10, 1, 1)), 26 * HOUR)
    match.advance(WEEK)
    seal(match, (3, 3, 6), (3, 6, 3), (6, 3, 3))
    return match


def skipped() -> Match:
    """The autopilot plays for one absent seat before the deadline."""
    match = start(2, rounds=1)
    match.play(0, Seal((5, 5, 2)), 1000)
    match.skip(1, 30_000)
    return match


def a_seat_leaves() -> Match:
    """A sheet that was sealed is void when its seat leaves."""
    match = start(3, rounds=2)
    match.play(2, Seal((0, 0, 12)), 2000)
    match.leave(2, 3000)
    seal(match, (7, 5, 0), (5, 7, 0))
    seal(match, (1, 1, 10), (2, 2, 8))
    return match


def not_taken_back() -> Match:
    """A sealed sheet cannot be taken back."""
    match = start(2, rounds=1)
    match.play(0, Seal((12, 0, 0)), 1000)
    with suppress(Rejected):
        match.take_back(0, 1500)
        raise AssertionError("a sealed sheet was taken back")
    match.play(1, Seal((0, 6, 6)), 2000)
    return match


def the_others_leave() -> Match:
    match = start(3, rounds=5)
    seal(match, (6, 6, 0), (4, 4, 4), (0, 5, 7))
    match.leave(0, match.at + 1000)
    match.leave(2, match.at + 1000)
    return match
