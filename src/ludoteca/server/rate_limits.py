"""Rate limits per session, address and house: token buckets of counts and of work.

Work is measured in milliseconds of CPU time, about. Routes declare their weight in
`http/weights.py`, messages in `rooms/dispatch.py`; `python -m bench.load.weights` measures both.
"""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil

from ludoteca.kernel import Rejected

from .settings import Settings

MOST_BUCKETS = 50_000
"""Buckets that are not full, per limit; beyond them the longest unused are forgotten."""
HEADROOM = 10.0
"""The house admits work only while this multiple of it is left: heavy work is refused first."""
ROUNDING = 1e-6
"""Seconds by which sums of times may err."""
HOUSE = ""
"""The key of a bucket that everybody shares."""


class TokenBucket:
    """Token buckets by key: sustained rate and burst.

    A bucket is stored as the time at which it will be full again (`time.monotonic()`), so a missing
    one is full. Buckets that were not used live in the older of two generations, which is dropped
    when the younger one is large or as old as a bucket takes to fill: no call walks them.
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self.burst = burst
        self._price = 1 / per_second
        """Seconds a token takes to come back."""
        self._filling = burst / per_second
        """Seconds an empty bucket takes to fill."""
        self._enough = self._filling + ROUNDING
        self._younger: dict[str, float] = {}
        self._older: dict[str, float] = {}
        self._next_generation = 0.0

    def __len__(self) -> int:
        return len(self._younger) + len(self._older)

    def allows(self, key: str) -> bool:
        """Take a token, if there is one."""
        return self.wait_for(key, 1.0, time.monotonic()) <= 0

    def take(self, key: str, tokens: float = 1.0) -> None:
        """Take tokens, or refuse with the seconds to wait."""
        wait = self.wait_for(key, tokens, time.monotonic())
        if wait > 0:
            raise too_fast(wait)

    def wait_for(self, key: str, tokens: float, now: float) -> float:
        """Take tokens and return 0, or take none and return the seconds until they are there."""
        # on the path of every move: written out
        full_at = self._younger.get(key)
        if full_at is None:
            full_at = self._older.get(key, 0.0)
        full_at = max(full_at, now)
        cost = tokens * self._price
        after = full_at + cost
        if after - now > self._enough and (wait := self._missing(full_at - now, cost)) > 0:
            return wait
        if now >= self._next_generation or len(self._younger) >= MOST_BUCKETS // 2:
            self._begin_generation(now)
        self._younger[key] = after
        return 0.0

    def _missing(self, until_full: float, cost: float) -> float:
        """Seconds until a bucket can pay; one that is full pays whatever the cost, as a debt."""
        return max(0.0, until_full + min(cost, self._filling) - self._enough)

    def force(self, key: str, tokens: float, now: float) -> None:
        """Take tokens even if they are not there; the debt is at most a whole bucket."""
        full_at = max(now, self._full_at(key)) + tokens * self._price
        self._younger[key] = min(full_at, now + 2 * self._filling)
        if now >= self._next_generation or len(self._younger) >= MOST_BUCKETS // 2:
            self._begin_generation(now)

    def left(self, key: str, now: float) -> float:
        """The tokens in a bucket; negative when in debt."""
        return self.burst - max(0.0, self._full_at(key) - now) / self._price

    def seconds_until(self, key: str, tokens: float, now: float) -> float:
        """Seconds until a bucket holds so many tokens."""
        return (min(tokens, self.burst) - self.left(key, now)) * self._price

    def evict_full(self) -> None:
        """Forget buckets unused for as long as they take to fill: they equal new ones."""
        now = time.monotonic()
        if now >= self._next_generation:
            self._begin_generation(now)

    def _full_at(self, key: str) -> float:
        found = self._younger.get(key)
        return self._older.get(key, 0.0) if found is None else found

    def _begin_generation(self, now: float) -> None:
        self._older, self._younger = self._younger, {}
        self._next_generation = now + self._filling * 2  # a debt takes as long again


class WorkLimits:
    """Limits by cost: work per session, per address and of the whole house."""

    def __init__(self, settings: Settings) -> None:
        per_session, per_address = settings.work_per_session, settings.work_per_address
        self.sessions = TokenBucket(per_session, 5 * per_session)
        self.addresses = TokenBucket(per_address, 5 * per_address)
        self.house = TokenBucket(settings.work_per_house, 2 * settings.work_per_house)

    def house_wait(self, weight: float, now: float) -> float:
        """Seconds until the house has work left for somebody without a seat."""
        return self.house.seconds_until(HOUSE, weight * HEADROOM, now)

    def wait_for(self, session: str, address: str, weight: float, now: float) -> float:
        """Take the work and return 0, or return the seconds to wait for the session or the address.
        The house is charged, not asked. Without a session only the others count."""
        wait = self.sessions.wait_for(session, weight, now) if session else 0.0
        if wait <= 0:
            wait = self.addresses.wait_for(address, weight, now)
            if wait <= 0:
                self.house.force(HOUSE, weight, now)
        return wait

    def wait_as_stranger(self, address: str, weight: float, now: float) -> float:
        """The same for a request whose session is not known yet: the house is asked first."""
        wait = self.house_wait(weight, now)
        return wait if wait > 0 else self.wait_for("", address, weight, now)

    def take_from_session(self, session: str, weight: float) -> None:
        """Charge a session for work whose address was charged already."""
        self.sessions.take(session, weight)


class GuessLimits:
    """Limits on codes of tables that do not exist. Whoever guessed too many may look up no table at
    all for a while; when the house saw too many, nobody who guessed wrong lately."""

    def __init__(self, settings: Settings) -> None:
        per_second = settings.guesses_per_minute / 60
        self.addresses = TokenBucket(per_second, 2 * settings.guesses_per_minute)
        self._house = TokenBucket(10 * per_second, 10 * settings.guesses_per_minute)

    def refusal(self, address: str) -> Rejected | None:
        """The refusal of a lookup after too many wrong codes."""
        now = time.monotonic()
        wait = self.addresses.seconds_until(address, 1.0, now)
        if wait <= 0 and self._house.left(HOUSE, now) < 1:
            wait = self.addresses.seconds_until(address, self.addresses.burst, now)
        return too_fast(wait) if wait > 0 else None

    def wrong(self, address: str) -> None:
        """Count a code that does not exist."""
        now = time.monotonic()
        self.addresses.force(address, 1.0, now)
        self._house.force(HOUSE, 1.0, now)


REPORTS_NEAR = 30
"""How many times the reports of a session an address may make."""
REACTIONS_PER_SECOND = 0.5
"""Per session."""
EXPORTS_PER_HOUR = 4
"""Of one's data, per session and per address."""


