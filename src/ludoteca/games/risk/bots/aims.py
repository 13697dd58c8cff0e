"""Aims: which continent to work for, and where the work is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..map.board import NEUTRAL, Continent, Owner, Territory
from .outlook import Outlook

AHEAD = 1.25
"""A rival this much stronger than the next one leads."""


def prospect(seen: Outlook, continent: Continent) -> float:
    """Value of a continent as a goal: its bonus against the cost to take and hold it."""
    own = others = 0
    for territory in continent.members:
        owner = seen.owner[territory]
        if owner == seen.me:
            own += seen.armies[territory] + 1
        elif owner in seen.friends:
            return 0.0  # a partner's land cannot be taken
        else:
            others += seen.armies[territory] + 1
    return (continent.bonus + 1) * (own + 1) / (own + others + 1) / (2 + len(continent.gates))


def goal(seen: Outlook) -> Continent:
    """The best continent that the seat does not hold yet; one of its mission first."""
    missing = [c for c in seen.board.continents if seen.holder(c) != seen.me]
    if seen.errand is not None:
        missing = [c for c in missing if c in seen.errand.continents] or missing
    return max(missing or seen.board.continents, key=lambda c: prospect(seen, c))


def front(seen: Outlook, continent: Continent) -> Territory:
    """The strongest territory next to the target of the mission or a missing part of the continent,
    or else to any enemy."""
    borders = seen.borders()
    near = []
    if seen.errand is not None and seen.errand.target >= 0:
        target = seen.errand.target
        near = [t for t in borders if any(seen.owner[n] == target for n in seen.hostile(t))]
    near = near or [t for t in borders if any(n in continent.members for n in seen.hostile(t))]
    return max(near or borders or seen.mine, key=seen.armies.__getitem__)


def held_gates(seen: Outlook) -> list[Territory]:
    """Gates of the continents the seat holds."""
    held = [c for c in seen.board.continents if seen.holder(c) == seen.me]
    return [gate for continent in held for gate in continent.gates if seen.hostile(gate)]


def guard(seen: Outlook, territory: Territory, besides: Territory = -1) -> int:
    """Armies that should stay at a gate of a continent of one's own: half of what could attack it,
    leaving out one neighbour that is attacked itself."""
    threat = seen.threat(territory)
    if besides >= 0 and seen.owner[besides] >= 0:
        threat -= seen.armies[besides] - 1
    return 1 + max(0, threat) // 2


def leader(seen: Outlook) -> Owner:
    """The rival with most armies and income, if it is clearly ahead of the other rivals."""
    view = seen.view
    strength = {
        seat: view.troops[seat] + 3 * view.income[seat].armies
        for seat, out in enumerate(view.out)
        if not out and seat not in seen.friends
    }
    first, *others = sorted(strength, key=lambda seat: -strength[seat]) or [NEUTRAL]
    ahead = others and strength[first] > AHEAD * strength[others[0]]
    return first if ahead else NEUTRAL


def best_claim(seen: Outlook, free: Sequence[Territory]) -> Territory:
    """The free territory that leaves most of a good continent to the seat."""

    def worth(territory: Territory) -> tuple[float, int]:
        continent = seen.board.continents[seen.board.continent_of[territory]]
        near = sum(seen.owner[t] == seen.me for t in seen.neighbours[territory])
        return prospect(seen, continent), near

    return max(free, key=worth)


def nuisance(seen: Outlook, neutral: Sequence[Territory]) -> Territory:
    """The neutral territory that blocks rivals most and the seat least, and has few armies yet."""
    wanted = goal(seen).members

    def worth(territory: Territory) -> tuple[bool, int]:
        near = [seen.owner[t] for t in seen.neighbours[territory]]
        rivals = sum(owner >= 0 and owner not in seen.friends for owner in near)
        return territory not in wanted, rivals - near.count(seen.me) - seen.armies[territory]

    return max(neutral, key=worth)


def outward(seen: Outlook, reach: Iterable[Territory]) -> list[Territory]:
    """Territories in reach that lie on a border, or else those nearest to one."""
    distance = dict.fromkeys(seen.borders(), 0)
    ahead = list(distance)
    for territory in ahead:
        for near in seen.neighbours[territory]:
            if seen.owner[near] == seen.me and near not in distance:
                distance[near] = distance[territory] + 1
                ahead.append(near)
    known = [t for t in reach if t in distance]
    nearest = min((distance[t] for t in known), default=0)
    return [t for t in known if distance[t] == nearest]
