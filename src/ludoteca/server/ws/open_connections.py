"""Open connections of the house and per address, and the files a process may open."""

from __future__ import annotations

import logging
import time
from collections import Counter

from ludoteca.server.rate_limits import network_of
from ludoteca.server.settings import Settings

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

RESERVED_FILES = 128
"""Files kept for the database, processes of bots and logs."""
SECONDS_BETWEEN_WARNINGS = 60.0


class OpenConnections:
    """Counts connections, and refuses those beyond the limits."""

    def __init__(self, settings: Settings) -> None:
        files = _most_files()
        self.most = min(settings.connections, max(files - RESERVED_FILES, files // 2))
        self._most_per_address = settings.connections_per_address
        self._proxies = frozenset(settings.proxies)
        self._count = 0
        self._addresses: Counter[str] = Counter()
        self._next_warning = 0.0

    def __len__(self) -> int:
        return self._count

    def open(self, address: str) -> bool:
        """Count a connection; False if it is to be refused. Each is closed once, refused or not."""
        self._count += 1
        network = network_of(address)
        self._addresses[network] += 1
        if self._count > self.most:
            self._warn("no connections left", self.most)
            return False
        if address in self._proxies or self._addresses[network] <= self._most_per_address:
            return True
        self._warn("an address has too many connections", self._most_per_address)
        return False

    @property
    def are_far_too_many(self) -> bool:
        """Whether even refusals use up files that others need."""
        return self._count > self.most + RESERVED_FILES // 2

    def close(self, address: str) -> None:
        network = network_of(address)
        self._count -= 1
        self._addresses[network] -= 1
        if not self._addresses[network]:
            del self._addresses[network]

    def _warn(self, event: str, most: int) -> None:
        now = time.monotonic()
        if now >= self._next_warning:
            self._next_warning = now + SECONDS_BETWEEN_WARNINGS
            log.warning(event, extra={"open": self._count, "most": most})


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows it."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _most_files() -> int:
    if resource is None:
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
