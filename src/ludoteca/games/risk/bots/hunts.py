"""Hunts: taking the last territories of a rival, with several stacks where one is not enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Seat

from ..map.board import Owner, Territory
from .forecast import forecast
from .outlook import Outlook

MOST_LANDS = 6
"""Rivals with more territories than this are not hunted."""
DETOUR = 2
"""Most territories of others that one chain of attacks passes."""
WIDTH = 60
"""Chains tried from one stack."""
UNLIKELY = 0.3
"""Chains less likely than this are not followed."""


class Hunt(Struct, frozen=True):
    """Chains of attacks that take all territories of a rival."""

    rival: Seat
    source: Territory
    """The start of the first chain, and the place for reinforcements."""
    target: Territory
    """The first territory attacked."""
    chance: float
    lost: float
    """Armies lost on average."""
    taken: int
    """The territories taken, as bits."""
    passed: tuple[Territory, ...]
    """Territories taken that belong to others."""


class _Chain(Struct, frozen=True):
    """Attacks of one stack in a row."""

    path: tuple[Territory, ...]
    able: float
    """Armies left to go on, on average."""
    chance: float
    lost: float
    left: frozenset[Territory]


def hunts(seen: Outlook, extra: int, least: float) -> Iterator[Hunt]:
    """For every rival that is at least this likely to fall in this turn, the best hunt; `extra`
    armies are still to be placed, all in one place."""
    owner, view = seen.owner, seen.view
    for rival, out in enumerate(view.out):
        if out or rival in seen.friends:
            continue
        lands = frozenset(t for t, who in enumerate(owner) if who == rival)
        if 0 < len(lands) <= MOST_LANDS:
            best = _best_hunt(seen, rival, lands, extra, least)
            if best is not None:
                yield best


def _best_hunt(
    seen: Outlook, rival: Seat, lands: frozenset[Territory], extra: int, least: float
) -> Hunt | None:
    stacks = seen.borders()
    able = {t: seen.armies[t] - 1 for t in stacks}
    if sum(able.values()) + extra < sum(seen.armies[t] for t in lands):
        return None
    best: Hunt | None = None
    for source in stacks:
        if able[source] + extra < 1:
            continue
        others = sorted((t for t in stacks if t != source and able[t]), key=lambda t: -able[t])
        order = [source, *others[:4]]
        found = _divided(seen, order, {**able, source: able[source] + extra}, lands, least)
        if found is not None and (best is None or found.chance > best.chance):
            best = found
    return None if best is None else replace(best, rival=rival)


def _divided(
    seen: Outlook,
    stacks: Sequence[Territory],
    able: dict[Territory, int],
    lands: frozenset[Territory],
    least: float,
) -> Hunt | None:
    """The best division of these territories among the stacks, the first of which begins."""
    source, *others = stacks
    best: Hunt | None = None
    for chain in _chains(seen, source, able[source], lands):
        if chain.chance < least or (best is not None and chain.chance <= best.chance):
            continue
        taken = sum(1 << t for t in chain.path)
        passed = tuple(t for t in chain.path if t not in lands)
        hunt = Hunt(-1, source, chain.path[0], chain.chance, chain.lost, taken, passed)
        if chain.left:
            tails = [others[at:] for at in range(len(others))]
            rest = [_divided(seen, tail, able, chain.left, least / chain.chance) for tail in tails]
            other = max(filter(None, rest), key=lambda found: found.chance, default=None)
            if other is None:
                continue
            hunt = Hunt(
                -1,
                source,
                chain.path[0],
                chain.chance * other.chance,
                chain.lost + other.lost,
                taken | other.taken,
                (*passed, *other.passed),
            )
        if best is None or hunt.chance > best.chance:
            best = hunt
    return best


def _chains(
    seen: Outlook, source: Territory, able: int, lands: frozenset[Territory]
) -> Iterator[_Chain]:
    """Chains of attacks from a stack that take at least one of these territories."""
    chains = [_Chain((), able, 1.0, 0.0, lands)]
    tried = 0
    while chains and tried < WIDTH:
        chain = chains.pop()
        tip = chain.path[-1] if chain.path else source
        detours = sum(t not in lands for t in chain.path)
        for target in seen.neighbours[tip] if chain.able >= 1 else ():
            wanted = target in chain.left
            if target in chain.path or seen.owner[target] in seen.friends:
                continue
            if not wanted and (detours == DETOUR or target in lands):
                continue
            battle = forecast(int(chain.able), seen.armies[target])
            if battle.win * chain.chance < UNLIKELY:
                continue
            longer = _Chain(
                (*chain.path, target),
                chain.able - int(chain.able) + battle.left - 1,
                chain.chance * battle.win,
                chain.lost + int(chain.able) - battle.left,
                chain.left - {target},
            )
            tried += 1
            if wanted:
                yield longer
            if longer.left:
                chains.append(longer)


def killed(seen: Outlook, hunt: Hunt) -> dict[Owner, float]:
    """Armies that a hunt destroys, by owner."""
    fallen: dict[Owner, float] = {}
    for territory, armies in enumerate(seen.armies):
        if hunt.taken >> territory & 1:
            owner = seen.owner[territory]
            fallen[owner] = fallen.get(owner, 0.0) + armies
    return fallen
