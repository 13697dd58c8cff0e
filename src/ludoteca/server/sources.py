"""Sources of time, identifiers and secrets. Tests replace them to make a server predictable."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from ludoteca.kernel import Millis

from .tables.names import ALPHABET, CODE_LENGTH

SECRET_BYTES = 32


def wall_clock() -> Millis:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def make_code(length: int = CODE_LENGTH, pick: Callable[[str], str] = secrets.choice) -> str:
    """A random code of unambiguous letters."""
    return "".join(pick(ALPHABET) for _ in range(length))


def new_secret() -> str:
    """A table's secret, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def monotonic_clock() -> Millis:
    """Milliseconds that nobody can set; they stop while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class Sources:
    """Everything a server takes from outside its own state and requests."""

    def __init__(
        self,
        now: Callable[[], Millis] = wall_clock,
        monotonic: Callable[[], Millis] = monotonic_clock,
    ) -> None:
        self.now = now
        self.monotonic = monotonic
        self.new_id: Callable[[], str] = lambda: secrets.token_urlsafe(16)
        self.new_code: Callable[[], str] = make_code
        self.new_secret: Callable[[], str] = new_secret
