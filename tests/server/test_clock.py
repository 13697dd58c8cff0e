"""Match clock."""

from __future__ import annotations

from ludoteca.server.tables.clock import Clock


def test_match_time_stands_still_while_it_is_paused() -> None:
    clock = Clock(1_000)
    assert clock.at(1_500) == 500
    paused = clock.pause(2_000)
    assert [paused.at(wall) for wall in (2_000, 9_000)] == [1_000, 1_000]
    again = paused.resume(9_000)
    assert again.at(9_250) == 1_250
    assert again.time_of(1_250) == 9_250


def test_match_time_does_not_begin_before_the_match() -> None:
    assert Clock(1_000).at(900) == 0
