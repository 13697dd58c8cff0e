"""Deployment: the first armies of a match, spread over borders and the continent to work for.

The shares follow from the position alone, so that armies placed one by one end up where all of
them at once would.
"""

from __future__ import annotations

from heapq import nlargest

from ..map.board import Territory
from .aims import goal
from .outlook import Outlook

PLACES = 8
"""Most territories that get some of them: a set-up of many small moves would bore the others."""
LEAST = 1.0
"""Weight of any border."""
WANTED = 1.0
"""Additional weight of a border in the continent to work for, or next to it."""
CONTESTED = 0.25
"""Additional weight for each hostile neighbour."""


def first_placement(
    seen: Outlook, ahead: Territory, focus: float, armies: int
) -> tuple[Territory, int]:
    """The territory that lacks most of its share of the first armies, and how many of these it
    gets; `focus` is the share of the territory `ahead`."""
    shares = _shares(seen, ahead, focus)
    spare = sum(seen.armies[t] for t in seen.mine) - len(seen.mine) + seen.view.pool[seen.me]

    def lacks(territory: Territory) -> float:
        return spare * shares[territory] - (seen.armies[territory] - 1)

    most = max(shares, key=lacks)
    return most, min(armies, max(1, round(lacks(most))))


def _shares(seen: Outlook, ahead: Territory, focus: float) -> dict[Territory, float]:
    """Territory → its share of the first armies."""
    wanted = goal(seen).members

    def weight(territory: Territory) -> float:
        hostile = seen.hostile(territory)
        near = territory in wanted or any(other in wanted for other in hostile)
        return LEAST + CONTESTED * len(hostile) + (WANTED if near else 0.0)

    weights = {territory: weight(territory) for territory in seen.borders() or seen.mine}
    places = nlargest(PLACES, weights, key=weights.__getitem__)
    whole = sum(weights[place] for place in places)
    shares = {place: (1 - focus) * weights[place] / whole for place in places}
    shares[ahead] = shares.get(ahead, 0.0) + focus
    return shares
