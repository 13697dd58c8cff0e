"""Exact odds of battles, by dynamic programming over the armies that are left (rules A6, B18).

Both sides always roll as many dice as possible. Attackers are counted without the army that has to
stay behind.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

from .dice import MAX_ATTACK_DICE, MAX_DEFENCE_DICE, losses

USUAL = 100  # armies on either side, without the one that stays behind
NEGLIGIBLE = 1e-20  # less likely positions change no digit of the odds


class Roll(Struct, frozen=True):
    """One outcome of a single roll, with its exact chance."""

    attacker_losses: int
    defender_losses: int
    chance: Fraction


class Odds(Struct, frozen=True):
    """The result of a battle. `attackers_left[n]` and `defenders_left[n]` are the chances that
    exactly n are left at the end."""

    win: float
    attacker_losses: float
    defender_losses: float
    attackers_left: tuple[float, ...]
    defenders_left: tuple[float, ...]


@cache
def roll(attack_dice: int, defence_dice: int) -> tuple[Roll, ...]:
    """All outcomes of one roll by enumeration, the worst for the attacker first."""
    dice = product(range(1, 7), repeat=attack_dice + defence_dice)
    counts = Counter(losses(rolled[:attack_dice], rolled[attack_dice:]) for rolled in dice)
    outcomes = sorted(counts, reverse=True)
    return tuple(Roll(*lost, Fraction(counts[lost], counts.total())) for lost in outcomes)


def single_rolls() -> list[tuple[int, int, tuple[Roll, ...]]]:
    """The table of single rolls: dice of both sides and all outcomes, the fewest dice first."""
    attack, defence = range(1, MAX_ATTACK_DICE + 1), range(1, MAX_DEFENCE_DICE + 1)
    return [(ours, theirs, roll(ours, theirs)) for ours, theirs in product(attack, defence)]


@lru_cache(maxsize=4096)
def battle(attackers: int, defenders: int, down_to: int = 0) -> Odds:
    """Attack until the territory is conquered or no more than `down_to` attackers are left."""
    if min(attackers, defenders, down_to) < 0:
        raise ValueError("armies cannot be negative")
    reached = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    reached[attackers][defenders] = 1.0
    if defenders:
        for left in range(attackers, down_to, -1):
            _attack_with(left, reached)
    return _summary(reached, down_to)


@cache
def win(attackers: int, defenders: int) -> float:
    """The chance to conquer, without the rest of `battle`: a cached recursion over the smaller
    battles that one roll leads to."""
    if not attackers or not defenders:
        return float(not defenders)
    dice = min(attackers, MAX_ATTACK_DICE), min(defenders, MAX_DEFENCE_DICE)
    chances = 0.0
    for lost, chance in zip(roll(*dice), _chances(*dice), strict=True):
        chances += chance * win(attackers - lost.attacker_losses, defenders - lost.defender_losses)
    return chances


def percent(attackers: int, defenders: int) -> int:
    """`win` in percent, from 1 to 99: with dice nothing is certain."""
    return min(99, max(1, round(100 * win(attackers, defenders))))


@cache
def percents() -> tuple[tuple[int, ...], ...]:
    """`percent` for all battles of a usual size: attackers → defenders → percent."""
    sizes = range(USUAL + 1)
    return tuple([tuple([percent(ours, theirs) for theirs in sizes]) for ours in sizes])


def _attack_with(left: int, reached: list[list[float]]) -> None:
    """Pass the chances of all positions with `left` attackers on to those that may follow.

    `reached[a][d]` is the chance that the battle ever comes to a attackers and d defenders.
    """
    here, one_less = reached[left], reached[left - 1]
    dice = min(left, MAX_ATTACK_DICE)
    if dice == 1:
        lose, hit = _chances(1, 2)
        for defenders in range(len(here) - 1, 1, -1):
            one_less[defenders] += here[defenders] * lose
            here[defenders - 1] += here[defenders] * hit
    else:
        lose_two, one_each, hit_two = _chances(dice, 2)
        two_less = reached[left - 2]
        for defenders in range(len(here) - 1, 1, -1):
            chance = here[defenders]
            if chance > NEGLIGIBLE:
                two_less[defenders] += chance * lose_two
                one_less[defenders - 1] += chance * one_each
                here[defenders - 2] += chance * hit_two
    lose, hit = _chances(dice, 1)
    one_less[1] += here[1] * lose
    here[0] += here[1] * hit


@cache
def _chances(attack_dice: int, defence_dice: int) -> tuple[float, ...]:
    return tuple(float(outcome.chance) for outcome in roll(attack_dice, defence_dice))


def _summary(reached: list[list[float]], down_to: int) -> Odds:
    """The odds from the positions in which the battle stops."""
    stopped = reached[: down_to + 1]
    conquered = [row[0] for row in reached]
    attackers_left = tuple(map(sum, stopped)) + tuple(conquered[down_to + 1 :])
    defenders_left = (sum(conquered), *map(sum, list(zip(*stopped, strict=True))[1:]))
    return Odds(
        win=min(1.0, defenders_left[0]),
        attacker_losses=_mean_losses(attackers_left),
        defender_losses=_mean_losses(defenders_left),
        attackers_left=attackers_left,
        defenders_left=defenders_left,
    )


def _mean_losses(left: Sequence[float]) -> float:
    most = len(left) - 1
    return sum((most - number) * chance for number, chance in enumerate(left))
