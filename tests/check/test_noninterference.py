"""ShiftedChance: exactly one draw is changed."""

from __future__ import annotations

import pytest

from ludoteca import Chance, seed_from_int
from ludoteca.check.noninterference import ShiftedChance

SEED = seed_from_int(3)


@pytest.mark.parametrize("which", range(8))
@pytest.mark.parametrize("shift", [0, 1, 4, 5, 65_535])
def test_one_draw_falls_out_otherwise(which: int, shift: int) -> None:
    usual, shifted = Chance(SEED).dice(8), ShiftedChance(SEED, which, shift).dice(8)
    assert [i for i in range(8) if usual[i] != shifted[i]] == [which]
    assert all(1 <= die <= 6 for die in shifted)


def test_every_other_outcome_can_come() -> None:
    usual = Chance(SEED).die()
    assert {ShiftedChance(SEED, 0, shift).die() for shift in range(5)} == {1, 2, 3, 4, 5, 6} - {
        usual
    }


def test_what_cannot_fall_out_otherwise_does_not() -> None:
    assert ShiftedChance(SEED, 0, 7).below(1) == 0


def test_what_was_asked_is_kept_and_draws_are_as_usual() -> None:
    chance = ShiftedChance(SEED)
    assert chance.sample("abcd", 4) == Chance(SEED).sample("abcd", 4)
    chance.dice(2)
    assert chance.asked == [4, 3, 2, 6, 6]
