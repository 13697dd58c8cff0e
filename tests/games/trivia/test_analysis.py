"""What became of a match of Trivia: the report of every question, statistics, moments."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.trivia.analysis.analyst import Analyst, TriviaAnalysis
from ludoteca.games.trivia.analysis.report import QuestionReport
from tests.games.trivia.playing import act, begin

EVERYONE = {"mode": "everyone"}


def watched(*lines: str, seats: int = 3, **options: Any) -> Analyst:
    match, analyst = begin(seats, **(EVERYONE | options)), Analyst()
    match.watch((analyst,))
    for line in lines:
        act(match, line)
    return analyst


def reported(kind: str, *lines: str, silenced: tuple[int, ...] = ()) -> QuestionReport:
    analyst = watched(*lines, kind=kind, rounds=1)
    (question,) = analyst.report(silenced).questions
    return question


def given(question: QuestionReport) -> list[tuple[str, int, bool]]:
    return [(one.text, one.count, one.right) for one in question.answers]


# Kind of question, answers, their report, and the share of right ones in percent.
REPORTS = [
    (
        "choice",
        ["0 right", "1 wrong", "2 pass"],
        [("The blue one", 1, True), ("The red one", 1, False)],
        33,
    ),
    ("true_false", ["0 true", "1 false", "2 false"], [("false", 2, True), ("true", 1, False)], 67),
    (
        "several",
        ["0 choose Two,Four,Six", "1 choose Two,Three", "2 pass"],
        [
            ("Five", 0, False),
            ("Four", 1, True),
            ("Six", 1, True),
            ("Three", 1, False),
            ("Two", 2, True),
        ],
        33,
    ),
    (
        "typed",
        ["0 write velázquez", "1 write Velazquez", "2 write goya"],
        [("goya", 1, False), ("velázquez", 2, True)],
        67,
    ),
    (
        "number",
        ["0 estimate 300", "1 estimate 250", "2 pass"],
        [("250", 1, False), ("300", 1, True)],
        50,
    ),
    ("hotspot", ["0 pass", "1 pass", "2 pass"], [], 0),
    ("poll", ["0 0", "1 0", "2 pass"], None, None),
]


@pytest.mark.parametrize(
    ("kind", "lines", "answers", "share"), REPORTS, ids=lambda one: str(one)[:9]
)
def test_how_a_question_was_answered(
    kind: str, lines: list[str], answers: list[tuple[str, int, bool]] | None, share: int | None
) -> None:
    question = reported(kind, *lines)
    assert question.share == share
    assert (question.asked, question.answered) == (3, sum("pass" not in one for one in lines))
    if answers is None:
        assert max(one.count for one in question.answers) == 2
    else:
        assert sorted(given(question)) == answers


def test_the_words_of_silenced_seats_are_not_told() -> None:
    lines = ("0 write goya", "1 write murillo", "2 pass")
    assert [one.text for one in reported("typed", *lines, silenced=(0,)).answers] == ["murillo"]


def test_the_median_is_the_time_of_the_answer_in_the_middle() -> None:
    question = reported("choice", "0 right 1000", "1 wrong 2000", "2 right 6000")
    assert question.median == 3000


def test_the_first_right_answer_ends_a_race_and_the_others_are_not_counted_as_wrong() -> None:
    analyst = watched("0 wrong 1000", "1 right 1000", mode="first_correct", rounds=1)
    (question,) = analyst.report(()).questions
    assert (question.share, question.answered, question.asked) == (50, 2, 3)
    assert analyst.analysis().seats[1].alone == 0


def played() -> TriviaAnalysis:
    """Three questions: seat 0 leads, all know the second one, seat 2 alone the third one."""
    return watched(
        *("0 right 2000", "1 wrong", "2 wrong"),
        *("0 right 3000", "1 right", "2 right"),
        *("0 wrong", "1 wrong", "2 right 1200"),
    ).analysis()


def test_every_seat_has_its_figures() -> None:
    zero, one, two = played().seats
    assert (zero.right, zero.streak, zero.fastest) == (2, 2, 2.0)
    assert (one.right, one.answered, one.alone) == (1, 3, 0)
    assert (two.right, two.alone, two.tough, two.fastest) == (2, 1, 1, 1.2)
    assert zero.alone == 1


def test_which_moments_stand_out() -> None:
    found = played().moments
    assert [(one.kind, one.seats, one.round) for one in found] == [
        ("alone", (0,), 1),
        ("everybody", (), 2),
        ("alone", (2,), 3),
    ]


def test_awards_are_shared_and_go_to_who_sat_there() -> None:
    found = {award.kind: award for award in played().awards}
    assert (found["fastest"].seats, found["fastest"].figure) == ((2,), 1.2)
    assert found["alone"].seats == (0, 2)


def test_points_over_time_begin_with_nothing() -> None:
    (points,) = played().series
    assert [row[0] for row in points.values] == [0, 0, 0]
    assert points.rounds == (1, 1, 2, 3)
