"""Turn order: the clock of a turn."""

from __future__ import annotations

from ludoteca.kernel import Due
from ludoteca.parts.turns import deadline_after, turn_clock


def test_a_turn_has_a_clock_only_where_it_is_given_time() -> None:
    assert turn_clock(deadline_after(500, 0)) is None
    assert turn_clock(deadline_after(500, 30)) == Due(30_500, "turn_clock", skips=True)
