"""The matches of the transcripts in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ludoteca import Match, Rejected, seed_from_int
from ludoteca_quick_quiz.game import Answer, QuizState, game

SHOW = 3000


def start(seats: int, questions: int, teams: Sequence[int] = ()) -> Match:
    options = {"questions": questions, "seconds": 10, "show_answer": SHOW // 1000}
    return Match.start(game, seats=seats, seed=seed_from_int(4), options=options, teams=teams)


def answer(match: Match, seat: int, *, right: bool, after: int) -> None:
    """Let a seat answer `after` milliseconds."""
    assert isinstance(match.state, QuizState)
    option = match.state.right if right else (match.state.right + 1) % 4
    match.play(seat, Answer(option), match.at + after)


def rest(match: Match) -> None:
    """The answer is shown, then the next question comes."""
    match.advance(match.at + SHOW)


def rounds_played() -> Match:
    match = start(3, questions=3)
    for question in range(3):
        for seat in range(3):
            answer(match, seat, right=seat != question, after=1500)
        if not match.over:
            rest(match)
    return match


def time_is_up() -> Match:
    """No points for a seat that has not answered in time; equal scores share a place."""
    match = start(3, questions=2)
    answer(match, 1, right=True, after=4000)
    match.advance(10_000)
    rest(match)
    match.advance(match.at + 10_000)
    return match


def teams() -> Match:
    """Two teams, whose points add up."""
    match = start(4, questions=2, teams=(0, 1, 0, 1))
    for seat in range(4):
        answer(match, seat, right=seat in (0, 2, 3), after=1000)
    rest(match)
    for seat in (3, 2, 1, 0):
        answer(match, seat, right=seat == 1, after=2000)
    return match


def paused() -> Match:
    """During a pause nobody can answer and match time stands still."""
    match = start(2, questions=2)
    answer(match, 0, right=True, after=2000)
    match.pause(3000)
    with suppress(Rejected):
        answer(match, 1, right=True, after=1000)
        raise AssertionError("a move was accepted during a pause")
    match.resume()
    answer(match, 1, right=True, after=4000)
    match.pause(match.at + 1000)
    match.resume()
    rest(match)
    match.advance(match.at + 10_000)
    return match


def left_and_back() -> Match:
    """A question is not kept waiting by a seat that left, and the next one is for it too."""
    match = start(3, questions=2)
    match.leave(1, 1000)
    answer(match, 0, right=True, after=1000)
    answer(match, 2, right=False, after=1000)
    match.rejoin(1, match.at + 1000)
    rest(match)
    for seat in range(3):
        answer(match, seat, right=seat == 1, after=1000)
    return match


def skipped() -> Match:
    """The autopilot gives the first answer for a seat that is absent."""
    match = start(2, questions=1)
    match.skip(0, 5000)
    answer(match, 1, right=True, after=500)
    return match


def the_others_leave() -> Match:
    match = start(3, questions=3)
    answer(match, 0, right=True, after=1000)
    match.leave(0, 2000)
    match.leave(1, 3000)
    return match


def the_other_team_leaves() -> Match:
    match = start(4, questions=3, teams=(0, 1, 0, 1))
    match.leave(1, 1000)
    answer(match, 3, right=True, after=1000)
    match.leave(3, 3000)
    return match
