"""The matches of the transcripts in this folder."""

from __future__ import annotations

from ludoteca import Match, Seat, seed_from_int
from ludoteca_scribble.game import Draw, GiveUp, Guess, ScribbleState, game

SECONDS = 30


def start(seats: int, rounds: int, seed: int = 1) -> Match:
    options = {"rounds": rounds, "seconds": SECONDS}
    return Match.start(game, seats=seats, seed=seed_from_int(seed), options=options)


def now(match: Match) -> ScribbleState:
    assert isinstance(match.state, ScribbleState)
    return match.state


def draw(match: Match, *points: tuple[int, int]) -> None:
    match.play(now(match).drawer, Draw(points), match.at + 800)


def guess(match: Match, seat: Seat, text: str) -> None:
    match.play(seat, Guess(text), match.at + 1200)


def first_correct() -> Match:
    """A right guess in each of the rounds; capitals and spaces do not matter."""
    match = start(3, rounds=3)
    draw(match, (10, 10), (90, 10), (50, 80))
    guess(match, 1, "a hat")
    guess(match, 2, now(match).word)
    draw(match, (50, 50))
    guess(match, 0, f" {now(match).word.upper()} ")
    draw(match, (0, 0), (100, 100))
    draw(match, (0, 100), (100, 0))
    guess(match, 1, now(match).word)
    return match


def time_is_up() -> Match:
    match = start(2, rounds=2)
    draw(match, (20, 20), (30, 30))
    guess(match, 1, "worm")
    match.advance(SECONDS * 1000)
    draw(match, (60, 60), (70, 20))
    guess(match, 0, now(match).word)
    return match


def gave_up() -> Match:
    match = start(2, rounds=2)
    draw(match, (1, 1))
    match.play(0, GiveUp(), match.at + 3000)
    match.play(1, GiveUp(), match.at + 3000)
    return match


def absent_drawer() -> Match:
    """The autopilot gives up for a drawer who is absent."""
    match = start(3, rounds=2)
    match.skip(0, 20_000)
    draw(match, (40, 40), (60, 60))
    guess(match, 0, now(match).word)
    return match


def a_seat_leaves() -> Match:
    """A guesser leaves and nothing is lost, then the drawer, and the round is over."""
    match = start(4, rounds=3)
    draw(match, (5, 5), (6, 6))
    match.leave(2, match.at + 1000)
    guess(match, 1, now(match).word)
    match.leave(1, match.at + 1000)
    draw(match, (50, 0), (50, 100))
    guess(match, 0, now(match).word)
    return match


def taken_back() -> Match:
    """A stroke can be taken back."""
    match = start(2, rounds=1)
    draw(match, (10, 10), (20, 20))
    draw(match, (99, 0), (0, 99))
    match.take_back(1, match.at + 400)
    draw(match, (20, 20), (30, 10))
    guess(match, 1, now(match).word)
    return match


def the_others_leave() -> Match:
    match = start(2, rounds=3)
    draw(match, (10, 10))
    match.leave(0, match.at + 1000)
    return match
