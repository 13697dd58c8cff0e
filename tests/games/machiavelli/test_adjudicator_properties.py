"""Properties of the adjudicator on random positions: a few, or 50,000 with the large profile."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from ludoteca.games.machiavelli.adjudicator import (
    DEFAULT_RULINGS,
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
STACKING = Rulings(stacking=True)

Turn = tuple[list[Unit], list[Order], dict[int, list[int]]]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_properties_of_every_decision(batch: int) -> None:
    random = Random(batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random)
        decided = adjudicate(ITALY, units, orders, retreats)
        units_share_no_province(units, decided)
        units_dislodge_none_of_their_owner(units, decided)
        every_decision_has_a_reason(decided)
        garrisons_stay(units, decided)
        only_dislodged_units_leave_or_are_lost(decided, units)
        the_order_of_the_list_does_not_matter(random, (units, orders, retreats), decided)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_properties_with_stacking(batch: int) -> None:
    """Ruling B-10, not the default."""
    random = Random(100 + batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=20, stacking=True)
        decided = adjudicate(ITALY, units, orders, retreats, rulings=STACKING)
        only_units_of_one_owner_share_a_province(units, decided)
        units_dislodge_none_of_their_owner(units, decided)
        stacked_units_that_stay_are_dislodged_together(units, decided)
        every_decision_has_a_reason(decided)
        garrisons_stay(units, decided)
        only_dislodged_units_leave_or_are_lost(decided, units)
        the_order_of_the_list_does_not_matter(random, (units, orders, retreats), decided, STACKING)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_stacking_matters_only_between_units_of_one_owner(batch: int) -> None:
    """With one owner for each unit, B-10 changes nothing."""
    random = Random(200 + batch)
    for _ in range(COUNT // BATCHES):
        units, orders, retreats = random_turn(random, most=20)
        apart = [unit._replace(owner=number) for number, unit in enumerate(units)]
        usual = adjudicate(ITALY, apart, orders, retreats)
        assert adjudicate(ITALY, apart, orders, retreats, rulings=STACKING) == usual


def only_units_of_one_owner_share_a_province(units: Sequence[Unit], decided: Decisions) -> None:
    owners: dict[int, set[int]] = {}
    for unit, place in zip(units, decided.places, strict=True):
        if unit.kind != GARRISON and place != NOWHERE:
            owners.setdefault(place, set()).add(unit.owner)
    assert all(len(found) == 1 for found in owners.values())


def stacked_units_that_stay_are_dislodged_together(
    units: Sequence[Unit], decided: Decisions
) -> None:
    lost: dict[int, set[bool]] = {}
    for number, unit in enumerate(units):
        if unit.kind != GARRISON and decided.results[number].reason != "enters":
            lost.setdefault(unit.place, set()).add(number in decided.dislodged)
    assert all(len(found) == 1 for found in lost.values())


def units_share_no_province(units: Sequence[Unit], decided: Decisions) -> None:
    standing = Counter(
        place
        for unit, place in zip(units, decided.places, strict=True)
        if unit.kind != GARRISON and place != NOWHERE
    )
    assert set(standing.values()) <= {1}


def units_dislodge_none_of_their_owner(units: Sequence[Unit], decided: Decisions) -> None:
    assert all(units[lost].owner != units[by].owner for lost, by in decided.dislodged.items())


def every_decision_has_a_reason(decided: Decisions) -> None:
    assert all(outcome.reason for outcome in decided.results)
    assert decided.fates.keys() == decided.dislodged.keys()


def garrisons_stay(units: Sequence[Unit], decided: Decisions) -> None:
    assert all(
        place == unit.place
        for unit, place in zip(units, decided.places, strict=True)
        if unit.kind == GARRISON
    )


def only_dislodged_units_leave_or_are_lost(decided: Decisions, units: Sequence[Unit]) -> None:
    for number, (unit, place) in enumerate(zip(units, decided.places, strict=True)):
        if number in decided.dislodged:
            assert place != unit.place
            assert (place == NOWHERE) == (decided.fates[number] != "retreated")
        else:
            assert place != NOWHERE


def the_order_of_the_list_does_not_matter(
    random: Random, turn: Turn, decided: Decisions, rulings: Rulings = DEFAULT_RULINGS
) -> None:
    """Except for which of the stacked units a reason names."""
    units, orders, retreats = turn
    shuffled = random.sample(range(len(units)), len(units))
    moved = {old: new for new, old in enumerate(shuffled)}
    again = adjudicate(
        ITALY,
        [units[old] for old in shuffled],
        [_renumbered(orders[old], moved) for old in shuffled],
        {moved[old]: listed for old, listed in retreats.items()},
        rulings=rulings,
    )
    assert [again.places[moved[old]] for old in range(len(units))] == decided.places
    assert again.contested == decided.contested
    assert again.repelled == decided.repelled
    for old, (reason, by) in enumerate(decided.results):
        other = again.results[moved[old]]
        named = units[shuffled[other.by]].place if other.by >= 0 else NOWHERE
        assert other.reason == reason
        assert named == (units[by].place if by >= 0 else NOWHERE)
        assert rulings.stacking or other.by == moved.get(by, -1)


def _renumbered(order: Order, moved: Mapping[int, int]) -> Order:
    names_a_unit = order.action in (2, 3)
    return order._replace(target=moved[order.target]) if names_a_unit else order
