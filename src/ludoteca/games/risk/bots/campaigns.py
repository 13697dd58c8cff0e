"""Campaigns: chains of attacks in which one army goes from conquest to conquest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from operator import attrgetter

from msgspec import Struct

from ..board import Territory
from .forecast import forecast
from .standing import Standing

WIDTH, LENGTH = 8, 10
"""So many chains of each length are followed further, and so long may they be."""
ENOUGH = 0.95
LEAST_CHANCE = 0.3
"""Chains that are less likely to succeed are not followed."""


_worth = attrgetter("worth")


class Campaign(Struct, frozen=True):
    """Attacks one after the other, each from the territory conquered before."""

    source: Territory
    targets: tuple[Territory, ...]
    able: float
    """How many could go on from the last target, on average."""
    chance: float
    taken: int
    lost: float
    killed: dict[int, float]
    failures: float
    """The worth of all the ways to fail, each times its chance."""
    worth: float


def best_campaign(
    standing: Standing, extra: int = 0, sources: Iterable[Territory] | None = None
) -> Campaign | None:
    """The most valuable chain of attacks when so many armies may be placed at its source; None
    where each is worth less than to keep quiet."""
    best, most = None, standing.quiet() + standing.weights.margin
    own = standing.own() if sources is None else sources
    chains = [chain for source in own for chain in _beginnings(standing, source, extra)]
    while chains:
        if len(chains) > WIDTH:
            chains = nlargest(WIDTH, chains, key=_worth)
        for chain in chains:
            if chain.worth > most:
                best, most = chain, chain.worth
        if len(chains[0].targets) == LENGTH:
            break
        chains = [longer for chain in chains for longer in _continued(standing, chain)]
    return best


def prospects(standing: Standing, extra: int, *sources: Territory) -> float:
    """What the position is worth if the best is made of the armies in these territories."""
    best = best_campaign(standing, extra, sources)
    return standing.quiet() if best is None else best.worth


def fewest(standing: Standing, campaign: Campaign, extra: int) -> int:
    """How few of these armies a campaign needs to be worth nearly as much."""
    quiet = standing.quiet()
    enough = quiet + ENOUGH * (campaign.worth - quiet)
    low, high = 0, extra
    while low < high:
        middle = (low + high) // 2
        other = march(standing, campaign, middle)
        if other is not None and other.worth >= enough:
            high = middle
        else:
            low = middle + 1
    return high


def best_defence(standing: Standing, extra: int, borders: Iterable[Territory]) -> Territory:
    """Where so many armies are worth most if nothing is attacked."""
    armies = standing.armies
    return max(borders, key=lambda t: standing.worth(0, {}, 0.0, {t: armies[t] + extra}))


def march(standing: Standing, campaign: Campaign, extra: int) -> Campaign | None:
    """The same campaign with another number of armies placed at its source."""
    tip = campaign.source
    able = standing.armies[tip] - 1 + extra
    other: Campaign | None = _at_rest(tip, able)
    for target in campaign.targets:
        other = other and _extended(standing, other, tip, target)
        tip = target
    return other


def _at_rest(source: Territory, able: float) -> Campaign:
    return Campaign(source, (), able, 1.0, 0, 0.0, {}, 0.0, 0.0)


def _beginnings(standing: Standing, source: Territory, extra: int) -> Iterator[Campaign]:
    able = standing.armies[source] - 1 + extra
    start = _at_rest(source, able)
    for target in standing.neighbours[source] if able > 0 else ():
        if standing.owner[target] != standing.me:
            longer = _extended(standing, start, source, target)
            if longer is not None:
                yield longer


def _continued(standing: Standing, campaign: Campaign) -> Iterator[Campaign]:
    tip = campaign.targets[-1]
    for target in standing.neighbours[tip] if campaign.able >= 1 else ():
        if standing.owner[target] != standing.me and not campaign.taken >> target & 1:
            longer = _extended(standing, campaign, tip, target)
            if longer is not None:
                yield longer


def _extended(
    standing: Standing, campaign: Campaign, tip: Territory, target: Territory
) -> Campaign | None:
    """The campaign with one more attack, unless that is too unlikely to succeed."""
    able, defenders = int(campaign.able), standing.armies[target]
    battle = forecast(able, defenders)
    chance = campaign.chance * battle.win
    if chance < LEAST_CHANCE:
        return None
    owner, failures = standing.owner[target], campaign.failures
    before = campaign.killed.get(owner, 0.0)
    bare = dict.fromkeys((campaign.source, *campaign.targets), 1.0)
    if battle.win < 0.999:
        killed = {**campaign.killed, owner: before + defenders - battle.kept}
        failed = standing.worth(campaign.taken, killed, campaign.lost + able, bare)
        failures += campaign.chance * (1 - battle.win) * failed
    taken = campaign.taken | 1 << target
    killed = {**campaign.killed, owner: before + defenders}
    lost = campaign.lost + able - battle.left
    bare[target] = battle.left
    won = standing.worth(taken, killed, lost, bare)
    return Campaign(
        source=campaign.source,
        targets=(*campaign.targets, target),
        able=campaign.able - able + battle.left - 1,
        chance=chance,
        taken=taken,
        lost=lost,
        killed=killed,
        failures=failures,
        worth=failures + chance * won,
    )
