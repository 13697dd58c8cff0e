"""A job of the compute processes: a function of plain arguments that returns bytes."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

Run: TypeAlias = Callable[..., bytes]
"""A function of a module, so that the process can import it. It may raise `Rejected`."""


class Asker(NamedTuple):
    """Whoever asks for a job: a session, if there is one, and an address."""

    session: str
    address: str

    @property
    def name(self) -> str:
        return self.session or self.address


class Job(NamedTuple):
    run: Run
    key: tuple[object, ...]
    """The same key means the same result."""
    load: Callable[[], Awaitable[tuple[object, ...]]]
    """The arguments, loaded when a process is free: a waiting job takes no memory for them."""

    @property
    def digest(self) -> bytes:
        question = (self.run.__module__, self.run.__qualname__, self.key)
        return blake2b(pickle.dumps(question), digest_size=20).digest()


def job_of(run: Run, *arguments: object) -> Job:
    """A job whose result depends on its arguments alone."""

    async def load() -> tuple[object, ...]:
        return arguments

    return Job(run, arguments, load)
