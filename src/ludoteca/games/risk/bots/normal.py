"""Normal: works for one continent at a time, keeps its borders, and knows the odds."""

from __future__ import annotations

from collections.abc import Sequence

from ..board import Continent, Territory
from .forecast import forecast
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach

GOOD_ODDS, GREAT_ODDS = 0.6, 0.85
"""How likely an attack has to succeed that serves a purpose, and one that serves none."""


class Normal(Player):
    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        """Where most of the best continent can still be had."""

        def worth(territory: Territory) -> tuple[float, int]:
            continent = seen.board.continents[seen.board.continent_of[territory]]
            near = sum(seen.owner[t] == seen.me for t in seen.neighbours[territory])
            return prospect(seen, continent), near

        return max(free, key=worth)

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        """First what its continents need, then all on the front of the next one."""
        for gate in held_gates(seen):
            missing = seen.threat(gate) - seen.armies[gate]
            if missing > 0:
                return gate, (missing + 1) // 2
        return front(seen, goal(seen)), armies

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        """In the way of rivals, and not of oneself."""
        wanted = goal(seen).members

        def nuisance(territory: Territory) -> tuple[bool, int, int]:
            near = [seen.owner[t] for t in seen.neighbours[territory]]
            rivals = sum(owner >= 0 and owner != seen.me for owner in near)
            return territory not in wanted, rivals - near.count(seen.me), -seen.armies[territory]

        return max(neutral, key=nuisance)

    def assault(self, seen: Outlook) -> Assault | None:
        wanted = goal(seen).members
        best, most = None, 0.0
        for source in seen.borders():
            able = seen.armies[source] - 1
            for target in seen.hostile(source) if able else ():
                odds = forecast(able, seen.armies[target]).win
                if odds >= GOOD_ODDS:
                    gain = self._gain(seen, target, wanted)
                    if (gain > 0 or odds >= GREAT_ODDS) and gain + odds > most:
                        best, most = Assault(source, target), gain + odds
        return best

    def _gain(self, seen: Outlook, target: Territory, wanted: Sequence[Territory]) -> float:
        """What a conquest is good for, beyond the territory itself."""
        owner = seen.owner[target]
        continent = seen.board.continents[seen.board.continent_of[target]]
        gain = 0.0
        if target in wanted:
            gain += 2
        if owner >= 0 and seen.holder(continent) == owner:
            gain += continent.bonus
        if owner >= 0 and seen.owner.count(owner) == 1:
            gain += 2 + seen.view.cards[owner]
        if not seen.view.conquered:
            gain += 0.5
        return gain

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """Onward, except for what a gate of a continent of its own needs."""
        if not seen.hostile(source):
            return spare
        if not seen.hostile(target):
            return 0
        if source in held_gates(seen):
            return spare - seen.threat(source) // 2
        return spare

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """The largest army behind the lines goes where it is needed most."""
        borders = set(seen.borders())
        inner = [source for source in reach if source not in borders]
        if not inner:
            return None
        source = max(inner, key=seen.armies.__getitem__)
        targets = [target for target in reach[source] if target in borders]
        if not targets:
            targets = _towards(seen, source, reach[source], borders)
        ahead = front(seen, goal(seen))
        gates = held_gates(seen)

        def need(territory: Territory) -> tuple[bool, bool, int]:
            lacks = seen.threat(territory) - seen.armies[territory]
            return territory in gates and lacks > 0, territory == ahead, lacks

        return Transfer(source, max(targets, key=need), seen.armies[source] - 1)


def prospect(seen: Outlook, continent: Continent) -> float:
    """How good a continent is to work for: what it pays for what it costs to take and hold."""
    own = others = 0
    for territory in continent.members:
        if seen.owner[territory] == seen.me:
            own += seen.armies[territory] + 1
        else:
            others += seen.armies[territory] + 1
    return (continent.bonus + 1) * (own + 1) / (own + others + 1) / (2 + len(continent.gates))


def goal(seen: Outlook) -> Continent:
    """The best continent that is not its own already."""
    open_ones = [c for c in seen.board.continents if seen.holder(c) != seen.me]
    return max(open_ones or seen.board.continents, key=lambda c: prospect(seen, c))


def front(seen: Outlook, continent: Continent) -> Territory:
    """The strongest territory next to what is missing of a continent, or else of any."""
    borders = seen.borders()
    near = [t for t in borders if any(n in continent.members for n in seen.hostile(t))]
    return max(near or borders or seen.mine, key=seen.armies.__getitem__)


def held_gates(seen: Outlook) -> list[Territory]:
    """Where the continents it holds can be entered."""
    held = [c for c in seen.board.continents if seen.holder(c) == seen.me]
    return [gate for continent in held for gate in continent.gates if seen.hostile(gate)]


def _towards(
    seen: Outlook, source: Territory, reach: Sequence[Territory], borders: set[Territory]
) -> list[Territory]:
    """Of the places in reach those nearest to a border."""
    distance, ahead = dict.fromkeys(borders, 0), list(borders)
    for territory in ahead:
        for near in seen.neighbours[territory]:
            if seen.owner[near] == seen.me and near not in distance:
                distance[near] = distance[territory] + 1
                ahead.append(near)
    nearest = min(distance.get(t, len(ahead)) for t in reach)
    return [t for t in reach if distance.get(t, len(ahead)) == nearest]
