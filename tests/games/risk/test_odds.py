"""The odds are exact: single rolls by counting all dice, battles against a plain recursion."""

import re
from fractions import Fraction
from functools import cache

import pytest

from ludoteca import game
from ludoteca.games.risk.dice import losses
from ludoteca.games.risk.odds import Odds, Roll, battle, percent, percents, roll, single_rolls, win

SINGLE_ROLLS = [  # A15, B19: dice, number of outcomes, and those that cost the defender 0, 1, 2
    (3, 2, 7776, (2275, 2611, 2890)),
    (2, 2, 1296, (581, 420, 295)),
    (3, 1, 1296, (441, 855)),
    (2, 1, 216, (91, 125)),
    (1, 2, 216, (161, 55)),
    (1, 1, 36, (21, 15)),
]
THROWS = [  # rules C5: attack, defence, losses of attacker and defender
    ("665", "32", (0, 2)),
    ("432", "43", (2, 0)),
    ("631", "54", (1, 1)),
    ("54", "3", (0, 1)),
    ("4", "4", (1, 0)),
    ("163", "25", (0, 2)),
    ("43", "43", (2, 0)),
]
KNOWN_WINS = [(3, 2, 0.655954), (7, 5, 0.736396), (1, 1, 15 / 36), (100, 100, 0.824362866)]


@pytest.mark.parametrize(("attack", "defence", "lost"), THROWS)
def test_dice_are_compared_best_against_best_and_ties_defend(
    attack: str, defence: str, lost: tuple[int, int]
) -> None:
    assert losses([int(die) for die in attack], [int(die) for die in defence]) == lost


@pytest.mark.parametrize(("attack", "defence", "total", "counts"), SINGLE_ROLLS)
def test_the_chances_of_a_single_roll_are_the_ones_of_the_rules(
    attack: int, defence: int, total: int, counts: tuple[int, ...]
) -> None:
    outcomes = {outcome.defender_losses: outcome for outcome in roll(attack, defence)}
    assert [outcomes[hits].chance for hits in range(len(counts))] == [
        Fraction(count, total) for count in counts
    ]
    pairs = min(attack, defence)
    assert all(o.attacker_losses + o.defender_losses == pairs for o in outcomes.values())


@pytest.mark.parametrize("page", ["RULES.md", "RULES.es.md"])
def test_the_rules_page_tells_the_exact_chances(page: str) -> None:
    told = (game("risk").about.locale.parent / page).read_text("utf-8")
    rows = {
        (int(attack), int(defence)): tuple(figures)
        for attack, defence, *figures in TABLE_ROW.findall(told)
    }
    assert rows == {
        (attack, defence): _figures(outcomes) for attack, defence, outcomes in single_rolls()
    }
    [sentence] = re.findall(
        r"^(?:Three dice against two|Con tres dados contra dos),.*?\.", told, LINES
    )
    assert tuple(re.findall(r"\d+ %", sentence)) == rows[3, 2]


TABLE_ROW = re.compile(
    r"^\| (\d) (?:against|contra) (\d) \| (\d+ %|–) \| (\d+ %|–) \| (\d+ %|–) \|$", re.MULTILINE
)
LINES = re.MULTILINE | re.DOTALL


def _figures(outcomes: tuple[Roll, ...]) -> tuple[str, ...]:
    """A row of the table: only the defender loses, each side loses one, only the attacker loses."""
    told = ["–", "–", "–"]
    for one in outcomes:
        column = 0 if not one.attacker_losses else 2 if not one.defender_losses else 1
        told[column] = f"{round(100 * one.chance)} %"
    return tuple(told)


@pytest.mark.parametrize(("attackers", "defenders", "known"), KNOWN_WINS)
def test_known_battles(attackers: int, defenders: int, known: float) -> None:
    assert battle(attackers, defenders).win == pytest.approx(known, abs=5e-7)


