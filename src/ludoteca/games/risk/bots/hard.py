"""Hard: plans whole turns by their expected worth, with exact odds, and counts cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..map.board import Territory
from .aims import best_claim, nuisance, outward
from .campaigns import best_campaign, best_defence, fewest, prospects
from .forecast import forecast
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach
from .standing import Standing, Weights

HOPELESS = 0.3
"""Chance of success below which an attack is broken off and the turn planned anew."""


class Hard(Player):
    focus = 0.35
    weights = Weights()

    def claim(self, seen: Outlook, free: Sequence[Territory]) -> Territory:
        return best_claim(seen, free)

    def burden(self, seen: Outlook, neutral: Sequence[Territory]) -> Territory:
        return nuisance(seen, neutral)

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        """As many armies as its next campaign needs; the others where they defend best."""
        if thin := seen.thin():
            return thin[0], 1
        standing = Standing(seen, self.weights)
        campaign = best_campaign(standing, armies)
        needed = fewest(standing, campaign, armies) if campaign else 0
        if campaign and needed:
            return campaign.source, needed
        return best_defence(standing, armies, seen.borders() or seen.mine), armies

    def ahead(self, seen: Outlook) -> Territory:
        """The place for a first strike against one rival; the front of the goal otherwise."""
        standing, campaign = Standing(seen, self.weights), None
        if len(standing.rivals) == 1:
            campaign = best_campaign(standing, seen.view.pool[seen.me])
        return campaign.source if campaign else super().ahead(seen)

    def assault(self, seen: Outlook) -> Assault | None:
        """The first attack of the best campaign, until it is won or hopeless."""
        campaign = best_campaign(Standing(seen, self.weights))
        if campaign is None:
            return None
        source, target = campaign.source, campaign.targets[0]
        keep = 1
        while keep + 1 < seen.armies[source]:
            if forecast(keep, seen.armies[target]).win >= HOPELESS:
                break
            keep += 1
        return Assault(source, target, keep)

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        """The number that makes the most of both territories."""
        if not seen.hostile(source):
            return spare
        if not seen.hostile(target):
            return 0
        standing = Standing(seen, self.weights)

        def worth(armies: int) -> float:
            return prospects(standing.moved(source, target, armies), 0, source, target)

        return max((spare, spare // 2, 1), key=worth)

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """The transfer that promises most for the next turn."""
        standing = Standing(seen, self.weights)
        extra = int(standing.income(seen.me))

        def worth(transfer: Transfer) -> float:
            source, target, armies = transfer.source, transfer.target, transfer.armies
            return prospects(standing.moved(source, target, armies), extra, target)

        return max(_transfers(seen, reach), key=worth, default=None)


def _transfers(seen: Outlook, reach: Reach) -> Iterator[Transfer]:
    """The largest army behind the lines, to every place at the border."""
    borders = seen.borders()
    inner = [source for source in reach if source not in borders]
    if inner:
        source = max(inner, key=seen.armies.__getitem__)
        for target in outward(seen, reach[source]):
            yield Transfer(source, target, seen.armies[source] - 1)
