"""Campaigns: chains of attacks in which one army goes from conquest to conquest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from operator import attrgetter

from msgspec import Struct

from ..map.board import Territory
from .forecast import forecast
from .standing import Balance, Standing

WIDTH, LENGTH = 6, 10
"""Beam search: chains kept per length, and the greatest length."""
LEAST_CHANCE = 0.3
"""Chains below this chance of success are dropped."""
ENOUGH = 0.95
"""Share of the full gain that is good enough; further armies are placed elsewhere."""

_worth = attrgetter("worth")


class Campaign(Struct, frozen=True):
    """A chain of attacks, each from the territory conquered before."""

    source: Territory
    targets: tuple[Territory, ...]
    able: float
    """Mean number of armies that can go on from the last target."""
    chance: float
    taken: int
    lost: float
    killed: dict[int, float]
    balance: Balance
    """Strength of all seats if it succeeds."""
    failures: float
    """Sum over all ways to fail: share of the strength times chance."""
    worth: float
    """Expected share of the strength."""


def best_campaign(
    standing: Standing, extra: int = 0, sources: Iterable[Territory] | None = None
) -> Campaign | None:
    """The most valuable chain of attacks with `extra` armies placed at its source; None where not
    attacking is better."""
    quiet = standing.balance()
    best, most = None, quiet.share + standing.margin(quiet)
    chains: list[Campaign] = []
    for source in standing.own() if sources is None else sources:
        able = standing.armies[source] - 1 + extra
        if able > 0:
            chains += _continued(standing, _at_rest(source, able, quiet))
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
    """Expected share after the best campaign from these territories."""
    best = best_campaign(standing, extra, sources)
    return standing.balance().share if best is None else best.worth


def fewest(standing: Standing, campaign: Campaign, extra: int) -> int:
    """The fewest of these armies with which a campaign is worth nearly as much."""
    quiet = standing.balance()
    enough = quiet.share + ENOUGH * (campaign.worth - quiet.share)
    low, high = 0, extra
    while low < high:
        middle = (low + high) // 2
        able = standing.armies[campaign.source] - 1 + middle
        other = _marched(standing, campaign, _at_rest(campaign.source, able, quiet))
        if other is not None and other.worth >= enough:
            high = middle
        else:
            low = middle + 1
    return high


def best_defence(standing: Standing, extra: int, where: Iterable[Territory]) -> Territory:
    """The territory where these armies are worth most if nothing is attacked."""
    armies = standing.armies
    return max(where, key=lambda t: standing.balance(garrison={t: armies[t] + extra}).own)


def _at_rest(source: Territory, able: int, quiet: Balance) -> Campaign:
    """A campaign before its first attack."""
    return Campaign(source, (), able, 1.0, 0, 0.0, {}, quiet, 0.0, quiet.share)


def _marched(standing: Standing, campaign: Campaign, other: Campaign) -> Campaign | None:
    """The other campaign along the same targets, unless that is too unlikely to succeed."""
    for target in campaign.targets:
        longer = _extended(standing, other, target) if other.able >= 1 else None
        if longer is None:
            return None
        other = longer
    return other


def _continued(standing: Standing, campaign: Campaign) -> Iterator[Campaign]:
    """The campaign extended by every possible attack."""
    tip = campaign.targets[-1] if campaign.targets else campaign.source
    for target in standing.neighbours[tip] if campaign.able >= 1 else ():
        if standing.owner[target] not in standing.friends and not campaign.taken >> target & 1:
            longer = _extended(standing, campaign, target)
            if longer is not None:
                yield longer


def _extended(standing: Standing, campaign: Campaign, target: Territory) -> Campaign | None:
    """The campaign with this attack, unless that is too unlikely to succeed."""
    able, defenders = int(campaign.able), standing.armies[target]
    battle = forecast(able, defenders)
    chance = campaign.chance * battle.win
    if chance < LEAST_CHANCE:
        return None
    owner, (own, others) = standing.owner[target], campaign.balance
    fallen = defenders - battle.kept if owner in standing.rivals else 0.0
    failed = Balance(own - able, others - fallen).share
    failures = campaign.failures + campaign.chance * (1 - battle.win) * failed
    taken = campaign.taken | 1 << target
    killed = {**campaign.killed, owner: campaign.killed.get(owner, 0.0) + defenders}
    lost = campaign.lost + able - battle.left
    garrison = dict.fromkeys((campaign.source, *campaign.targets), 1.0)
    garrison[target] = battle.left
    balance = standing.balance(taken, killed, lost, garrison)
    return Campaign(
        source=campaign.source,
        targets=(*campaign.targets, target),
        able=campaign.able - able + battle.left - 1,
        chance=chance,
        taken=taken,
        lost=lost,
        killed=killed,
        balance=balance,
        failures=failures,
        worth=failures + chance * balance.share,
    )
