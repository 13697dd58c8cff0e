"""Rate limits per session and address, as token buckets."""

from __future__ import annotations

import time
from collections import Counter

from ludoteca.kernel import Rejected

from .settings import Settings

MOST_BUCKETS = 50_000


class TokenBucket:
    """Token buckets by key: sustained rate and burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        """Tokens left, and the `time.monotonic()` of that figure."""

    def __len__(self) -> int:
        return len(self._buckets)

    def allows(self, key: str) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        left, then = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        if left < 1:
            return False
        if len(self._buckets) >= MOST_BUCKETS:
            self.evict_full()
        self._buckets[key] = (left - 1, now)
        return True

    def take(self, key: str) -> None:
        """Take a token, or refuse with the seconds to wait."""
        if not self.allows(key):
            raise Rejected("too_fast", seconds=max(1, round(1 / self.per_second)))

    def evict_full(self) -> None:
        """Drop buckets that have filled up again: they equal new ones."""
        now, filled = time.monotonic(), self.burst / self.per_second
        self._buckets = {k: v for k, v in self._buckets.items() if now - v[1] < filled}


class RateLimits:
    """Every rate limit of a server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = TokenBucket(settings.requests_per_second, 5 * settings.requests_per_second)
        self.messages = TokenBucket(settings.messages_per_second, 3 * settings.messages_per_second)
        self.chats = TokenBucket(settings.chats_per_second, 5)
        self.sessions = TokenBucket(settings.sessions_per_minute / 60, settings.sessions_per_minute)
        self.logins = TokenBucket(settings.logins_per_hour / 3600, settings.logins_per_hour)
        self.tables = TokenBucket(settings.tables_per_hour / 3600, settings.tables_per_hour)
        """New tables per address."""
        self.sockets: Counter[str] = Counter()
        """Open sockets per address."""
        self._most_sockets = settings.sockets_per_address

    def evict_full(self) -> None:
        for bucket in (
            self.requests,
            self.messages,
            self.chats,
            self.sessions,
            self.logins,
            self.tables,
        ):
            bucket.evict_full()

    def open_socket(self, address: str) -> bool:
        if self.sockets[address] >= self._most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