class RateLimits:
    """Every rate limit of a server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = TokenBucket(settings.requests_per_second, 5 * settings.requests_per_second)
        self.messages = TokenBucket(settings.messages_per_second, 3 * settings.messages_per_second)
        self.chats = TokenBucket(settings.chats_per_second, 5)
        self.reactions = TokenBucket(REACTIONS_PER_SECOND, 4)
        self.sessions = TokenBucket(settings.sessions_per_minute / 60, settings.sessions_per_minute)
        self.logins = TokenBucket(settings.logins_per_hour / 3600, settings.logins_per_hour)
        self.tables = TokenBucket(settings.tables_per_hour / 3600, settings.tables_per_hour)
        """New tables per address."""
        self.media = TokenBucket(settings.media_per_hour / 3600, settings.media_per_hour)
        """New pictures and sounds per address."""
        self.exports = TokenBucket(EXPORTS_PER_HOUR / 3600, EXPORTS_PER_HOUR)
        reports = settings.reports_per_hour
        self.reports = TokenBucket(reports / 3600, reports)
        self.reports_near = TokenBucket(REPORTS_NEAR * reports / 3600, REPORTS_NEAR * reports)
        """Reports per address."""
        self.mailed_reports = TokenBucket(20 * reports / 3600, 20 * reports)
        self.codes = TokenBucket(settings.codes_per_hour / 3600, settings.codes_per_hour)
        self.work = WorkLimits(settings)
        self.guesses = GuessLimits(settings)
        self.sockets: Counter[str] = Counter()
        """Open sockets per address."""
        self._most_sockets = settings.sockets_per_address

    def evict_full(self) -> None:
        counts = (
            self.requests, self.messages, self.chats, self.reactions, self.tables, self.media,
        )  # fmt: skip
        secrets = (self.exports, self.sessions, self.logins, self.codes, self.guesses.addresses)
        for bucket in (*counts, *secrets, self.work.sessions, self.work.addresses):
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


def too_fast(wait: float) -> Rejected:
    """A refusal with the whole seconds to wait."""
    return Rejected("too_fast", seconds=max(1, ceil(wait)))


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What limits per address count: the address, or the /64 network of an IPv6 one, all of which
    usually belongs to one household."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
