"""Missions of a map: those of its document, or others derived from its size and continents."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil

from msgspec import Struct

from .map_document import MissionEntry

LEAST_TERRITORIES = 12
"""On a smaller map a mission could be fulfilled as soon as it is dealt."""
FEW, MANY = Fraction(3, 7), Fraction(4, 7)
"""Of all territories: to hold with two armies each, and to hold. 18 and 24 of the classic 42."""
TWO_EACH = 2
SMALL_PAIR, PAIR, LARGE_PAIR = Fraction(1, 4), Fraction(3, 10), Fraction(1, 2)
"""Of all territories: from the first on two continents and one more are a mission, from the second
to the third two alone."""
MOST_DERIVED = 8


class MissionCard(Struct, frozen=True):
    """A number of territories, with so many armies on each; or continents, named ones and `more` of
    one's choice."""

    territories: int = 0
    armies: int = 1
    continents: tuple[int, ...] = ()
    more: int = 0


FALLBACK = 0
"""The number of the mission that replaces one which cannot be fulfilled any more."""


def mission_cards(
    territories: int, sizes: Mapping[str, int], written: Sequence[MissionEntry]
) -> tuple[MissionCard, ...]:
    """The missions of a map with continents of these sizes; none on a small one. Missions to
    eliminate a seat follow them in number and are no part of the map."""
    if territories < LEAST_TERRITORIES:
        return ()
    numbers = {id: number for number, id in enumerate(sizes)}
    return (
        MissionCard(territories=ceil(MANY * territories)),
        MissionCard(territories=ceil(FEW * territories), armies=TWO_EACH),
        *(
            MissionCard(continents=tuple(numbers[id] for id in one.continents), more=one.more)
            for one in written or _derived(territories, sizes)
        ),
    )


def _derived(territories: int, sizes: Mapping[str, int]) -> list[MissionEntry]:
    """Pairs of continents that are neither too small nor too large; those that ask for the most
    usual part of the map first."""
    found: list[tuple[Fraction, MissionEntry]] = []
    for pair in combinations(sizes, 2):
        part = Fraction(sum(sizes[id] for id in pair), territories)
        more = int(part < PAIR)
        if SMALL_PAIR <= part <= LARGE_PAIR and len(sizes) >= 2 + more:
            found.append((abs(part - FEW), MissionEntry(pair, more)))
    return [entry for _, entry in sorted(found, key=lambda one: one[0])[:MOST_DERIVED]]
