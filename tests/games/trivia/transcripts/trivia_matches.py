"""The matches of the transcripts in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ludoteca import Match, Rejected, seed_from_int
from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.moves import Answer, Pass
from ludoteca.games.trivia.state import TriviaState

READING, SHOWING = 3000, 6000
QUIZ = {
    "title": "The cousins' quiz",
    "questions": [
        {
            "question": "Who bakes the best cake?",
            "options": ["Ana", "Leo", "Eva", "Tom"],
            "answer": "Eva",
            "because": "Everybody says so.",
        },
        {
            "question": "Whose cat is called Domino?",
            "options": ["Ana's", "Leo's", "Eva's", "Tom's"],
            "answer": 1,
        },
    ],
}


def start(
    seats: int,
    teams: Sequence[int] = (),
    version: int | None = None,
    empty: Sequence[int] = (),
    **options: object,
) -> Match:
    given = {"language": "en", "rounds": 3, **options}
    match = Match.start(
        game,
        seats=seats,
        seed=seed_from_int(7),
        options=given,
        teams=teams,
        version=version,
        empty=empty,
    )
    match.advance(READING)
    return match


def answer(match: Match, seat: int, *, right: bool, after: int) -> None:
    """Let a seat answer `after` milliseconds."""
    assert isinstance(match.state, TriviaState)
    option = match.state.right if right else (match.state.right + 1) % 4
    match.play(seat, Answer(option), match.at + after)


def next_question(match: Match) -> None:
    """The answer is shown, then the next question is read."""
    match.advance(match.at + SHOWING)
    match.advance(match.at + READING)


def first_correct() -> Match:
    """A right answer ends the question; a wrong one locks; or all are locked; or time is up."""
    match = start(3)
    answer(match, 0, right=False, after=2000)
    answer(match, 2, right=True, after=1500)
    next_question(match)
    for seat in range(3):
        answer(match, seat, right=False, after=1000)
    next_question(match)
    answer(match, 1, right=False, after=5000)
    match.advance(match.at + 20_000)
    return match


def everyone() -> Match:
    """All answer, and all who are right are paid; equal scores are parted by time."""
    match = start(4, mode="everyone", rounds=2)
    for seat in range(4):
        answer(match, seat, right=seat != 1, after=1200)
    next_question(match)
    answer(match, 3, right=True, after=900)
    answer(match, 1, right=True, after=3000)
    match.play(0, Pass(), match.at + 1000)
    match.advance(match.at + 20_000)
    return match


def linear_points_and_penalties() -> Match:
    match = start(
        2, mode="everyone", rounds=2, points="linear", bonus=20, penalty=5, difficulty_counts=True
    )
    answer(match, 0, right=True, after=5000)
    answer(match, 1, right=False, after=1000)
    next_question(match)
    answer(match, 0, right=False, after=1000)
    answer(match, 1, right=True, after=1000)
    return match


def teams() -> Match:
    """Two teams, whose points add up."""
    match = start(4, teams=(0, 1, 0, 1), mode="everyone", rounds=2)
    for seat in range(4):
        answer(match, seat, right=seat in (0, 3), after=1000)
    next_question(match)
    for seat in (3, 2, 1, 0):
        answer(match, seat, right=seat in (0, 2), after=2000)
    return match


def team_turns() -> Match:
    """Three teams take turns; three questions are asked, one of each."""
    match = start(6, teams=(0, 1, 2, 0, 1, 2), team_play="team_turns", rounds=2)
    answer(match, 0, right=True, after=3000)
    next_question(match)
    with suppress(Rejected):
        answer(match, 0, right=True, after=500)
        raise AssertionError("another team's question was answered")
    answer(match, 1, right=False, after=1000)
    answer(match, 4, right=True, after=4000)
    next_question(match)
    answer(match, 5, right=True, after=7000)
    return match


def own_quiz() -> Match:
    match = start(2, quiz=QUIZ, mode="everyone")
    answer(match, 0, right=True, after=1000)
    answer(match, 1, right=True, after=500)
    next_question(match)
    answer(match, 1, right=True, after=2500)
    match.skip(0, match.at + 4000)
    return match


def paused() -> Match:
    """During a pause nobody can answer and match time stands still."""
    match = start(2, rounds=1)
    match.pause(match.at + 2000)
    with suppress(Rejected):
        answer(match, 1, right=True, after=1000)
        raise AssertionError("a move was accepted during a pause")
    match.resume()
    answer(match, 1, right=True, after=1000)
    return match


def left_and_back() -> Match:
    match = start(3, rounds=2, mode="everyone")
    match.leave(1, match.at + 1000)
    answer(match, 0, right=True, after=1000)
    answer(match, 2, right=False, after=1000)
    match.rejoin(1, match.at + 1000)
    next_question(match)
    for seat in range(3):
        answer(match, seat, right=seat == 1, after=1000)
    return match


def in_spanish() -> Match:
    match = start(2, language="es", rounds=2, category="nature", difficulty="easy")
    answer(match, 0, right=True, after=2000)
    next_question(match)
    match.advance(match.at + 20_000)
    return match


def first_to_two_hundred() -> Match:
    match = start(3, mode="everyone", ends="score", target=200)
    for _ in range(2):
        for seat in range(3):
            answer(match, seat, right=seat != 2, after=1000 + 500 * seat)
        next_question(match)
    return match


def a_minute() -> Match:
    """The question under way when the minute is over is played; nobody is asked another one."""
    match = start(2, mode="everyone", ends="minutes", minutes=1)
    while not match.over:
        answer(match, 0, right=True, after=9000)
        answer(match, 1, right=False, after=1000)
        next_question(match)
    return match


def no_more_questions() -> Match:
    """A quiz of two questions is over before anybody has the points."""
    match = start(2, quiz=QUIZ, mode="everyone", ends="score", target=1000)
    for _ in range(2):
        for seat in range(2):
            answer(match, seat, right=seat == 0, after=1000)
        next_question(match)
    return match


def questions_drawn_at_once() -> Match:
    """Version 1 of the rules drew all questions at the start."""
    match = start(2, version=1, mode="everyone", rounds=2)
    for _ in range(2):
        for seat in range(2):
            answer(match, seat, right=seat == 0, after=1000)
        next_question(match)
    return match


def everybody_stops_early() -> Match:
    """The question under way scores nothing."""
    match = start(3, mode="everyone")
    for seat in range(3):
        answer(match, seat, right=seat == 1, after=1000)
    next_question(match)
    answer(match, 0, right=True, after=1000)
    match.agree("early_end", at=match.at + 1000)
    return match


def the_others_leave() -> Match:
    match = start(3)
    answer(match, 0, right=True, after=1000)
    match.leave(0, match.at + 1000)
    match.leave(1, match.at + 1000)
    return match


def a_late_guest() -> Match:
    """Somebody takes an empty seat during the first question; another changes their mind."""
    match = start(5, empty=(2, 3, 4), mode="everyone")
    answer(match, 0, right=True, after=2000)
    match.join(2, match.at + 500)
    match.join(3, match.at + 500)
    with suppress(Rejected):
        answer(match, 2, right=True, after=0)
    answer(match, 1, right=False, after=1000)
    match.leave(3, match.at + 1000)
    next_question(match)
    answer(match, 2, right=True, after=500)
    answer(match, 0, right=True, after=500)
    answer(match, 1, right=False, after=500)
    next_question(match)
    for seat in (0, 1, 2):
        answer(match, seat, right=seat == 2, after=100)
    assert match.over
    return match
