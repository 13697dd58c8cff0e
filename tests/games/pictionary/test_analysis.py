"""What became of a match of Pictionary: the gallery, statistics, moments."""

from __future__ import annotations

from typing import Any

from ludoteca.games.pictionary.analysis import Analyst
from tests.games.pictionary.playing import act, begin, word_of

ALL: dict[str, Any] = {"round_ends": "all", "ends": "rounds", "rounds": 1}


def watched(*lines: str, **options: Any) -> tuple[Analyst, list[str]]:
    """Follows a match; and its words, one for each line."""
    match, analyst, words = begin(**(ALL | options)), Analyst(), []
    match.watch((analyst,))
    for line in lines:
        words.append(word_of(match))
        act(match, line)
    return analyst, words


def test_the_gallery_tells_of_each_drawing_who_guessed_it_when() -> None:
    analyst, words = watched(
        "draw red 16", "1 guess right 3000", "shape line", "2 guess right 2000"
    )
    (drawing,) = analyst.report(()).drawings
    assert (drawing.drawer, drawing.word, drawing.asked) == (0, words[0], 2)
    assert [(one.seat, one.after) for one in drawing.right] == [(1, 3000), (2, 5000)]
    assert [(pen.colour, pen.size) for pen in drawing.pens] == [("red", 16), ("black", 8)]
    assert len(drawing.strokes) == 2


def test_what_was_taken_back_is_not_in_the_gallery() -> None:
    analyst, _ = watched("draw", "draw red 16", "undo", "give_up")
    (drawing,) = analyst.report(()).drawings
    assert [pen.colour for pen in drawing.pens] == ["black"]
    assert drawing.right == ()


def test_an_empty_paper_is_not_in_the_gallery() -> None:
    analyst, _ = watched("give_up", "draw", "give_up")
    assert [one.drawer for one in analyst.report(()).drawings] == [1]


def test_a_spoken_guess_counts_from_when_it_was_claimed() -> None:
    analyst, _ = watched("draw", "1 claim 4000", "judge right 1500", guessing="spoken", seats=3)
    act_on = analyst.match
    act(act_on, "2 claim 1000")
    act(act_on, "judge right 2000")
    (drawing,) = analyst.report(()).drawings
    assert [(one.seat, one.after) for one in drawing.right] == [(1, 4000), (2, 6500)]


def test_every_seat_has_its_figures() -> None:
    analyst, _ = watched(
        *("draw", "1 guess near 1000", "1 guess right 3000", "2 guess right 1000"),
        *("draw", "draw", "2 guess right 2500", "give_up"),
    )
    found = analyst.analysis()
    zero, one, two = found.seats
    assert (zero.drawings, zero.understood, zero.fewest) == (1, 100, 1)
    assert (one.near, one.guessed, one.first, one.understood) == (1, 1, 1, 50)
    assert (two.guessed, two.quickest, two.understood) == (2, 2.5, None)
    awards = {award.kind: award.seats for award in found.awards}
    assert awards == {
        "drawer": (0,),
        "quickest": (2,),
        "guesser": (2,),
        "sparest": (0,),
        "near": (1,),
    }
    assert [(one.kind, one.seats) for one in found.moments] == [("everybody", (0,))]
