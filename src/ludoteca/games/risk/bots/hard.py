"""Hard: plans whole turns by what they are worth, with the exact odds, and counts cards."""

from __future__ import annotations

from collections.abc import Sequence

from ..board import Territory
from ..state import Phase
from .aims import best_claim, front, goal, held_gates, nuisance, outward
from .campaigns import best_campaign, best_defence, fewest, prospects
from .forecast import forecast
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach
from .standing import Standing, Weights

HOPELESS = 0.3
"""An attack is broken off, and thought over, where it is less likely to succeed."""
TRANSFERS = 5
"""So many fortifications are compared."""


class Hard(Player):
    weights = Weights()

    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        return best_claim(seen, free)

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        return nuisance(seen, neutral)

    def wants_to_trade(self, seen: Outlook) -> bool:
        return True

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        standing = Standing(seen, self.weights)
        if seen.view.phase == Phase.SETUP:
            if self.weights.setup:
                campaign = best_campaign(standing, seen.view.pool[seen.me])
                if campaign is not None:
                    return campaign.source, armies
            for gate in held_gates(seen):
                missing = seen.threat(gate) - seen.armies[gate]
                if missing > 0:
                    return gate, (missing + 1) // 2
            return front(seen, goal(seen)), armies
        campaign = best_campaign(standing, armies)
        if not self.weights.split:
            if campaign is not None:
                return campaign.source, armies
            return front(seen, goal(seen)), armies
        if campaign is not None:
            least = fewest(standing, campaign, armies)
            if least:
                return campaign.source, least
        return best_defence(standing, armies, seen.borders()), armies

    def assault(self, seen: Outlook) -> Assault | None:
        campaign = self.campaign = best_campaign(Standing(seen, self.weights))
        if campaign is None:
            return None
        source, target = campaign.source, campaign.targets[0]
        keep, defenders = 1, seen.armies[target]
        while keep + 1 < seen.armies[source] and forecast(keep, defenders).win < HOPELESS:
            keep += 1
        return Assault(source, target, keep)

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """As many as the position is worth most with."""
        if not seen.hostile(source):
            return spare
        if not seen.hostile(target):
            return 0
        standing = Standing(seen, self.weights)
        least = seen.view.conquest.least if seen.view.conquest else 1
        options = sorted({least, (least + spare) // 2, spare}, reverse=True)

        def worth(armies: int) -> float:
            return prospects(standing.moved(source, target, armies), 0, source, target)

        return max(options, key=worth)

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        standing = Standing(seen, self.weights)
        extra = int(standing.income(seen.me))
        best, most = None, 0.0
        for option in self._transfers(seen, reach):
            after = standing.moved(option.source, option.target, option.armies)
            worth = prospects(after, extra, option.target)
            if worth > most:
                best, most = option, worth
        return best

    def _transfers(self, seen: Outlook, reach: Reach) -> list[Transfer]:
        borders = seen.borders()
        inner = sorted((s for s in reach if s not in borders), key=seen.armies.__getitem__)
        options = []
        for source in inner[-1:]:
            for target in outward(seen, reach[source]):
                options.append(Transfer(source, target, seen.armies[source] - 1))
        return options
