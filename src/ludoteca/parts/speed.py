"""Points for right and quick answers: the profiles that games with clocks share."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import Millis

CLASSIC_BASE, CLASSIC_BONUS = 100, 50
TIER_BONUSES = (5, 3, 1)


def classic_points(taken: Millis) -> int:
    """100 for a right answer, plus 50 minus one for every whole second."""
    return CLASSIC_BASE + max(0, CLASSIC_BONUS - taken // 1000)


def linear_points(base: int, most: int, taken: Millis, limit: Millis) -> int:
    """The base plus the bonus in proportion to the time left (halves rounded up)."""
    left = max(0, limit - taken)
    return base + (2 * most * left + limit) // (2 * limit)


def tier_bonus(taken: Millis, limit: Millis, bonuses: Sequence[int] = TIER_BONUSES) -> int:
    """The first bonus in the first part of the time, the second in the second, and so on."""
    part = taken * len(bonuses) // limit
    return bonuses[min(part, len(bonuses) - 1)]
