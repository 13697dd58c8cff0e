"""Moves of the drawer: strokes in small packets, shapes, areas, undo, redo, clear, another word,
giving up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from ludoteca.kernel import Chance, Event, Free, Move, Rejected, Row, Seat

from ..about import RICHER
from ..events import Cleared, Drawn, GaveUp, Redone, Undone, WordSkipped
from ..state import PAPER, Colour, Pen, PictionaryContext, PictionaryState, Stroke, Tool, word_of
from . import paper
from .next_word import give_word, word_choices

COLOURS = ["black", "grey", "red", "orange", "yellow", "green", "blue", "purple", "brown", "white"]
SIZES = [4, 8, 16, 32, 64]
SHAPES = ["line", "rectangle", "ellipse"]
"""Each from its first point to its second."""
AREA = "area"
HARDEST = 100
"""The most pressure of a pen."""
MOST_POINTS = 32
"""Points in one packet."""
MOST_PACKETS = 1500
"""Packets in one drawing: twenty a second for more than a minute."""


def is_stroke(points: Stroke) -> bool:
    if not 0 < len(points) <= MOST_POINTS:
        return False
    if len(points[0]) == 2:
        return all(len(point) == 2 and is_on_paper(*point) for point in points)
    return all(len(point) == 3 and is_on_paper(*point) for point in points)


def is_flat(points: Stroke) -> bool:
    """Whether it is a stroke without pressure."""
    return is_stroke(points) and len(points[0]) == 2


def is_on_paper(x: int, y: int, pressure: int = 0) -> bool:
    return 0 <= x <= PAPER >= y >= 0 and 0 <= pressure <= HARDEST


def is_span(points: Stroke) -> bool:
    return len(points) == 2 and is_flat(points)


def scrawl(chance: Chance) -> Stroke:
    count = chance.between(1, 5)
    return tuple((chance.below(PAPER), chance.below(PAPER)) for _ in range(count))


def scrawl_hard(chance: Chance) -> Stroke:
    """A stroke, perhaps with pressure."""
    stroke = scrawl(chance)
    return stroke if chance.below(2) else tuple((x, y, HARDEST // 2) for x, y in stroke)


def span(chance: Chance) -> Stroke:
    return tuple((chance.below(PAPER), chance.below(PAPER)) for _ in range(2))


class StrokeHints(Struct, frozen=True):
    """The limits of a stroke."""

    paper: int
    """The width and height of the sheet."""
    points: int
    """The most points of one move."""


LIMITS = (("paper", PAPER), ("points", MOST_POINTS))
ANY_STROKE = Free("stroke", scrawl, is_stroke, hints=LIMITS)
ANY_SPAN = Free("stroke", span, is_span, hints=(("paper", PAPER), ("points", 2)))
ANY_AREA = Free("stroke", scrawl, is_flat, hints=LIMITS)


class Draw(Move, streaming=True):
    """Add a stroke to the drawing, or continue the last one."""

    stroke: Stroke
    colour: Colour = "black"
    size: int = 8
    joined: bool = False

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not is_stroke(self.stroke):
            raise Rejected("bad_stroke", points=MOST_POINTS, paper=PAPER)
        require_paper(state, Pen(self.colour, self.size), self.joined)

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        paper.add(state, self.stroke, Pen(self.colour, self.size), self.joined)
        yield Drawn(self.stroke, self.colour, self.size, self.joined)


class Shape(Move, streaming=True):
    """Add a line, a rectangle or an ellipse between two points."""

    tool: Tool
    stroke: Stroke
    colour: Colour = "black"
    size: int = 8

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        require_tools(ctx)
        if self.tool not in SHAPES:
            raise Rejected("no_such_tool")
        if not is_span(self.stroke):
            raise Rejected("bad_shape", paper=PAPER)
        require_paper(state, Pen(self.colour, self.size))

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        paper.add(state, self.stroke, Pen(self.colour, self.size, self.tool), joined=False)
        yield Drawn(self.stroke, self.colour, self.size, joined=False, tool=self.tool)


class Fill(Move, streaming=True):
    """Colour an area, given by points around it, or continue the last one."""

    stroke: Stroke
    colour: Colour = "black"
    joined: bool = False

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        require_tools(ctx)
        if not is_flat(self.stroke):
            raise Rejected("bad_stroke", points=MOST_POINTS, paper=PAPER)
        require_paper(state, area_of(self.colour), self.joined)

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        pen = area_of(self.colour)
        paper.add(state, self.stroke, pen, self.joined)
        yield Drawn(self.stroke, self.colour, pen.size, self.joined, AREA)


class Undo(Move):
    """Remove the last stroke, or bring back what was cleared."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not paper.can_undo(state):
            raise Rejected("nothing_drawn")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        paper.undo(state)
        yield Undone(seat)


