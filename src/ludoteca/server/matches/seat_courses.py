"""What the steps of a match mean for those who hold its seats: given up, taken up, finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ludoteca.kernel import Leave, Match, Millis, Ranking, Rejoin, Seat, State, Step, TakeBack
from ludoteca.store import Departure, SeatCourse


def seat_courses(
    match: Match,
    before: State,
    steps: Sequence[Step[State]],
    reasons: Mapping[int, Departure],
    wall: Millis,
) -> tuple[SeatCourse, ...]:
    """Of the seats for which some steps changed something. `reasons` by the step's index."""
    found: dict[Seat, SeatCourse] = {}
    for step in steps:
        match step.input:
            case Leave(seat=seat):
                why = reasons.get(step.index, "left")
                found[seat] = SeatCourse(seat=seat, course=why, ended=wall)
            case Rejoin(seat=seat):
                found[seat] = SeatCourse(seat=seat, course="playing", ended=None)
            case TakeBack():
                found |= _returned(before, step.state)
    if not match.over:
        return tuple(found.values())
    last, ranking = steps[-1].input, match.ranking()
    if isinstance(last, Leave) and found[last.seat].course == "left":
        found[last.seat] = replace(found[last.seat], course="resigned")
    return tuple(
        placed(_at_end(found.get(seat), seat, wall), ranking) for seat in match.state.taken_seats
    )


def _returned(before: State, after: State) -> dict[Seat, SeatCourse]:
    """Seats that are in again because what took them out was taken back."""
    outs = enumerate(zip(before.out, after.out, strict=True))
    seats = [seat for seat, (was_out, is_out) in outs if was_out and not is_out]
    return {seat: SeatCourse(seat=seat, course="playing", ended=None) for seat in seats}


def _at_end(found: SeatCourse | None, seat: Seat, wall: Millis) -> SeatCourse:
    if found is None or found.course == "playing":
        return SeatCourse(seat=seat, course="finished", ended=wall)
    return found


def placed(course: SeatCourse, ranking: Ranking) -> SeatCourse:
    """With the place of its seat at the end."""
    group = next(group for group in ranking.places if course.seat in group)
    ranked = [seat for places in ranking.places for seat in places]
    return replace(
        course,
        place=ranking.place(course.seat),
        tied=sides_of(group, ranking.teams),
        sides=sides_of(ranked, ranking.teams),
    )


def sides_of(seats: Sequence[Seat], teams: Sequence[int]) -> int:
    """The number of teams of these seats, or of seats without teams."""
    return len({teams[seat] if teams else seat for seat in seats})
