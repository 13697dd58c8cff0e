"""Hard: plans whole turns by their expected worth, with exact odds, and counts cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..map.board import Territory
from .aims import best_claim, nuisance, outward
from .campaigns import best_campaign, best_defence, fewest, prospects
from .forecast import forecast
from .hunts import Hunt, hunts, killed
from .outlook import Assault, Outlook, Transfer
from .player import Player, Reach
from .standing import Standing, Weights

HOPELESS = 0.3
"""Chance of success below which an attack is broken off and the turn planned anew."""


LIKELY = 0.65
"""Least chance of an elimination to go for it whatever else there is."""
UNLUCKY = 2.0
"""Cost of a failure, as a multiple of the usual losses."""
LEAST_PART, PARTS = 2, 3
"""Armies that only defend are placed in so many parts, at least so large."""
LEAST_SHIFT = 3
"""Armies worth shifting along the border."""
STEPS, STAY = 4, (3, 2, 1)
"""Parts of the armies free to move into a conquest that are tried, in quarters."""


class Hard(Player):
    focus = 0.25
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
        if prey := self._prey(seen, standing, armies):
            return prey.source, armies
        campaign = best_campaign(standing, armies)
        needed = fewest(standing, campaign, armies) if campaign else 0
        if campaign and needed:
            return campaign.source, needed
        part = max(LEAST_PART, -(-armies // PARTS))
        part = armies if armies - part < LEAST_PART else part
        return best_defence(standing, part, seen.borders() or seen.mine), part

    def ahead(self, seen: Outlook) -> Territory:
        """The place for a first strike against one rival; the front of the goal otherwise."""
        standing, campaign = Standing(seen, self.weights), None
        if len(standing.rivals) == 1:
            campaign = best_campaign(standing, seen.view.pool[seen.me])
        return campaign.source if campaign else super().ahead(seen)

    def assault(self, seen: Outlook) -> Assault | None:
        """The first attack of the best campaign, until it is won or hopeless."""
        standing = Standing(seen, self.weights)
        if prey := self._prey(seen, standing, 0):
            return Assault(prey.source, prey.target)
        campaign = best_campaign(standing)
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

        return max(dict.fromkeys((spare, *(spare * n // STEPS for n in STAY), 1)), key=worth)

    def _prey(self, seen: Outlook, standing: Standing, extra: int) -> Hunt | None:
        """The hunt that is worth most, where one is worth it."""
        best, most = None, standing.balance().share
        for hunt in hunts(seen, extra, LIKELY):
            after = standing.balance(hunt.taken, killed(seen, hunt), hunt.lost).share
            failed = standing.balance(lost=UNLUCKY * hunt.lost).share
            worth = hunt.chance * after + (1 - hunt.chance) * failed
            if worth > most:
                best, most = hunt, worth
        return best

    def transfer(self, seen: Outlook, reach: Reach) -> Transfer | None:
        """The transfer that promises most for the next turn."""
        standing = Standing(seen, self.weights)
        extra = int(standing.income(seen.me))

        def gain(transfer: Transfer) -> float:
            source, target, armies = transfer.source, transfer.target, transfer.armies
            moved = prospects(standing.moved(source, target, armies), extra, source, target)
            return moved - prospects(standing, extra, source, target)

        idle = max(_transfers(seen, reach), key=gain, default=None)
        if idle is not None:
            return idle
        best = max(_shifts(seen, reach), key=gain, default=None)
        return (
            best if best is not None and gain(best) > standing.margin(standing.balance()) else None
        )


def _transfers(seen: Outlook, reach: Reach) -> Iterator[Transfer]:
    """The largest army behind the lines, to every place at the border."""
    borders = seen.borders()
    inner = [source for source in reach if source not in borders]
    if inner:
        source = max(inner, key=seen.armies.__getitem__)
        for target in outward(seen, reach[source]):
            yield Transfer(source, target, seen.armies[source] - 1)


def _shifts(seen: Outlook, reach: Reach) -> Iterator[Transfer]:
    """All or half of the largest army at the border, to another place there."""
    borders = seen.borders()
    at_border = [source for source in reach if source in borders]
    if at_border:
        source = max(at_border, key=seen.armies.__getitem__)
        spare = seen.armies[source] - 1
        for target in reach[source]:
            if target in borders and spare >= LEAST_SHIFT:
                yield Transfer(source, target, spare)
                yield Transfer(source, target, spare // 2)
