"""Forecasts of battles fought to the end: exact, and quick to ask for again and again.

What comes of a battle follows from the smaller battles that one roll leads to, so that knowing
one means knowing all below it. Players ask for thousands of them a second.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ..dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE
from ..odds import roll

LARGEST = 100
"""Battles with more defenders are judged as smaller ones in the same proportion."""


class Forecast(Struct, frozen=True):
    """What to expect of a battle; attackers are counted without the one that stays."""

    win: float
    left: float
    """Attackers left on average where the battle is won."""
    kept: float
    """Defenders left on average where it is lost."""


def forecast(attackers: int, defenders: int) -> Forecast:
    if defenders > LARGEST:
        return forecast(attackers * LARGEST // defenders, LARGEST)
    plenty = 3 * defenders + 20  # where one attacker more only is one more left
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
