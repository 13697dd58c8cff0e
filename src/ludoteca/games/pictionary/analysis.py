"""What became of a match of Pictionary, live or from its record: a gallery of drawings, statistics,
points over time, awards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import cast

from msgspec import Struct

from ludoteca.kernel import Match, Millis, Seat, State, Step
from ludoteca.parts.analysis import Analysis, Chart, Chronicle, Figure, Moment, Page

from .events import GuessedRight, Judged, WordShown
from .state import PAPER, Pen, PictionaryContext, PictionaryState, Stroke, asked_to_guess
from .statistics import HONOURS, WEIGHTS, PictionaryStatistics, SeatStatistics


class Guesser(Struct, frozen=True):
    """Somebody who has guessed a word."""

    seat: Seat
    after: Millis


class Drawing(Struct, frozen=True):
    round: int
    step: int
    """The position that shows the word."""
    drawer: Seat
    word: str
    strokes: tuple[Stroke, ...]
    pens: tuple[Pen, ...]
    """One for each stroke."""
    right: tuple[Guesser, ...]
    """In the order in which they guessed it."""
    asked: int
    """Number of players who might guess."""


class Gallery(Struct, frozen=True):
    paper: int
    """The width and height of a sheet."""
    drawings: tuple[Drawing, ...]


class PictionaryAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: points over time. A round is a drawing."""

    seats: tuple[SeatStatistics, ...]


class Analyst(Chronicle[PictionaryAnalysis]):
    """Follows a match; `analysis` and `report` work at any time. Of the many states between two
    strokes it keeps only those that end a drawing."""

    def before(self, match: Match) -> None:
        super().before(match)
        self._position = cast(PictionaryState, match.state)
        self._finished: dict[int, Drawing] = {}
        """The drawings by the step that shows their word."""

    def step(self, match: Match, step: Step[State]) -> None:
        super().step(match, step)
        before, self._position = self._position, cast(PictionaryState, step.state)
        words = [event.word for event in step.events if isinstance(event, WordShown)]
        if words:
            ctx: PictionaryContext = match.engine.ctx
            self._finished[step.index] = _drawing(step, before, words[0], ctx)

    def analysis(self) -> PictionaryAnalysis:
        pages, start = self.pages(), cast(PictionaryState, self.start)
        statistics, chart = PictionaryStatistics(len(start.out)), Chart("points")
        chart.add(start.round, self.first - 1, [*map(float, start.scores)])
        for page in pages:
            statistics.read(page)
            if page.state is not None:
                chart.add(page.round, page.step, [*map(float, page.state.scores)])
        drawings = [*self._drawings(pages)]
        for drawing in drawings:
            statistics.add_drawing(
                drawing.drawer,
                [(guesser.seat, guesser.after) for guesser in drawing.right],
                drawing.asked,
                len(drawing.strokes),
            )
        return PictionaryAnalysis(
            rounds=self.match.state.finished,
            winner=self.winner(),
            seats=tuple(statistics.seats),
            series=chart.series(),
            moments=tuple(_moments(drawings)),
            awards=self.awards(HONOURS, statistics.seats),
        )

    def report(self, silenced: Collection[int]) -> Gallery:
        """All drawings on which there is something."""
        drawings = self._drawings(self.pages())
        return Gallery(PAPER, tuple(drawing for drawing in drawings if drawing.strokes))

    def _drawings(self, pages: Collection[Page]) -> Iterator[Drawing]:
        return (self._finished[page.step] for page in pages if page.step in self._finished)


def _drawing(
    step: Step[State], before: PictionaryState, word: str, ctx: PictionaryContext
) -> Drawing:
    """A drawing as it was when its word was shown; the state after that may be of the next one."""
    times = dict(zip(before.right, (before.right_at[seat] for seat in before.right), strict=True))
    for event in step.events:
        if isinstance(event, GuessedRight):
            times[event.seat] = step.input.at - before.began
        elif isinstance(event, Judged) and event.right:
            times[event.seat] = before.claimed_at[event.seat] - before.began
    return Drawing(
        round=before.round,
        step=step.index + 1,
        drawer=before.drawer,
        word=word,
        strokes=tuple(before.strokes),
        pens=tuple(before.pens),
        right=tuple(Guesser(seat, after) for seat, after in times.items()),
        asked=len(asked_to_guess(before, ctx)),
    )


def _moments(drawings: Collection[Drawing]) -> Iterator[Moment]:
    """Words that all guessed, or nobody."""
    for one in drawings:
        kind = "everybody" if one.asked > 1 and len(one.right) == one.asked else ""
        kind = kind or ("" if one.right else "nobody")
        if kind and one.strokes:
            figures: dict[str, Figure] = {"word": one.word}
            yield Moment(one.step - 1, one.round, kind, (one.drawer,), figures, WEIGHTS[kind])
