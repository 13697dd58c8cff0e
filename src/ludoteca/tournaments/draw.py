"""A reproducible draw: orders that follow from a seed and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from .tournament import Number


def drawn(seed: str, what: str, numbers: Iterable[Number]) -> list[Number]:
    """The entrants in an order nobody can foresee without the seed, another for each `what`."""
    return sorted(numbers, key=lambda number: sha256(f"{seed}:{what}:{number}".encode()).digest())
