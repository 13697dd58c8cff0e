"""Hard: plans whole turns by their worth, with the exact odds."""

from __future__ import annotations

from ..board import Territory
from .campaigns import best_campaign
from .normal import Normal
from .outlook import Assault, Outlook
from .standing import Standing, Weights


class Hard(Normal):
    weights = Weights()

    def reinforce(self, seen: Outlook, armies: int) -> tuple[Territory, int]:
        if seen.view.phase == "setup":
            return super().reinforce(seen, armies)
        campaign = best_campaign(Standing(seen, self.weights), armies)
        if campaign is None:
            return super().reinforce(seen, armies)
        return campaign.source, armies

    def assault(self, seen: Outlook) -> Assault | None:
        campaign = best_campaign(Standing(seen, self.weights), 0)
        if campaign is None:
            return None
        return Assault(campaign.source, campaign.targets[0])

    def advance(self, seen: Outlook, source: Territory, target: Territory, spare: int) -> int:
        return super().advance(seen, source, target, spare)
