"""Campaigns: chains of attacks in which one army goes from conquest to conquest."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..board import Territory
from .forecast import forecast
from .standing import Standing

WIDTH, LENGTH = 8, 10
"""So many chains of each length are followed further, and so long may they be."""
LEAST_CHANCE = 0.3


class Campaign(Struct, frozen=True):
    """Attacks one after the other, each from the territory conquered before."""

    source: Territory
    targets: tuple[Territory, ...]
    armies: float
    """How many can go on from the last target, on average."""
    chance: float
    taken: int
    lost: float
    killed: dict[int, float]
    failures: float
    """The worth of all the ways to fail, each times its chance."""
    worth: float


def best_campaign(standing: Standing, extra: int) -> Campaign | None:
    """The most valuable chain of attacks when so many armies may be placed at its source; None
    where every one of them is worth less than to wait."""
    quiet = standing.worth(0, {}, 0.0, {})
    best, best_worth = None, quiet + standing.weights.margin
    chains = list(_beginnings(standing, extra))
    for _ in range(LENGTH):
        chains = sorted(chains, key=_worth, reverse=True)[:WIDTH]
        if not chains:
            break
        if chains[0].worth > best_worth:
            best, best_worth = chains[0], chains[0].worth
        chains = [longer for chain in chains for longer in _continued(standing, chain)]
    return best


def _worth(campaign: Campaign) -> float:
    return campaign.worth


def _beginnings(standing: Standing, extra: int) -> Iterator[Campaign]:
    me, owner = standing.me, standing.owner
    for source, who in enumerate(owner):
        able = standing.armies[source] - 1 + extra
        if who == me and able > 0:
            start = Campaign(source, (), able, 1.0, 0, 0.0, {}, 0.0, 0.0)
            for target in standing.neighbours[source]:
                if owner[target] != me:
                    longer = _extended(standing, start, source, target)
                    if longer is not None:
                        yield longer


def _continued(standing: Standing, campaign: Campaign) -> Iterator[Campaign]:
    if campaign.armies < 1:
        return
    tip = campaign.targets[-1]
    for target in standing.neighbours[tip]:
        if standing.owner[target] != standing.me and not campaign.taken >> target & 1:
            longer = _extended(standing, campaign, tip, target)
            if longer is not None:
                yield longer


def _extended(
    standing: Standing, campaign: Campaign, tip: Territory, target: Territory
) -> Campaign | None:
    """The campaign with one more attack, unless that is too unlikely to be reached."""
    able, defenders = int(campaign.armies), standing.armies[target]
    battle = forecast(able, defenders)
    chance = campaign.chance * battle.win
    if chance < LEAST_CHANCE:
        return None
    owner = standing.owner[target]
    failures = campaign.failures
    if battle.win < 0.999:
        killed = dict(campaign.killed)
        killed[owner] = killed.get(owner, 0.0) + defenders - battle.kept
        garrison = {campaign.source: 1.0, tip: 1.0}
        failed = standing.worth(campaign.taken, killed, campaign.lost + able, garrison)
        failures += campaign.chance * (1 - battle.win) * failed
    killed = dict(campaign.killed)
    killed[owner] = killed.get(owner, 0.0) + defenders
    lost = campaign.lost + able - battle.left
    taken = campaign.taken | 1 << target
    garrison = {campaign.source: 1.0, **dict.fromkeys(campaign.targets, 1.0), target: battle.left}
    won = standing.worth(taken, killed, lost, garrison)
    return Campaign(
        source=campaign.source,
        targets=(*campaign.targets, target),
        armies=campaign.armies - able + battle.left - 1,
        chance=chance,
        taken=taken,
        lost=lost,
        killed=killed,
        failures=failures,
        worth=failures + chance * won,
    )