def test_the_chance_to_conquer_alone_is_the_one_of_the_whole_battle() -> None:
    for attackers in (0, 1, 2, 3, 7, 40, 100):
        for defenders in (0, 1, 2, 5, 41, 100):
            assert win(attackers, defenders) == pytest.approx(battle(attackers, defenders).win)


@pytest.mark.parametrize("down_to", [0, 1, 3])
@pytest.mark.parametrize("defenders", range(7))
@pytest.mark.parametrize("attackers", range(9))
def test_a_battle_ends_as_a_plain_recursion_says(
    attackers: int, defenders: int, down_to: int
) -> None:
    ends = plain_battle(attackers, defenders, down_to)
    odds = battle(attackers, defenders, down_to)
    for left, chance in enumerate(odds.attackers_left):
        assert chance == pytest.approx(float(sum(p for (a, _), p in ends.items() if a == left)))
    for left, chance in enumerate(odds.defenders_left):
        assert chance == pytest.approx(float(sum(p for (_, d), p in ends.items() if d == left)))
    cost = sum((attackers - a) * p for (a, _), p in ends.items())
    damage = sum((defenders - d) * p for (_, d), p in ends.items())
    assert odds.attacker_losses == pytest.approx(float(cost))
    assert odds.defender_losses == pytest.approx(float(damage))
    assert odds.win == odds.defenders_left[0]


@cache
def plain_battle(attackers: int, defenders: int, down_to: int) -> dict[tuple[int, int], Fraction]:
    """Chances of all endings of a battle, by a plain recursion over fractions."""
    if defenders == 0 or attackers <= down_to:
        return {(attackers, defenders): Fraction(1)}
    ends: dict[tuple[int, int], Fraction] = {}
    for outcome in roll(min(3, attackers), min(2, defenders)):
        rest = (attackers - outcome.attacker_losses, defenders - outcome.defender_losses)
        for end, chance in plain_battle(*rest, down_to).items():
            ends[end] = ends.get(end, Fraction(0)) + chance * outcome.chance
    return ends


@pytest.mark.parametrize(
    ("attackers", "defenders", "odds"),
    [
        (0, 3, Odds(0.0, 0.0, 0.0, (1.0,), (0.0, 0.0, 0.0, 1.0))),
        (2, 0, Odds(1.0, 0.0, 0.0, (0.0, 0.0, 1.0), (1.0,))),
    ],
)
def test_a_battle_that_nobody_can_fight_is_over(attackers: int, defenders: int, odds: Odds) -> None:
    assert battle(attackers, defenders) == odds


@pytest.mark.parametrize(
    ("attackers", "defenders", "told"), [(3, 2, 66), (1, 1, 42), (1, 20, 1), (60, 1, 99), (0, 1, 1)]
)
def test_people_are_told_percents_and_never_that_it_is_certain(
    attackers: int, defenders: int, told: int
) -> None:
    assert percent(attackers, defenders) == percents()[attackers][defenders] == told


def test_a_blitz_stops_at_the_attackers_to_keep() -> None:
    odds = battle(10, 8, down_to=4)
    assert odds.win < battle(10, 8).win
    assert sum(odds.attackers_left[:3]) == 0  # a roll costs two at most: 5 may become 3, not 2
    assert odds.attackers_left[3] > 0


def test_one_more_attacker_helps_and_one_more_defender_hurts() -> None:
    for attackers in range(1, 30):
        for defenders in range(1, 30):
            here = battle(attackers, defenders).win
            assert (
                battle(attackers + 1, defenders).win > here > battle(attackers, defenders + 1).win
            )


def test_the_chances_of_a_great_battle_still_add_up() -> None:
    odds = battle(400, 300)
    assert sum(odds.attackers_left) == pytest.approx(1, abs=1e-12)
    assert sum(odds.defenders_left) == pytest.approx(1, abs=1e-12)
    assert odds.win <= 1


@pytest.mark.parametrize("armies", [(-1, 1, 0), (1, -1, 0), (1, 1, -1)])
def test_armies_are_never_negative(armies: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="negative"):
        battle(*armies)
