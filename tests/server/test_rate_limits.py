"""Rate limits: token buckets, work by cost, guessed codes, addresses."""

from __future__ import annotations

import time
from typing import Any

import pytest

from ludoteca.kernel import Rejected
from ludoteca.server.rate_limits import (
    MOST_BUCKETS,
    GuessLimits,
    TokenBucket,
    WorkLimits,
    network_of,
)
from ludoteca.server.settings import Settings

# Buckets


def test_a_full_bucket_is_evicted() -> None:
    bucket = TokenBucket(per_second=1e9, burst=1)
    assert bucket.allows("ana")
    bucket.evict_full()
    bucket.evict_full()
    assert len(bucket) == 0


def test_an_empty_bucket_is_kept() -> None:
    bucket = TokenBucket(per_second=1e-9, burst=1)
    assert bucket.allows("ana")
    bucket.evict_full()
    bucket.evict_full()
    assert not bucket.allows("ana")


def test_a_bucket_survives_a_generation() -> None:
    bucket = TokenBucket(per_second=1, burst=2)
    assert bucket.wait_for("ana", 2, 100.0) == 0
    assert bucket.wait_for("bo", 1, 104.5) == 0  # begins a generation
    assert bucket.wait_for("bo", 2, 104.5) == pytest.approx(1, abs=1e-3)
    assert bucket.wait_for("bo", 2, 105.6) == 0


def test_a_refusal_names_the_seconds_to_wait() -> None:
    bucket = TokenBucket(per_second=0.1, burst=3)
    bucket.take("ana", 3)
    with pytest.raises(Rejected) as refused:
        bucket.take("ana", 2)
    assert refused.value.params == {"seconds": 20}


def test_tokens_come_back_with_time_and_never_above_the_burst() -> None:
    bucket = TokenBucket(per_second=2, burst=4)
    assert bucket.wait_for("ana", 4, 100.0) == 0
    assert bucket.wait_for("ana", 1, 100.0) == pytest.approx(0.5, abs=1e-3)
    assert bucket.wait_for("ana", 1, 100.5) == 0
    assert bucket.left("ana", 200.0) == 4


def test_more_than_a_burst_is_paid_by_a_full_bucket_as_a_debt() -> None:
    bucket = TokenBucket(per_second=1, burst=5)
    assert bucket.wait_for("ana", 20, 100.0) == 0
    assert bucket.left("ana", 100.0) == -15
    assert bucket.wait_for("ana", 1, 100.0) == pytest.approx(16, abs=1e-3)


def test_a_hundred_thousand_strangers_cost_little_each_and_no_more_memory() -> None:
    bucket = TokenBucket(per_second=1e-3, burst=10)
    for stranger in range(MOST_BUCKETS):
        bucket.wait_for(str(stranger), 1, 100.0)
    began, slowest = time.thread_time(), 0.0
    for stranger in range(MOST_BUCKETS, 2 * MOST_BUCKETS):
        before = time.thread_time()
        bucket.wait_for(str(stranger), 1, 100.0)
        slowest = max(slowest, time.thread_time() - before)
    assert (time.thread_time() - began) / MOST_BUCKETS < 50e-6
    assert slowest < 20e-3  # a generation that is dropped; walking all took 5.6 ms each time
    assert len(bucket) <= MOST_BUCKETS


# Work


def work(**settings: float) -> WorkLimits:
    limits: dict[str, Any] = {
        "work_per_session": 10.0,
        "work_per_address": 20.0,
        "work_per_house": 100.0,
    }
    return WorkLimits(Settings(**(limits | settings)))


def test_work_is_charged_to_session_address_and_house() -> None:
    limits = work()
    assert limits.wait_for("ana", "::1", 30, 100.0) == 0
    assert limits.sessions.left("ana", 100.0) == pytest.approx(20)
    assert limits.addresses.left("::1", 100.0) == pytest.approx(70)
    assert limits.house.left("", 100.0) == pytest.approx(170)


@pytest.mark.parametrize(
    ("first", "second", "wait"),
    [
        (("ana", "a", 50), ("ana", "b", 10), 1.0),  # the session of another address
        (("ana", "a", 50), ("bo", "b", 10), 0.0),
        (("", "a", 100), ("bo", "a", 10), 0.5),  # another session of the address
    ],
)
def test_whoever_used_up_their_work_waits(
    first: tuple[str, str, float], second: tuple[str, str, float], wait: float
) -> None:
    limits = work()
    assert limits.wait_for(*first, 100.0) == 0
    assert limits.wait_for(*second, 100.0) == pytest.approx(wait, abs=1e-3)


def test_the_house_refuses_heavy_requests_first_and_players_never() -> None:
    limits = work(work_per_address=1e6)
    assert limits.wait_as_stranger("a", 15, 100.0) == 0
    limits.wait_for("", "b", 50, 100.0)
    assert limits.wait_as_stranger("c", 15, 100.0) > 0
    assert limits.wait_as_stranger("c", 5, 100.0) == 0
    limits.wait_for("", "b", 125, 100.0)
    assert limits.wait_as_stranger("c", 1, 100.0) > 0
    assert limits.wait_for("player", "d", 1, 100.0) == 0


def test_the_debt_of_the_house_is_bounded() -> None:
    limits = work(work_per_address=1e9)
    for _ in range(100):
        limits.wait_for("", "a", 1_000, 100.0)
    assert limits.house_wait(1, 104.2) <= 0


# Guessed codes


def test_whoever_guesses_codes_is_stopped_by_address() -> None:
    guesses = GuessLimits(Settings(guesses_per_minute=5))
    for _ in range(10):
        assert guesses.refusal("a") is None
        guesses.wrong("a")
    refusal = guesses.refusal("a")
    assert refusal is not None
    assert 0 < int(str(refusal.params["seconds"])) <= 12
    assert guesses.refusal("b") is None


def test_when_the_house_saw_many_only_those_may_look_who_never_guessed_wrong() -> None:
    guesses = GuessLimits(Settings(guesses_per_minute=5))
    for address in range(50):
        guesses.wrong(str(address))
    assert guesses.refusal("7") is not None
    assert guesses.refusal("honest") is None


# Addresses


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("local", "local"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network
