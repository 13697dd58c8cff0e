"""Rate limits: which buckets are kept, and which evicted."""

from __future__ import annotations

from ludoteca.server.rate_limits import TokenBucket


def test_a_full_bucket_is_evicted() -> None:
    bucket = TokenBucket(per_second=1e9, burst=1)
    assert bucket.allows("ana")
    bucket.evict_full()
    assert len(bucket) == 0


def test_an_empty_bucket_is_kept() -> None:
    bucket = TokenBucket(per_second=1e-9, burst=1)
    assert bucket.allows("ana")
    bucket.evict_full()
    assert not bucket.allows("ana")
