"""Strokes and guesses as any client may send them: accepted or refused, never an error; and events
reproduce the drawing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.pictionary.events import Cleared, Drawn, Redone, Undone
from ludoteca.games.pictionary.game import game
from ludoteca.games.pictionary.moves import Draw
from ludoteca.games.pictionary.moves.drawing import COLOURS, MOST_PACKETS, MOST_POINTS, SIZES
from ludoteca.games.pictionary.state import PAPER, Pen, Stroke
from ludoteca.kernel import Event, Match, Rejected
from tests.games.pictionary.playing import act, begin, state_of

STROKES: list[tuple[str, Stroke, bool]] = [
    ("a point is a stroke", ((0, 0),), True),
    ("the corners are on the paper", ((0, 0), (PAPER, PAPER)), True),
    ("nothing is no stroke", (), False),
    ("left of the paper", ((-1, 0),), False),
    ("below the paper", ((0, PAPER + 1),), False),
    ("as many points as a packet holds", ((1, 1),) * MOST_POINTS, True),
    ("one more", ((1, 1),) * (MOST_POINTS + 1), False),
    ("a pen may feel pressure", ((1, 1, 0), (2, 2, 100)), True),
    ("not more than all", ((1, 1, 101),), False),
    ("at all points or at none", ((1, 1, 50), (2, 2)), False),
    ("a point has two directions", ((1,),), False),
    ("and no more than a pressure", ((1, 1, 1, 1),), False),
]


@pytest.mark.parametrize(("says", "stroke", "fits"), STROKES, ids=[case[0] for case in STROKES])
def test_a_stroke_has_limits(says: str, stroke: Stroke, fits: bool) -> None:
    match = begin()
    assert (Draw(stroke) in match.choices(0)) is fits
    if fits:
        match.play(0, Draw(stroke))
    else:
        with pytest.raises(Rejected) as refusal:
            match.play(0, Draw(stroke))
        assert refusal.value.code == "bad_stroke"


def test_the_paper_is_full_at_last() -> None:
    match = begin()
    for number in range(MOST_PACKETS):
        match.play(0, Draw(((number % PAPER, 5),), joined=number > 0))
    with pytest.raises(Rejected) as refusal:
        act(match, "draw")
    assert refusal.value.code == "paper_full"
    assert {kind.tag for kind in match.choices(0).kinds} == {"undo", "clear", "give_up"}


Drawing = tuple[tuple[Stroke, Pen], ...]


def redrawn(events: list[Event]) -> Drawing:
    """The drawing as a client rebuilds it from events: every paper there was, and back to it."""
    papers: list[Drawing] = [()]
    undone: list[Drawing] = []
    for event in events:
        match event:
            case Drawn(stroke, colour, size, False, tool):
                papers.append((*papers[-1], (stroke, Pen(colour, size, tool))))
            case Drawn(stroke):
                *before, (begun, pen) = papers[-1]
                papers[-1] = (*before, (begun + stroke, pen))
            case Undone():
                undone.append(papers.pop())
            case Redone():
                papers.append(undone.pop())
            case Cleared():
                papers.append(())
        if isinstance(event, Drawn | Cleared):
            undone = []
    return papers[-1]


LINES = ["draw", "draw red 16", "draw white 64", "join", "undo", "undo", "redo", "clear"]
STEPS = st.sampled_from([*LINES, "shape ellipse", "fill red", "fill red on"])


@given(st.lists(STEPS, max_size=30))
def test_who_follows_the_events_sees_what_a_late_comer_sees(steps: list[str]) -> None:
    match, events = begin(), list[Event]()
    for step in steps:
        try:
            events += act(match, step)
        except Rejected:
            continue
    state = state_of(match)
    assert redrawn(events) == tuple(zip(state.strokes, state.pens, strict=True))
    view = match.view(2)
    assert view.strokes == tuple(state.strokes)  # type: ignore[attr-defined]
    assert Match.replay(match.record(), game).state == match.state


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=12,
)
POINTS = st.lists(st.tuples(st.integers(-9, PAPER + 9), st.integers(-9, PAPER + 9)), max_size=40)
DRAWS = st.fixed_dictionaries(
    {"move": st.just("draw"), "stroke": POINTS | ANYTHING},
    optional={
        "colour": st.sampled_from(COLOURS) | ANYTHING,
        "size": st.sampled_from(SIZES) | ANYTHING,
        "joined": st.booleans() | ANYTHING,
    },
)
SHAPES = st.fixed_dictionaries(
    {
        "move": st.just("shape"),
        "stroke": POINTS | ANYTHING,
        "tool": st.sampled_from(["line", "pen"]) | ANYTHING,
    }
)
FILLS = st.fixed_dictionaries(
    {"move": st.just("fill"), "stroke": POINTS | ANYTHING},
    optional={"colour": ANYTHING, "joined": st.booleans() | ANYTHING},
)
GUESSES = st.fixed_dictionaries({"move": st.just("guess"), "text": st.text(max_size=60) | ANYTHING})
OTHERS = st.fixed_dictionaries(
    {
        "move": st.sampled_from(
            ["claim", "judge", "undo", "redo", "clear", "skip_word", "give_up", "choose_word", "?"]
        )
    },
    optional={"right": ANYTHING, "stroke": ANYTHING, "word": ANYTHING},
)
SENT = st.tuples(st.integers(0, 2), DRAWS | SHAPES | FILLS | GUESSES | OTHERS | ANYTHING)


def is_done(match: Match, seat: int, raw: Any) -> bool:
    """Whether something sent was accepted; otherwise it must be refused with a sentence."""
    try:
        move = game.read_move(raw)
        is_offered = move in match.choices(seat)
        match.play(seat, move)
    except Rejected as refusal:
        return "{" in game.text.refusal(refusal, "es")
    return is_offered or pytest.fail("it was done and not offered")


@given(st.lists(SENT, max_size=15), st.sampled_from(["typed", "spoken"]), st.booleans())
def test_whatever_is_sent_is_done_or_refused(
    sent: list[tuple[int, Any]], guessing: str, chooses: bool
) -> None:
    match = begin(guessing=guessing, round_ends="all", choose_word=chooses)
    for seat, raw in sent:
        before = msgspec.json.encode(match.state)
        if not is_done(match, seat, raw):
            assert msgspec.json.encode(match.state) == before
        assert list(game.invariants(match.state, match.engine.read_only_ctx(match.state))) == []
        match.advance(match.at + 300)
