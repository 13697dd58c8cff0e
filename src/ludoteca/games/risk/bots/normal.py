"""Normal: works for one continent at a time, keeps its borders, and knows the odds."""

from __future__ import annotations

from collections.abc import Sequence

from ..map.board import Territory
from .aims import best_claim, front, goal, guard, held_gates, leader, nuisance, outward
from .forecast import forecast
from .hunts import hunts
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach

GOOD_ODDS, GREAT_ODDS = 0.6, 0.85
"""Least chance of success for an attack with a purpose, and for one without."""
LIKELY = 0.75
"""Least chance to finish a rival in this turn."""
HIT_THE_LEADER = 0.4
"""Use of a territory of the rival that leads."""


class Normal(Player):
    focus = 0.2

    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        return best_claim(seen, free)

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        """Aims by priority: the mission, its continents, the front of the next continent."""
        if thin := seen.thin():
            return thin[0], 1
        for hunt in hunts(seen, armies, LIKELY):
            return hunt.source, armies
        for gate in held_gates(seen):
            missing = seen.threat(gate) - seen.armies[gate]
            if missing > 0:
                return gate, (missing + 1) // 2
        return front(seen, goal(seen)), armies

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        return nuisance(seen, neutral)

    def assault(self, seen: Outlook) -> Assault | None:
        """The most useful attack that is likely enough to succeed."""
        for hunt in hunts(seen, 0, LIKELY):
            return Assault(hunt.source, hunt.target)
        wanted, gates, first = goal(seen).members, held_gates(seen), leader(seen)
        best, most = None, 0.0
        for source in seen.borders():
            armies = seen.armies[source]
            for target in seen.hostile(source) if armies > 1 else ():
                keep = guard(seen, source, target) if source in gates else 1
                odds = forecast(armies - keep, seen.armies[target]).win if armies > keep else 0.0
                if odds >= GOOD_ODDS:
                    use = _use(seen, target) + 2 * (target in wanted)
                    use += HIT_THE_LEADER * (seen.owner[target] == first >= 0)
                    if (use or odds >= GREAT_ODDS) and use + odds > most:
                        best, most = Assault(source, target, keep), use + odds
        return best

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """Onward, except for what a gate of a continent of its own needs."""
        if not seen.hostile(source):
            return spare
        if not seen.hostile(target):
            return 0
        return spare - seen.threat(source) // 2 if source in held_gates(seen) else spare

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """Move the largest army behind the lines where it is needed most."""
        borders = seen.borders()
        inner = [source for source in reach if source not in borders]
        source = max(inner, key=seen.armies.__getitem__, default=None)
        targets = outward(seen, reach[source]) if source is not None else ()
        if source is None or not targets:
            return None
        ahead, gates = front(seen, goal(seen)), held_gates(seen)

        def need(territory: Territory) -> tuple[bool, bool, int]:
            lacks = seen.threat(territory) - seen.armies[territory]
            return territory in gates and lacks > 0, territory == ahead, lacks

        return Transfer(source, max(targets, key=need), seen.armies[source] - 1)


def _use(seen: Outlook, target: Territory) -> float:
    """Value of a conquest beyond the territory itself: a continent broken, a rival eliminated, the
    card of the turn."""
    owner = seen.owner[target]
    continent = seen.board.continents[seen.board.continent_of[target]]
    use = 0.0 if seen.view.conquered else 0.5
    if seen.serves(target):
        use += 1.5
    if owner >= 0 and seen.holder(continent) == owner:
        use += continent.bonus
    if owner >= 0 and seen.owner.count(owner) == 1:
        use += 2 + seen.view.cards[owner]
    return use
