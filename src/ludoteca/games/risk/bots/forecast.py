"""Forecasts of battles fought to the end: exact, and cached for thousands of look-ups a second.

A battle follows from the smaller battles that one roll leads to, so one forecast fills the cache
for all below it.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE
from ..odds import roll

LARGEST = 100
"""Battles with more defenders are scaled down to this size."""


class Forecast(Struct, frozen=True):
    """Expected result of a battle; attackers without the army that stays behind."""

    win: float
    left: float
    """Attackers left on average where the battle is won."""
    kept: float
    """Defenders left on average where it is lost."""


def forecast(attackers: int, defenders: int) -> Forecast:
    if defenders > LARGEST:
        return forecast(attackers * LARGEST // defenders, LARGEST)
    plenty = 3 * defenders + 20  # beyond that, one more attacker is one more left
    if attackers <= plenty:
        return _forecast(attackers, defenders)
    found = _forecast(plenty, defenders)
    return Forecast(found.win, found.left + attackers - plenty, found.kept)


@cache
def _forecast(attackers: int, defenders: int) -> Forecast:
    if not defenders:
        return Forecast(1.0, float(attackers), 0.0)
    if not attackers:
        return Forecast(0.0, 0.0, float(defenders))
    win = left = kept = 0.0
    dice = min(attackers, MAX_ATTACK_DICE), min(defenders, MAX_DEFENCE_DICE)
    for lost, hit, chance in _rolls(*dice):
        after = _forecast(attackers - lost, defenders - hit)
        win += chance * after.win
        left += chance * after.win * after.left
        kept += chance * (1 - after.win) * after.kept
    return Forecast(win, left / win, kept / (1 - win) if win < 1 else 0.0)


@cache
def _rolls(attack: int, defence: int) -> tuple[tuple[int, int, float], ...]:
    outcomes = roll(attack, defence)
    return tuple((o.attacker_losses, o.defender_losses, float(o.chance)) for o in outcomes)
