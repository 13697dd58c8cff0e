"""Awards after a match: who was best at something, each with its figure. One rule for every game; a
game lists what it honours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from ludoteca.kernel import Millis, Seat


class Award(Struct, frozen=True):
    """Its texts are the messages `award-<kind>` and `award-<kind>-told` of the game, the second one
    filled with `figure`."""

    kind: str
    seats: tuple[Seat, ...]
    """All that share it."""
    figure: int | float


class Honour(Struct, frozen=True):
    """What a game honours: the best figure of all seats."""

    kind: str
    of: str
    """A field of the statistics of a seat. None there: the seat is not in the running."""
    least: float = 1
    """A figure below it is nothing special."""
    is_lowest: bool = False
    """Whether the lowest figure is the best."""

    def of_best(self, seats: Mapping[Seat, Struct]) -> Award | None:
        """The award, shared in a tie; none if nobody stands out."""
        figures = {seat: getattr(figures, self.of) for seat, figures in seats.items()}
        found = {
            seat: figure
            for seat, figure in figures.items()
            if figure is not None and figure >= self.least
        }
        if not found:
            return None
        best = min(found.values()) if self.is_lowest else max(found.values())
        winners = tuple(seat for seat, figure in found.items() if figure == best)
        if len(winners) == len(seats):
            return None  # what everybody shares is no award
        return Award(self.kind, winners, best)


def awards_of(honours: Iterable[Honour], seats: Mapping[Seat, Struct]) -> tuple[Award, ...]:
    """The awards of a match, from the statistics of the seats where somebody sat."""
    return tuple(_found(honours, seats))


def _found(honours: Iterable[Honour], seats: Mapping[Seat, Struct]) -> Iterator[Award]:
    for honour in honours:
        award = honour.of_best(seats)
        if award is not None:
            yield award


def seconds(time: Millis) -> float:
    """A time as it is told, so that those who share a figure share the award."""
    return round(time / 1000, 1)


def climbs(scores: Sequence[Sequence[float]]) -> list[int]:
    """By how many places each seat has come forward since its worst one; a row of scores for each
    seat, a column for each round."""
    if not scores or not scores[0]:
        return [0] * len(scores)
    columns = [*zip(*scores, strict=True)]
    places = [[1 + sum(other > own for other in column) for own in column] for column in columns]
    return [
        max(at_round[seat] for at_round in places) - places[-1][seat] for seat in range(len(scores))
    ]


__all__ = ["Award", "Honour", "awards_of", "climbs", "seconds"]
