"""What holds whatever is ordered, over random positions: few usually, 50,000 with the large
profile."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from ludoteca.games.machiavelli.adjudicator import (
    USUAL,
    Decisions,
    Order,
    Rulings,
    Unit,
    adjudicate,
)
from ludoteca.games.machiavelli.map.board import GARRISON, NOWHERE
from tests.games.machiavelli.random_turns import ITALY, random_turn

COUNT = 50_000 if os.environ.get("LUDOTECA_PROFILE") == "large" else 500
BATCHES = 10
TOGETHER = Rulings(stacking=True)

Turn = tuple[list[Unit], list[Order], dict[int, list[int]]]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_holds_in_every_position(batch: int) -> None:
    random = Random(batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random)
        decided = adjudicate(ITALY, units, orders, retreats)
        nobody_shares_a_province(units, decided)
        nobody_dislodges_their_own(units, decided)
        every_decision_has_a_reason(decided)
        garrisons_stay(units, decided)
        who_is_dislodged_is_gone_and_nobody_else_is_lost(decided, units)
        the_order_of_the_list_does_not_matter(random, (units, orders, retreats), decided)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_holds_where_units_stand_together(batch: int) -> None:
    """B-10, otherwise than usual."""
    random = Random(100 + batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=20, stacking=True)
        decided = adjudicate(ITALY, units, orders, retreats, rulings=TOGETHER)
        only_units_of_one_owner_share_a_province(units, decided)
        nobody_dislodges_their_own(units, decided)
        who_stood_together_and_stayed_shares_its_fate(units, decided)
        every_decision_has_a_reason(decided)
        garrisons_stay(units, decided)
        who_is_dislodged_is_gone_and_nobody_else_is_lost(decided, units)
        the_order_of_the_list_does_not_matter(random, (units, orders, retreats), decided, TOGETHER)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_where_nobody_stands_together_it_matters_only_between_own_units(batch: int) -> None:
    """With one owner for each unit, B-10 decides nothing."""
    random = Random(200 + batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=20)
        apart = [unit._replace(owner=number) for number, unit in enumerate(units)]
        usual = adjudicate(ITALY, apart, orders, retreats)
        assert adjudicate(ITALY, apart, orders, retreats, rulings=TOGETHER) == usual


def only_units_of_one_owner_share_a_province(units: Sequence[Unit], decided: Decisions) -> None:
    owners: dict[int, set[int]] = {}
    for unit, place in zip(units, decided.places, strict=True):
        if unit.kind != GARRISON and place != NOWHERE:
            owners.setdefault(place, set()).add(unit.owner)
    assert all(len(found) == 1 for found in owners.values())


def who_stood_together_and_stayed_shares_its_fate(
    units: Sequence[Unit], decided: Decisions
) -> None:
    lost: dict[int, set[bool]] = {}
    for number, unit in enumerate(units):
        if unit.kind != GARRISON and decided.outcomes[number].reason != "enters":
            lost.setdefault(unit.place, set()).add(number in decided.dislodged)
    assert all(len(found) == 1 for found in lost.values())


def nobody_shares_a_province(units: Sequence[Unit], decided: Decisions) -> None:
    standing = Counter(
        place
        for unit, place in zip(units, decided.places, strict=True)
        if unit.kind != GARRISON and place != NOWHERE
    )
    assert set(standing.values()) <= {1}


def nobody_dislodges_their_own(units: Sequence[Unit], decided: Decisions) -> None:
    assert all(units[lost].owner != units[by].owner for lost, by in decided.dislodged.items())


def every_decision_has_a_reason(decided: Decisions) -> None:
    assert all(outcome.reason for outcome in decided.outcomes)
    assert decided.fates.keys() == decided.dislodged.keys()


def garrisons_stay(units: Sequence[Unit], decided: Decisions) -> None:
    assert all(
        place == unit.place
        for unit, place in zip(units, decided.places, strict=True)
        if unit.kind == GARRISON
    )


def who_is_dislodged_is_gone_and_nobody_else_is_lost(
    decided: Decisions, units: Sequence[Unit]
) -> None:
    for number, (unit, place) in enumerate(zip(units, decided.places, strict=True)):
        if number in decided.dislodged:
            assert place != unit.place
            assert (place == NOWHERE) == (decided.fates[number] != "retreated")
        else:
            assert place != NOWHERE


def the_order_of_the_list_does_not_matter(
    random: Random, turn: Turn, decided: Decisions, rulings: Rulings = USUAL
) -> None:
    """But for which of those who stand together is named in a reason."""
    units, orders, retreats = turn
    shuffled = random.sample(range(len(units)), len(units))
    moved = {old: new for new, old in enumerate(shuffled)}
    again = adjudicate(
        ITALY,
        [units[old] for old in shuffled],
        [_renumbered(orders[old], moved) for old in shuffled],
        {moved[old]: wishes for old, wishes in retreats.items()},
        rulings=rulings,
    )
    assert [again.places[moved[old]] for old in range(len(units))] == decided.places
    assert again.contested == decided.contested
    assert again.repelled == decided.repelled
    for old, (reason, by) in enumerate(decided.outcomes):
        other = again.outcomes[moved[old]]
        named = units[shuffled[other.by]].place if other.by >= 0 else NOWHERE
        assert other.reason == reason
        assert named == (units[by].place if by >= 0 else NOWHERE)
        assert rulings.stacking or other.by == moved.get(by, -1)


def _renumbered(order: Order, moved: Mapping[int, int]) -> Order:
    names_a_unit = order.action in (2, 3)
    return order._replace(target=moved[order.target]) if names_a_unit else order