class Redo(Move):
    """Draw again what was undone."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not paper.can_redo(state):
            raise Rejected("nothing_undone")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        paper.redo(state)
        yield Redone(seat)


class Clear(Move):
    """Clear the drawing."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not state.strokes:
            raise Rejected("nothing_drawn")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        paper.clear(state)
        yield Cleared(seat)


class SkipWord(Move):
    """Ask for another word: once a round, before the first stroke."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not may_skip(state, ctx):
            raise Rejected("no_skip")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.skipped = True
        yield WordSkipped(seat, word_of(state, ctx).text)
        yield from give_word(state, ctx)


class GiveUp(Move):
    """End the round; the drawer gets nothing for it."""

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.gave_up = True
        yield GaveUp(seat)


def may_skip(state: PictionaryState, ctx: PictionaryContext) -> bool:
    """Whether the drawer may have another word; who has chosen it may not."""
    once = not state.skipped and not state.packets and not state.is_choosing
    return ctx.options.may_skip and not ctx.options.choose_word and once


def require_tools(ctx: PictionaryContext) -> None:
    if ctx.version < RICHER:
        raise Rejected("no_such_tool")


def require_paper(state: PictionaryState, pen: Pen, joined: bool = False) -> None:
    """Refuse a stroke before there is a word, with another pen, on a full paper, or without a
    stroke to continue."""
    if state.is_choosing:
        raise Rejected("no_word_yet")
    if pen.colour not in COLOURS or pen.size not in SIZES:
        raise Rejected("not_in_the_palette")
    if state.packets >= MOST_PACKETS:
        raise Rejected("paper_full")
    if joined and state.pens[-1:] != [pen]:
        raise Rejected("nothing_to_join")


def area_of(colour: str) -> Pen:
    return Pen(colour, SIZES[0], AREA)


NEW_LINE = Draw.where(stroke=ANY_STROKE, colour=COLOURS, size=SIZES, joined=False)
NEW_SHAPE = Shape.where(tool=SHAPES, stroke=ANY_SPAN, colour=COLOURS, size=SIZES)
NEW_AREA = Fill.where(stroke=ANY_AREA, colour=COLOURS, joined=False)
UNDO, REDO, CLEAR = Undo.where(), Redo.where(), Clear.where()


@cache
def same_pen(pen: Pen) -> tuple[Row, ...]:
    """The row that continues the last stroke."""
    if pen.tool == AREA:
        return (Fill.where(stroke=ANY_AREA, colour=pen.colour, joined=True),)
    if pen.tool in SHAPES:
        return ()
    return (Draw.where(stroke=ANY_STROKE, colour=pen.colour, size=pen.size, joined=True),)


def drawing_choices(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Row]:
    """Choices of the drawer. Hot path, once per stroke: constant rows are built once."""
    if state.is_choosing:
        yield from word_choices(state, ctx)
    elif state.packets < MOST_PACKETS:
        yield NEW_LINE
        if ctx.version >= RICHER:
            yield NEW_SHAPE
            yield NEW_AREA
        if state.pens:
            yield from same_pen(state.pens[-1])
    if paper.can_undo(state):
        yield UNDO
    if paper.can_redo(state):
        yield REDO
    if state.strokes:
        yield CLEAR
    if may_skip(state, ctx):
        yield SkipWord.where()
    yield GiveUp.where()
