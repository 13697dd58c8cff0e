"""Limits: what is remembered of whom, and for how long."""

from __future__ import annotations

from ludoteca.server.rate_limits import Rate


def test_whoever_may_do_everything_again_is_forgotten() -> None:
    rate = Rate(per_second=1e9, at_once=1)
    assert rate.allows("ana")
    rate.forget()
    assert len(rate) == 0


def test_whoever_did_too_much_is_remembered() -> None:
    rate = Rate(per_second=1e-9, at_once=1)
    assert rate.allows("ana")
    rate.forget()
    assert not rate.allows("ana")
