"""Statistics of every seat, what is honoured, and key moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from msgspec import Struct

from ludoteca.kernel import Seat
from ludoteca.parts.analysis import Figure, Moment
from ludoteca.parts.awards import Honour, seconds

from .past_questions import PastQuestion

CROWD = 3
"""Players that make it remarkable that one alone was right, or all were."""
WEIGHTS = {"alone": 0.8, "nobody": 0.6, "everybody": 0.5}
"""Kind of moment → weight."""


class SeatStatistics(Struct):
    right: int = 0
    answered: int = 0
    fastest: float | None = None
    """Seconds for the quickest right answer."""
    average: float | None = None
    """Seconds for an answer."""
    streak: int = 0
    """Most right answers in a row."""
    alone: int = 0
    """Questions that nobody else knew."""
    tough: int = 0
    """Right answers to questions that fewer than half knew."""
    climb: int = 0
    """Places made good since the worst one."""


HONOURS = (
    Honour("fastest", "fastest", least=0, is_lowest=True),
    Honour("streak", "streak", least=3),
    Honour("alone", "alone"),
    Honour("tough", "tough", least=2),
    Honour("comeback", "climb", least=2),
)


def statistics_of(
    seats: int, asked: Sequence[PastQuestion], climbs: Sequence[int]
) -> tuple[SeatStatistics, ...]:
    return tuple(_statistics(seat, asked, climbs[seat]) for seat in range(seats))


def _statistics(seat: Seat, asked: Sequence[PastQuestion], climb: int) -> SeatStatistics:
    answers = [one.answers[seat] for one in asked if seat in one.answers]
    scored = [one for one in asked if one.is_scored and seat in one.asked]
    known = [one for one in scored if seat in one.right]
    return SeatStatistics(
        right=len(known),
        answered=len(answers),
        fastest=min((seconds(one.answers[seat].taken) for one in known), default=None),
        average=seconds(round(fmean(a.taken for a in answers))) if answers else None,
        streak=_longest([one in known for one in scored]),
        alone=sum(is_alone(one) for one in known),
        tough=sum(2 * len(one.right) < len(one.asked) and not one.is_race for one in known),
        climb=climb,
    )


def _longest(results: Sequence[bool]) -> int:
    longest = row = 0
    for is_right in results:
        row = row + 1 if is_right else 0
        longest = max(longest, row)
    return longest


def is_alone(question: PastQuestion) -> bool:
    return len(question.right) == 1 and len(question.asked) >= CROWD and not question.is_race


def moments_of(asked: Sequence[PastQuestion]) -> Iterator[Moment]:
    for one in asked:
        if not one.is_scored or len(one.asked) < CROWD:
            continue
        count = len(one.right)
        kinds = {0: "nobody", 1: "alone", len(one.asked): "everybody"}
        kind = kinds.get(count, "")
        if kind and (count == 0 or not one.is_race):
            seats = tuple(one.right) if kind == "alone" else ()
            figures: dict[str, Figure] = {"question": one.question.question}
            yield Moment(one.step, one.round, kind, seats, figures, WEIGHTS[kind])
