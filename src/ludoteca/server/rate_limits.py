"""Limits: how often a session or an address may do something, as buckets that fill again."""

from __future__ import annotations

import time
from collections import Counter

from ludoteca.kernel import Rejected

from .settings import Settings

MOST_BUCKETS = 50_000


class Rate:
    """So many a second in the long run, so many at once."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._buckets: dict[str, tuple[float, float]] = {}
        """What is left, and when that was so."""

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._buckets)

    def allows(self, key: str) -> bool:
        """Take one, if there is one left."""
        now = time.monotonic()
        left, then = self._buckets.get(key, (self.at_once, now))
        left = min(self.at_once, left + (now - then) * self.per_second)
        if left < 1:
            return False
        if len(self._buckets) >= MOST_BUCKETS:
            self.forget()
        self._buckets[key] = (left - 1, now)
        return True

    def take(self, key: str) -> None:
        """Take one, or refuse with how long to wait."""
        if not self.allows(key):
            raise Rejected("too_fast", seconds=max(1, round(1 / self.per_second)))

    def forget(self) -> None:
        """Buckets that are full again need not be remembered."""
        now, filled = time.monotonic(), self.at_once / self.per_second
        self._buckets = {k: v for k, v in self._buckets.items() if now - v[1] < filled}


class Limits:
    """All the limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate(settings.requests_per_second, 5 * settings.requests_per_second)
        self.messages = Rate(settings.messages_per_second, 3 * settings.messages_per_second)
        self.chats = Rate(settings.chats_per_second, 5)
        self.sessions = Rate(settings.sessions_per_minute / 60, settings.sessions_per_minute)
        self.logins = Rate(settings.logins_per_hour / 3600, settings.logins_per_hour)
        self.sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def forget(self) -> None:
        """Whoever did nothing for a while is as good as new."""
        for rate in (self.requests, self.messages, self.chats, self.sessions, self.logins):
            rate.forget()

    def open_socket(self, address: str) -> bool:
        if self.sockets[address] >= self._most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
