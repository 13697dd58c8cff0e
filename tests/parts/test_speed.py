"""Points for speed, case by case."""

from __future__ import annotations

import pytest

from ludoteca.parts.speed import classic_points, linear_points, tier_bonus


@pytest.mark.parametrize(
    ("taken", "points"), [(0, 150), (999, 150), (1000, 149), (49_999, 101), (50_000, 100)]
)
def test_100_and_50_less_the_whole_seconds(taken: int, points: int) -> None:
    assert classic_points(taken) == points


@pytest.mark.parametrize(
    ("taken", "points"), [(0, 20), (10_000, 15), (9000, 16), (11_000, 15), (25_000, 10)]
)
def test_10_and_as_much_of_the_bonus_as_time_is_left(taken: int, points: int) -> None:
    assert linear_points(10, 10, taken, 20_000) == points


def test_without_a_bonus_speed_pays_nothing() -> None:
    assert linear_points(10, 0, 0, 20_000) == 10


@pytest.mark.parametrize(
    ("taken", "bonus"), [(0, 5), (19_999, 5), (20_000, 3), (39_999, 3), (40_000, 1), (60_000, 1)]
)
def test_the_bonus_falls_by_thirds(taken: int, bonus: int) -> None:
    assert tier_bonus(taken, 60_000) == bonus
