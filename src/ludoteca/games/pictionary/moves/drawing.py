"""Moves of the drawer: strokes in small packets, undo, clear, skipping the word, giving up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from ludoteca.kernel import Chance, Event, Free, Move, Rejected, Row, Seat

from ..events import Cleared, Drawn, GaveUp, Undone, WordSkipped
from ..state import PAPER, Colour, Pen, PictionaryContext, PictionaryState, Stroke, word_of
from .next_word import give_word

COLOURS = ["black", "grey", "red", "orange", "yellow", "green", "blue", "purple", "brown", "white"]
SIZES = [4, 8, 16, 32, 64]
MOST_POINTS = 32
"""Points in one packet."""
MOST_PACKETS = 1500
"""Packets in one drawing: twenty a second for more than a minute."""


def is_stroke(points: Stroke) -> bool:
    on_paper = all(0 <= x <= PAPER >= y >= 0 for x, y in points)
    return 0 < len(points) <= MOST_POINTS and on_paper


def scrawl(chance: Chance) -> Stroke:
    count = chance.between(1, 5)
    return tuple((chance.below(PAPER), chance.below(PAPER)) for _ in range(count))


class StrokeHints(Struct, frozen=True):
    """The limits of a stroke."""

    paper: int
    """The width and height of the sheet."""
    points: int
    """The most points of one move."""


ANY_STROKE = Free("stroke", scrawl, is_stroke, hints=(("paper", PAPER), ("points", MOST_POINTS)))


class Draw(Move, streaming=True):
    """Add a stroke to the drawing, or continue the last one."""

    stroke: Stroke
    colour: Colour = "black"
    size: int = 8
    joined: bool = False

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not is_stroke(self.stroke):
            raise Rejected("bad_stroke", points=MOST_POINTS, paper=PAPER)
        if self.colour not in COLOURS or self.size not in SIZES:
            raise Rejected("not_in_the_palette")
        if state.packets >= MOST_PACKETS:
            raise Rejected("paper_full")
        if self.joined and state.pens[-1:] != [Pen(self.colour, self.size)]:
            raise Rejected("nothing_to_join")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.packets += 1
        if self.joined:
            state.strokes[-1] += self.stroke
        else:
            state.strokes.append(self.stroke)
            state.pens.append(Pen(self.colour, self.size))
        yield Drawn(self.stroke, self.colour, self.size, self.joined)


class Undo(Move):
    """Remove the last stroke."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not state.strokes:
            raise Rejected("nothing_drawn")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.strokes.pop()
        state.pens.pop()
        yield Undone(seat)


class Clear(Move):
    """Clear the drawing."""

    def check(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> None:
        if not state.strokes:
            raise Rejected("nothing_drawn")

    def apply(self, state: PictionaryState, seat: Seat, ctx: PictionaryContext) -> Iterator[Event]:
        state.strokes, state.pens = [], []
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
    return ctx.options.may_skip and not state.skipped and not state.packets


NEW_LINE = Draw.where(stroke=ANY_STROKE, colour=COLOURS, size=SIZES, joined=False)
ON_THE_PAPER = (Undo.where(), Clear.where())


@cache
def same_line(pen: Pen) -> Row:
    """The row that continues the last stroke."""
    return Draw.where(stroke=ANY_STROKE, colour=pen.colour, size=pen.size, joined=True)


def drawing_choices(state: PictionaryState, ctx: PictionaryContext) -> Iterator[Row]:
    """Choices of the drawer. Hot path, once per stroke: constant rows are built once."""
    if state.packets < MOST_PACKETS:
        yield NEW_LINE
        if state.pens:
            yield same_line(state.pens[-1])
    if state.strokes:
        yield from ON_THE_PAPER
    if may_skip(state, ctx):
        yield SkipWord.where()
    yield GiveUp.where()
