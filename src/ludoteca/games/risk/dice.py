"""Dice of a battle: how many each side may roll, and what a roll costs (rules A6)."""

from collections.abc import Sequence

MAX_ATTACK_DICE = 3
MAX_DEFENCE_DICE = 2


def compare(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Losses of attacker and defender: best die against best, ties to the defender.

    Both sides come highest first, with at least one die each.
    """
    pairs = 2 if len(attack) > 1 and len(defence) > 1 else 1
    hits = (attack[0] > defence[0]) + (pairs > 1 and attack[1] > defence[1])
    return pairs - hits, hits


def losses(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Losses of attacker and defender by dice in any order."""
    return compare(sorted(attack, reverse=True), sorted(defence, reverse=True))
